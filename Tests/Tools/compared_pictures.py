#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes pictures in many formats into a folder, each beside `NAME.expected.png`: its pixels as Pillow reads them.

Pictures with a colour profile are converted by Little CMS. An animation stands beside one whose frames are whole
pictures, drawn by Pillow as the specification of PNG says.
"""
import random
import struct
import sys
import zlib

from PIL import Image, ImageCms, ImageOps

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def header(width, height, depth, color, interlaced=0):
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlaced))


def scene(width, height, seed):
    """A gradient with boxes and noise, translucent in a corner."""
    rng = random.Random(seed)
    image = Image.new("RGBA", (width, height))
    for y in range(height):
        for x in range(width):
            image.putpixel((x, y), (x * 255 // width, y * 255 // height, rng.randrange(256), 255))
    image.paste((200, 30, 60, 255), (3, 3, 12, 9))
    image.paste((20, 120, 220, 90), (width - 9, height - 7, width, height))
    return image


def expected(folder, name, image=None):
    image = image or Image.open(f"{folder}/{name}")
    ImageOps.exif_transpose(image).convert("RGBA").save(f"{folder}/{name}.expected.png")


def lossy_and_bitmaps(folder):
    image = scene(41, 27, 1)
    flat = image.convert("RGB")
    flat.save(f"{folder}/plain.jpg", quality=85)
    flat.save(f"{folder}/progressive.jpg", quality=90, progressive=True)
    flat.convert("L").save(f"{folder}/grey.jpg")
    exif = Image.Exif()
    exif[0x0112] = 6
    flat.save(f"{folder}/turned.jpg", exif=exif)
    image.save(f"{folder}/lossless.webp", lossless=True, exact=True)
    flat.save(f"{folder}/lossy.webp", quality=70)
    flat.save(f"{folder}/24.bmp")
    image.save(f"{folder}/32.bmp")
    flat.quantize(200).save(f"{folder}/8.bmp")
    flat.quantize(14).save(f"{folder}/4.bmp")
    flat.convert("1").save(f"{folder}/1.bmp")
    for name in ("plain.jpg progressive.jpg grey.jpg turned.jpg lossless.webp lossy.webp 24.bmp 32.bmp 8.bmp 4.bmp "
                 "1.bmp").split():
        expected(folder, name)


def bitmap(folder, name, bits, compression, body, masks=b"", palette=b"", width=5, height=3):
    start = 54 + len(masks) + len(palette)
    info = struct.pack("<IiiHHIIiiII", 40, width, height, 1, bits, compression, len(body), 2835, 2835, len(palette) // 4, 0)
    data = b"BM" + struct.pack("<IHHI", start + len(body), 0, 0, start) + info + masks + palette + body
    open(f"{folder}/{name}", "wb").write(data)


def rare_bitmaps(folder):
    rng = random.Random(2)
    rows16 = b"".join(struct.pack("<5HH", *(rng.randrange(1 << 16) for _ in range(5)), 0) for _ in range(3))
    bitmap(folder, "565.bmp", 16, 3, rows16, struct.pack("<III", 0xF800, 0x07E0, 0x001F))
    bitmap(folder, "555.bmp", 16, 0, rows16)
    palette = bytes(rng.randrange(256) if i % 4 != 3 else 0 for i in range(64 * 4))
    # Runs, single pixels, an absolute run of three with its padding, a row end, and the end of the picture.
    runs = bytes([5, 9, 0, 0, 0, 3, 1, 2, 3, 0, 2, 7, 0, 0, 2, 60, 3, 4, 0, 1])
    bitmap(folder, "rle8.bmp", 8, 1, runs, palette=palette)
    for name in ("565.bmp", "555.bmp", "rle8.bmp"):
        expected(folder, name)
    image = Image.open(f"{folder}/24.bmp").convert("RGB")
    width, height = image.size
    rows = b"".join(
        b"".join(bytes(image.getpixel((x, y))[::-1]) for x in range(width)) + b"\0" * (-width * 3 % 4) for y in range(height))
    bitmap(folder, "downwards.bmp", 24, 0, rows, width=width, height=-height)
    image.save(f"{folder}/downwards.bmp.expected.png")


def profiles(folder):
    """Pictures with the profile of Display P3 and one of another curve, and what Little CMS makes of them."""
    image = scene(37, 21, 3).convert("RGB")
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    for name, primaries, curve in (("p3", P3, None), ("adobe", ADOBE, 2.19921875)):
        profile = icc(primaries, curve)
        image.save(f"{folder}/{name}.png", icc_profile=profile)
        image.save(f"{folder}/{name}.jpg", icc_profile=profile, quality=95)
        for ending in ("png", "jpg"):
            file = f"{name}.{ending}"
            own = Image.open(f"{folder}/{file}").convert("RGB")
            source = ImageCms.ImageCmsProfile(__import__("io").BytesIO(profile))
            converted = ImageCms.profileToProfile(own, source, srgb, renderingIntent=1, outputMode="RGB")
            converted.save(f"{folder}/{file}.expected.png")


# Primaries relative to D50: Display P3 as Apple's profile has them, and Adobe RGB (1998).
P3 = ((0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407))
ADOBE = ((0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457))


def icc(primaries, gamma):
    """A profile of three primaries with the curve of sRGB, or a power."""

    def fixed(value):
        return struct.pack(">i", round(value * 65536))

    white = b"XYZ \0\0\0\0" + fixed(0.96420) + fixed(1) + fixed(0.82491)
    if gamma:
        curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256)) + b"\0\0"
    else:
        curve = b"para\0\0\0\0\0\x03\0\0" + b"".join(fixed(v) for v in (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045))
    text = "Test profile"
    name = b"mluc\0\0\0\0" + struct.pack(">IIHHII", 1, 12, 0x656E, 0x5553, 2 * len(text), 28) + text.encode("utf-16-be")
    tags = [(b"desc", name), (b"wtpt", white), (b"cprt", name)]
    tags += [(key, b"XYZ \0\0\0\0" + b"".join(fixed(v) for v in xyz)) for key, xyz in zip((b"rXYZ", b"gXYZ", b"bXYZ"), primaries)]
    tags += [(key, curve) for key in (b"rTRC", b"gTRC", b"bTRC")]
    place = 128 + 4 + 12 * len(tags)
    table, body = struct.pack(">I", len(tags)), b""
    for key, data in tags:
        data += b"\0" * (-len(data) % 4)
        table += key + struct.pack(">II", place + len(body), len(data))
        body += data
    head = struct.pack(
        ">I4sI4s4s4s6H4s4sIIIIQIII4s", place + len(body), b"", 0x04200000, b"mntr", b"RGB ", b"XYZ ", 2026, 1, 1, 0, 0, 0,
        b"acsp", b"", 0, 0, 0, 0, 0, 0x0000F6D6, 0x00010000, 0x0000D32D, b"")
    return head.ljust(128, b"\0") + table + body


def deep(folder):
    """Pictures of 16 bits in all kinds of channels, and the same with every channel rounded to 8 bits by Pillow."""
    rng = random.Random(4)
    width, height = 19, 11
    for color, count in ((0, 1), (2, 3), (4, 2), (6, 4)):
        rows = [[rng.randrange(65536) for _ in range(width * count)] for _ in range(height)]
        plain = b"".join(b"\0" + struct.pack(f">{width * count}H", *row) for row in rows)
        write = lambda name, data, lace: open(f"{folder}/{name}", "wb").write(
            SIGNATURE + header(width, height, 16, color, lace) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b""))
        write(f"deep{color}.png", plain, 0)
        write(f"deep{color}-laced.png", laced(rows, width, height, count), 1)
        write(f"deep{color}-filtered.png", filtered(rows, width, count, rng), 0)
        # One channel of one pixel is one step higher.
        x, y = 7, 5
        step = 1 if rows[y][x * count] < 65535 else -1
        rows[y][x * count] += step
        write(f"deep{color}-step.png", b"".join(b"\0" + struct.pack(f">{width * count}H", *row) for row in rows), 0)


def laced(rows, width, height, count):
    data = b""
    for x0, y0, dx, dy in ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)):
        for y in range(y0, height, dy):
            line = [v for x in range(x0, width, dx) for v in rows[y][x * count:(x + 1) * count]]
            if line:
                data += b"\0" + struct.pack(f">{len(line)}H", *line)
    return data


def filtered(rows, width, count, rng):
    step, data, above = 2 * count, b"", bytes(2 * width * count)
    for row in rows:
        line, kind = struct.pack(f">{width * count}H", *row), rng.randrange(5)
        out = bytearray()
        for i, value in enumerate(line):
            a = line[i - step] if i >= step else 0
            b, c = above[i], above[i - step] if i >= step else 0
            p = a + b - c
            guess = (0, a, b, (a + b) // 2, min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2])[kind]
            out.append((value - guess) & 255)
        data += bytes([kind]) + bytes(out)
        above = line
    return data


def animated(folder, name, frames, boxes):
    """frames: pictures of the boxes' sizes; boxes: (x, y, milliseconds, disposal, blend)."""
    width, height = frames[0].size
    data, sequence = SIGNATURE + header(width, height, 8, 6) + chunk(b"acTL", struct.pack(">II", len(frames), 0)), 0
    for index, (frame, (x, y, time, disposal, blend)) in enumerate(zip(frames, boxes)):
        w, h = frame.size
        data += chunk(b"fcTL", struct.pack(">IIIIIHHBB", sequence, w, h, x, y, time, 1000, disposal, blend))
        sequence += 1
        raw = frame.convert("RGBA").tobytes()
        packed = zlib.compress(b"".join(b"\0" + raw[i * w * 4:(i + 1) * w * 4] for i in range(h)))
        if index:
            data += chunk(b"fdAT", struct.pack(">I", sequence) + packed)
            sequence += 1
        else:
            data += chunk(b"IDAT", packed)
    open(f"{folder}/{name}", "wb").write(data + chunk(b"IEND", b""))


