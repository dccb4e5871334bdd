// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveResolve
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// The design in each theme, with what the theme changes and how legibility changes.
struct ThemePanel: WorkshopPanel {
  static let name = "theme"
  static let title = "Themes"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  func body() throws(WorkshopRefusal) -> HTML {
    let variants = try room.variants()
    var figures: [HTML] = []
    for preset in ThemePreset.all {
      guard let tried = try trial(of: StyleTheme(preset), on: variants) else { continue }
      let apply = room.form(
        "apply", base: room.base,
        """
        <input type="hidden" name="theme" value="\(preset.id)"><button aria-label="Apply \(preset.id)">Apply</button>
        """)
      figures.append(
        figure(preset.id, tried, tried.changes.isEmpty ? "<span class=\"quiet\">as it is now</span>" : apply))
    }
    let read = room.form(
      "look", base: room.base, hasFile: true,
      "<label>Your own theme <input type=\"file\" name=\"file\" accept=\".json\" required></label> <button>Show</button>"
    )
    let title = "\(room.title.split(separator: "/").last.map(String.init) ?? "design")"
    let stem = title.hasSuffix(".json") ? String(title.dropLast(5)) : title
    return """
      <p class="quiet">A theme replaces the whole style. Each is checked in three sizes, light and dark, for further texts that are cut, cross the edge or have too little contrast.</p>
      <div class="figures">\(figures)</div><div class="card"><h3>Themes in files</h3>\(read)
      <p><a download="\(stem)-theme.json" href="workshop/theme?\(address)">Keep this design's own theme as a file</a></p></div>
      \(room.command("weave theme compare \(room.title.shellQuoted)"))
      """
  }

  /// The design in a theme; nil if it cannot be drawn.
  private func trial(of theme: StyleTheme, on variants: DesignVariants) throws(WorkshopRefusal) -> StyleTheme.Trial? {
    do { return try theme.tried(on: variants) } catch { throw WorkshopRefusal(error) }
  }

  /// The part of an address that names the design.
  private var address: String {
    "design=" + PercentEncoding.text(room.title, keeping: "/") + (room.index > 0 ? "&spec=\(room.index)" : "")
  }

  private func figure(_ name: String, _ tried: StyleTheme.Trial, _ apply: HTML) -> HTML {
    let verdict: HTML =
      tried.isReadable ? "<span class=\"good\">readable</span>" : "<span class=\"warn\">less readable</span>"
    let changes: HTML =
      tried.changes.isEmpty
      ? HTML.empty
      : "<details><summary>\(WorkshopRoom.count(tried.changes.count, "change"))</summary><pre>\(tried.changes.lines)</pre></details>"
    let pictures: HTML = """
      \(room.picture(of: tried.variant.widget, .small, says: "\(name), light"))
      \(room.picture(of: tried.variant.widget, .small, .dark, says: "\(name), dark"))
      """
    return room.figure(
      "<div class=\"line\">\(pictures)</div>", "<strong>\(name)</strong> \(verdict) \(apply)\(changes)")
  }

  /// The design's own theme, as a file.
  func extracted() throws(WorkshopRefusal) -> PreviewSession.Response {
    .page("application/json", StyleTheme(of: try room.spec()).text)
  }

  // MARK: Changes

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    switch deed {
    case "apply":
      let theme = try chosen()
      try room.change(to: theme.applied(to: room.spec()), what: "theme \(theme.name)")
      return "<p>The design now has the theme \(theme.name).</p>"
    case "look": return try look()
    default: throw WorkshopRefusal("this page cannot do that")
    }
  }

  private func chosen() throws(WorkshopRefusal) -> StyleTheme {
    if let text = room.form["text"] { return try read(Array(text.utf8), "theme.json") }
    guard let preset = ThemePreset.named(room.form.text("theme")) else {
      throw WorkshopRefusal("there is no such theme")
    }
    return StyleTheme(preset)
  }

  private func read(_ bytes: [UInt8], _ name: String) throws(WorkshopRefusal) -> StyleTheme {
    let read = StyleTheme.read(SourceText(name: name, bytes: bytes))
    guard let theme = read.output, !read.hasErrors else {
      let first = read.diagnostics.first { $0.severity == .error }
      throw WorkshopRefusal("`\(name)` is not a theme\(first.map { ": \($0.message)" } ?? "")")
    }
    return theme
  }

  /// Shows the design in a theme from a file, before anything is written.
  private func look() throws(WorkshopRefusal) -> HTML {
    guard let file = room.form.files["file"] else { throw WorkshopRefusal("choose a file") }
    var theme = try read(file.bytes, file.name)
    if theme.name.isEmpty { theme.name = file.name }
    guard let tried = try trial(of: theme, on: room.variants()) else {
      throw WorkshopRefusal("the design cannot be drawn in this theme")
    }
    let apply = room.form(
      "apply", base: room.base,
      "<input type=\"hidden\" name=\"text\" value=\"\(theme.text)\"><button class=\"main\">Apply</button>")
    return "<p>The theme in \(file.name). Nothing is written yet.</p>\(figure(theme.name, tried, apply))"
  }
}
