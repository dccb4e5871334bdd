#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the pixels of a PNG file as RGBA bytes, straight alpha; written from the specification, with zlib alone."""
import sys
import zlib

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def unfiltered(data, height, row, step):
    """The rows without their filters (PNG specification, 9.2)."""
    before = bytearray(row)
    place = 0
    for _ in range(height):
        kind, line = data[place], bytearray(data[place + 1:place + 1 + row])
        place += 1 + row
        for i in range(row):
            a = line[i - step] if i >= step else 0
            b, c = before[i], before[i - step] if i >= step else 0
            if kind == 4:
                p = a + b - c
                guess = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            else:
                guess = (0, a, b, (a + b) // 2)[kind]
            line[i] = (line[i] + guess) & 255
        before = line
        yield line


def main(path):
    data = open(path, "rb").read()
    chunks, place = {}, 8
    while place < len(data):
        length = int.from_bytes(data[place:place + 4], "big")
        chunks.setdefault(data[place + 4:place + 8], []).append(data[place + 8:place + 8 + length])
        place += 12 + length
    header = chunks[b"IHDR"][0]
    width, height = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    depth, color = header[8], header[9]
    bits = depth * CHANNELS[color]
    palette = chunks.get(b"PLTE", [b""])[0]
    alphas = chunks.get(b"tRNS", [b""])[0]
    out = bytearray()
    for line in unfiltered(zlib.decompress(b"".join(chunks[b"IDAT"])), height, (width * bits + 7) // 8, max(bits // 8, 1)):
        for x in range(width):
            if depth < 8:
                samples = [line[x * depth // 8] >> (8 - depth - x * depth % 8) & ((1 << depth) - 1)]
            else:
                samples = line[x * bits // 8:(x + 1) * bits // 8]
            if color == 3:
                i = samples[0]
                out += palette[i * 3:i * 3 + 3] + bytes([alphas[i] if i < len(alphas) else 255])
            elif color in (0, 4):
                gray = samples[0] * 255 // ((1 << depth) - 1)
                out += bytes([gray, gray, gray, samples[1] if color == 4 else 255])
            else:
                out += bytes(samples[:3]) + bytes([samples[3] if color == 6 else 255])
    sys.stdout.buffer.write(out)


main(sys.argv[1])
