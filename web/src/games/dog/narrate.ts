/** A turn of DOG in a sentence or two. */
import { peopleOf, sentences, varied, type People, type Person } from "../../kit/narrating";
import type { AnyEvent, Who } from "../game";
import { receiver } from "./board";
import { cardName } from "./cards";
import type { GameText } from "./text/type";
import { homeCount, isHomecoming, spaces } from "./turn";
import type { Captured, GameEvent, Moved, View } from "./types";
import { cardWord } from "./words";

interface Told {
  turn: GameEvent[];
  people: People;
  text: GameText;
  view: View;
}

type Of<Kind> = Extract<GameEvent, { is: Kind }>;

/** The first event of a kind. */
function first<Kind extends GameEvent["is"]>(turn: GameEvent[], kind: Kind): Of<Kind> | undefined {
  return turn.find((event): event is Of<Kind> => event.is === kind);
}

export function narrate(events: AnyEvent[], who: Who, text: GameText, view: View): string {
  const told = { turn: events as unknown as GameEvent[], people: peopleOf(who, view.you), text, view };
  return text.say.spell(won(told) || dealt(told) || exchanged(told) || passed(told) || played(told));
}

function aCard(card: number, text: GameText): string {
  return text.say.aCard(cardWord(cardName(card), text));
}

function won({ turn, people, text }: Told): string {
  const over = first(turn, "Won");
  return over ? text.say.wins(over.seats.map(people)) : "";
}

function dealt({ turn, people, text: { say } }: Told): string {
  const deal = first(turn, "Dealt");
  const lot = first(turn, "DealerChosen");
  if (deal) return say.dealt(people(deal.dealer), deal.round, deal.size);
  return lot ? say.dealerChosen(people(lot.seat)) : "";
}

/** DG8 What came of the exchange, as far as one may know it. */
function exchanged(told: Told): string {
  const { turn, people, text } = told;
  const last = turn.findLast((event) => event.is === "Offered");
  const given = first(turn, "OwnOffer");
  if (first(turn, "Exchanged")) return traded(told);
  if (given && last?.seat === given.seat)
    return text.say.offers(people(next(told, given.seat)), aCard(given.card, text));
  return last ? text.say.offered(people(last.seat)) : "";
}

function traded(told: Told): string {
  const { turn, people, text } = told;
  const [given, got] = [first(turn, "OwnOffer"), first(turn, "Received")];
  if (!got) return text.say.exchanged;
  const giver = people(got.giver);
  if (!given) return text.say.received(giver, aCard(got.card, text));
  const to = next(told, given.seat);
  const [gave, back] = [aCard(given.card, text), aCard(got.card, text)];
  return to === got.giver
    ? text.say.traded(giver, gave, back)
    : text.say.passed(people(to), gave, giver, back);
}

function next({ view }: Told, seat: number): number {
  return receiver(view.options.players, seat);
}

function passed({ turn, people, text }: Told): string {
  if (first(turn, "Played")) return "";
  const down = first(turn, "LaidDown");
  const discarded = first(turn, "Discarded");
  if (down) {
    const [by, cards] = [people(down.seat), down.cards.length];
    const plain = text.say.laysDown.map((line) => line(by, cards));
    return varied(down, plain, text.say.laysDownJest(by));
  }
  if (!discarded) return "";
  const drawn = first(turn, "OwnDraw");
  return sentences(
    text.say.discards(people(discarded.seat), aCard(discarded.card, text)),
    drawn && text.say.draws(aCard(drawn.card, text)),
  );
}

function played(told: Told): string {
  const { turn, people, text } = told;
  const card = first(turn, "Played");
  if (!card) return "";
  const by = people(card.seat);
  const words = aCard(card.card, text);
  const captured = turn.filter((event): event is Captured => event.is === "Captured");
  const struck = captured.length > 0 && captures(told, by, card.seat, captured, words);
  const home = homecoming(told);
  return sentences(struck || (!home && does(told, by, card.seat, words)), home);
}

/** The players whose pawns were captured; one's own pawns come last. */
function captures(
  { people, text: { say } }: Told,
  by: Person,
  seat: number,
  hit: Captured[],
  card: string,
): string {
  const seats = [...new Set(hit.map(({ colour }) => colour))];
  const others = seats.filter((colour) => colour !== seat).map(people);
  if (!others.length) return say.ownGoal(by, card);
  const plain = say.captures.map((line) => line(by, others, card));
  return sentences(
    varied(hit[0], plain, say.capturesJest(by, others)),
    others.length < seats.length && say.capturesOwn(by),
  );
}

function does(told: Told, by: Person, seat: number, card: string): string {
  const { turn, people, text } = told;
  const { say } = text;
  const [entered, swapped] = [first(turn, "Entered"), first(turn, "Swapped")];
  if (entered)
    return entered.colour === seat ? say.enters(by, card) : say.entersFor(by, card, people(entered.colour));
  if (swapped) {
    const whom = people(swapped.other_colour);
    if (swapped.colour !== seat) return say.swapsFor(by, people(swapped.colour), whom);
    return varied(
      swapped,
      say.swaps.map((line) => line(by, whom)),
      say.swapsJest(by, whom),
    );
  }
  return first(turn, "WithoutEffect") ? say.idle(by) : moves(told, by, seat, card);
}

function moves({ turn, people, text: { say }, view }: Told, by: Person, seat: number, card: string): string {
  const ways = turn.filter((event): event is Moved => event.is === "Moved");
  const counts = ways.map((way) => spaces(way, view));
  const [way, count = 0] = [ways[0], counts[0]];
  if (!way) return say.plays(by, card);
  if (ways.length > 1) return say.splits(by, card, counts);
  if (isHomecoming(way)) return say.home(by, card);
  if (way.colour !== seat) return say.playsFor(by, card, people(way.colour));
  if (count < 0) return say.backs(by, card, -count);
  return card.includes(String(count)) && !card.includes("/")
    ? say.plays(by, card)
    : say.moves(by, card, count);
}

/** The first pawn at home, or the last. */
function homecoming({ turn, people, text: { say }, view }: Told): string {
  const all = first(turn, "AllHome");
  if (all) return say.allHome(people(all.seat), people(receiver(view.options.players, all.seat)));
  const home = turn.find((event): event is Moved => isHomecoming(event));
  if (!home || homeCount(view, home.colour) !== 1) return "";
  return varied(
    home,
    say.firstHome.map((line) => line(people(home.colour))),
  );
}
