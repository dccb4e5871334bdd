// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by tools/generate-report from the files in Page. Change those.

/// The page of a report, and what is put into it.
enum ReportPage {
  static let html = ##"""
    <!doctype html>
    <!-- SPDX-License-Identifier: MIT -->
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: 'self' file:; connect-src 'self'; base-uri 'none'; form-action 'none'">
    <title>weave test</title>
    <style>/*{{css}}*/</style>
    </head>
    <body>
    <header>
      <h1>weave test</h1>
      <p id="command"></p>
      <span id="undecided" hidden></span>
      <button id="finish" hidden>Finish</button>
      <button id="theme" aria-label="Switch between light and dark" title="Light or dark (t)">◐</button>
      <button id="help" aria-label="Keys" title="Keys (?)">?</button>
    </header>
    <section id="drift" hidden aria-label="Fonts and libraries">
      <h2>The references were drawn with other fonts or libraries</h2>
      <ul></ul>
    </section>
    <main>
      <nav aria-label="Pictures">
        <input id="search" type="search" placeholder="Search" aria-label="Search by name" autocomplete="off" spellcheck="false">
        <div id="states" role="group" aria-label="Show"></div>
        <ol id="list"></ol>
        <details id="accepted" hidden>
          <summary>Accept <b></b></summary>
          <pre tabindex="0"></pre>
          <button id="copy">Copy</button>
        </details>
      </nav>
      <article id="case" tabindex="-1" aria-live="polite"></article>
    </main>
    <dialog id="keys" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        <dt>j k ↓ ↑</dt><dd>next, previous picture</dd>
        <dt>1 … 5</dt><dd>side by side, swipe, onion skin, blink, difference</dd>
        <dt>← →</dt><dd>move the swipe or the onion skin</dd>
        <dt>Space</dt><dd>pause the blinking</dd>
        <dt>+ −</dt><dd>larger, smaller</dd>
        <dt>o</dt><dd>outlines of what changed</dd>
        <dt>a x</dt><dd>accept, reject</dd>
        <dt>/</dt><dd>search</dd>
        <dt>t</dt><dd>light or dark</dd>
        <dt>Esc</dt><dd>close</dd>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    <script type="application/json" id="data">{{data}}</script>
    <script>/*{{js}}*/</script>
    </body>
    </html>
    """##

  static let css = ##"""
    /* SPDX-License-Identifier: MIT */
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f5f5f7, #16171a); --panel: light-dark(#fff, #1f2024); --line: light-dark(#dcdce1, #34363c);
      --ink: light-dark(#1c1c1f, #ececf0); --faint: light-dark(#5f6169, #a0a3ac); --accent: light-dark(#0a5fd6, #6db1ff);
      --on-accent: light-dark(#fff, #08213f); --tint: light-dark(#e6effc, #203350);
      --changed: light-dark(#b3261e, #ff8a80); --new: light-dark(#7a5200, #f5c04e); --good: light-dark(#1a6b35, #6fd08c);
      --check: light-dark(#fff, #2a2b30); --check2: light-dark(#e9e9ee, #33353b);
    }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; height: 100vh; height: 100dvh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Inter, sans-serif; }
    h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    button, input { font: inherit; color: inherit; }
    button { background: var(--panel); border: 1px solid var(--line); border-radius: 7px; padding: 4px 11px; cursor: pointer; white-space: nowrap; }
    button:hover { border-color: var(--faint); }
    button[aria-pressed=true] { background: var(--tint); border-color: var(--accent); color: var(--accent); }
    button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    #case:focus { outline: none; }
    code, pre, .mono { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }

    header { display: flex; align-items: center; gap: 10px; padding: 9px 16px; background: var(--panel); border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; font-weight: 650; }
    #command { flex: 1; min-width: 0; color: var(--faint); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #undecided { color: var(--faint); white-space: nowrap; }
    #drift { padding: 10px 16px; border-bottom: 1px solid var(--line); background: light-dark(#fff6df, #352c14); max-height: 30vh; overflow: auto; }
    #drift h2 { font-size: 14px; }
    #drift li { color: var(--faint); }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(230px, 300px) minmax(0, 1fr); }
    nav { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); background: var(--panel); }
    #search { margin: 12px 12px 8px; padding: 6px 10px; border: 1px solid var(--line); border-radius: 7px; background: var(--ground); }
    #states { display: flex; flex-wrap: wrap; gap: 6px; padding: 0 12px 10px; border-bottom: 1px solid var(--line); }
    #states button { padding: 2px 9px; font-size: 12.5px; border-radius: 99px; }
    #list { flex: 1; overflow: auto; padding: 6px 0; }
    #list h3 { padding: 9px 16px 3px; font-size: 11.5px; font-weight: 600; color: var(--faint); text-transform: uppercase; letter-spacing: .05em; }
    #list li > div { display: flex; align-items: center; gap: 8px; padding: 4px 12px 4px 16px; cursor: pointer; }
    #list li > div:hover { background: var(--ground); }
    #list li > div[aria-current=true] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
    #list .none { width: 13px; margin: 3px; }
    #list .name { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    #list .folder { color: var(--faint); }
    #list .mark { font-size: 12px; color: var(--faint); white-space: nowrap; }
    .mark.accepted { color: var(--good) !important; } .mark.rejected { color: var(--changed) !important; }
    #list .more { padding: 6px 16px; color: var(--faint); }
    #accepted { border-top: 1px solid var(--line); padding: 8px 16px 12px; }
    #accepted pre { max-height: 26vh; overflow: auto; margin: 8px 0; padding: 8px; background: var(--ground); border-radius: 7px; white-space: pre-wrap; overflow-wrap: anywhere; }

    article { overflow: auto; padding: 18px 22px 40px; }
    article h2 { font-size: 18px; overflow-wrap: anywhere; }
    .facts { display: flex; flex-wrap: wrap; gap: 6px; margin: 7px 0 14px; }
    .facts span { padding: 1px 9px; border: 1px solid var(--line); border-radius: 99px; font-size: 12.5px; color: var(--faint); }
    .facts .state { color: var(--panel); border: 0; font-weight: 600; background: var(--changed); }
    .facts .state.new, .facts .state.orphaned { background: var(--new); }
    .facts .state.same, .facts .state.close { background: var(--good); }
    .message { color: var(--faint); margin-bottom: 12px; }
    pre.message { padding: 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 9px; overflow: auto; color: var(--ink); }
    .changes { margin-bottom: 14px; border: 1px solid var(--line); border-radius: 9px; background: var(--panel); overflow: hidden; }
    .changes li + li { border-top: 1px solid var(--line); }
    .changes button { display: grid; grid-template-columns: 10em minmax(0, 1fr) auto; gap: 2px 14px; width: 100%; padding: 7px 12px; border: 0; border-radius: 0; background: none; text-align: left; white-space: normal; overflow-wrap: anywhere; }
    .changes button:hover, .changes button[aria-pressed=true] { background: var(--tint); color: inherit; }
    .changes b { font-weight: 600; color: var(--changed); }
    .changes .mono { color: var(--faint); }
    .changes .rest { display: block; color: var(--accent); }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin-bottom: 12px; }
    .tools .gap { flex: 1; }
    .tools output { min-width: 3.2em; text-align: center; color: var(--faint); }
    .stage { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { color: var(--faint); font-size: 12.5px; margin-bottom: 5px; }
    .scroll { overflow: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 9px;
      background: repeating-conic-gradient(var(--check) 0 25%, var(--check2) 0 50%) 0 0 / 16px 16px; }
    .frame { position: relative; touch-action: none; }
    .frame img { display: block; position: absolute; inset: 0; width: 100%; height: 100%; image-rendering: pixelated; user-select: none; -webkit-user-drag: none; }
    .frame .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); box-shadow: 0 0 0 1px #fff8; cursor: ew-resize; }
    .frame .edge::after { content: "⇔"; position: absolute; top: 50%; left: 50%; translate: -50% -50%; padding: 2px 7px; border-radius: 99px; background: var(--accent); color: var(--on-accent); }
    .frame .region { position: absolute; border: 1.5px solid #ff2d55; border-radius: 3px; pointer-events: none; box-shadow: 0 0 0 1px #ffffffa0; }
    .frame .region.strong { background: #ff2d5533; }
    input[type=range] { width: min(320px, 100%); margin-top: 10px; accent-color: var(--accent); }
    .measures { margin-top: 16px; display: flex; flex-wrap: wrap; gap: 4px 18px; color: var(--faint); font-size: 12.5px; }
    .lines { margin-top: 16px; padding: 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 9px; overflow: auto; }
    .lines .minus { color: var(--changed); } .lines .plus { color: var(--good); }
    .decide { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 14px; }
    .empty { margin: 18vh auto 0; text-align: center; color: var(--faint); }
    .empty b { display: block; font-size: 20px; color: var(--ink); font-weight: 600; }
    .error { color: var(--changed); }
    dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); color: var(--ink); padding: 20px 24px; max-width: min(440px, 92vw); }
    dialog::backdrop { background: #0006; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 5px 20px; margin: 12px 0 16px; }
    dt { font-family: ui-monospace, Menlo, Consolas, monospace; color: var(--faint); }
    @media (max-width: 1100px) {
      .changes button { grid-template-columns: 10em minmax(0, 1fr); }
      .changes .mono { grid-column: 2; }
    }
    @media (max-width: 760px) {
      body { height: auto; min-height: 100dvh; }
      main { grid-template-columns: minmax(0, 1fr); }
      nav { border-right: 0; border-bottom: 1px solid var(--line); }
      #list { max-height: 38vh; }
      article { padding: 16px 14px 40px; overflow: visible; }
      .changes button { grid-template-columns: minmax(0, 1fr); }
      .changes .mono { grid-column: 1; }
    }
    """##

  static let js = ##"""
    // SPDX-License-Identifier: MIT
    "use strict";

    const data = JSON.parse(document.getElementById("data").textContent);
    const states = ["changed", "missing", "failed", "new", "orphaned", "close", "same"];
    const views = ["side by side", "swipe", "onion skin", "blink", "difference"];
    const pageOfSame = 200;
    const at = (id) => document.getElementById(id);

    /** An element with attributes and children; texts never become markup. */
    function make(tag, attributes = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (name === "style") Object.assign(element.style, value);
        else element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...children.filter((child) => child !== null && child !== undefined));
      return element;
    }

