// SPDX-License-Identifier: MIT
// The sliders of a day and a year, with marks where the picture changes.

import { $, page, asked, ask, query } from "./page.js";

let marksOf = "";

export function showTime() {
  $("clock").textContent = page.state.clock + " " + page.state.zone;
  if (document.activeElement !== $("minute")) $("minute").value = page.state.minute;
  if (document.activeElement !== $("day")) $("day").value = page.state.clock.slice(0, 10);
  $("live").setAttribute("aria-pressed", !asked.has("now"));
  const parameters = new URLSearchParams(query());
  parameters.set("day", page.state.clock.slice(0, 10));
  parameters.set("version", page.state.version);
  parameters.delete("now");
  if (marksOf !== parameters.toString()) {
    marksOf = parameters.toString();
    showMarks();
  }
  const [year, month, day] = page.state.clock.slice(0, 10).split("-").map(Number);
  if (document.activeElement !== $("yearday")) $("yearday").value = dayOfYear(year, month, day);
  parameters.delete("day");
  parameters.set("year", year + " " + page.state.minute);
  if (yearOf !== parameters.toString()) {
    yearOf = parameters.toString();
    clearTimeout(yearTimer);
    yearTimer = setTimeout(() => showYear(year), 700);
  }
}

let yearOf = "";
let yearTimer = 0;

function dayOfYear(year, month, day) { return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86400000) + 1; }

/** The marks of a slider, part by part: pictures come first. */
async function* parts(extra) {
  let from = null;
  do {
    while (page.isAsking || performance.now() - page.lastAsked < 100) await new Promise((done) => setTimeout(done, 50));
    const answer = await fetch("changes?" + query() + extra + (from === null ? "" : "&from=" + from)).catch(() => null);
    if (!answer?.ok) return;
    const part = await answer.json();
    yield part.marks;
    from = part.next ?? null;
  } while (from !== null);
}

/** Marks the days on which the picture differs from that of the day before, month by month. */
async function showYear(year) {
  const mine = yearOf;
  const lines = [];
  for (let month = 1; month <= 12; month++) {
    const days = [];
    for await (const part of parts("&month=" + month)) {
      if (mine !== yearOf) return;
      days.push(...part);
    }
    if (mine !== yearOf) return;
    for (const day of days) {
      const line = document.createElement("i");
      line.style.left = "calc(8px + (100% - 16px) * " + (dayOfYear(year, month, day) - 1) / 365 + ")";
      lines.push(line);
    }
    // Marks on every day say nothing.
    $("year-marks").replaceChildren(...(lines.length > 180 ? [] : lines));
    $("year-marks").dataset.months = month;
    $("year-marks").dataset.count = lines.length;
  }
}

$("yearday").addEventListener("input", () => {
  const year = Number(page.state.clock.slice(0, 4));
  const day = new Date(Date.UTC(year, 0, Number($("yearday").value)));
  seek(day.toISOString().slice(0, 10), page.state.minute);
});

async function showMarks() {
  const mine = marksOf;
  const marks = [];
  // A clock changes each minute, and marks for all of them say nothing.
  for await (const part of parts("")) {
    if (mine !== marksOf) return;
    marks.push(...part);
    if (marks.length >= 96) break;
  }
  if (mine !== marksOf) return;
  $("marks").replaceChildren(...(marks.length >= 96 ? [] : marks).map((mark) => {
    const line = document.createElement("i");
    line.style.left = "calc(8px + (100% - 16px) * " + mark.minute / 1439 + ")";
    line.title = mark.reason;
    return line;
  }));
  $("marks").dataset.count = marks.length;
}

/** A minute of a day on the reader's clocks as a moment: the distance to the moment that is shown says how far to go. */
function seek(day, minute) {
  const days = Math.round((Date.parse(day) - Date.parse(page.state.clock.slice(0, 10))) / 86400000);
  const moment = new Date(Date.parse(page.state.now) + days * 86400000 + (minute - page.state.minute) * 60000);
  moment.setUTCSeconds(0, 0);
  ask("now", moment.toISOString().replace(".000Z", "Z"));
}

$("minute").addEventListener("input", () => seek(page.state.clock.slice(0, 10), Number($("minute").value)));
$("day").addEventListener("change", () => $("day").value && seek($("day").value, page.state.minute));
$("live").addEventListener("click", () => ask("now", null));
