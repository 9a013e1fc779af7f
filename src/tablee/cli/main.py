"""The command `tablee`."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from tablee.build import name
from tablee.cli import arena, backup, games, perft, play, replay, review, serve, show, simulate, verify
from tablee.core.errors import GameError
from tablee.core.options import shown


class Commands(TyperGroup):
    """Commands that are listed when an unknown one is asked for."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands:
            raise GameError(f"no command {shown(cmd_name)}: the commands are {', '.join(self.commands)}")
        return super().get_command(ctx, cmd_name)


app = typer.Typer(
    name="tablee",
    cls=Commands,
    pretty_exceptions_enable=False,
    help="Table games with dice, cards and pawns: 'tablee games' lists them. Without a command, the server starts.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    serve.serve,
    play.play,
    simulate.simulate,
    arena.arena,
    replay.replay,
    review.review,
    verify.verify,
    show.show,
    perft.perft,
    games.games,
    games.rules,
    backup.backup,
    backup.restore,
):
    app.command()(command)


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(name())
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    *,
    _version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=print_version,
            is_eager=True,
            help="Show version and build.",
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        assert isinstance(context.command, Commands)
        command = context.command.get_command(context, "serve")
        with command.make_context("serve", [], parent=context) as inner:  # with what the environment says
            command.invoke(inner)


def main() -> None:
    """Run a command; whatever a user can get wrong is one line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except TyperException as error:
        code = complain(error.format_message())
    except GameError as error:
        code = complain(str(error))
    except (Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code)


def complain(message: str) -> int:
    typer.echo(f"tablee: {' '.join(message.split())}", err=True)
    return 2