def animations(folder):
    pictures = [scene(23, 17, 5)] + [scene(9, 8, seed) for seed in range(6, 11)]
    for picture in pictures[2:]:
        picture.putalpha(140)
    boxes = [(0, 0, 100, 0, 0), (2, 3, 80, 1, 0), (9, 5, 60, 2, 1), (4, 4, 40, 0, 1), (0, 9, 90, 1, 1), (14, 0, 70, 0, 0)]
    animated(folder, "moving.png", pictures, boxes)
    whole, canvas = [], Image.new("RGBA", pictures[0].size)
    for picture, (x, y, _, disposal, blend) in zip(pictures, boxes):
        before, box = canvas.copy(), (x, y, x + picture.width, y + picture.height)
        if blend:
            canvas.alpha_composite(picture, (x, y))
        else:
            canvas.paste(picture, box)
        whole.append(canvas.copy())
        if disposal == 1:
            canvas.paste((0, 0, 0, 0), box)
        elif disposal == 2:
            canvas = before
    times = [(0, 0, box[2], 0, 0) for box in boxes]
    animated(folder, "moving.png.expected.png", whole, times)
    # The same with another picture at the end, with another time, and with a frame less.
    changed = whole[:-1] + [whole[-1].copy()]
    changed[-1].paste((0, 255, 0, 255), (1, 2, 6, 5))
    animated(folder, "moving-frame.png", changed, times)
    animated(folder, "moving-time.png", whole, times[:2] + [(0, 0, 260, 0, 0)] + times[3:])
    animated(folder, "moving-less.png", whole[:-1], times[:-1])


def main(folder):
    lossy_and_bitmaps(folder)
    rare_bitmaps(folder)
    profiles(folder)
    deep(folder)
    animations(folder)


main(sys.argv[1])
