// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema
public import WeaveSpec

/// A theme of the user's: a style, with the scheme of a clock, in a file of its own.
public struct StyleTheme: Sendable, Hashable {
  public var name: String
  public var style: StyleSpec
  public var clockTheme: ClockConfig.Theme?

  public init(name: String, style: StyleSpec, clockTheme: ClockConfig.Theme? = nil) {
    (self.name, self.style, self.clockTheme) = (name, style, clockTheme)
  }

  public init(_ preset: ThemePreset) { self.init(name: preset.id, style: preset.style, clockTheme: preset.clockTheme) }

  /// The theme that a design has.
  public init(of spec: WidgetSpec) {
    self.init(name: spec.name, style: spec.style, clockTheme: spec.clockConfig?.theme)
  }

  /// A design in this theme: its whole style, and a clock's scheme.
  public func applied(to spec: WidgetSpec) -> WidgetSpec {
    var spec = spec
    spec.style = style
    if let clockTheme, spec.clockConfig != nil { spec.clockConfig?.theme = clockTheme }
    return spec.normalized()
  }

  // MARK: As a file

  /// `{ "clockTheme": "ocean", "name": "Lake", "style": { … } }`
  public var json: JSONNode {
    var spec = WidgetSpec(id: UUID(), updatedAt: Date(timeIntervalSince1970: 0))
    spec.style = style
    return .object([
      ("clockTheme", clockTheme.map { .text($0.rawValue) }), ("name", .text(name)),
      ("style", SpecEncoder.encode(spec)["style"]),
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
    let design = JSONNode(.object([style]), at: root.range)
    let decoded = SpecDecoder.decode(design, source: source, now: Date(timeIntervalSince1970: 0))
    guard let spec = decoded.output?.specs.first else { return Checked(nil, json.diagnostics + decoded.diagnostics) }
    let clock = root["clockTheme"]?.stringValue ?? root["clockConfig"]?["theme"]?.stringValue
    let theme = StyleTheme(
      name: root["name"]?.stringValue ?? "", style: spec.style, clockTheme: clock.flatMap(ClockConfig.Theme.init))
    return Checked(theme, json.diagnostics + decoded.diagnostics)
  }
}
