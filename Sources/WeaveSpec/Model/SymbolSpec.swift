// SPDX-License-Identifier: MIT

/// The symbol beside a design's name.
public struct SymbolSpec: Sendable, Hashable {
  /// The weights of SF Symbols.
  public enum Weight: String, SpecToken {
    /// From the thinnest strokes to the thickest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How many colours the symbol has: one, one in several strengths, or its own.
  public enum RenderingMode: String, SpecToken { case monochrome, hierarchical, multicolor }

  /// Which colour of the design the symbol has.
  public enum Tint: String, SpecToken { case accent, primary, secondary }

  /// Whether the symbol stands above the design's name or before it.
  public enum Placement: String, SpecToken { case aboveName, beforeName }

  /// A name of SF Symbols, never blank.
  public var name: String
  /// Points, 8...96.
  public var size = 18.0
  /// How thick its strokes are.
  public var weight = Weight.regular
  /// How many colours it has.
  public var renderingMode = RenderingMode.monochrome
  /// Which colour it has.
  public var tint = Tint.accent
  /// Where it stands.
  public var placement = Placement.beforeName

  /// A symbol of regular weight in the accent's colour, before the name.
  public init(name: String) { self.name = name }
}