    const model = {
      shown: new Set(states.filter((state) => state !== "same" && state !== "close" && data.counts[state])),
      search: "", name: null, view: views[0], zoom: 0, outlines: true, strong: null, share: 0.5,
      isWhole: false, isPaused: matchMedia("(prefers-reduced-motion: reduce)").matches,
      decisions: new Map(), errors: new Map(), isFinished: false,
    };
    const byName = new Map(data.cases.map((item) => [item.name, item]));
    const canAccept = (item) => ["changed", "missing", "new"].includes(item.state) && !item.settled;
    let visible = [];
    let timer = null;

    // The list

    function filtered() {
      const words = model.search.toLowerCase().split(/\s+/).filter(Boolean);
      return states.filter((state) => model.shown.has(state)).map((state) => [
        state,
        data.cases.filter((item) => item.state === state && words.every((word) => item.name.toLowerCase().includes(word))),
      ]);
    }

    function drawStates() {
      at("states").replaceChildren(...states.filter((state) => data.counts[state]).map((state) =>
        make("button", {
          "aria-pressed": String(model.shown.has(state)), "data-state": state,
          onclick: () => {
            if (!model.shown.delete(state)) model.shown.add(state);
            drawStates();
            drawList();
          },
        }, `${data.counts[state]} ${state}`)));
    }

