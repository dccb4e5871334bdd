// SPDX-License-Identifier: MIT

package import WeaveGraphics

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  /// In this order.
  case top, leading, bottom, trailing

  /// Some edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// A bit for each edge.
    public let rawValue: Int8
    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where reading begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The edges on both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The edges above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An edge on a side.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// In this order.
  case leading, trailing
}

/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// In this order.
  case top, bottom
}

/// From side to side, or from top to bottom.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  /// In this order.
  case horizontal, vertical

  /// Some axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// A bit for each axis.
    public let rawValue: Int8
    /// Axes by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// In points.
  public var top, leading, bottom, trailing: CGFloat

  /// Insets by side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same length at some edges.
  package init(_ length: CGFloat, _ edges: Edge.Set) {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
  }

  package var drawn: WeaveGraphics.EdgeInsets {
    .init(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}

/// A point in parts of a rectangle.
public struct UnitPoint: Sendable, Hashable {
  /// 0 at the leading or upper edge, 1 at the opposite one.
  public var x, y: CGFloat

  /// A point by its parts.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// The upper leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// The upper leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of an edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of an edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of an edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of an edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// A corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// A corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  package var drawn: WeaveGraphics.Point { .init(x: Double(x), y: Double(y)) }
}

/// An angle.
public struct Angle: Sendable, Hashable, Comparable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No angle.
  public static let zero = Angle()
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// By size.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The opposite angle.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// A multiple.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// A multiple.
  public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
  /// A part.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
}

extension CGPoint {
  package var drawn: WeaveGraphics.Point { .init(x: Double(x), y: Double(y)) }
}

extension CGRect {
  package var drawn: WeaveGraphics.Rect {
    .init(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
  package init(_ rect: WeaveGraphics.Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  package init(_ size: WeaveGraphics.Size) { self.init(width: size.width, height: size.height) }
}
