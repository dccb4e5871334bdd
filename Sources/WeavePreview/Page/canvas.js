// SPDX-License-Identifier: MIT
// The canvas: the pictures, what is chosen in them, handles, zoom, ground, and thumbnails of a folder.

import { $, appearances, page, make, asked, zoom, change, chosenNode, chosenObject, showAddress } from "./page.js";
import { plain, pointerAt } from "./json.js";
import { isNode, openFile } from "./layers.js";

// The pictures that are shown and kept, by their keys: they come with the answer, and are not asked for one by one.
export const files = new Map();

export function keepFiles(pictures) {
  for (const picture of pictures) {
    if (picture.png) files.set(picture.key, "data:image/png;base64," + picture.png);
    delete picture.png;
  }
  const used = new Set([...pictures, ...(page.kept?.pictures ?? [])].map((picture) => picture.key));
  for (const key of files.keys()) if (!used.has(key)) files.delete(key);
}

export async function loaded(picture) {
  const image = new Image();
  image.dataset.key = picture.key;
  image.alt = picture.says || picture.name;
  image.decoding = "sync";
  image.draggable = false;
  await new Promise((done) => {
    image.onload = image.onerror = done;
    image.src = files.get(picture.key) ?? "picture/" + picture.key + ".png";
  });
  return image;
}

export function showPictures(images) {
  const figures = $("pictures").children;
  const { pictures } = page.state;
  pictures.forEach((picture, index) => {
    const figure = figures[index] ?? newFigure(index);
    const frame = figure.querySelector(".frame");
    const image = images[index];
    image.width = Math.round(picture.width * zoom());
    image.height = Math.round(picture.height * zoom());
    const old = frame.querySelector("img");
    if (!old) frame.prepend(image);
    else if (old.dataset.key !== image.dataset.key || old.width !== image.width) old.replaceWith(image);
    frame.setAttribute("aria-label", picture.size + ", " + picture.appearance + ": " + picture.says);
    figure.dataset.size = picture.size;
    figure.dataset.look = picture.appearance;
    // A picture on a panel has the name of the panel in place of a look.
    if (appearances.includes(picture.appearance)) delete figure.dataset.panel; else figure.dataset.panel = picture.appearance;
    figure.querySelector("figcaption > span").textContent =
      (new Set(pictures.map((one) => one.name)).size > 1 ? picture.name + ", " : "")
      + picture.size + ", " + picture.appearance + ", " + Math.round(picture.width) + " × " + Math.round(picture.height);
  });
  while (figures.length > pictures.length) figures[figures.length - 1].remove();
  const names = pictures.map((picture) => picture.size + ", " + picture.appearance);
  if ($("exported").dataset.names !== names.join()) {
    $("exported").dataset.names = names.join();
    $("exported").replaceChildren(...names.map((name, index) => new Option(name, index)));
  }
}

function newFigure(index) {
  const frame = make("button", { className: "frame", tabIndex: index ? -1 : 0 });
  frame.addEventListener("click", (event) => pick(index, event));
  const figure = make("figure", {}, frame, make("figcaption", {}, make("span"), " ", make("em")));
  $("pictures").append(figure);
  return figure;
}

// Picking: the smallest node under the pointer; what only wraps another one of the same frame gives way to it.

function pick(index, event) {
  const picture = page.state.pictures[index];
  // Without the rim of a device or panel.
  const box = event.currentTarget.querySelector("img").getBoundingClientRect();
  const x = (event.clientX - box.left) * picture.width / box.width;
  const y = (event.clientY - box.top) * picture.height / box.height;
  // Pressed by a key, a picture chooses its outermost node.
  const isKey = event.detail === 0;
  let best = null;
  for (const node of picture.nodes) {
    if (!node.from && !node.part || !node.w || !node.h) continue;
    const isInside = x >= node.x && x <= node.x + node.w && y >= node.y && y <= node.y + node.h;
    if (isKey ? !best : isInside && (!best || node.w * node.h <= best.w * best.h)) best = node;
  }
  if (best?.part) { page.pending = best.part; return openFile(best.part.file); }
  page.choose(best ? { pointer: pointerOfNode(best), id: best.id, index } : null);
}

/** The place in the text of a node of a picture. */
export function pointerOfNode(node) {
  const start = (node.object ?? node.units)?.[0];
  if (start === undefined || !page.drawn.root) return "";
  return pointerAt(page.drawn.root, start, (one) => one.kind === "object" && (node.object ? one.from === start : isNode(one))) ?? "";
}

// What is chosen

const isSized = (written) => written && (written.frame === undefined || typeof written.frame === "object") && written.type !== "spacer";

function paddingOf(written) {
  const padding = written?.padding;
  if (typeof padding === "number") return { left: padding, right: padding, top: padding, bottom: padding };
  if (!padding || typeof padding !== "object") return null;
  const side = (...keys) => { for (const key of keys) if (typeof padding[key] === "number") return padding[key]; return 0; };
  return { left: side("leading", "horizontal"), right: side("trailing", "horizontal"), top: side("top", "vertical"), bottom: side("bottom", "vertical") };
}

