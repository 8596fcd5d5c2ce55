"""hornbook verify: whether a record is what the rules say."""

from __future__ import annotations

import rich_click as click
from click.exceptions import Exit

from hornbook.cli import DOES_NOT_HOLD, complain
from hornbook.cli.options import CONTENT, JSON, RECORD
from hornbook.cli.output import Screen, print_json
from hornbook.cli.records.playback import play_over
from hornbook.cli.records.record_file import game_of, read_record
from hornbook.core.errors import BadRecord, RecordMismatch


@click.command("verify")
@RECORD
@CONTENT
@JSON
def command(file: str, content: str | None, as_json: bool) -> None:
    """Play a record over, and check every choice, digest and the result; exit 1 if it does not hold."""
    try:
        record = read_record(file)
        game = game_of(record, content)
        state, _ = play_over(game, record, None)
    except (BadRecord, RecordMismatch) as problem:
        if as_json:
            print_json({"file": file, "holds": False, "why": str(problem)})
        else:
            complain(f"does not hold: {problem}")
        raise Exit(DOES_NOT_HOLD) from None
    digests = sum(bool(step.digest) for step in record.steps) + (record.end is not None)
    finished = record.end is not None
    if as_json:
        doc = {"file": file, "holds": True, "game": game.id, "plies": state.ply, "finished": finished}
        print_json({**doc, "digests": digests, "digest": game.digest(state)})
        return
    end = "finished" if finished else "not finished yet"
    Screen().print(f"holds: {game.id}, {state.ply} plies, {digests} digests agree, {end}")
