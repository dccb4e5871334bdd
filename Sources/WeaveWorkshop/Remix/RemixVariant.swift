// SPDX-License-Identifier: MIT

public import WeaveJSON
import WeaveSchema
public import WeaveSpec

/// A design dressed anew.
public struct RemixVariant: Sendable, Hashable {
  /// What a look changes most.
  public enum Kind: String, SpecToken { case subtle, colour, layout, typography, poster, bold }

  /// What is changed.
  public var kind: Kind
  /// Such as `Radial Pop`.
  public var title: String
  /// What the look does, in a few words.
  public var subtitle: String
  /// The design with its texts, its symbol and its photo, and another layout and style.
  public var spec: WidgetSpec

  /// Whether two designs would be drawn alike, whatever they are called.
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
