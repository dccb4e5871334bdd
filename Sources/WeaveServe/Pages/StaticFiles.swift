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
    code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate; }
    .choice { list-style: none; margin: .6rem 0 0; padding: 0; display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr)); }
    .choice label { height: 100%; padding: .5rem; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer; align-content: start; }
    .choice label:has(:checked) { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .choice img { display: block; width: 100%; height: auto; aspect-ratio: 5 / 3; background: var(--frame); border-radius: .25rem; }
    .pick { display: flex; gap: .5rem; align-items: center; }
    .pick input { flex: none; width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0; }
    .choice span { overflow-wrap: anywhere; }
    .list li { display: flex; gap: .75rem; align-items: start; }
    .list li > div { flex: 1; min-width: 0; }
    .grip { cursor: grab; touch-action: none; padding: .2rem .6rem; font-size: 1.4rem; line-height: 1; color: var(--quiet); }
    .held { opacity: .6; background: var(--frame); }
    .curve { display: block; max-width: 100%; color: var(--accent); }
    .tools { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .4rem; align-items: center; }
    .turn { display: flex; gap: .3rem; align-items: center; }
    .turn input { width: 5.5rem; }
    nav { display: flex; flex-wrap: wrap; gap: .25rem .9rem; }
    nav a { padding: .35rem 0; }
    nav [aria-current] { color: var(--text); text-decoration: none; }
    .feeds { list-style: none; margin: .6rem 0 0; padding: 0; }
    .feeds li { display: flex; flex-wrap: wrap; gap: .4rem 1rem; justify-content: space-between; align-items: center; border-top: 1px solid var(--line); padding: .5rem 0; }
    .feeds li > div { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere; }
    .feeds p { margin: .2rem 0 0; }
    .dot { width: .7em; height: .7em; }
    details { border-top: 1px solid var(--line); padding: .2rem 0; }
    summary { cursor: pointer; padding: .6rem 0; font-weight: 600; }
    details form { padding-bottom: .8rem; }
    details p { margin: 0; }
    textarea { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .8rem; min-width: 0; max-width: 100%; }
    input[type="color"] { padding: .3rem; width: 100%; }
    .button { display: inline-block; border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; font-weight: 600; text-decoration: none; }
    button:disabled { color: var(--quiet); cursor: default; opacity: .6; }
    body.view { margin: 0; padding: 0; max-width: none; background: #000; overflow: hidden; }
    body.view main { position: fixed; top: 0; right: 0; bottom: 0; left: 0; }
    body.view img { position: absolute; top: 0; left: 0; width: 100%; height: 100%; object-fit: contain; }
    """ + "\n"

  /// Replaces the old picture as soon as the new one is loaded, so that nothing flashes.
  ///
  /// It is written in the fifth edition of the language, which the last browsers of the first iPads understand. Where a
  /// browser cannot listen to the server, the page loads itself again each minute.
  ///
  /// - Source: ECMA-262, fifth edition; Safari 9 on iOS 9.3.
  static let viewScript = """
    "use strict";
    (function () {
      var main = document.querySelector("main");
      var shown = main.querySelector("img");
      var tag = main.getAttribute("data-tag");
      var picture = main.getAttribute("data-picture");
      function show(next) {
        if (next === tag) { return; }
        var image = new Image();
        image.alt = shown.alt;
        image.onload = function () {
          main.appendChild(image);
          main.removeChild(shown);
          shown = image;
          tag = next;
          main.setAttribute("data-tag", next);
        };
        image.src = picture + (picture.indexOf("?") < 0 ? "?" : "&") + "v=" + encodeURIComponent(next);
      }
      function reload() { setTimeout(function () { location.reload(); }, 60000); }
      function listen() {
        var events = new EventSource(main.getAttribute("data-events"));
        events.onmessage = function (event) { show(event.data); };
        // A browser retries automatically, but not if the answer is not a stream, as from a proxy without its server.
        events.onerror = function () { if (events.readyState === 2) { setTimeout(listen, 5000); } };
      }
      if (typeof EventSource === "undefined") { reload(); } else { listen(); }
    })();
    """ + "\n"
}
