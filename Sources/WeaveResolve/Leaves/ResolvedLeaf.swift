// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A node that contains no other nodes and is not text.
///
/// Each kind has a file of its own beside this one. It defines the value, how it is read from a design, and its traits
/// for layout and reviews. `DisplayLeaf` draws it.
public enum ResolvedLeaf: Sendable, Hashable {
  /// An icon with the name of an SF Symbol.
  case symbol(ResolvedSymbol)
  /// A photo.
  case image(ResolvedImage)
  /// An outline that is filled, stroked, or both.
  case shape(ResolvedShape)
  /// A QR code.
  case code(ResolvedCode)
  /// A value within a range.
  case gauge(ResolvedGauge)
  /// A row of values.
  case chart(ResolvedChart)
  /// A line, a shaded part or a dot on a chart.
  case plotMark(ResolvedPlotMark)

  /// The traits for layout and reviews.
  public var traits: any LeafTraits {
    switch self {
    case .symbol(let symbol): symbol
    case .image(let image): image
    case .shape(let shape): shape
    case .code(let code): code
    case .gauge(let gauge): gauge
    case .chart(let chart): chart
    case .plotMark(let mark): mark
    }
  }
}

/// What layout and reviews need to know about a leaf.
public protocol LeafTraits {
  /// The room that the leaf takes.
  var room: LeafRoom { get }
  /// The leaf's text in a line of the layout tree: `gauge linear 0.5`.
  var dumped: String { get }
  /// Whether information is lost if the leaf cannot be seen.
  var isEssential: Bool { get }
  /// Distinguishes a change of the design from a change of facts.
  var origin: LeafOrigin { get }
}

/// The room that a leaf takes, in points.
public enum LeafRoom: Sendable, Hashable {
  /// The same size, whatever is proposed; `baseline` lies on that of text beside it, in points from the top.
  case fixed(Size, baseline: Double)
  /// The proposal; if a side has none, that side of the ideal size.
  case flexible(ideal: Size)
  /// The proposal; a side without one follows from the other by the proportions of the ideal size.
  case proportional(ideal: Size)
  /// A square with the shorter of the proposed sides.
  case square(ideal: Double)
  /// The proposed width with a fixed height.
  case bar(idealWidth: Double, height: Double)
}

/// The source of a leaf besides its style. If the source is the same but the leaf differs, the facts have changed.
public enum LeafOrigin: Sendable, Hashable {
  /// No source besides its style.
  case none
  /// The words in the design.
  case words
  /// The pixels of a photo.
  case pixels([UInt8])
}