    function drawList() {
      visible = [];
      const rows = [];
      for (const [state, items] of filtered()) {
        if (!items.length) continue;
        rows.push(make("li", {}, make("h3", {}, `${state} · ${items.length}`)));
        const most = state === "same" ? pageOfSame : items.length;
        for (const item of items.slice(0, most)) {
          visible.push(item.name);
          rows.push(row(item));
        }
        if (items.length > most) rows.push(make("li", { class: "more" }, `and ${items.length - most} more; search for them`));
      }
      if (!rows.length) rows.push(make("li", { class: "more" }, model.search ? "No picture of this name" : "Nothing to show"));
      at("list").replaceChildren(...rows);
    }

    function row(item) {
      const slash = item.name.lastIndexOf("/") + 1;
      const decision = model.decisions.get(item.name);
      const tick = canAccept(item) && !data.review
        ? make("input", {
          type: "checkbox", "aria-label": `Accept ${item.name}`, onclick: (event) => event.stopPropagation(),
          onchange: (event) => decideLocally(item.name, event.target.checked),
        })
        : data.review ? null : make("span", { class: "none" });
      if (tick && decision === "accepted" && tick.type) tick.checked = true;
      const mark = item.settled ? "written" : decision ?? "";
      return make("li", {}, make("div", {
        "data-name": item.name, role: "button", tabindex: "0", "aria-current": String(item.name === model.name),
        onclick: () => select(item.name),
        onkeydown: (event) => { if (event.key === "Enter" && event.target === event.currentTarget) select(item.name); },
      }, tick, make("span", { class: "name" }, make("span", { class: "folder" }, item.name.slice(0, slash)), item.name.slice(slash)),
      make("span", { class: `mark ${decision ?? ""}` }, mark)));
    }

