"""hornbook verify: whether a record is what the rules say."""

from __future__ import annotations

import rich_click as click
from click.exceptions import Exit

from hornbook.cli import DOES_NOT_HOLD, complain
from hornbook.cli.options import CONTENT, GAME_FILES, JSON, RECORD
from hornbook.cli.output import Screen, print_json
from hornbook.cli.records.playback import not_replayed, play_to
from hornbook.cli.records.record_file import game_of, read_record
from hornbook.core.errors import BadRecord, RecordMismatch


@click.command("verify")
@RECORD
@CONTENT
@GAME_FILES
@JSON
def command(file: str, content: str | None, as_json: bool) -> None:
    """Play a record over, and check every choice, digest and the result; exit 1 if it does not hold.

    If the rules changed on the way, it is checked from there on.
    """
    try:
        record = read_record(file)
        game = game_of(record, content)
        state, *_ = play_to(game, record, None)
    except (BadRecord, RecordMismatch) as problem:
        if as_json:
            print_json({"file": file, "holds": False, "why": str(problem)})
        else:
            complain(f"does not hold: {problem}")
        raise Exit(DOES_NOT_HOLD) from None
    digests = sum(bool(step.digest) for step in record.steps[record.since :]) + (record.end is not None)
    finished = record.end is not None
    if as_json:
        doc = {"file": file, "holds": True, "game": game.id, "plies": state.ply, "since": record.since}
        doc["finished"] = finished
        print_json({**doc, "digests": digests, "digest": game.digest(state)})
        return
    end = "finished" if finished else "not finished yet"
    holds = f"holds from ply {record.since} on" if record.since else "holds"
    unproved = f"; {not_replayed(record)} and not verified" if record.since else ""
    Screen().print(f"{holds}: {game.id}, {state.ply} plies, {digests} digests agree, {end}{unproved}")
