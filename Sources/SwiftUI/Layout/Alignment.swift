// SPDX-License-Identifier: MIT

package import WeaveGraphics
package import WeaveResolve

/// A line of your own that views are aligned by.
public protocol AlignmentID: SendableMetatype {
  /// Where the line is in a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line from top to bottom that views are aligned by.
public struct HorizontalAlignment: Sendable, Hashable {
  enum Guide: Sendable, Hashable {
    case standard(WeaveGraphics.HorizontalAlignment)
    case own(ObjectIdentifier)
  }
  let guide: Guide
  let id: (any AlignmentID.Type)?

  init(_ guide: WeaveGraphics.HorizontalAlignment) { (self.guide, id) = (.standard(guide), nil) }

  /// A line of your own.
  public init(_ id: any AlignmentID.Type) { (guide, self.id) = (.own(ObjectIdentifier(id)), id) }

  /// The edge where reading begins.
  public static let leading = HorizontalAlignment(.leading)
  /// The middle.
  public static let center = HorizontalAlignment(.center)
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(.trailing)
  /// The edge of the separator of a list's row, which is that of its text.
  public static let listRowSeparatorLeading = HorizontalAlignment(.leading)
  /// The other edge of that separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(.trailing)

  /// Compares the lines.
  public static func == (a: Self, b: Self) -> Bool { a.guide == b.guide }
  /// Hashes the line.
  public func hash(into hasher: inout Hasher) { hasher.combine(guide) }

  /// The line that layout knows; the middle for one of the program's own.
  package var drawn: WeaveGraphics.HorizontalAlignment {
    if case .standard(let guide) = guide { guide } else { .center }
  }
}

/// A line from side to side that views are aligned by.
public struct VerticalAlignment: Sendable, Hashable {
  enum Guide: Sendable, Hashable {
    case standard(WeaveGraphics.VerticalAlignment)
    case own(ObjectIdentifier)
  }
  let guide: Guide
  let id: (any AlignmentID.Type)?

  init(_ guide: WeaveGraphics.VerticalAlignment) { (self.guide, id) = (.standard(guide), nil) }

  /// A line of your own.
  public init(_ id: any AlignmentID.Type) { (guide, self.id) = (.own(ObjectIdentifier(id)), id) }

  /// The upper edge.
  public static let top = VerticalAlignment(.top)
  /// The middle.
  public static let center = VerticalAlignment(.center)
  /// The lower edge.
  public static let bottom = VerticalAlignment(.bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)

  /// Compares the lines.
  public static func == (a: Self, b: Self) -> Bool { a.guide == b.guide }
  /// Hashes the line.
  public func hash(into hasher: inout Hasher) { hasher.combine(guide) }

  /// The line that layout knows; the middle for one of the program's own.
  package var drawn: WeaveGraphics.VerticalAlignment {
    if case .standard(let guide) = guide { guide } else { .center }
  }
}

/// A line in each direction that views are aligned by.
public struct Alignment: Sendable, Hashable {
  /// The line from top to bottom.
  public var horizontal: HorizontalAlignment
  /// The line from side to side.
  public var vertical: VerticalAlignment

  /// An alignment by its lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of an edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of an edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of an edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of an edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// A baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// A baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// A baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// A baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// A baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// A baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  package var drawn: WeaveResolve.Alignment { .init(horizontal.drawn, vertical.drawn) }
}

/// The size of a view and its alignment lines, in points from its upper leading corner.
public struct ViewDimensions: Sendable, Equatable {
  /// In points.
  public let width, height: CGFloat
  private let firstBaseline, lastBaseline: CGFloat?

  init(_ answer: ViewAnswer) {
    (width, height) = (CGFloat(answer.size.width), CGFloat(answer.size.height))
    firstBaseline = answer.firstBaseline.map { CGFloat($0) }
    lastBaseline = answer.lastBaseline.map { CGFloat($0) }
  }

  /// Where a line is.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.guide {
    case .standard(.leading): 0
    case .standard(.center): width / 2
    case .standard(.trailing): width
    case .own: guide.id?.defaultValue(in: self) ?? width / 2
    }
  }

  /// Where a line is. Without a text, a baseline is the lower edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.guide {
    case .standard(.top): 0
    case .standard(.center): height / 2
    case .standard(.bottom): height
    case .standard(.firstTextBaseline): firstBaseline ?? height
    case .standard(.lastTextBaseline): lastBaseline ?? height
    case .own: guide.id?.defaultValue(in: self) ?? height / 2
    }
  }

  /// Where a view has set a line.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Where a view has set a line.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
