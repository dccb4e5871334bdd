// SPDX-License-Identifier: MIT

package import WeaveGraphics
import WeaveResolve

/// The style of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// Quarter circles.
  case circular
  /// Apple's curve.
  case continuous

  package var drawn: CornerCurve { self == .circular ? .circular : .continuous }
}

/// The whole box.
public struct Rectangle: Shape, BitwiseCopyable {
  /// Makes the shape.
  public init() {}
  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The outline as weave draws it.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline { _ShapeOutline(.rectangle) }
}

/// The whole box with round corners.
public struct RoundedRectangle: Shape {
  /// The radii in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// A radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Radii in points; weave uses the larger one for both directions.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  private var radius: Double { Double(max(cornerSize.width, cornerSize.height)) }
  /// The outline in a box.
  public func path(in rect: CGRect) -> Path {
    Path(.roundedRectangle(rect.drawn, radius: radius, curve: style.drawn))
  }
  /// The outline as weave draws it.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline {
    _ShapeOutline(.roundedRectangle(radius: radius, style.drawn))
  }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// In points.
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  /// Radii by corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  package func drawn(mirrored: Bool) -> CornerRadii {
    let radii = CornerRadii(
      topLeft: Double(topLeading), topRight: Double(topTrailing), bottomRight: Double(bottomTrailing),
      bottomLeft: Double(bottomLeading))
    return mirrored ? radii.mirrored : radii
  }
}

/// The whole box with corners of different radii.
public struct UnevenRoundedRectangle: Shape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  var insetBy: CGFloat = 0
  /// Radii by corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// Radii by corner, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// The outline in a box.
  public func path(in rect: CGRect) -> Path {
    Path(.roundedRectangle(rect.drawn, radii: cornerRadii.drawn(mirrored: false), curve: style.drawn))
  }
  /// The outline as weave draws it.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline {
    let mirrored = scope.environment.layoutDirection == .rightToLeft
    return _ShapeOutline(.unevenRectangle(cornerRadii.drawn(mirrored: mirrored), style.drawn))
  }
}

/// The whole box with round ends.
public struct Capsule: Shape {
  /// The curve of the ends; weave's are half circles.
  public var style: RoundedCornerStyle
  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline in a box.
  public func path(in rect: CGRect) -> Path {
    let box = rect.drawn
    return Path(.roundedRectangle(box, radius: min(box.width, box.height) / 2, curve: .circular))
  }
  /// The outline as weave draws it.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline { _ShapeOutline(.capsule) }
}

/// The largest circle in the middle of the box.
public struct Circle: Shape, BitwiseCopyable {
  /// Makes the shape.
  public init() {}
  /// The outline in a box, clockwise from three o'clock.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The shorter side for both.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  /// The outline as weave draws it.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline { _ShapeOutline(.circle) }
}

/// The largest ellipse in the box.
public struct Ellipse: Shape, BitwiseCopyable {
  /// Makes the shape.
  public init() {}
  /// The outline in a box, clockwise from three o'clock.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The outline as weave draws it.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline { _ShapeOutline(.ellipse) }
}

/// The whole box with corners parallel to those of the widget.
public struct ContainerRelativeShape: Shape {
  /// Makes the shape.
  public init() {}
  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The outline as weave draws it.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline {
    let resolver = scope.pass.resolver
    return _ShapeOutline(
      .containerRelative(radius: resolver.widgetRadius, canvas: resolver.environment.canvas))
  }
}

/// A smaller shape.
public struct _InsetShape<Content: Shape>: InsettableShape {
  let shape: Content
  let amount: CGFloat
  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  /// The shape, smaller by a length on each side.
  public func inset(by amount: CGFloat) -> _InsetShape { _InsetShape(shape: shape, amount: self.amount + amount) }
}

extension Rectangle: InsettableShape {
  /// The shape, smaller by a length on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}
extension RoundedRectangle: InsettableShape {
  /// The shape, smaller by a length on each side; its radius gets smaller by the same length.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return _InsetShape(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }
}
extension UnevenRoundedRectangle: InsettableShape {
  /// The shape, smaller by a length on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}
extension Capsule: InsettableShape {
  /// The shape, smaller by a length on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}
extension Circle: InsettableShape {
  /// The shape, smaller by a length on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}
extension Ellipse: InsettableShape {
  /// The shape, smaller by a length on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}
extension ContainerRelativeShape: InsettableShape {
  /// The shape, smaller by a length on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// The whole box.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// The whole box with round corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// The whole box with round corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// The whole box with corners of different radii.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// The whole box with corners of different radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == Capsule {
  /// The whole box with round ends.
  public static var capsule: Capsule { Capsule() }
  /// The whole box with round ends.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Circle {
  /// The largest circle in the middle of the box.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// The largest ellipse in the box.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == ContainerRelativeShape {
  /// The whole box with corners parallel to those of the widget.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
