// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema
public import WeaveSpec

/// A theme of the user's, in a file of its own: a style, with the scheme of a clock; and for designs with a tree of their
/// own named colours, fonts and styles, and a scale of type.
public struct StyleTheme: Sendable, Hashable {
  /// What commands call it.
  public var name: String
  /// The colours and sizes of texts that it gives a design.
  public var style: StyleSpec
  /// The colours that it gives a clock; nil to leave them.
  public var clockTheme: ClockConfig.Theme?
  /// Colours, fonts and styles by name, as designs have them.
  public var parts = DesignParts()
  /// The scale that sizes of texts follow; nil for the app's styles.
  public var typeScale: TypeScale?

  /// A theme of one's own.
  public init(name: String, style: StyleSpec, clockTheme: ClockConfig.Theme? = nil) {
    (self.name, self.style, self.clockTheme) = (name, style, clockTheme)
  }

  /// A theme of the app's.
  public init(_ preset: ThemePreset) { self.init(name: preset.id, style: preset.style, clockTheme: preset.clockTheme) }

  /// The theme that a design has.
  public init(of spec: WidgetSpec) {
    self.init(name: spec.name, style: spec.style, clockTheme: spec.clockConfig?.theme)
    for key in Self.partKeys { parts.objects[key] = spec.parts.objects[key] }
  }

  private static let partKeys = ["colors", "fonts", "styles"]

  /// A design in this theme: its whole style, and a clock's scheme. A design with a tree of its own gets the theme's colours
  /// and styles, too, which take the place of its own of the same names.
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

  /// The colours and styles, those of the scale of type among them; a style that is written goes before one of the scale.
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

  /// Reads a file of a theme; of a whole design its style is taken.
  ///
  /// What is wrong with the style is told as for a design.
  public static func read(_ source: SourceText) -> Checked<StyleTheme> {
    let json = JSONParser.parse(source)
    guard let root = json.output else { return Checked(nil, json.diagnostics) }
    guard let style = root.member("style"), style.value.members != nil else {
      let range = SourceRange(root.range.lower, min(root.range.lower + 1, root.range.upper))
      let missing = Diagnostic(.specMissingKey, "a theme has a `style`, as designs have", at: range)
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
