"""Two server processes on one PostgreSQL: players of one table, each at another of them, see each other's moves."""

from __future__ import annotations

import statistics
import time

from hornbook.table.wire import messages as wire
from tests.e2e.houses import finished_record, house, new_table
from tests.web.serving import Player


def test_moves_are_seen_at_the_other_server(postgres: str) -> None:
    with house("--database", postgres) as here, house("--database", postgres) as there:
        made = new_table(here, "player,player,bot:random")
        ann, bo = Player(here.url, cookie=made.cookie), Player(there.url)
        ann.hello(made.table, 0)
        bo.hello(made.table, 1, key=made.keys[1])
        late: list[float] = []
        while True:
            now = ann.update
            assert now is not None
            if now.state == "over":
                break
            asked = now.question.seat if now.question else None
            mover, other = (ann, bo) if asked == 0 else (bo, ann)
            if asked == 2:
                ann.hear_until(wire.Update)
                continue
            while not (mover.update and mover.update.ply >= now.ply):
                mover.hear()
            begun = time.monotonic()
            answer = mover.choose(len(late))
            assert isinstance(answer, wire.Ack)
            while not (other.update and other.update.ply > now.ply):
                other.hear()
            late.append(time.monotonic() - begun)
            while not (ann.update and ann.update.ply > now.ply):
                ann.hear()
        record, _ = finished_record(there, made.table)
        assert record.end is not None
        assert len(late) > 20
        median, most = 1000 * statistics.median(late), 1000 * max(late)
        print(f"seen at the other server after {median:.0f} ms (median), {most:.0f} at most")
        ann.close()
        bo.close()
