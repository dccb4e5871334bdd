// SPDX-License-Identifier: MIT
// The problems of a design, and why a node is as large as it is.

import { $, page, appearances, askText, chosenNode, isChanged, query, say, send } from "./page.js";

// Why

let reasonsOf = 0;

export async function showReasons() {
  const node = chosenNode();
  $("why-box").hidden = !node;
  if (!node || !$("why-box").open) return;
  const mine = ++reasonsOf;
  const picture = page.state.pictures[page.chosen.index] ?? page.state.pictures[0];
  const steps = await pictureText("why", picture, { node: node.id });
  if (mine !== reasonsOf || !steps) return;
  const size = ([width, height]) => width + " × " + height;
  const own = steps.filter((step) => step.isOwn);
  const around = steps.filter((step) => !step.isOwn).slice(-3);
  $("why").replaceChildren(...[...own, ...around.reverse()].map((step) => {
    const row = document.createElement("li");
    row.className = step.isOwn ? "" : "around";
    const head = document.createElement("strong");
    head.textContent = (step.isOwn ? "" : "in ") + step.kind + (step.isOwn ? "" : " " + step.id);
    const words = document.createElement("small");
    words.textContent = "offered " + size(step.offered) + ", answers " + size(step.answer);
    row.append(head, words, step.width + " " + step.height);
    return row;
  }));
}

$("why-box").addEventListener("toggle", showReasons);

/** Asks about one picture of the text that is shown. */
async function pictureText(path, picture, extra = {}) {
  const isPanel = !appearances.includes(picture.appearance);
  const one = { sizes: picture.size, appearances: isPanel ? "light" : picture.appearance, panel: isPanel ? picture.appearance : "", ...extra };
  return askText(path, one);
}

// Problems are asked for when nothing else has been for a moment: while the slider moves, pictures come first.

let problemsTimer = 0;

export function askForProblems() {
  clearTimeout(problemsTimer);
  problemsTimer = setTimeout(async () => {
    const text = page.editor.value;
    const answer = await send("problems?" + query(), isChanged() ? text : null).catch(() => null);
    // Places are those of the text that was asked about.
    if (!answer?.ok || text !== page.editor.value) return;
    page.state.diagnostics = await answer.json();
    showProblems();
    showReasons();
  }, page.state.diagnostics ? (page.editor.isFocused ? 300 : 120) : 0);
}

/** Applies the first fix of a problem. */
export async function mend(problem) {
  const found = await askText("fixes", { at: problem.units[0] });
  if (found?.[0]) { page.editor.apply(found[0].edits); say(found[0].title); }
}

function showProblems() {
  const all = page.state.diagnostics ?? [];
  page.editor.setProblems(all.filter((problem) => !problem.file));
  const errors = all.filter((problem) => problem.severity === "error").length;
  $("problems-count").textContent = all.length ? (errors ? errors + (errors === 1 ? " error" : " errors") : all.length + (all.length === 1 ? " warning" : " warnings")) : "None";
  $("problems-count").className = errors ? "error" : all.length ? "warning" : "";
  const rows = (page.state.diagnostics ?? []).map((problem) => {
    const button = document.createElement("button");
    button.className = problem.severity;
    button.textContent = problem.severity + ": " + problem.message + (problem.size ? " (" + problem.size + ")" : "");
    const place = document.createElement("small");
    place.textContent = [problem.file || "", problem.line ? "line " + problem.line : "", problem.code, ...problem.notes].filter(Boolean).join(" · ");
    button.append(place);
    button.addEventListener("click", () => {
      if (!problem.units) return;
      page.editor.select(...problem.units, true);
    });
    const row = document.createElement("li");
    row.append(button);
    if (problem.hasFix && problem.units) {
      const fix = Object.assign(document.createElement("button"), { className: "fix", textContent: "Fix" });
      fix.addEventListener("click", () => mend(problem));
      row.append(fix);
    }
    return row;
  });
  if (!rows.length) {
    const row = document.createElement("li");
    row.textContent = "None.";
    rows.push(row);
  }
  $("problems").replaceChildren(...rows);
}