    // Decisions

    function decideLocally(name, isAccepted) {
      if (isAccepted) model.decisions.set(name, "accepted");
      else model.decisions.delete(name);
      drawAll();
    }

    const quoted = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

    function drawAccepted() {
      const names = [...model.decisions].filter(([, decision]) => decision === "accepted").map(([name]) => name);
      at("accepted").hidden = data.review || !names.length;
      at("accepted").querySelector("b").textContent = names.length;
      at("accepted").querySelector("pre").textContent = ["weave accept", ...names.map(quoted)].join(" \\\n  ");
    }

    async function copy() {
      const text = at("accepted").querySelector("pre").textContent;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const range = document.createRange();
        range.selectNodeContents(at("accepted").querySelector("pre"));
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        document.execCommand("copy");
      }
      at("copy").textContent = "Copied";
      setTimeout(() => { at("copy").textContent = "Copy"; }, 1500);
    }

    async function ask(path, body) {
      const answer = await fetch(path, {
        method: "POST", headers: { "Content-Type": "application/json", "X-Weave-Token": data.token }, body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(text.trim() || `the server answers ${answer.status}`);
      return text;
    }

    async function decide(names, isAccepted) {
      names = names.filter((name) => canAccept(byName.get(name)));
      if (!names.length || model.isFinished) return;
      if (!data.review) {
        for (const name of names) {
          if (isAccepted) model.decisions.set(name, "accepted");
          else model.decisions.delete(name);
        }
      } else {
        try {
          const answer = JSON.parse(await ask(isAccepted ? "/accept" : "/reject", { names }));
          for (const name of answer.done) {
            model.decisions.set(name, isAccepted ? "accepted" : "rejected");
            model.errors.delete(name);
          }
          for (const error of answer.errors) model.errors.set(error.name, error.message);
        } catch (error) {
          for (const name of names) model.errors.set(name, error.message);
        }
      }
      if (names.length === 1 && names[0] === model.name && !model.errors.has(model.name)) step(1);
      drawAll();
    }

    async function finish() {
      try {
        await ask("/finish", {});
        model.isFinished = true;
        at("case").replaceChildren(make("p", { class: "empty" }, make("b", {}, "Finished"), "This page can be closed."));
        at("finish").hidden = true;
      } catch (error) {
        at("undecided").textContent = error.message;
      }
    }

    // One picture

    function select(name) {
      model.name = name;
      model.strong = null;
      model.isWhole = false;
      remember();
      drawAll();
      at("list").querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
    }

    function step(by) {
      const index = visible.indexOf(model.name);
      const next = visible[index < 0 ? 0 : Math.min(Math.max(index + by, 0), visible.length - 1)];
      if (next && next !== model.name) select(next);
    }

    function remember() {
      try {
        history.replaceState(null, "", `#${encodeURIComponent(model.name ?? "")}&${views.indexOf(model.view) + 1}`);
      } catch { /* A page from a file may have no history. */ }
    }

    /** A pixel of a picture is a pixel of the screen until somebody says otherwise. */
    const zoomOf = () => model.zoom || 1 / Math.max(1, Math.round(devicePixelRatio));

    function drawCase() {
      clearInterval(timer);
      const item = byName.get(model.name);
      const article = at("case");
      if (model.isFinished) return;
      if (!item) {
        const isFine = !states.slice(0, 4).some((state) => data.counts[state]);
        article.replaceChildren(make("p", { class: "empty" },
          make("b", {}, isFine ? "All as before" : "Choose a picture"), `${data.counts.same ?? 0} pictures are the same`));
        return;
      }
      const available = views.filter((view) => item.before && item.after ? view !== "difference" || item.difference : view === views[0]);
      const view = available.includes(model.view) ? model.view : views[0];
      const facts = [item.size, item.appearance, item.locale, item.scale && `${item.scale}x`,
        item.textSize !== "large" && item.textSize, item.width && `${item.width} × ${item.height} px`].filter(Boolean);
      article.replaceChildren(...[
        make("h2", {}, item.name),
        make("div", { class: "facts" }, make("span", { class: `state ${item.state}` }, item.state),
          ...facts.map((fact) => make("span", {}, fact)), item.design ? make("span", { class: "mono" }, item.design) : null),
        drawDecision(item),
        item.message ? make(item.state === "failed" ? "pre" : "p", { class: "message" }, item.message) : null,
        drawChanges(item),
        item.before || item.after ? drawTools(item, available, view) : null,
        item.before || item.after ? drawStage(item, view) : null,
        drawMeasures(item),
        drawLines(item),
      ].filter(Boolean));
    }

    function drawDecision(item) {
      const error = model.errors.get(item.name);
      if (!canAccept(item)) return item.settled ? make("p", { class: "message" }, "Its reference was written in this run.") : null;
      const decision = model.decisions.get(item.name);
      return make("div", { class: "decide" },
        make("button", { class: "main", id: "accept", onclick: () => decide([item.name], true) }, "Accept"),
        make("button", { id: "reject", onclick: () => decide([item.name], false) }, "Reject"),
        data.review ? make("button", { onclick: () => decide(visible, true) }, `Accept all ${visible.length} shown`) : null,
        decision ? make("span", { class: `mark ${decision}` }, decision) : null,
        error ? make("span", { class: "error", role: "alert" }, error) : null);
    }

    function drawChanges(item) {
      if (!item.changes?.length) return null;
      const most = model.isWhole || item.changes.length <= 6 ? item.changes.length : 5;
      const rest = item.changes.length - most;
      const more = make("li", {}, make("button", { class: "rest", onclick: () => { model.isWhole = true; drawCase(); } }, `${rest} more`));
      return make("ul", { class: "changes" }, ...item.changes.slice(0, most).map((change, index) => make("li", {},
        make("button", {
          "aria-pressed": String(model.strong === index),
          onclick: () => {
            model.strong = model.strong === index ? null : index;
            model.outlines = true;
            drawCase();
          },
        }, make("b", {}, change.verdict), make("span", {}, change.text.replaceAll("`", "")),
        change.place ? make("span", { class: "mono" }, change.place) : null))), rest ? more : null);
    }

    function drawTools(item, available, view) {
      return make("div", { class: "tools", role: "toolbar", "aria-label": "Views" },
        ...available.map((name) => make("button", {
          "aria-pressed": String(name === view), "data-view": name,
          onclick: () => { model.view = name; remember(); drawCase(); },
        }, name[0].toUpperCase() + name.slice(1))),
        make("span", { class: "gap" }),
        item.regions?.length
          ? make("button", { id: "outlines", "aria-pressed": String(model.outlines), onclick: () => toggleOutlines() }, "Outlines")
          : null,
        make("button", { "aria-label": "Smaller", onclick: () => zoom(-1) }, "−"),
        make("output", { id: "zoom" }, `${Math.round(zoomOf() * 100)} %`),
        make("button", { "aria-label": "Larger", onclick: () => zoom(1) }, "+"));
    }

    function toggleOutlines() {
      model.outlines = !model.outlines;
      drawCase();
    }

    function zoom(by) {
      const item = byName.get(model.name);
      if (!item) return;
      const steps = [0.5, 1, 2, 3, 4, 6, 8];
      const index = steps.findIndex((step) => step >= zoomOf());
      model.zoom = steps[Math.min(Math.max(index + by, 0), steps.length - 1)];
      drawCase();
    }

    function frame(item, images, extra = []) {
      const scale = zoomOf();
      const outlines = model.outlines ? (item.regions ?? []).map((region, index) => make("div", {
        class: `region ${item.changes?.[model.strong]?.regions.includes(index) ? "strong" : ""}`,
        style: {
          left: `${region.x * scale - 3}px`, top: `${region.y * scale - 3}px`, width: `${region.width * scale + 6}px`,
          height: `${region.height * scale + 6}px`,
        },
      })) : [];
      return make("div", { class: "scroll" }, make("div", {
        class: "frame", style: { width: `${(item.width ?? 300) * scale}px`, height: `${(item.height ?? 300) * scale}px` },
      }, ...images, ...outlines, ...extra));
    }

    const image = (source, label, style = {}) => make("img", { src: source, alt: label, draggable: "false", style });
    const figure = (caption, ...content) => make("figure", {}, make("figcaption", {}, caption), ...content);

    /** A picture in its own size, which is not that of the case where sizes differ. */
    function plain(item, source, label) {
      const picture = image(source, label);
      const box = frame(item, [picture]);
      picture.addEventListener("load", () => {
        const scale = zoomOf();
        box.firstChild.style.width = `${picture.naturalWidth * scale}px`;
        box.firstChild.style.height = `${picture.naturalHeight * scale}px`;
      });
      return box;
    }

    function drawStage(item, view) {
      const stage = make("div", { class: "stage", "data-stage": view });
      if (view === "side by side") {
        if (item.before) stage.append(figure("Before", plain(item, item.before, "before")));
        if (item.after) stage.append(figure(item.before ? "After" : "Now", plain(item, item.after, "after")));
      } else if (view === "difference") {
        stage.append(figure("What differs in red, smooth edges in yellow", frame(item, [image(item.difference, "difference")])));
      } else {
        stage.append(drawBoth(item, view));
      }
      return stage;
    }

    function drawBoth(item, view) {
      const after = image(item.after, "after");
      const edge = view === "swipe" ? make("div", { class: "edge" }) : null;
      const box = frame(item, [image(item.before, "before"), after], edge ? [edge] : []);
      const captions = { swipe: "Before on the left, after on the right", "onion skin": "After over before", blink: "Before" };
      const result = figure(captions[view], box);
      const apply = () => {
        if (view === "swipe") {
          after.style.clipPath = `inset(0 0 0 ${model.share * 100}%)`;
          edge.style.left = `${model.share * 100}%`;
        } else if (view === "onion skin") {
          after.style.opacity = model.share;
        }
      };
      if (view === "blink") {
        const show = (isAfter) => {
          after.style.visibility = isAfter ? "visible" : "hidden";
          result.firstChild.textContent = (isAfter ? "After" : "Before") + (model.isPaused ? " (paused)" : "");
        };
        let isAfter = false;
        show(isAfter);
        timer = setInterval(() => { if (!model.isPaused) show(isAfter = !isAfter); }, 700);
        result.append(make("button", {
          id: "pause", style: { marginTop: "10px" }, "aria-pressed": String(model.isPaused),
          onclick: () => { model.isPaused = !model.isPaused; drawCase(); },
        }, "Pause"));
        return result;
      }
      const slider = make("input", {
        type: "range", min: "0", max: "1", step: "0.01", value: String(model.share), "aria-label": view,
        oninput: (event) => { model.share = Number(event.target.value); apply(); },
      });
      const drag = (event) => {
        if (view !== "swipe" || !(event.buttons & 1)) return;
        const bounds = box.firstChild.getBoundingClientRect();
        model.share = Math.min(Math.max((event.clientX - bounds.left) / bounds.width, 0), 1);
        slider.value = model.share;
        apply();
      };
      box.firstChild.addEventListener("pointerdown", (event) => { event.currentTarget.setPointerCapture(event.pointerId); drag(event); });
      box.firstChild.addEventListener("pointermove", drag);
      result.append(slider);
      apply();
      return result;
    }

    function drawMeasures(item) {
      if (item.differing === undefined) return null;
      const parts = [`${item.differing.toLocaleString("en")} pixels differ (${(item.share * 100).toPrecision(3)} %)`,
        `${item.densest} in the densest 32 × 32`, `largest difference of a channel ${item.largest} of 255`, `similarity ${item.similarity}`];
      return make("div", { class: "measures" }, ...parts.map((part) => make("span", {}, part)));
    }

    function drawLines(item) {
      if (!item.lines?.length) return null;
      return make("pre", { class: "lines" }, ...item.lines.map((line) =>
        make("div", { class: line.startsWith("-") ? "minus" : line.startsWith("+") ? "plus" : "" }, line)));
    }

    // The page

    function drawAll() {
      drawList();
      drawAccepted();
      drawCase();
      if (data.review) {
        const open = data.cases.filter((item) => canAccept(item) && !model.decisions.has(item.name)).length;
        at("undecided").hidden = at("finish").hidden = model.isFinished;
        at("undecided").textContent = open ? `${open} undecided` : "all decided";
      }
    }

    function switchTheme() {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
    }

    function shift(by) {
      model.share = Math.min(Math.max(model.share + by, 0), 1);
      drawCase();
    }

    const keys = {
      j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
      ArrowLeft: () => shift(-0.05), ArrowRight: () => shift(0.05),
      "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), o: toggleOutlines, t: switchTheme,
      a: () => decide([model.name], true), x: () => decide([model.name], false),
      "/": () => at("search").focus(), "?": () => at("keys").showModal(),
      " ": () => { model.isPaused = !model.isPaused; drawCase(); },
    };
    views.forEach((view, index) => { keys[index + 1] = () => { model.view = view; remember(); drawCase(); }; });

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || at("keys").open) return;
      const isTyping = event.target.matches("input[type=search]");
      if (event.key === "Escape") {
        if (isTyping) event.target.blur();
        return;
      }
      const isControl = event.target.matches("button, summary, input") && [" ", "Enter"].includes(event.key);
      const isSlider = event.target.matches("input[type=range]") && event.key.startsWith("Arrow");
      if (isTyping || isControl || isSlider || !keys[event.key] || (event.key !== "/" && event.key !== "?" && event.key !== "t" && !data.cases.length)) return;
      event.preventDefault();
      keys[event.key]();
    });

    at("search").addEventListener("input", (event) => { model.search = event.target.value; drawList(); });
    at("theme").addEventListener("click", switchTheme);
    at("help").addEventListener("click", () => at("keys").showModal());
    at("copy").addEventListener("click", copy);
    at("finish").addEventListener("click", finish);
    at("command").textContent = data.command;
    at("command").title = data.command;
    at("drift").hidden = !data.environment.length;
    at("drift").querySelector("ul").replaceChildren(...data.environment.map((line) => make("li", {}, line)));
    document.title = `${data.counts.changed ?? 0} changed · weave test`;

    const [name, view] = location.hash.slice(1).split("&");
    if (views[view - 1]) model.view = views[view - 1];
    drawStates();
    drawList();
    let wanted = "";
    try { wanted = decodeURIComponent(name); } catch { /* A hash that nobody wrote here. */ }
    model.name = byName.has(wanted) ? wanted : visible[0] ?? null;
    drawAll();
    """##
}