export function outline() {
  document.querySelectorAll(".outline, .baseline, .margin, .edge").forEach((one) => one.remove());
  const node = chosenNode();
  const object = chosenObject();
  const written = isNode(object) ? plain(object) : null;
  const margin = paddingOf(written);
  if (node) page.state.pictures.forEach((picture, index) => {
    const same = picture.nodes.find((one) => one.id === node.id);
    if (same) mark(index, picture, same, written, margin);
  });
}

function mark(index, picture, same, written, margin) {
  const frame = $("pictures").children[index].querySelector(".frame");
  const by = zoom();
  const draw = (name, x, y, w, h) => {
    const box = make("span", { className: name });
    Object.assign(box.style, { left: x * by + "px", top: y * by + "px", width: w * by + "px", height: h * by + "px" });
    frame.append(box);
    return box;
  };
  draw("outline", same.x, same.y, same.w, same.h);
  if (margin) {
    draw("margin", same.x - margin.left, same.y - margin.top, same.w + margin.left + margin.right, same.h + margin.top + margin.bottom);
  }
  // Lines of text lie in the innermost frame of the node.
  const text = picture.nodes.findLast((one) => one.id === same.id && one.baselines);
  for (const line of text?.baselines ?? []) draw("baseline", text.x, text.y + line, text.w, 0);
  // Handles in the picture that was clicked, so that the others can be compared.
  if (!written || index !== (page.chosen.index ?? 0)) return;
  const handle = (axis, x, y, title) => {
    const edge = draw("edge " + axis, x - 5 / by, y - 5 / by, 0, 0);
    edge.style.width = edge.style.height = "";
    edge.title = title;
    edge.addEventListener("pointerdown", (event) => drag(event, axis, same, margin));
    edge.addEventListener("click", (event) => event.stopPropagation());
  };
  if (isSized(written)) {
    handle("x", same.x + same.w, same.y + same.h / 2, "Drag to change the width");
    handle("y", same.x + same.w / 2, same.y + same.h, "Drag to change the height");
  }
  if (written.padding === undefined || typeof written.padding === "number") {
    handle("pad", same.x, same.y, "Drag to change the padding");
  }
}

function drag(event, axis, node, margin) {
  event.preventDefault();
  event.stopPropagation();
  const edge = event.currentTarget;
  const { pointer } = page.chosen;
  const by = zoom();
  const box = [...edge.parentElement.querySelectorAll(".outline")].pop();
  const [startX, startY] = [event.clientX, event.clientY];
  const value = (one) => {
    const [x, y] = [(one.clientX - startX) / by, (one.clientY - startY) / by];
    if (axis === "pad") return Math.max(0, Math.round((margin?.left ?? 0) + Math.max(x, y, -(margin?.left ?? 0))));
    return Math.max(1, Math.round((axis === "x" ? node.w + x : node.h + y)));
  };
  edge.setPointerCapture(event.pointerId);
  const move = (one) => {
    if (!box) return;
    if (axis === "pad") box.style.boxShadow = `inset 0 0 0 ${value(one) * by}px color-mix(in srgb, var(--mark) 30%, transparent)`;
    else box.style[axis === "x" ? "width" : "height"] = value(one) * by + "px";
    edge.dataset.value = value(one);
  };
  edge.addEventListener("pointermove", move);
  edge.addEventListener("pointerup", (one) => {
    edge.removeEventListener("pointermove", move);
    const path = axis === "pad" ? "/padding" : axis === "x" ? "/frame/width" : "/frame/height";
    const before = axis === "pad" ? margin?.left ?? 0 : Math.round(axis === "x" ? node.w : node.h);
    if (value(one) !== before) change([{ pointer: pointer + path, set: String(value(one)) }]);
    else outline();
  }, { once: true });
}

// Zoom and ground

const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

function setZoom(value) {
  const next = Math.max(0.25, Math.min(4, Math.round(value * 100) / 100));
  if (next === 1) asked.delete("zoom"); else asked.set("zoom", next);
  showZoom();
  // At once by the pictures that are there; sharp ones follow.
  for (const [index, figure] of [...$("pictures").children].entries()) {
    const picture = page.state.pictures[index];
    for (const image of figure.querySelectorAll("img")) Object.assign(image, { width: Math.round(picture.width * next), height: Math.round(picture.height * next) });
  }
  outline();
  showAddress();
  page.refresh();
}

function showZoom() {
  $("pictures").style.setProperty("--zoom", zoom());
  const text = Math.round(zoom() * 100) + " %";
  $("zoom").value = String(zoom());
  if ($("zoom").selectedIndex < 0) { $("zoom").append(new Option(text, zoom())); $("zoom").value = String(zoom()); }
}

