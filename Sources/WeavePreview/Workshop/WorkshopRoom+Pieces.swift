// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
import WeaveResolve
import WeaveWorkshop

/// Pieces of HTML from which panels are built.
extension WorkshopRoom {
  /// The address of a panel for the same design.
  func link(_ panel: String? = nil, _ more: [(String, String)] = []) -> String {
    var pairs = [("panel", panel ?? self.panel)]
    if !title.isEmpty { pairs.append(("design", title)) }
    if index > 0 { pairs.append(("spec", "\(index)")) }
    let query = (pairs + more).map { "\($0.0)=\(PercentEncoding.text($0.1, keeping: "/"))" }.joined(separator: "&")
    return "workshop?" + query
  }

  /// A form that makes a change.
  ///
  /// - Parameters:
  ///   - deed: the action, for `act`.
  ///   - base: a hash of what the page shows before the change.
  ///   - hasFile: whether it sends a file.
  func form(
    _ deed: String, base: String, hasFile: Bool = false, class style: String = "line", _ inside: HTML
  ) -> HTML {
    let type: HTML = hasFile ? " enctype=\"multipart/form-data\"" : ""
    return """
      <form class="\(style)" action="\(link())" method="post"\(type)><input type="hidden" name="do" value="\(deed)">
      <input type="hidden" name="base" value="\(base)">\(inside)</form>
      """
  }

  /// A form that only asks a question.
  func question(_ inside: HTML) -> HTML {
    let which: HTML = index > 0 ? "<input type=\"hidden\" name=\"spec\" value=\"\(index)\">" : ""
    return """
      <form class="line" action="workshop" method="get"><input type="hidden" name="panel" value="\(panel)">
      <input type="hidden" name="design" value="\(title)">\(which)\(inside)</form>
      """
  }

  /// A list to choose from.
  func choice(
    _ name: String, _ label: String, _ words: [String], chosen: String? = nil, titles: [String: String] = [:]
  ) -> HTML {
    let options = words.map { word -> HTML in
      let mark: HTML = word == chosen ? " selected" : ""
      return "<option value=\"\(word)\"\(mark)>\(titles[word] ?? word)</option>"
    }
    return "<label>\(label) <select name=\"\(name)\">\(options)</select></label>"
  }

  /// A text field.
  func field(
    _ name: String, _ label: String, _ value: String = "", size: Int = 20, isNeeded: Bool = false, hint: String = ""
  ) -> HTML {
    let needed: HTML = isNeeded ? " required" : ""
    return """
      <label>\(label) <input name="\(name)" value="\(value)" size="\(size)" placeholder="\(hint)" autocomplete="off"\(needed)></label>
      """
  }

  /// A text with names between grave accents, as in messages, marked as code.
  static func marked(_ text: String) -> HTML {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return "\(text)" }
    let pieces = parts.enumerated().map { index, part -> HTML in
      index % 2 == 1 ? "<code>\(String(part))</code>" : "\(String(part))"
    }
    return "\(pieces)"
  }

  /// `1 change`, `2 changes`.
  static func count(_ number: Int, _ what: String) -> String { number == 1 ? "1 \(what)" : "\(number) \(what)s" }

  /// The equivalent command line.
  func command(_ words: String) -> HTML { "<p class=\"command\">On the command line: <code>\(words)</code></p>" }

  // MARK: Pictures

  /// A picture as an image on the page, kept like the preview's pictures; empty if it cannot be drawn.
  func picture(
    of widget: CompiledWidget, _ size: WidgetSize = .medium, _ appearance: RenderEnvironment.Appearance = .light,
    says words: String
  ) -> HTML {
    guard var request = try? variants().request else { return HTML.empty }
    request.design = widget
    request.environment = environment(size, appearance)
    return picture(request, says: words)
  }

  /// The picture of a request.
  func picture(_ request: RenderRequest, says words: String) -> HTML {
    let drawn = try? session.renderer.render(request).output
    guard let drawn, let bytes = try? session.renderer.bytes(of: drawn, as: .png) else {
      return "<p class=\"quiet\">This cannot be drawn.</p>"
    }
    let canvas = request.environment.canvas
    return image(bytes, width: Int(canvas.width), height: Int(canvas.height), says: words)
  }

  /// A PNG file as an image on the page.
  func image(_ bytes: [UInt8], width: Int, height: Int, says words: String) -> HTML {
    "<img src=\"picture/\(session.keep(bytes)).png\" width=\"\(width)\" height=\"\(height)\" alt=\"\(words)\">"
  }

  /// A picture with its caption.
  func figure(_ picture: HTML, _ caption: HTML) -> HTML {
    "<figure>\(picture)<figcaption>\(caption)</figcaption></figure>"
  }

  /// The design at three sizes.
  func strip() -> HTML {
    guard let widget = try? variants().request.design else { return HTML.empty }
    let pictures = [WidgetSize.small, .medium, .large].map { size in
      figure(picture(of: widget, size, says: "\(title), \(size.rawValue)"), "\(size.rawValue)")
    }
    return "<div class=\"figures\">\(pictures)</div>"
  }
}
