// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema
public import WeaveSpec

/// A user's theme, stored in its own file: a style and a colour scheme for clocks. For designs with a content tree it
/// also has named colours, fonts and styles, and a type scale.
public struct StyleTheme: Sendable, Hashable {
  /// The name used in commands.
  public var name: String
  /// The colours and text sizes that it gives a design.
  public var style: StyleSpec
  /// The colours that it gives a clock; nil to keep the clock's own.
  public var clockTheme: ClockConfig.Theme?
  /// Named colours, fonts and styles, in the form that designs use.
  public var parts = DesignParts()
  /// The scale of text sizes; nil for the app's styles.
  public var typeScale: TypeScale?

  /// A custom theme.
  public init(name: String, style: StyleSpec, clockTheme: ClockConfig.Theme? = nil) {
    (self.name, self.style, self.clockTheme) = (name, style, clockTheme)
  }

  /// One of the app's themes.
  public init(_ preset: ThemePreset) { self.init(name: preset.id, style: preset.style, clockTheme: preset.clockTheme) }

  /// The theme of a design.
  public init(of spec: WidgetSpec) {
    self.init(name: spec.name, style: spec.style, clockTheme: spec.clockConfig?.theme)
    for key in Self.partKeys { parts.objects[key] = spec.parts.objects[key] }
  }

  private static let partKeys = ["colors", "fonts", "styles"]

  /// The design with the theme's whole style and clock scheme. A design with a content tree also gets the theme's
  /// colours and styles, which replace its own of the same names.
  public func applied(to spec: WidgetSpec) -> WidgetSpec {
    var spec = spec
    spec.style = style
    if spec.content != nil {
      let own = spec.parts
      spec.parts = named
      spec = spec.including(own)
    }
    if let clockTheme, spec.clockConfig != nil { spec.clockConfig?.theme = clockTheme }
    return spec.normalized()
  }

  /// The colours and styles, including those of the type scale; an explicit style wins over one from the scale.
  private var named: DesignParts {
    var all = parts
    guard let typeScale else { return all }
    let written = all.objects["styles"]?.members ?? []
    let scale = typeScale.styles.filter { entry in !written.contains { $0.key == entry.0 } }
    let styles: [(String, JSONNode?)] = written.map { ($0.key, $0.value) } + scale.map { ($0.0, $0.1) }
    if !styles.isEmpty { all.objects["styles"] = .object(styles) }
    return all
  }

  // MARK: As a file

  /// `{ "clockTheme": "ocean", "colors": { … }, "fonts": { … }, "name": "Lake", "style": { … }, "styles": { … }, "typeScale": { … } }`
  public var json: JSONNode {
    var spec = WidgetSpec(id: UUID(), updatedAt: Date(timeIntervalSince1970: 0))
    spec.style = style
    return .object([
      ("clockTheme", clockTheme.map { .text($0.rawValue) }), ("colors", parts.objects["colors"]),
      ("fonts", parts.objects["fonts"]), ("name", .text(name)),
      ("style", SpecEncoder.encode(spec)["style"]), ("styles", parts.objects["styles"]),
      ("typeScale", typeScale?.json),
    ])
  }

  /// The text of the file.
  public var text: String { JSONWriter.pretty(json) + "\n" }

  /// Reads a theme file; from a whole design it takes the style.
  ///
  /// Diagnostics for the style are the same as in a design.
  public static func read(_ source: SourceText) -> Checked<StyleTheme> {
    let json = JSONParser.parse(source)
    guard let root = json.output else { return Checked(nil, json.diagnostics) }
    guard let style = root.member("style"), style.value.members != nil else {
      let range = SourceRange(root.range.lower, min(root.range.lower + 1, root.range.upper))
      let missing = Diagnostic(.specMissingKey, "a theme needs a `style`, like a design", at: range)
      return Checked(nil, json.diagnostics + [missing])
    }
    let named = partKeys.compactMap { root.member($0) }
    let design = JSONNode(.object([style] + named), at: root.range)
    let decoded = SpecDecoder.decode(design, source: source, now: Date(timeIntervalSince1970: 0))
    guard let spec = decoded.output?.specs.first else { return Checked(nil, json.diagnostics + decoded.diagnostics) }
    let clock = root["clockTheme"]?.stringValue ?? root["clockConfig"]?["theme"]?.stringValue
    var theme = StyleTheme(
      name: root["name"]?.stringValue ?? "", style: spec.style, clockTheme: clock.flatMap(ClockConfig.Theme.init))
    for key in partKeys { theme.parts.objects[key] = spec.parts.objects[key] }
    let scale = root["typeScale"].map(TypeScale.read)
    theme.typeScale = scale?.output
    return Checked(theme, json.diagnostics + decoded.diagnostics + (scale?.diagnostics ?? []))
  }
}
