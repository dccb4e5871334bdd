// SPDX-License-Identifier: MIT

/// Files that the pages use.
enum StaticFiles {
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f6f5f2; --card: #ffffff; --text: #1d1d1f; --quiet: #62626a; --line: #d9d8d3;
      --accent: #0a5fb4; --warn: #9a4a00; --bad: #b3261e; --frame: #e9e7e1;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #151517; --card: #202024; --text: #f1f1f3; --quiet: #a5a5ad; --line: #3a3a40;
        --accent: #7db8f5; --warn: #f0b070; --bad: #ff8a80; --frame: #2c2c31;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 72rem; padding: 1.25rem; background: var(--ground); color: var(--text);
      font: 1rem/1.45 system-ui, sans-serif;
    }
    header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; margin-bottom: 1rem; }
    h1 { font-size: 1.4rem; margin: 0; }
    h2 { font-size: 1.1rem; margin: 0; }
    a { color: var(--accent); }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; padding: 0; margin: 0; }
    .grid > li, .card { list-style: none; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; }
    .card { padding: 1rem; margin-bottom: 1rem; }
    .inner { padding: .9rem 1rem 1rem; }
    .shot { display: block; background: var(--frame); padding: .75rem; }
    .shot img { display: block; width: 100%; height: 12rem; object-fit: contain; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem .9rem; margin: .6rem 0 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    .warn { color: var(--warn); font-weight: 600; }
    .bad { color: var(--bad); font-weight: 600; }
    .quiet { color: var(--quiet); }
    form { margin: 0; }
    section { margin-top: 1rem; }
    .none { display: grid; place-items: center; height: 12rem; color: var(--quiet); }
    a.shot { text-decoration: none; }
    .care { border-color: var(--warn); }
    .care ul { margin: .4rem 0 0; padding-left: 1.2rem; }
    [aria-current] { font-weight: 600; }
    .row { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .8rem; }
    button, input, select {
      min-width: 0; max-width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
      padding: .5rem .8rem; min-height: 2.75rem;
    }
    button { cursor: pointer; color: var(--accent); font-weight: 600; }
    button:focus-visible, input:focus-visible, a:focus-visible, select:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    label { display: grid; gap: .2rem; }
    .fields { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); margin-top: .6rem; }
    ol.log { list-style: none; margin: .6rem 0 0; padding: 0; }
    ol.log li { border-top: 1px solid var(--line); padding: .35rem 0; overflow-wrap: anywhere; }
    code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
    body.view { margin: 0; padding: 0; max-width: none; background: #000; overflow: hidden; }
    body.view main { position: fixed; inset: 0; }
    body.view img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
    """ + "\n"

  /// Replaces the old picture as soon as the new one is decoded, so that nothing flashes.
  static let viewScript = """
    "use strict";
    const main = document.querySelector("main");
    let shown = main.querySelector("img");
    let tag = main.dataset.tag;
    async function show(next) {
      if (next === tag) return;
      const image = new Image();
      image.alt = shown.alt;
      image.src = main.dataset.picture + (main.dataset.picture.includes("?") ? "&" : "?") + "v=" + encodeURIComponent(next);
      try { await image.decode(); } catch { return; }
      main.append(image);
      shown.remove();
      shown = image;
      tag = next;
      main.dataset.tag = next;
    }
    function listen() {
      const events = new EventSource(main.dataset.events);
      events.onmessage = (event) => show(event.data);
      // A browser retries automatically, but not if the answer is not a stream, as from a proxy without its server.
      events.onerror = () => { if (events.readyState === EventSource.CLOSED) setTimeout(listen, 5000); };
    }
    listen();
    """ + "\n"
}
