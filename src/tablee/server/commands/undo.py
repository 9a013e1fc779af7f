"""Undo: a player's own last decision, before others learn anything from it; at one screen without that condition.

A choice of several parts, as the 7 of DOG, can be taken back until its last part, although the first has shown a card.

At a practice table any decision of one's own can be taken back, one after the other, also in real time and when the
game is over.
"""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.commands.checks import require_revision
from tablee.server.commands.transaction import Transaction, begin
from tablee.server.common.errors import TableError
from tablee.server.table.match import Match, Step
from tablee.server.table.table import Table

# Per game, so that no journal grows without end; more than players need.
MAX_UNDOS = 200
# At a practice table the journal has the bound instead: so many revisions.
MAX_PRACTICE_REVISIONS = 4000


def can_undo(table: Table, seat: Seat) -> bool:
    return may_go_on(table) and undo_depth(table, seat) > 0


def may_go_on(table: Table) -> bool:
    """True during the game; at a practice table also after its end by the rules."""
    ended = table.practice is not None and table.match.game.outcome(table.match.state) is not None
    return table.is_playing or ended


def undo_depth(table: Table, seat: Seat) -> int:
    """The number of moves that an undo takes back; 0 if it would be unfair, and in real time unless at practice."""
    if table.practice is not None:
        is_full = table.match.revision >= MAX_PRACTICE_REVISIONS
        return 0 if is_full or table.is_veiled else depth_at_one_screen(table.match)
    if table.realtime is not None or table.match.undo_count >= MAX_UNDOS:
        return 0
    return depth_at_one_screen(table.match) if table.seat_index.at_one_screen else depth_to_own_move(table.match, seat)


def depth_at_one_screen(match: Match) -> int:
    """Back to the last decision of a person, including the moves of bots and chance since."""
    for back in range(1, len(match.moves) + 1):
        if match.moves[-back].by == "person":
            return back
    return 0


def depth_to_own_move(match: Match, seat: Seat) -> int:
    """Back to the seat's last decision, if it revealed nothing and others have only decided simultaneously since."""
    since: list[Step] = []
    for step in reversed(match.recent_moves):
        if step.entry.seat == seat:
            fair = (
                step.entry.by == "person"
                and (match.game.in_parts(match.state) or not reveals(match, step))
                and all(was_simultaneous(match, step, late) for late in since)
            )
            return len(since) + 1 if fair else 0
        since.append(step)
    return 0


def reveals(match: Match, step: Step) -> bool:
    return match.game.reveals(step.before, step.action, step.after)


def was_simultaneous(match: Match, own: Step, late: Step) -> bool:
    """True if the later decision was already pending when the seat made its own, and revealed nothing."""
    return late.entry.seat in match.game.actors(own.before) and not reveals(match, late)


def thought_since(transaction: Transaction, own: Step) -> int:
    """Milliseconds since the seat's move; at most the age of the pending decisions, which a restart resets."""
    began = [decision.began for decision in transaction.pending.values()]
    return transaction.now - max(own.entry.at, min(began, default=0))


def take_back(transaction: Transaction, table: Table, seat: Seat, back: int, command: str) -> None:
    """Take back moves. Unless at one screen, the simultaneous decisions of other seats are played again."""
    gone = list(transaction.match.recent_moves)[-back:]
    transaction.take_back(
        seat, back, command, 0 if table.seat_index.at_one_screen else thought_since(transaction, gone[0])
    )
    if not table.seat_index.at_one_screen:
        for step in gone[1:]:
            transaction.act(step.entry.seat, step.action, step.entry.by)


def plan_undo(table: Table, seat: Seat, revision: int, command: str, now: int) -> Transaction:
    if not may_go_on(table):
        table.require_playing()
    back = undo_depth(table, seat)
    if not only_others_since(table, seat, revision, back):
        require_revision(table, seat, revision)
    if back == 0:
        raise TableError("no-undo", f"nothing can be taken back: {why_no_undo(table)}")
    transaction = begin(table, now)
    take_back(transaction, table, seat, back, command)
    return transaction


def why_no_undo(table: Table) -> str:
    if table.practice is not None:
        return why_no_practice_undo(table)
    if table.match.undo_count >= MAX_UNDOS:
        return f"a game has at most {MAX_UNDOS} undos"
    return "only your own last decision, before others learn something from it"


def why_no_practice_undo(table: Table) -> str:
    if table.match.revision >= MAX_PRACTICE_REVISIONS:
        return f"a practice table has at most {MAX_PRACTICE_REVISIONS} revisions; set up another one"
    return "you have decided nothing yet" if not table.is_veiled else "the dice are about to be shown"


def only_others_since(table: Table, seat: Seat, revision: int, back: int) -> bool:
    """True if, at that revision, the seat had made the decision that it takes back, and has done nothing since."""
    alone = table.seat_index.at_one_screen and table.practice is None
    if back == 0 or alone or not 0 <= revision <= table.match.revision:
        return False
    own = table.match.moves[-back].revision
    return own <= revision and all(entry.seat != seat for entry in table.match.journal[revision:])
