"""`tablee play`: a person against bots, in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console

from tablee import rulebook
from tablee.bots.roster import NAMES, seated
from tablee.cli.given import Language, OptionList, Players, agreed
from tablee.cli.replay import ending, told_to
from tablee.cli.show import seat_number
from tablee.cli.terminal import console
from tablee.core.choices import Choices
from tablee.core.errors import GameError, IllegalAction
from tablee.core.realtime import read_action
from tablee.core.record import Step
from tablee.core.registry import AnyGame, games
from tablee.core.values import Seat
from tablee.sim.match import decide, record_of

OptionalGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help="A name from 'tablee games'; if left out, you are asked.")
]
MySeat = Annotated[int, typer.Option("--seat", metavar="N", help="Your seat.")]
Bots = Annotated[str, typer.Option(metavar="NAME", help=f"The level of your opponents: {', '.join(NAMES)}.")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save the record of the game to FILE.")]
PlaySeed = Annotated[
    str | None, typer.Option("--seed", metavar="TEXT", help="The same seed gives the same dice and cards.")
]
SHOWN = 30
ADVISED = 5
HELP = (
    "Type a number from the list or the move itself. ? lists all moves, rule DG23 shows a rule, "
    "hint asks the coach, q quits."
)


class Quit(Exception):
    pass


def play(
    game: OptionalGame = None,
    *,
    players: Players = None,
    seat: MySeat = 1,
    bots: Bots = "medium",
    option: OptionList = None,
    seed: PlaySeed = None,
    save: Save = None,
    language: Language = "en",
) -> None:
    """Play against bots in the terminal.

    Examples:

      tablee play

      tablee play dog --players 4 --seat 2 --save game.txt

      tablee play overload --language fr
    """
    out = console()
    found, options = agreed(game or asked_game(out), players, option)
    state = found.start(options)
    person = seat_number(found, state, seat)
    assert person is not None
    if save is not None:
        check_writable(save)
    table = Table(found, state, person, bots, Random(seed), out, language)
    out.print(f"[bold]{found.about.title}[/bold]: you are in seat {seat} of {options.players}. {HELP}")
    try:
        table.play()
    except (Quit, EOFError):
        out.print("You left the game unfinished.")
    finally:
        if save is not None:
            save.write_text(record_of(found, state, table.actions).format(), encoding="utf-8")
            out.print(f"Game record saved to {save}.", markup=False)


def check_writable(path: Path) -> None:
    """Before the game, so that no game is lost."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise GameError(f"cannot write {path}: {error.strerror}") from None


def asked_game(out: Console) -> str:
    names = list(games())
    for number, game in enumerate(games().values(), start=1):
        out.print(f"  {number}  {game.about.title}: {game.about.summary}")
    try:
        answer = out.input("Which game? ").strip()
    except EOFError:
        raise GameError(f"no game chosen: name one of {', '.join(names)}") from None
    return names[int(answer) - 1] if answer in [str(number + 1) for number in range(len(names))] else answer


class Table:
    """A game under way between one person and bots."""

    def __init__(
        self, game: AnyGame, state: Any, person: Seat, bots: str, rng: Random, out: Console, language: str
    ) -> None:
        self.game = game
        self.state = state
        self.person = person
        self.bots = seated(game, bots, int(str(game.settings(state)["players"])))
        self.rng = rng
        self.out = out
        self.language = language
        self.actions: list[Any] = []

    def play(self) -> None:
        while self.game.outcome(self.state) is None:
            if self.person in self.game.actors(self.state):
                self.do(self.person, self.decided())
            else:
                self.do(*decide(self.game, self.state, self.bots, self.rng))
        self.draw()
        self.out.print(ending(self.game, self.state), markup=False)

    def do(self, seat: Seat | None, action: Any) -> None:
        step = Step(self.state, seat, action, self.game.apply(self.state, action))
        for told in told_to(self.game, step, self.person, self.language):
            self.out.print(f"· {told}", markup=False)
        self.actions.append(action)
        self.state = step.after

    def draw(self) -> None:
        self.out.print()
        self.out.print(self.game.draw(self.game.view(self.state, self.person)), markup=False)

    def decided(self) -> Any:
        """What the person wants to do, once it is something that the rules allow."""
        self.draw()
        legal = self.game.legal(self.state, self.person)
        self.list_actions(legal, SHOWN)
        began = perf_counter()
        while True:
            answer = self.out.input("> ").strip()
            ms = int(1000 * (perf_counter() - began))
            if answer in ("q", "quit"):
                raise Quit
            if answer == "?":
                self.list_actions(legal, len(legal))
            elif answer == "hint":
                self.show_advice(legal)
            elif answer.startswith("rule"):
                self.show_rule(answer.removeprefix("rule").strip())
            else:
                try:
                    return self.understood(legal, answer, ms)
                except IllegalAction as refusal:
                    self.out.print(f"Not allowed: {refusal.told or refusal}", markup=False)
                    self.show_rule(refusal.clause)
                except GameError as error:
                    self.out.print(str(error), markup=False)

    def understood(self, legal: Any, answer: str, ms: int) -> Any:
        if not isinstance(legal, Choices) and answer in [str(number + 1) for number in range(len(legal))]:
            return legal[int(answer) - 1]
        action = read_action(self.game, self.person, answer, ms)
        self.game.step(self.state, self.person, action)
        return action

    def list_actions(self, legal: Any, number: int) -> None:
        if isinstance(legal, Choices):
            self.out.print("Type your answer, or press Enter to skip.")
            return
        for index, action in enumerate(legal[:number], start=1):
            self.out.print(f"  {index:>2}  {self.game.format(action)}", markup=False)
        if len(legal) > number:
            self.out.print(f"  … {len(legal)} in all: ? lists them", markup=False)

    def show_advice(self, legal: Any) -> None:
        """What the coach, who sees as much as the person, would do."""
        for advice in self.game.advise(self.game.view(self.state, self.person), legal)[:ADVISED]:
            self.out.print(f"  {100 * advice.chance:5.1f}%  {self.game.format(advice.action)}", markup=False)

    def show_rule(self, clause: str) -> None:
        clauses = rulebook.clauses(self.game.about.name, self.language)
        found = clauses.get(clause)
        text = f"{found.heading}: {found.text}" if found else f"no clause {clause!r}: {', '.join(clauses)}"
        self.out.print(text, markup=False)
