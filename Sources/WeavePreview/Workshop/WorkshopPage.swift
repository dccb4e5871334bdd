// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSpec

/// The frame around a panel: the design's name, and links to the other panels.
struct WorkshopPage {
  private let room: WorkshopRoom
  private let panel: any WorkshopPanel.Type

  init(_ room: WorkshopRoom, _ panel: any WorkshopPanel.Type) { (self.room, self.panel) = (room, panel) }

  /// - Parameters:
  ///   - notice: the result of a form, or the reason for a refusal.
  ///   - body: the panel.
  func html(_ notice: HTML, _ body: HTML) -> HTML {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <meta name="referrer" content="same-origin"><title>\(panel.title): \(room.title), workshop</title>
    <link rel="icon" href="icon.svg"><link rel="stylesheet" href="workshop/style.css"></head>
    <body><a class="skip" href="#panel">To the panel</a>
    <header><h1>\(room.title)</h1>\(files)\(designs)<span class="gap"></span>\(undo)<a href="./">Preview</a></header>
    <nav aria-label="Panels">\(links)</nav>
    <main id="panel"><h2>\(panel.title)</h2>\(notice)\(body)</main></body></html>

    """
  }

  private var links: [HTML] {
    PreviewSession.panels.map { title, panels in
      let links = panels.map { panel -> HTML in
        let mark: HTML = panel.name == self.panel.name ? " aria-current=\"page\"" : ""
        return "<li><a href=\"\(room.link(panel.name))\"\(mark)>\(panel.title)</a></li>"
      }
      return "<h3>\(title)</h3><ul>\(links)</ul>"
    }
  }

  /// The other files of a folder.
  private var files: HTML {
    let names = room.session.files.names
    guard names.count > 1 else { return HTML.empty }
    let list = room.choice("design", "Design", Array(names.prefix(500)), chosen: room.title)
    return """
      <form class="line" action="workshop" method="get"><input type="hidden" name="panel" value="\(panel.name)">\(list)
      <button>Show</button></form>
      """
  }

  /// The other designs of a file.
  private var designs: HTML {
    guard let specs = try? room.document().specs, specs.count > 1 else { return HTML.empty }
    let words = specs.indices.map { "\($0)" }
    let titles = Dictionary(specs.enumerated().map { ("\($0.offset)", $0.element.name) }) { first, _ in first }
    let list = room.choice("spec", "of its \(specs.count)", words, chosen: "\(room.index)", titles: titles)
    return """
      <form class="line" action="workshop" method="get"><input type="hidden" name="panel" value="\(panel.name)">
      <input type="hidden" name="design" value="\(room.title)">\(list) <button>Show</button></form>
      """
  }

  private var undo: HTML {
    guard let what = room.undoable else { return HTML.empty }
    let short = what.count > 40 ? what.prefix(40) + "…" : what[...]
    return room.form("undo-design", base: room.base, "<button title=\"\(what)\">Undo: \(String(short))</button>")
  }

  /// The pages' style sheet.
  static let style = """
    /* SPDX-License-Identifier: MIT */
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f3f2f0, #1b1b1d); --panel: light-dark(#fff, #262629); --line: light-dark(#d5d3cf, #3c3c41);
      --ink: light-dark(#1d1d1f, #ececf0); --soft: light-dark(#5f5d59, #a5a5ad); --mark: light-dark(#0b57d0, #8ab4ff);
      --error: light-dark(#b3261e, #ff9d96); --good: light-dark(#1c6b34, #86d79b); --warning: light-dark(#7a5200, #f5c26b);
    }
    * { box-sizing: border-box; }
    body { margin: 0; min-height: 100vh; display: grid; grid-template: auto 1fr / 168px minmax(0, 1fr); background: var(--ground);
      color: var(--ink); font: 14px/1.45 Inter, system-ui, sans-serif; }
    header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 10px 20px;
      background: var(--panel); border-bottom: 1px solid var(--line); }
    .gap { flex: 1; }
    h1 { font-size: 16px; margin: 0; max-width: 30ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    h2 { font-size: 22px; margin: 0 0 14px; line-height: 1.2; }
    h3 { font-size: 14px; margin: 26px 0 8px; }
    nav { padding: 14px 10px 20px; border-right: 1px solid var(--line); background: var(--panel); }
    nav h3 { font-size: 12px; color: var(--soft); font-weight: 600; margin: 14px 10px 4px; }
    nav ul, ul.plain { list-style: none; margin: 0; padding: 0; }
    nav a { display: block; padding: 4px 10px; border-radius: 6px; color: var(--ink); text-decoration: none; }
    nav a:hover { background: var(--ground); }
    nav a[aria-current] { background: color-mix(in srgb, var(--mark) 16%, transparent); font-weight: 600; }
    main { padding: 20px 24px 60px; min-width: 0; max-width: 1160px; }
    a { color: var(--mark); }
    p { margin: 0 0 10px; max-width: 76ch; }
    .quiet, .command, figcaption, small { color: var(--soft); }
    .command { font-size: 12px; margin-top: 14px; }
    code, pre { font: 12px/1.5 "Noto Sans Mono", ui-monospace, monospace; overflow-wrap: anywhere; }
    pre { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; margin: 0 0 14px;
      white-space: pre-wrap; }
    input, select, button { font: inherit; color: var(--ink); background: var(--panel); border: 1px solid var(--line);
      border-radius: 6px; padding: 3px 8px; min-height: 28px; min-width: 0; max-width: 100%; }
    select { max-width: min(100%, 36ch); }
    input[type="checkbox"], input[type="radio"] { min-height: 0; vertical-align: -2px; }
    input[type="file"] { padding: 2px; }
    input[type="number"] { width: 9ch; }
    button { cursor: pointer; background: var(--ground); }
    button:hover { border-color: var(--mark); }
    button.main { background: var(--mark); border-color: var(--mark); color: light-dark(#fff, #10131a); font-weight: 600; }
    button.danger { color: var(--error); }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; background: var(--panel); padding: 6px 10px; z-index: 2; }
    form { margin: 0; }
    label { display: inline-flex; flex-wrap: wrap; gap: 4px 6px; align-items: center; max-width: 100%; }
    form.line, .line { display: inline-flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; max-width: 100%; }
    main > form.line { display: flex; margin: 0 0 12px; }
    .stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; justify-items: start; margin-bottom: 12px; }
    .notice { border: 1px solid var(--good); border-left-width: 4px; border-radius: 6px; padding: 8px 12px; margin: 0 0 16px;
      background: var(--panel); overflow-wrap: anywhere; }
    .notice.bad { border-color: var(--error); }
    .notice > :last-child { margin-bottom: 0; }
    .good { color: var(--good); } .bad { color: var(--error); } .warn { color: var(--warning); }
    .figures { display: flex; flex-wrap: wrap; gap: 18px 20px; align-items: flex-start; margin: 0 0 16px; }
    figure { margin: 0; max-width: 100%; }
    figure img, .photo { display: block; max-width: 100%; height: auto; }
    figcaption { font-size: 13px; margin-top: 6px; max-width: 46ch; }
    figcaption strong { color: var(--ink); }
    figcaption form { margin-top: 4px; }
    .scroll { overflow-x: auto; margin-bottom: 14px; }
    table { border-collapse: collapse; width: 100%; }
    th { text-align: left; font-size: 12px; color: var(--soft); font-weight: 600; }
    th, td { padding: 6px 10px 6px 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
    td.day { white-space: nowrap; }
    tr.more td { padding-top: 0; }
    tr.plain td { border-bottom: 0; }
    .dense { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 22px 20px; margin-bottom: 16px; }
    details { margin: 0 0 10px; }
    summary { cursor: pointer; color: var(--soft); }
    .card { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px; margin: 0 0 16px; }
    .card h3 { margin-top: 0; }
    .two { align-items: start; display: grid; grid-template-columns: repeat(auto-fit, minmax(340px, 1fr)); gap: 16px; }
    fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
    legend { padding: 0; font-weight: 600; margin-bottom: 4px; }
    svg.crop { display: block; max-width: 100%; height: auto; border-radius: 4px; }
    svg.crop rect { fill: none; stroke: #fff; stroke-width: 3; vector-effect: non-scaling-stroke; paint-order: stroke; }
    svg.crop .shade { fill: rgb(0 0 0 / 0.5); stroke: none; }
    @media (max-width: 760px) {
      body { grid-template: auto auto 1fr / minmax(0, 1fr); }
      nav { border-right: 0; border-bottom: 1px solid var(--line); padding: 8px 10px; }
      nav h3 { display: none; } nav ul { display: flex; flex-wrap: wrap; } main { padding: 16px; }
    }
    @media (pointer: coarse) { button, select, input { min-height: 36px; } }
    @media (prefers-contrast: more) { :root { --line: light-dark(#777, #aaa); --soft: light-dark(#333, #ddd); } }

    """
}
