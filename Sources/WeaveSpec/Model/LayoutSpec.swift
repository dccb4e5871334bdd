// SPDX-License-Identifier: MIT

/// The arrangement of a design: its template and the template's options.
public struct LayoutSpec: Sendable, Hashable {
  /// Whether a poster draws its texts over the photo.
  public enum PosterOverlayMode: String, SpecToken { case caption, none }

  /// The direction in which symbol and texts follow each other.
  public enum Axis: String, SpecToken { case vertical, horizontal }

  /// The alignment of the content. The `top` forms have the same horizontal alignment; only the poster's caption uses
  /// the "top".
  public enum Alignment: String, SpecToken {
    /// `centre` is spelt as in the app.
    case leading, centre, trailing, topLeading, top, topTrailing
  }

  /// The main content of a template: a single figure, its details, or its course over time.
  public enum Variant: String, SpecToken { case compact, detail, chart }

  /// The template that draws the design.
  public var template = Template.classic
  /// Nil for the template's default form. A template only has the variants in `Template.variants`.
  public var variant: Variant?
  /// The overlay on the photo of a poster.
  public var posterOverlayMode = PosterOverlayMode.caption
  /// Whether a thin bar in the accent colour is drawn below the content.
  public var showsAccentBar = true
  /// Whether parts are placed below each other or side by side.
  public var axis = Axis.vertical
  /// The alignment of the parts in the remaining room.
  public var alignment = Alignment.leading
  /// Points between the parts, 0...32.
  public var spacing = 8.0
  /// Lines of the primary text in the small size, 1...8 and never more than `primaryLineLimit`.
  public var primaryLineLimitSmall = 1
  /// Lines of the primary text in the other sizes, 1...10.
  public var primaryLineLimit = 2
  /// Lines of the secondary text in the small size, 1...8 and never more than `secondaryLineLimit`.
  public var secondaryLineLimitSmall = 1
  /// Lines of the secondary text in the other sizes, 1...10.
  public var secondaryLineLimit = 2
  /// Whether the hero template splits its text into lead, number and unit, if the text consists of nothing else.
  public var splitsNumber = true

  /// Makes the app's standard layout.
  public init() {}
}

extension LayoutSpec.Alignment {
  /// The alignment without its vertical part: `leading`, `centre` or `trailing`.
  public var horizontal: LayoutSpec.Alignment {
    switch self {
    case .leading, .topLeading: .leading
    case .centre, .top: .centre
    case .trailing, .topTrailing: .trailing
    }
  }

  /// Whether a poster's caption is at the upper edge.
  public var isTop: Bool { self != horizontal }
}
