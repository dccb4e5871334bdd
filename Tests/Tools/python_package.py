#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# The tests of the Python package weave_pictures, where it is installed, with the command that is installed with it.
import io
import os
import pickle
import re
import subprocess
import sys
import tempfile
import threading
import unittest
import warnings
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import weave_pictures
from weave_pictures import Batch, DesignError, SystemFailure, UsageError, WeaveWarning, check, render



def showing(text):
    """A design that shows a text."""
    return {"name": "Card", "layout": {"template": "custom"}, "content": {"type": "text", "text": text}}


DESIGN = showing("{{city}}")
PNG = b"\x89PNG\r\n\x1a\n"
SMALL = {"canvas": (120, 60), "scale": 1}


def command(*words, given=b""):
    """What the installed command writes to its standard output."""
    weave = os.path.join(os.path.dirname(sys.executable), "weave")
    return subprocess.run([weave, *words], input=given, check=True, capture_output=True).stdout


def size(png):
    """The width and height in the header of a PNG."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


class InFolder(unittest.TestCase):
    """Each test runs in a folder of its own with the design card.json; warnings are errors."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder.name)
        os.environ["HOME"] = folder.name
        Path("card.json").write_text(weave_pictures._command.source(DESIGN)[1].decode())
        catcher = warnings.catch_warnings()
        catcher.__enter__()
        self.addCleanup(catcher.__exit__, None, None, None)
        warnings.simplefilter("error")


class RenderTests(InFolder):
    def test_the_command_gives_the_same_bytes(self):
        png = render("card.json", variables={"city": "Porto"}, **SMALL)
        options = ["--canvas", "120x60", "--scale", "1", "--var", "city=Porto"]
        self.assertEqual(png, command("render", "card.json", "-o", "-", *options))
        self.assertEqual(size(png), (120, 60))

    def test_a_design_is_a_path_bytes_or_a_dict(self):
        picture = render("card.json", **SMALL)
        self.assertEqual(render(Path("card.json"), **SMALL), picture)
        self.assertEqual(render(Path("card.json").read_bytes(), **SMALL), picture)
        self.assertEqual(render(DESIGN, **SMALL), picture)
        for wrong in (None, 1, ["card.json"], io.BytesIO(b"{}")):
            with self.assertRaisesRegex(TypeError, "a design is a path, bytes or a dict, not "):
                render(wrong)

    def test_a_name_is_never_an_option_or_standard_input(self):
        os.rename("card.json", "--help")
        self.assertTrue(render("--help").startswith(PNG))
        with self.assertRaisesRegex(SystemFailure, re.escape("./-")):
            render("-")

    def test_options_take_values_of_python(self):
        # 14:05 in Berlin, on the last day before summer time.
        moment = datetime(2026, 3, 28, 13, 5, tzinfo=timezone.utc)
        clock = showing("{{__now||date:EEE HH.mm}}")
        said = {"city": "28 March"}
        self.assertEqual(
            render(clock, now=moment, time_zone="Europe/Berlin", **SMALL),
            command(
                "render", "-", "-o", "-", "--canvas", "120x60", "--scale", "1", "--now", "2026-03-28T14:05:00+01:00",
                "--time-zone", "Europe/Berlin", given=weave_pictures._command.source(clock)[1],
            ),
        )  # fmt: skip
        self.assertEqual(
            render(clock, now=date(2026, 3, 28), time_zone="Europe/Berlin", **SMALL),
            render(clock, now="2026-03-28T00:00", time_zone="Europe/Berlin", **SMALL),
        )
        os.mkdir("facts")
        self.assertTrue(render("card.json", snapshots=Path("facts"), max_age=timedelta(hours=2)).startswith(PNG))
        self.assertEqual(render("card.json", variables={**said, "other": None}), render("card.json", variables=said))
        self.assertTrue(render("card.json", format="svg", text="live", variables=said).startswith(b"<svg"))
        self.assertTrue(render("card.json", format="webp", quality=80, placeholder=True)[8:12] == b"WEBP")

    def test_values_of_variables_are_texts_or_json(self):
        rows = showing("=days[1] + n")
        said = render(rows, variables={"days": [3, 5, 4], "n": 2}, **SMALL)
        seven = showing("7")
        self.assertEqual(said, render(seven, **SMALL))
        for value in ("a=b", "-x", "", "Zürich\n東京", '"'):
            literal = showing("{{city}}!")
            self.assertEqual(
                render(literal, variables={"city": value}, **SMALL),
                command(
                    "render", "-", "-o", "-", "--canvas", "120x60", "--scale", "1", "--var", f"city={value}",
                    given=weave_pictures._command.source(literal)[1],
                ),
            )  # fmt: skip
        for wrong in ({"a=b": "c"}, {1: "c"}):
            with self.assertRaisesRegex(ValueError, "cannot be the name of a variable"):
                render("card.json", variables=wrong)
        with self.assertRaises(ValueError):
            render("card.json", variables={"city": float("nan")})

    def test_values_may_be_too_long_for_a_command(self):
        long = {"city": "a" * 200_000}
        for draw in (render, check, Batch):
            with self.assertRaisesRegex(UsageError, "give its path as `data`"):
                draw("card.json", variables=long)
        with Batch("card.json", **SMALL) as cards:
            self.assertTrue(cards.render({"city": "", "other": "a" * 2_000_000}).startswith(PNG))

    def test_data_comes_from_files(self):
        Path("cities.csv").write_text("city\nPorto\n")
        Path("all.json").write_text('{"city": "Porto"}')
        first = showing("=towns[0].city")
        self.assertEqual(
            render(first, data={"towns": "cities.csv"}, **SMALL), render("card.json", data=["all.json"], **SMALL)
        )

    def test_mistakes_are_exceptions_with_the_words_of_the_command(self):
        with self.assertRaisesRegex(DesignError, "<standard input>:1:.*`hreo`(.|\n)*`hero`") as caught:
            render({"name": "Card", "layout": {"template": "hreo"}})
        self.assertEqual(caught.exception.exit_code, 1)
        with self.assertRaisesRegex(SystemFailure, "missing.json"):
            render("missing.json")
        with self.assertRaisesRegex(UsageError, "hugr(.|\n)*"):
            render("card.json", size="hugr")
        with self.assertRaises(ValueError):
            render("card.json", scale=900)
        with self.assertRaisesRegex(TypeError, r"render\(\) has no option 'colour'"):
            render("card.json", colour="red")
        with self.assertRaisesRegex(TypeError, "did you mean 'text_size'"):
            render("card.json", textsize="large")
        with self.assertRaisesRegex(TypeError, "size takes a text, not list"):
            render("card.json", size=["small"])
        with self.assertRaisesRegex(UsageError, "^3 pictures do not fit in one file"):
            render("card.json", size="all")
        copy = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(copy), copy.exit_code), (str(caught.exception), 1))

    def test_warnings_are_warnings(self):
        with self.assertWarnsRegex(WeaveWarning, "ctiy(.|\n)*city") as caught:
            self.assertTrue(render("card.json", variables={"ctiy": "Porto"}).startswith(PNG))
        self.assertEqual(caught.filename, __file__)

    def test_every_option_of_the_command_is_there(self):
        apart = {"output", "help", "version", "at", "until", "every", "fix"}
        of_batch = apart | {
            "spec", "rows", "names", "map", "jobs", "shard", "resume", "cache", "fail-fast", "archive", "progress", "sheet",
            "paper", "margin", "gap", "crop-marks",
        }  # fmt: skip
        kinds = (
            ("render", weave_pictures.RenderOptions, apart),
            ("validate", weave_pictures.CheckOptions, apart | {"format"}),
            ("batch", weave_pictures.BatchOptions, of_batch),
        )
        for name, options, without in kinds:
            said = set(re.findall(r"^ +(?:-\w, )?--([a-z-]+)", command(name, "--help").decode(), re.M)) - without
            ours = {option.replace("_", "-") for option in options.__annotations__} - {"variables"}
            self.assertEqual(ours, said - {"var", "var-json"}, name)


