// SPDX-License-Identifier: MIT

/// The symbol beside a design's name.
public struct SymbolSpec: Sendable, Hashable {
  /// The weights of SF Symbols.
  public enum Weight: String, SpecToken {
    /// From the thinnest strokes to the thickest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The number of colours: one, one in several strengths, or the symbol's own.
  public enum RenderingMode: String, SpecToken { case monochrome, hierarchical, multicolor }

  /// The design's colour for the symbol.
  public enum Tint: String, SpecToken { case accent, primary, secondary }

  /// Whether the symbol is above the design's name or before it.
  public enum Placement: String, SpecToken { case aboveName, beforeName }

  /// The name of an SF Symbol, never blank.
  public var name: String
  /// Points, 8...96.
  public var size = 18.0
  /// The thickness of the strokes.
  public var weight = Weight.regular
  /// The number of colours.
  public var renderingMode = RenderingMode.monochrome
  /// The design's colour for the symbol.
  public var tint = Tint.accent
  /// The place of the symbol beside the name.
  public var placement = Placement.beforeName

  /// Makes a symbol of regular weight in the accent colour, before the name.
  public init(name: String) { self.name = name }
}