/** The largest zoom at which all pictures are in sight. */
function fit() {
  const room = { width: $("canvas").clientWidth - 40, height: $("canvas").clientHeight - 40 };
  // Rims grow with the pictures; captions and margins do not.
  const around = [...$("pictures").children].map((figure) => {
    const [frame, own] = [getComputedStyle(figure.querySelector(".frame")), getComputedStyle(figure)];
    const sum = (...lengths) => lengths.reduce((all, length) => all + parseFloat(length), 0);
    return {
      rimX: sum(frame.borderLeftWidth, frame.borderRightWidth) / zoom(), rimY: sum(frame.borderTopWidth, frame.borderBottomWidth) / zoom(),
      x: sum(own.marginLeft, own.marginRight), y: sum(own.marginTop, own.marginBottom, getComputedStyle(figure.lastElementChild).marginTop) + 40,
    };
  });
  const fits = (by) => {
    let [x, y, row] = [0, 0, 0];
    for (const [index, picture] of page.state.pictures.entries()) {
      const width = (picture.width + around[index].rimX) * by + around[index].x;
      if (width > room.width) return false;
      if (x > 0 && x + width > room.width) { y += row + 18; x = 0; row = 0; }
      x += width + 22;
      row = Math.max(row, (picture.height + around[index].rimY) * by + around[index].y);
    }
    return y + row <= room.height;
  };
  let by = 3;
  while (by > 0.3 && !fits(by)) by -= 0.05;
  setZoom(by);
}

export function showGround() {
  const ground = asked.get("ground") ?? "page";
  $("canvas").dataset.ground = ground;
  $("ground").value = ground;
  $("canvas").classList.toggle("framed", asked.get("frames") === "1");
  $("frames").checked = asked.get("frames") === "1";
}

let wallpaper = null;

function setGround() {
  const ground = $("ground").value;
  if (ground === "photo") return $("wallpaper").click();
  if (ground === "page") asked.delete("ground"); else asked.set("ground", ground);
  if (wallpaper) URL.revokeObjectURL(wallpaper);
  wallpaper = null;
  $("canvas").style.backgroundImage = "";
  showGround();
  showAddress();
}

// Thumbnails

const thumbs = new Map();
let isFetching = false;
const waiting = [];

async function fetchThumbs() {
  if (isFetching) return;
  isFetching = true;
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    while (page.isAsking) await new Promise((done) => setTimeout(done, 60));
    const answer = await fetch("state?sizes=small&appearances=light&scale=1&design=" + encodeURIComponent(name)).catch(() => null);
    const found = answer?.ok ? await answer.json() : null;
    const png = found?.pictures?.[0]?.png;
    thumbs.set(name, png ? "data:image/png;base64," + png : "");
    const image = $("designs").querySelector(`[data-name=${CSS.escape(name)}] img`);
    if (image && png) image.src = thumbs.get(name);
  }
  isFetching = false;
}

const sight = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const { name } = target.dataset;
    if (!isIntersecting || thumbs.has(name) || waiting.includes(name)) continue;
    waiting.push(name);
    fetchThumbs();
  }
});

/** The designs of the folder, each with its picture. */
export function showDesigns() {
  const { files: names, file } = page.state;
  $("designs-box").hidden = names.length < 2;
  if ($("designs").dataset.names !== names.join()) {
    $("designs").dataset.names = names.join();
    sight.disconnect();
    $("designs").replaceChildren(...names.map((name) => {
      const button = make("button", { data: { name }, title: name }, make("img", { alt: "", width: 64, height: 64, src: thumbs.get(name) || "data:," }), make("span", {}, name.replace(/\.json$/, "")));
      button.addEventListener("click", () => page.switchTo(name));
      sight.observe(button);
      return button;
    }));
  }
  const current = asked.get("design") ?? names[file];
  for (const button of $("designs").children) button.setAttribute("aria-current", button.dataset.name === current);
  const small = page.state.pictures.find((picture) => picture.size === "small");
  const image = small && !page.state.error && $("designs").querySelector(`[data-name=${CSS.escape(current ?? "")}] img`);
  if (image) { image.src = files.get(small.key) ?? image.src; thumbs.set(current, image.src); }
}

export function startCanvas() {
  $("zoom").append(...zooms.map((one) => new Option(one * 100 + " %", one)));
  showZoom();
  showGround();
  $("zoom").addEventListener("change", () => setZoom(Number($("zoom").value)));
  $("zoom-out").addEventListener("click", () => setZoom(zooms.findLast((one) => one < zoom()) ?? 0.25));
  $("zoom-in").addEventListener("click", () => setZoom(zooms.find((one) => one > zoom()) ?? 4));
  $("fit").addEventListener("click", fit);
  $("ground").addEventListener("change", setGround);
  $("frames").addEventListener("change", () => { if ($("frames").checked) asked.set("frames", "1"); else asked.delete("frames"); showGround(); showAddress(); });
  $("wallpaper").addEventListener("change", () => {
    const file = $("wallpaper").files[0];
    if (!file) return showGround();
    wallpaper = URL.createObjectURL(file);
    $("canvas").dataset.ground = "photo";
    $("canvas").style.backgroundImage = `url("${wallpaper}")`;
  });
  $("wallpaper").addEventListener("cancel", showGround);
  $("canvas").addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    setZoom(zoom() * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  }, { passive: false });
  $("pictures").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...$("pictures").querySelectorAll(".frame")];
    const next = all[all.indexOf(document.activeElement) + step];
    if (!next) return;
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  });
}
