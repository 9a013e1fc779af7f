/** A table that is being set up: who sits where, and what is agreed. */
import type { GameEntry, NewTable, Place } from "../api/http";
import { regulars } from "../app/regulars.svelte";
import { settings } from "../app/settings.svelte";
import { swapped } from "../kit/round";
import { fitted, isSame, termsOf, type PresetName, type Terms } from "./presets";

export const friend = (): Place => ({ sitter: "friend", name: "", level: "", face: "" });

export class Plan {
  preset = $state<PresetName>("family");
  chairs = $state.raw<Place[]>([]);
  terms = $state.raw<Terms>({ options: {}, hints: true, clock: null, stand_in: null });
  isPublic = $state(false);

  readonly fewest: number;
  readonly most: number;
  readonly options = $derived.by(() => fitted(this.terms.options, this.entry, this.chairs.length));
  /** Whether something is agreed that the preset does not say. */
  readonly isChanged = $derived.by(() => {
    const suggested = termsOf(this.entry, this.preset, this.isRealTime);
    const options = fitted(suggested.options, this.entry, this.chairs.length);
    return !isSame({ ...this.terms, options: this.options }, { ...suggested, options });
  });

  constructor(
    readonly entry: GameEntry,
    private readonly isRealTime: boolean,
  ) {
    const [fewest = 1, most = 8] = entry.players;
    this.fewest = fewest;
    this.most = most;
    const players = entry.options.find(({ name }) => name === "players")?.usual ?? fewest;
    const me: Place = { sitter: "me", name: settings.name, level: "", face: "" };
    this.chairs = [me, ...Array.from({ length: players - 1 }, friend)];
    this.choose("family");
  }

  /** The level of bots that suits the preset. */
  get level(): string {
    const preset = this.entry.presets.find(({ name }) => name === this.preset);
    return preset?.level ?? settings.level;
  }

  /** Sets everything as the preset says; bots on the chairs give way to others of its level. */
  choose(preset: PresetName): void {
    this.preset = preset;
    this.terms = termsOf(this.entry, preset, this.isRealTime);
    const bots = this.chairs.map(({ sitter }) => sitter === "bot");
    this.chairs = this.chairs.map((chair, seat) => (bots[seat] ? friend() : chair));
    bots.forEach((isBot, seat) => isBot && this.place(seat, this.regular(seat)));
  }

  agree(part: Partial<Terms>): void {
    this.terms = { ...this.terms, ...part };
  }

  agreeOption(name: string, value: unknown): void {
    this.agree({ options: { ...this.options, [name]: value } });
  }

  place(seat: number, place: Place): void {
    this.chairs = this.chairs.map((chair, other) => (other === seat ? place : chair));
  }

  /** A bot for a chair: somebody of the preset's level who does not sit at the table yet. */
  regular(seat: number): Place {
    const found = regulars.free(this.level, this.taken(seat), this.entry.bots);
    return { sitter: "bot", name: "", level: this.level, face: found?.id ?? "" };
  }

  /** The regulars on other chairs. */
  taken(seat: number): string[] {
    return this.chairs.flatMap(({ face, sitter }, other) =>
      other !== seat && sitter === "bot" && face ? [face] : [],
    );
  }

  add(): void {
    if (this.chairs.length < this.most) this.chairs = [...this.chairs, friend()];
  }

  /** The chair, or else the last that is not taken, or the last but the viewer's. */
  remove(seat = this.spare()): void {
    if (this.chairs.length > this.fewest) this.chairs = this.chairs.filter((_, other) => other !== seat);
  }

  private spare(): number {
    const free = this.chairs.findLastIndex(({ sitter }) => sitter === "friend");
    return free >= 0 ? free : this.chairs.findLastIndex(({ sitter }) => sitter !== "me");
  }

  swap(seat: number, other: number): void {
    this.chairs = swapped(this.chairs.length, seat, other).flatMap((from) => this.chairs[from] ?? []);
  }

  /** Whether nobody has to come: the game starts at once. */
  get isComplete(): boolean {
    return this.chairs.every(({ sitter }) => sitter !== "friend");
  }

  body(): NewTable {
    return {
      game: this.entry.name,
      options: this.options as Record<string, never>,
      chairs: this.chairs,
      public: this.isPublic,
      hints: this.terms.hints,
      clock: this.terms.clock,
      stand_in: this.terms.stand_in,
    };
  }
}
