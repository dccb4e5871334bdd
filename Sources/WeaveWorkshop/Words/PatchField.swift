// SPDX-License-Identifier: MIT

public import WeaveSpec

/// A value that a request may change, with what it may become: the closed list of what words can do to a design.
///
/// Neither template nor photos, buttons, variants, overlay and glow are among them.
public enum PatchField: String, SpecToken {
  /// What a design says, how it is placed, and its colours.
  case name, primaryText, secondaryText, axis, alignment, spacing, padding, cornerRadius, background, accent
  /// Sizes of texts.
  case primaryTextStyle, secondaryTextStyle
  /// Its symbol.
  case symbolName, symbolPlacement, symbolSize, symbolWeight, symbolRenderingMode, symbolTint
  /// What is taken away; the value is always true.
  case removeSecondaryText, removeSymbol, removeImage
  /// How many lines texts may have.
  case primaryLineLimitSmall, primaryLineLimit, secondaryLineLimit

  /// What values it takes.
  public enum Kind: Sendable, Hashable {
    /// A text of so many characters.
    case text(Int)
    /// One of some words.
    case word([String])
    /// A number of a range.
    case number(ClosedRange<Double>)
    /// A whole number of a range.
    case integer(ClosedRange<Int>)
    /// Yes or no.
    case flag
  }

  /// What values it takes.
  public var kind: Kind {
    switch self {
    case .name: .text(24)
    case .primaryText: .text(46)
    case .secondaryText: .text(60)
    case .symbolName: .text(64)
    case .axis: .word(LayoutSpec.Axis.words)
    case .alignment: .word(["leading", "centre", "trailing"])
    case .spacing: .number(0...24)
    case .padding: .number(0...24)
    case .cornerRadius: .number(0...44)
    case .background: .word(BackgroundToken.words)
    case .accent: .word(Accent.words)
    case .primaryTextStyle, .secondaryTextStyle: .word(Self.textStyles.map(\.rawValue))
    case .symbolPlacement: .word(SymbolSpec.Placement.words)
    case .symbolSize: .number(8...96)
    case .symbolWeight: .word(["regular", "medium", "semibold", "bold"])
    case .symbolRenderingMode: .word(SymbolSpec.RenderingMode.words)
    case .symbolTint: .word(SymbolSpec.Tint.words)
    case .removeSecondaryText, .removeSymbol, .removeImage: .flag
    case .primaryLineLimitSmall: .integer(1...8)
    case .primaryLineLimit, .secondaryLineLimit: .integer(1...10)
    }
  }

  /// The text styles that words may choose.
  static let textStyles: [TextStyleToken] = [
    .automatic, .title2, .title3, .headline, .subheadline, .footnote, .caption, .caption2,
  ]

  /// What a new design is told; the others concern what is there already.
  public static let ofNewDesigns: [PatchField] = [
    .name, .primaryText, .secondaryText, .axis, .alignment, .spacing, .padding, .cornerRadius, .background, .accent,
    .primaryTextStyle, .secondaryTextStyle, .symbolName, .symbolPlacement, .symbolSize, .symbolWeight,
    .symbolRenderingMode, .symbolTint,
  ]

  /// What a new design must be told.
  public static let required: [PatchField] = [
    .name, .primaryText, .axis, .alignment, .spacing, .padding, .cornerRadius, .background, .accent, .primaryTextStyle,
    .secondaryTextStyle,
  ]

  /// Whether it changes the symbol, which must be there for it.
  var isOfSymbol: Bool {
    [.symbolName, .symbolPlacement, .symbolSize, .symbolWeight, .symbolRenderingMode, .symbolTint].contains(self)
  }

  /// What it belongs to, for telling a small request from a large change.
  public enum Area: String, Sendable, Hashable { case words, colours, type, layout, symbol, photo }

  /// Which area of a design it belongs to.
  public var area: Area {
    switch self {
    case .name, .primaryText, .secondaryText, .removeSecondaryText: .words
    case .background, .accent: .colours
    case .primaryTextStyle, .secondaryTextStyle, .primaryLineLimitSmall, .primaryLineLimit, .secondaryLineLimit: .type
    case .axis, .alignment, .spacing, .padding, .cornerRadius: .layout
    case .symbolName, .symbolPlacement, .symbolSize, .symbolWeight, .symbolRenderingMode, .symbolTint, .removeSymbol:
      .symbol
    case .removeImage: .photo
    }
  }
}
