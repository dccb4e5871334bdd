// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A node without nodes in it that is no text.
///
/// Each kind has a file of its own beside this one that says what it is, how it is read from a design, and what layout and reviews ask
/// of it; `DisplayLeaf` draws it.
public enum ResolvedLeaf: Sendable, Hashable {
  /// An icon of SF Symbols' names.
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

  /// What layout and reviews ask of it.
  public var traits: any LeafTraits {
    switch self {
    case .symbol(let symbol): symbol
    case .image(let image): image
    case .shape(let shape): shape
    case .code(let code): code
    case .gauge(let gauge): gauge
    case .chart(let chart): chart
    }
  }
}

/// What layout and reviews ask of a leaf.
public protocol LeafTraits {
  /// How much room it takes.
  var room: LeafRoom { get }
  /// What it is in a line of the layout tree: `gauge linear 0.5`.
  var dumped: String { get }
  /// Whether something is lost where it cannot be seen.
  var isEssential: Bool { get }
  /// What tells a change of the design from one of the facts.
  var origin: LeafOrigin { get }
}

/// How much room a leaf takes, in points.
public enum LeafRoom: Sendable, Hashable {
  /// The same, whatever is proposed.
  case fixed(Size)
  /// What is proposed; where nothing is, the side of the ideal size.
  case flexible(ideal: Size)
  /// What is proposed; a side that is left open follows from the other by the proportions of the ideal size.
  case proportional(ideal: Size)
  /// As wide as high: the shorter of the sides that are proposed.
  case square(ideal: Double)
  /// As wide as is proposed, of one height.
  case bar(idealWidth: Double, height: Double)
}

/// What a leaf comes from besides its looks: where it has stayed the same, a leaf that shows something else shows other facts.
public enum LeafOrigin: Sendable, Hashable {
  /// Nothing but its looks.
  case none
  /// Its words in the design.
  case words
  /// The pixels of a photo.
  case pixels([UInt8])
}
