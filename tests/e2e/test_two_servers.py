"""Two server processes on one PostgreSQL: players of one table, each at another of them, see each other's choices."""

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
            answer = mover.choose(now.ply)
            assert isinstance(answer, wire.Ack)
            while not (other.update and other.update.seq >= answer.seq):
                other.hear()
            if answer.seq > now.seq:  # half a choice is shown to nobody else
                late.append(time.monotonic() - begun)
            while not (ann.update and ann.update.seq >= answer.seq):
                ann.hear()
        record, _ = finished_record(there, made.table)
        assert record.end is not None
        assert len(late) > 20
        median, most = 1000 * statistics.median(late), 1000 * max(late)
        print(f"seen at the other server after {median:.0f} ms (median), {most:.0f} at most")
        ann.close()
        bo.close()


def reach(player: Player, seq: int, ply: int) -> None:
    """Hear until an update says so."""
    while not (player.update and (player.update.seq, player.update.ply) == (seq, ply)):
        player.hear()


def heard_nothing(player: Player) -> bool:
    player.send(wire.Ping(7))
    return bool(player.hear() == wire.Pong(7))


def test_half_a_choice_is_not_seen_at_the_other_server(postgres: str) -> None:
    """Ann has a second screen at the other server: when that shows the half, it has come there."""
    with house("--database", postgres) as here, house("--database", postgres) as there:
        made = new_table(here, "player,player")
        ann, twin = Player(here.url, cookie=made.cookie), Player(there.url, cookie=made.cookie)
        bo, eye = Player(there.url), Player(there.url)
        ann.hello(made.table, 0)
        twin.hello(made.table, 0)
        bo.hello(made.table, 1, key=made.keys[1])
        eye.hello(made.table)
        halves = 0
        for number in range(400):
            for mover in (ann, bo):
                while mover.update is None:
                    mover.hear()
            now = ann.update
            assert now is not None
            assert now.question is not None
            if halves == 3 or now.state == "over":
                break
            mover = ann if now.question.mine else bo
            answer = mover.choose(number)
            assert isinstance(answer, wire.Ack)
            if answer.seq == now.seq and mover is ann:
                reach(twin, now.seq, now.ply + 1)
                assert isinstance(ann.ask(wire.Undo(ann.cid(), now.ply + 1)), wire.Ack)
                reach(ann, now.seq, now.ply)
                reach(twin, now.seq, now.ply)
                assert heard_nothing(bo)
                assert heard_nothing(eye)
                halves += 1
            else:
                for player in (ann, twin, bo, eye):
                    while not (player.update and player.update.seq >= answer.seq):
                        player.hear()
        assert halves == 3
        for player in (ann, twin, bo, eye):
            player.close()