class CheckTests(InFolder):
    def test_a_design_without_mistakes(self):
        self.assertEqual(check("card.json", variables={"city": "Porto"}), [])

    def test_every_mistake_has_its_place(self):
        Path("broken.json").write_text('{\n  "name": "Card",\n  "layout": {"template": "hreo"}\n}\n')
        found = check("broken.json")
        mistake = next(item for item in found if item.severity == "error")
        self.assertEqual((mistake.file, mistake.line), ("broken.json", 3))
        self.assertTrue(mistake.message and re.fullmatch("[EW][0-9]{4}", mistake.code))
        self.assertTrue(str(mistake).startswith(f"broken.json:3:{mistake.column}: error: {mistake.message}"))
        self.assertTrue(any("hero" in fix for fix in mistake.fixes) or "hero" in mistake.message)

    def test_a_dict_is_checked_too(self):
        found = check({"name": "Card", "layout": {"template": "hreo"}})
        self.assertEqual({item.file for item in found}, {"<standard input>"})

    def test_a_missing_file_is_no_diagnostic(self):
        with self.assertRaisesRegex(SystemFailure, "missing.json"):
            check("missing.json")
        with self.assertRaises(UsageError):
            check("card.json", appearance="grey")


class BatchTests(InFolder):
    def test_pictures_are_those_of_render(self):
        with Batch("card.json", canvas="120x60", scale=1) as cards:
            for city in ("Porto", "Lyon", "a=b", "Zürich\n東京", ""):
                self.assertEqual(cards.render({"city": city}), render("card.json", variables={"city": city}, **SMALL))

    def test_a_row_has_options_of_its_own(self):
        with Batch("card.json", variables={"city": "Porto"}, format="jpg") as cards:
            picture = cards.render(
                size="large", appearance="dark", scale=3, locale="de-DE", now=date(2026, 3, 28), time_zone="Europe/Paris"
            )
        options = {"size": "large", "appearance": "dark", "scale": 3, "locale": "de-DE", "now": "2026-03-28"}
        self.assertEqual(
            picture, render("card.json", variables={"city": "Porto"}, format="jpg", time_zone="Europe/Paris", **options)
        )

    def test_a_dict_needs_no_file(self):
        with Batch(DESIGN, **SMALL) as cards:
            self.assertEqual(
                cards.render({"city": "Porto"}), render("card.json", variables={"city": "Porto"}, **SMALL)
            )
        self.assertEqual(os.listdir(), ["card.json"])

    def test_the_batch_goes_on_after_a_mistake(self):
        with Batch("card.json", canvas="120x60", scale=1) as cards:
            with self.assertRaisesRegex(UsageError, "unknown size `hugr`"):
                cards.render(size="hugr")
            with self.assertRaises(UsageError):
                cards.render(locale="tlh_KX")
            for option in ("size", "scale", "locale"):
                with self.assertRaisesRegex(TypeError, f"{option} takes a text, not list"):
                    cards.render(**{option: ["1", "2"]})
            self.assertEqual(
                cards.render({"city": "Porto"}), render("card.json", variables={"city": "Porto"}, **SMALL)
            )

    def test_a_design_with_errors(self):
        with Batch({**DESIGN, "layout": {"template": "hreo"}}) as cards:
            for _ in range(2):
                with self.assertRaisesRegex(DesignError, "<design>:.*hreo"):
                    cards.render()
        with Batch("missing.json") as cards, self.assertRaisesRegex(DesignError, "missing.json"):
            cards.render()

    def test_a_wrong_option_ends_the_batch(self):
        with Batch("card.json", shape="oval") as cards:
            with self.assertRaisesRegex(UsageError, "oval"):
                cards.render()
            with self.assertRaisesRegex(ValueError, "the batch has ended"):
                cards.render()

    def test_a_batch_draws_one_picture_at_a_time(self):
        for option in ("size", "appearance", "scale"):
            with self.assertRaisesRegex(UsageError, f"give `{option}` to its render"):
                Batch("card.json", **{option: "a,b"})

    def test_the_end_says_what_no_design_reads(self):
        cards = Batch("card.json", variables={"ctiy": "Porto"})
        cards.render({"city": "Porto"})
        with self.assertWarnsRegex(WeaveWarning, "no design reads the variable 'ctiy'.*did you mean 'city'"):
            cards.close()

    def test_a_killed_process_is_an_error(self):
        with Batch("card.json") as cards:
            cards.render({"city": "Porto"})
            cards._process.kill()
            with self.assertRaisesRegex(SystemFailure, "signal 9"):
                cards.render({"city": "Porto"})

    def test_warnings_come_with_their_picture(self):
        long = {"city": "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch " * 9}
        with Batch("card.json", canvas="60x20", scale=1) as cards:
            cards.render({"city": "a"})
            with self.assertWarnsRegex(WeaveWarning, r"card\.json.*\[W[0-9]{4}\]") as caught:
                cards.render(long)
            self.assertEqual(caught.filename, __file__)
            cards.render({"city": "b"})

    def test_several_threads_share_a_batch(self):
        cities = [f"c{number}" for number in range(12)]
        pictures = {}
        with Batch("card.json", canvas="120x60", scale=1) as cards:

            def draw(city):
                pictures[city] = cards.render({"city": city})

            threads = [threading.Thread(target=draw, args=(city,)) for city in cities]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for city in cities[:3]:
                self.assertEqual(pictures[city], cards.render({"city": city}))
        self.assertEqual(len(set(pictures.values())), 12)

    def test_a_closed_batch_draws_nothing(self):
        cards = Batch("card.json")
        cards.close()
        cards.close()
        with self.assertRaisesRegex(ValueError, "the batch has ended"):
            cards.render()


class CommandTests(InFolder):
    def test_the_command_is_installed(self):
        self.assertEqual(command("--version").decode().strip(), weave_pictures.version())
        module = subprocess.run(
            [sys.executable, "-m", "weave_pictures", "render", "missing.json"], capture_output=True, text=True
        )
        self.assertEqual(module.returncode, 2)
        self.assertIn("missing.json", module.stderr)
        self.assertTrue(os.access(weave_pictures.command_path(), os.X_OK))


if __name__ == "__main__":
    unittest.main()
