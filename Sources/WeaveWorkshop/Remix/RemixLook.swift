// SPDX-License-Identifier: MIT

import WeaveSpec

/// One way to dress a design: what is fixed, and between which values the rest is drawn.
struct RemixLook {
  enum Layout {
    /// The template that the design has.
    case own
    /// One that needs no photo, drawn.
    case texts
    case fixed(Template)
  }

  /// A value that is said, or drawn from a range; what is said draws nothing.
  enum Measure {
    case fixed(Int)
    case between(ClosedRange<Int>)
  }

  /// A second background over the first; strengths in percent.
  enum Overlay {
    case none
    case always([BackgroundToken], ClosedRange<Int>)
    case sometimes(Double, BackgroundToken, ClosedRange<Int>)
    /// Only over a plain background.
    case overPlain(BackgroundToken, ClosedRange<Int>)
    /// One of two, each with strengths of its own.
    case either((BackgroundToken, ClosedRange<Int>), (BackgroundToken, ClosedRange<Int>))
  }

  enum Accents {
    /// A neighbour of the accent that the design has.
    case near
    case of([Accent])
  }

  /// The styles of name, primary and secondary text.
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
  /// The chance of an accent bar; 0 and 1 draw nothing.
  var bar = 0.0
  var spacing: Measure
  var padding: ClosedRange<Int>
  /// Only a weather design changes its corners.
  var cornerRadius: ClosedRange<Int>?
  /// Nil where the symbol keeps its size.
  var symbolSize: ClosedRange<Int>?
  /// In percent; nil where the design keeps it.
  var weatherScale: ClosedRange<Int>?
  var backgrounds: [BackgroundToken]
  var overlay = Overlay.none
  /// The chance of a glow; 0 and 1 draw nothing.
  var glow = 0.0
  var accents: Accents
  var texts: Texts
  var limits = RemixLimits(primary: 1...2, secondary: 1...2)
}

/// The lines that texts may take: in the small size and in the others.
struct RemixLimits {
  var primary: ClosedRange<Int>
  var secondary: ClosedRange<Int>
}
