// SPDX-License-Identifier: MIT

public import WeaveSpec

/// A field that a request may change: the closed list of what words can do to a design.
///
/// The template, photos, buttons, variants, overlay and glow are not in the list.
public enum PatchField: String, SpecToken {
  /// The design's texts, placement and colours.
  case name, primaryText, secondaryText, axis, alignment, spacing, padding, cornerRadius, background, accent
  /// The sizes of texts.
  case primaryTextStyle, secondaryTextStyle
  /// The symbol.
  case symbolName, symbolPlacement, symbolSize, symbolWeight, symbolRenderingMode, symbolTint
  /// Parts to remove; the value is always true.
  case removeSecondaryText, removeSymbol, removeImage
  /// The largest number of lines of the texts.
  case primaryLineLimitSmall, primaryLineLimit, secondaryLineLimit

  /// The kind of value that a field takes.
  public enum Kind: Sendable, Hashable {
    /// A text with at most this many characters.
    case text(Int)
    /// One of these words.
    case word([String])
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// Yes or no.
    case flag
  }

  /// The kind of value that the field takes.
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

  /// The text styles that a request may choose.
  static let textStyles: [TextStyleToken] = [
    .automatic, .title2, .title3, .headline, .subheadline, .footnote, .caption, .caption2,
  ]

  /// The fields of a new design; the other fields change what is already there.
  public static let ofNewDesigns: [PatchField] = [
    .name, .primaryText, .secondaryText, .axis, .alignment, .spacing, .padding, .cornerRadius, .background, .accent,
    .primaryTextStyle, .secondaryTextStyle, .symbolName, .symbolPlacement, .symbolSize, .symbolWeight,
    .symbolRenderingMode, .symbolTint,
  ]

  /// The fields that a new design must have.
  public static let required: [PatchField] = [
    .name, .primaryText, .axis, .alignment, .spacing, .padding, .cornerRadius, .background, .accent, .primaryTextStyle,
    .secondaryTextStyle,
  ]

  /// Whether the field changes the symbol, and so needs one.
  var isOfSymbol: Bool {
    [.symbolName, .symbolPlacement, .symbolSize, .symbolWeight, .symbolRenderingMode, .symbolTint].contains(self)
  }

  /// The area of a design that a field belongs to; used to compare a small request with a large change.
  public enum Area: String, Sendable, Hashable { case words, colours, type, layout, symbol, photo }

  /// The area that the field belongs to.
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
