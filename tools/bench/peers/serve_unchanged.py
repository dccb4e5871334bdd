# SPDX-License-Identifier: MIT
"""Servers on loopback that answer 304, after a delay, to clients that have their answer; prints their ports."""
import asyncio
import json
import sys

BODY = b'{"state": 21.5}'
FRESH = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nETag: "1"\r\nContent-Length: %d\r\n\r\n%s' % (len(BODY), BODY)
SAME = b'HTTP/1.1 304 Not Modified\r\nETag: "1"\r\n\r\n'


async def main(count: int, delay: float) -> None:
    """Serves until it is ended."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while question := await reader.readuntil(b"\r\n\r\n"):
                await asyncio.sleep(delay)
                writer.write(SAME if b"if-none-match" in question.lower() else FRESH)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    servers = [await asyncio.start_server(answer, "127.0.0.1", 0) for _ in range(count)]
    print(json.dumps([server.sockets[0].getsockname()[1] for server in servers]), flush=True)
    await asyncio.gather(*(server.serve_forever() for server in servers))


asyncio.run(main(int(sys.argv[1]), float(sys.argv[2]) / 1000))
