// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// Accent and background for a photo, by the app's rules and by weave's, side by side.
struct PhotoThemePanel: WorkshopPanel {
  static let name = "photo-theme"
  static let title = "Theme from a photo"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  func body() throws(WorkshopRefusal) -> HTML {
    _ = try room.variants()
    let names = room.photoNames
    let chosen = room.form["photo"]
    let ask: HTML =
      names.isEmpty
      ? HTML.empty
      : room.question(
        "\(room.choice("photo", "A photo in this folder", names, chosen: chosen)) <button>Show</button>")
    let send = room.form(
      "look", base: room.base, hasFile: true,
      "<label>Another photo <input type=\"file\" name=\"file\" accept=\"image/*\" required></label> <button>Show</button>"
    )
    let found: HTML
    if let chosen, room.form["do"] == nil {
      guard names.contains(chosen), let bytes = room.photo(chosen) else {
        throw WorkshopRefusal("there is no photo `\(chosen)`", status: 404)
      }
      found = try comparison(bytes, named: chosen)
    } else {
      found = HTML.empty
    }
    return """
      <p class="quiet">The rest of the design's style does not change. Ours takes the colours that stand out, and a background on which the design's texts are readable.</p>\(ask)\(send)\(found)
      \(room.command("weave theme from \((chosen ?? "lake.jpg").shellQuoted) \(room.title.shellQuoted) --in-place"))
      """
  }

  private func comparison(_ bytes: [UInt8], named name: String) throws(WorkshopRefusal) -> HTML {
    let photo: PixelBuffer
    do { photo = try PhotoTheme.photo(bytes) } catch { throw WorkshopRefusal("`\(name)` is not a photo: \(error)") }
    let variants = try room.variants()
    let figures: [HTML?]
    do {
      figures = try [(Rulebook.app, "WidgetWeaver"), (.ours, "ours")].map { rules, title throws(RenderError) in
        try figure(variants, photo, rules, title)
      }
    } catch { throw WorkshopRefusal(error) }
    let shown = try room.image(photo, side: 240, says: name)
    return "<div class=\"figures\">\(room.figure(shown, "\(name)"))\(figures.compactMap(\.self))</div>"
  }

  /// The design with the theme of some rules; nil if it cannot be drawn.
  private func figure(
    _ variants: DesignVariants, _ photo: PixelBuffer, _ rules: Rulebook, _ title: String
  ) throws(RenderError) -> HTML? {
    guard let variant = try PhotoTheme.dressed(variants, by: photo, rules: rules) else { return nil }
    let style = variant.widget.spec.style
    let words = "accent \(style.accent.rawValue), background \(style.background.rawValue)"
    let verdict: HTML =
      try variants.holds(variant)
      ? "<span class=\"good\">readable</span>" : "<span class=\"warn\">less readable</span>"
    let apply = room.form(
      "apply", base: room.base,
      """
      <input type="hidden" name="accent" value="\(style.accent.rawValue)">
      <input type="hidden" name="background" value="\(style.background.rawValue)">
      <button class="main" aria-label="Apply \(words)">Apply</button>
      """)
    let pictures: HTML = """
      \(room.picture(of: variant.widget, .small, says: "\(title), light"))
      \(room.picture(of: variant.widget, .small, .dark, says: "\(title), dark"))
      """
    return room.figure(
      "<div class=\"line\">\(pictures)</div>", "<strong>\(title)</strong>: \(words) \(verdict) \(apply)")
  }

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    switch deed {
    case "look":
      guard let file = room.form.files["file"] else { throw WorkshopRefusal("choose a photo") }
      return try comparison(file.bytes, named: file.name)
    case "apply":
      guard let accent = room.form["accent"].flatMap(Accent.init),
        let background = room.form["background"].flatMap(BackgroundToken.init)
      else { throw WorkshopRefusal("there is no such theme") }
      let theme = PhotoTheme(accent: accent, background: background)
      try room.change(to: theme.applied(to: room.spec()), what: "theme from a photo")
      return "<p>The design now has the accent \(accent.rawValue) and the background \(background.rawValue).</p>"
    default: throw WorkshopRefusal("this page cannot do that")
    }
  }
}
