// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A colour as written in a design: a name or a hex number, with an opacity. The colour of a name depends on the
/// appearance and the design's accent, and is determined by the resolver.
public struct ColorName: Sendable, Hashable {
  /// The colour before its opacity is applied.
  public enum Base: Sendable, Hashable {
    /// A name of the palette; its colour depends on the appearance.
    case named(String)
    /// A colour that is the same in every appearance.
    case fixed(Color)
  }

  /// The colour without its opacity.
  public var base: Base
  /// 0 to 1; multiplies the colour's own opacity.
  public var opacity: Double

  /// The names of hues. Each has a light and a dark value, and an `…Ink` for text.
  public static let hues = [
    "blue", "purple", "pink", "orange", "green", "teal", "red", "yellow", "gray", "indigo", "mint",
  ]

  /// Every name that a design can use without defining it.
  public static let names: [String] =
    [
      "label", "secondary", "secondaryInk", "tertiary", "quaternary", "separator", "fill", "background", "accent",
      "accentInk", "accentDeep", "accentGlow",
      "primary", "white", "black", "clear",
    ] + hues + hues.map { $0 + "Ink" }

  private static let known = Set(names)

  init(base: Base, opacity: Double) { (self.base, self.opacity) = (base, opacity) }

  /// Reads `name`, `#hex`, `name/opacity` or `#hex/opacity`; nil for anything else.
  public init?(_ text: String) {
    // No colour is longer, and megabytes of text need not be searched.
    guard text.utf8.count <= 64 else { return nil }
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first else { return nil }
    opacity = 1
    if parts.count == 2 {
      guard let value = Double(parts[1]), (0...1).contains(value) else { return nil }
      opacity = value
    }
    if let color = Color(hex: name) {
      base = .fixed(color)
    } else if Self.known.contains(String(name)) {
      base = .named(String(name))
    } else {
      return nil
    }
  }
}
