// SPDX-License-Identifier: MIT

/// How a design is arranged: its template, and what the template may be told.
public struct LayoutSpec: Sendable, Hashable {
  /// Whether a poster draws its texts over the photo.
  public enum PosterOverlayMode: String, SpecToken { case caption, none }

  /// The direction in which symbol and texts follow each other.
  public enum Axis: String, SpecToken { case vertical, horizontal }

  /// Where the content stands. The `top` forms mean the same horizontally; only the poster's caption reads the "top".
  public enum Alignment: String, SpecToken {
    /// Where a template puts its parts; `centre` is spelt as the app spells it.
    case leading, centre, trailing, topLeading, top, topTrailing
  }

  /// What a template shows most of: its one figure, its facts, or its course.
  public enum Variant: String, SpecToken { case compact, detail, chart }

  /// Which template draws the design.
  public var template = Template.classic
  /// nil for the template as it is by itself. Templates have only those of `Template.variants`.
  public var variant: Variant?
  /// What stands over the photo of a poster.
  public var posterOverlayMode = PosterOverlayMode.caption
  /// Whether the thin bar in the accent colour is drawn under the content.
  public var showsAccentBar = true
  /// Whether parts stand below each other or side by side.
  public var axis = Axis.vertical
  /// Where parts stand in the room that is left.
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
  /// Whether the hero template cuts its text into lead, number and unit where that is all the text is.
  public var splitsNumber = true

  /// The app's standard layout.
  public init() {}
}

extension LayoutSpec.Alignment {
  /// The same place without its vertical part: `leading`, `centre` or `trailing`.
  public var horizontal: LayoutSpec.Alignment {
    switch self {
    case .leading, .topLeading: .leading
    case .centre, .top: .centre
    case .trailing, .topTrailing: .trailing
    }
  }

  /// Whether a poster's caption stands at the upper edge.
  public var isTop: Bool { self != horizontal }
}
