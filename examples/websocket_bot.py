"""A bot of your own at somebody's table, in any language that has WebSockets and JSON. This one chooses at random.

python examples/websocket_bot.py http://127.0.0.1:8440 TABLE SEAT KEY

TABLE, SEAT and KEY are in the invitation: http://…/j/TABLE/SEAT#k=KEY.
"""

import asyncio
import itertools
import json
import random
import sys

from websockets.asyncio.client import connect


async def play(address: str, table: str, seat: int, key: str) -> list[int]:
    """Sit down, play to the end, and return the scores."""
    numbers = itertools.count()
    async with connect(address.replace("http", "ws", 1) + "/ws", max_size=None) as line:
        await line.send(json.dumps({"t": "hello", "table": table, "seat": seat, "key": key}))
        async for text in line:
            message = json.loads(text)
            if message["t"] == "reject":
                print(message["text"], file=sys.stderr)
            if message["t"] != "update":
                continue
            if message["state"] == "over":
                return message["score"]["scores"]
            question = message["question"]
            if question and question["mine"]:
                choice = random.choice(question["choices"])
                act = {"t": "act", "cid": f"{seat}-{next(numbers)}", "ply": message["ply"], "code": choice["code"]}
                await line.send(json.dumps(act))
    return []


if __name__ == "__main__":
    where, what, number, secret = sys.argv[1:]
    print(asyncio.run(play(where, what, int(number), secret)))
