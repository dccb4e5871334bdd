// SPDX-License-Identifier: MIT

public import WeaveJSON
import WeaveSchema
public import WeaveSpec

/// A restyled design.
public struct RemixVariant: Sendable, Hashable {
  /// The main thing that a look changes.
  public enum Kind: String, SpecToken { case subtle, colour, layout, typography, poster, bold }

  /// The main change.
  public var kind: Kind
  /// The name, such as `Radial Pop`.
  public var title: String
  /// A short description of the look.
  public var subtitle: String
  /// The design with its texts, symbol and photo, in a new layout and style.
  public var spec: WidgetSpec

  /// Whether two designs look the same when drawn, ignoring their names.
  static func looksAlike(_ one: WidgetSpec, _ other: WidgetSpec) -> Bool {
    one.layout == other.layout && one.style == other.style
  }

  /// Variants for programs: an array of objects with `kind`, `title`, `subtitle`, `layout` and `style`.
  public static func json(of variants: [RemixVariant]) -> JSONNode {
    .array(
      variants.map { variant in
        let spec = SpecEncoder.encode(variant.spec)
        return .object([
          ("kind", .text(variant.kind.rawValue)), ("title", .text(variant.title)),
          ("subtitle", .text(variant.subtitle)), ("layout", spec["layout"]), ("style", spec["style"]),
        ])
      })
  }
}
