// SPDX-License-Identifier: MIT
// Two states, compared by swipe; and pictures as files.

import { $, page, appearances, isChanged, query, scale, send } from "./page.js";
import { files } from "./canvas.js";

$("keep").addEventListener("click", () => {
  page.kept = page.kept ? null : { scale: scale(), pictures: [...page.state.pictures] };
  $("keep").setAttribute("aria-pressed", Boolean(page.kept));
  $("keep").textContent = page.kept ? "Comparing with before" : "Compare with now";
  $("swipe-label").hidden = !page.kept;
  showComparison();
});
$("swipe").addEventListener("input", () => document.body.style.setProperty("--swipe", $("swipe").value + "%"));

function beforeOf(picture) {
  return page.kept?.pictures.find((one) => one.size === picture.size && one.appearance === picture.appearance && one.name === picture.name);
}

export async function showComparison() {
  const mine = page.kept;
  const pictures = page.state.pictures;
  // No verdict stands below pictures that it is not of.
  const pair = (picture) => beforeOf(picture)?.key + " " + picture.key;
  pictures.forEach((picture, index) => {
    const verdict = $("pictures").children[index].querySelector("em");
    if (verdict.dataset.pair !== pair(picture)) verdict.textContent = "";
    verdict.dataset.pair = pair(picture);
  });
  for (const [index, picture] of pictures.entries()) {
    const figure = $("pictures").children[index];
    const verdict = figure.querySelector("em");
    const before = beforeOf(picture);
    let over = figure.querySelector(".before");
    if (!before) {
      over?.remove();
      verdict.textContent = "";
      continue;
    }
    if (!over) {
      over = new Image();
      over.className = "before";
      over.alt = "";
      figure.querySelector(".frame").append(over);
    }
    if (over.dataset.key !== before.key) over.src = files.get(over.dataset.key = before.key);
    const image = figure.querySelector(".frame img:not(.before)");
    Object.assign(over, { width: image.width, height: image.height });
    const answer = await fetch("compare?a=" + before.key + "&b=" + picture.key).catch(() => null);
    if (mine !== page.kept || pictures !== page.state.pictures) return;
    const found = answer?.ok ? await answer.json() : { verdict: "", says: "can no longer be compared" };
    verdict.className = found.verdict;
    verdict.textContent = found.says;
  }
}

// Export

for (const button of document.querySelectorAll("#exports button")) {
  button.addEventListener("click", async () => {
    const picture = page.state.pictures[Number($("exported").value)] ?? page.state.pictures[0];
    if (!picture) return;
    const parameters = new URLSearchParams(query());
    const isPanel = !appearances.includes(picture.appearance);
    parameters.set("sizes", picture.size);
    parameters.set("appearances", isPanel ? "light" : picture.appearance);
    if (!isPanel) parameters.delete("panel");
    const answer = await send("export/" + button.dataset.as + "?" + parameters, isChanged() ? page.editor.value : null);
    if (!answer.ok) { $("status").textContent = await answer.text(); return; }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    const name = page.state.files[page.state.file].split("/").pop().replace(/\.\w+$/, "");
    link.download = [name, picture.size, picture.appearance].join("-") + "." + button.dataset.as;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    document.body.dataset.exported = link.download;
  });
}

