// SPDX-License-Identifier: MIT

/// The symbol beside a design's name.
public struct SymbolSpec: Sendable, Hashable {
  public enum Weight: String, SpecToken {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum RenderingMode: String, SpecToken { case monochrome, hierarchical, multicolor }

  public enum Tint: String, SpecToken { case accent, primary, secondary }

  public enum Placement: String, SpecToken { case aboveName, beforeName }

  /// A name of SF Symbols, never blank.
  public var name: String
  /// Points, 8...96.
  public var size = 18.0
  public var weight = Weight.regular
  public var renderingMode = RenderingMode.monochrome
  public var tint = Tint.accent
  public var placement = Placement.beforeName

  public init(name: String) { self.name = name }
}
