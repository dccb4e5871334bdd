// SPDX-License-Identifier: MIT

import WeaveSpec

/// A way to restyle a design: the fixed values, and the ranges from which the others are drawn.
struct RemixLook {
  enum Layout {
    /// The design's own template.
    case own
    /// A random template that needs no photo.
    case texts
    case fixed(Template)
  }

  /// A fixed value, or one drawn from a range; a fixed value takes no draw.
  enum Measure {
    case fixed(Int)
    case between(ClosedRange<Int>)
  }

  /// A second background over the first; strengths are percentages.
  enum Overlay {
    case none
    case always([BackgroundToken], ClosedRange<Int>)
    case sometimes(Double, BackgroundToken, ClosedRange<Int>)
    /// Only over a plain background.
    case overPlain(BackgroundToken, ClosedRange<Int>)
    /// One of two, each with its own range of strengths.
    case either((BackgroundToken, ClosedRange<Int>), (BackgroundToken, ClosedRange<Int>))
  }

  enum Accents {
    /// An accent near the design's own.
    case near
    case of([Accent])
  }

  /// The styles of the name, the primary text and the secondary text.
  struct Texts {
    var name: TextStyleToken
    var primary: [TextStyleToken]
    var secondary: [TextStyleToken]

    init(_ name: TextStyleToken, _ primary: [TextStyleToken], _ secondary: [TextStyleToken]) {
      self.name = name
      self.primary = primary
      self.secondary = secondary
    }
  }

  var kind: RemixVariant.Kind
  var title: String
  var subtitle: String
  var layout: Layout
  var alignments: [LayoutSpec.Alignment] = [.leading]
  /// The chance of an accent bar; 0 and 1 take no draw.
  var bar = 0.0
  var spacing: Measure
  var padding: ClosedRange<Int>
  /// The corner radius; only weather designs change it.
  var cornerRadius: ClosedRange<Int>?
  /// The symbol size; nil to keep it.
  var symbolSize: ClosedRange<Int>?
  /// In percent; nil to keep it.
  var weatherScale: ClosedRange<Int>?
  var backgrounds: [BackgroundToken]
  var overlay = Overlay.none
  /// The chance of a glow; 0 and 1 take no draw.
  var glow = 0.0
  var accents: Accents
  var texts: Texts
  var limits = RemixLimits(primary: 1...2, secondary: 1...2)
}

/// The line limits of texts: in the small size and in the others.
struct RemixLimits {
  var primary: ClosedRange<Int>
  var secondary: ClosedRange<Int>
}
