# SPDX-License-Identifier: MIT
"""Gives frames that weave has drawn to the makers' own drivers, without their hardware.

    panel_drivers.py WEAVE DESIGN

Needs Pillow, numpy, inky 2.6.0 and waveshare-epaper 1.4.0. For each panel the PNG file goes through the driver; what the driver
would send must be the bytes of weave's own raw form: a driver that dithers again, turns the picture or blanks it sends others.
"""
import importlib
import pathlib
import subprocess
import sys
import tempfile
import types

import numpy
from PIL import Image

WAVESHARE = {
    "waveshare-7.5": ("epd7in5_V2", "raw-1"), "waveshare-2.13": ("epd2in13_V4", "raw-1"),
    "waveshare-5.83": ("epd5in83_V2", "raw-1"), "waveshare-7.3-e": ("epd7in3e", "raw-4"),
    "waveshare-7.3-f": ("epd7in3f", "raw-4"), "waveshare-5.65-f": ("epd5in65f", "raw-4"),
    "waveshare-4.01-f": ("epd4in01f", "raw-4"),
}
INKY = {
    "inky-spectra-7.3": "inky_e673", "inky-spectra-13.3": "inky_el133uf1", "inky-impression-7.3": "inky_ac073tc1a",
}


def render(weave, design, panel, form, folder):
    path = pathlib.Path(folder) / f"{panel}.{form}.{'png' if form.startswith('png') else 'bin'}"
    subprocess.run(
        [weave, "render", design, "--panel", panel, "--panel-format", form, "-o", path, "--now", "2026-03-28T09:41:00Z"],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return path


def waveshare_driver(name):
    """The driver, with pins and bus that do nothing."""
    import epaper

    drivers = pathlib.Path(epaper.__file__).parent / "e-Paper/RaspberryPi_JetsonNano/python/lib/waveshare_epd"
    package = types.ModuleType("waveshare_epd")
    package.__path__ = [str(drivers)]
    pins = types.ModuleType("waveshare_epd.epdconfig")
    for pin in ("RST_PIN", "DC_PIN", "CS_PIN", "BUSY_PIN"):
        setattr(pins, pin, 0)
    package.epdconfig = pins
    sys.modules.update({"waveshare_epd": package, "waveshare_epd.epdconfig": pins})
    return importlib.import_module(f"waveshare_epd.{name}").EPD()


def inky_buffer(module, image):
    """The numbers of inks that the driver would send; its hardware is never opened."""
    kind = importlib.import_module(f"inky.{module}").Inky
    display = object.__new__(kind)
    display.width, display.height = image.size
    display.cols, display.rows = image.size
    kind.set_image(display, image)
    indices = numpy.asarray(display.buf, dtype=numpy.uint8).reshape(-1)
    return bytes(indices[0::2] << 4 | indices[1::2])


def main():
    weave, design = sys.argv[1:]
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for panel, (name, form) in WAVESHARE.items():
            png = "png-1" if form == "raw-1" else "png-4"
            image = Image.open(render(weave, design, panel, png, folder))
            sent = bytes(bytearray(waveshare_driver(name).getbuffer(image)))
            if sent != render(weave, design, panel, form, folder).read_bytes():
                wrong.append(panel)
        for panel, module in INKY.items():
            image = Image.open(render(weave, design, panel, "png-4", folder))
            if inky_buffer(module, image) != render(weave, design, panel, "raw-4", folder).read_bytes():
                wrong.append(panel)
    print("\n".join(wrong) if wrong else "same bytes")
    sys.exit(1 if wrong else 0)


main()
