// SPDX-License-Identifier: MIT

package import WeaveGraphics
package import WeaveResolve

/// What a shape is for.
public enum ShapeRole: Sendable, Hashable {
  /// To be filled, to be stroked, or to separate.
  case fill, stroke, separator
}

/// Whether a shape is mirrored where reading begins on the right.
public enum LayoutDirectionBehavior: Sendable, Hashable {
  /// It is not.
  case fixed
  /// It is, if the layout direction is not this one.
  case mirrors(in: LayoutDirection)
  /// It is.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// An outline that can be filled and stroked.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a box.
  func path(in rect: CGRect) -> Path
  /// What it is for.
  static var role: ShapeRole { get }
  /// Whether it is mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The outline as weave draws it. Do not implement this.
  @MainActor func _outline(in scope: _ViewScope) -> _ShapeOutline
}

nonisolated extension Shape {
  /// To be filled.
  public static var role: ShapeRole { .fill }
  /// It is mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// All of the proposal; 10 points where there is none.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The path in the box that the shape has in the layout.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline {
    guard let box = scope.frame, box.width > 0, box.height > 0 else { return _ShapeOutline(nil) }
    let path = path(in: CGRect(x: 0, y: 0, width: box.width, height: box.height))
    let whole = Rect(x: 0, y: 0, width: box.width, height: box.height)
    var drawn = path.drawn
    if scope.environment.layoutDirection == .rightToLeft, layoutDirectionBehavior == .mirrors {
      drawn = drawn.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: box.width, ty: 0))
    }
    return _ShapeOutline(.path(PathOutline(path: drawn, box: whole, mode: .stretch)))
  }

  /// The outline for a clip or a material: the whole box as long as the frame is not known.
  @MainActor package func outline(in scope: _ViewScope, role: ShapeRole) -> ShapeOutline {
    _outline(in: scope).outline ?? .rectangle
  }
}

/// The outline of a shape as weave draws it.
public struct _ShapeOutline: Sendable {
  /// Nil while its box is not known.
  package var outline: ShapeOutline?
  package init(_ outline: ShapeOutline?) { self.outline = outline }
}

/// A size that is proposed to a view; nil for its ideal length.
public struct ProposedViewSize: Sendable, Hashable {
  /// In points.
  public var width, height: CGFloat?
  /// A proposal by its sides.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// As small as possible.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As large as possible.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposal with another size in place of missing sides.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension Shape {
  /// The shape, filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A filled or stroked shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  var location: SourceLocation?
  /// The shape.
  public var shape: Content
  /// The paint.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  var line: StrokeStyle?
  /// Whether the line is within the edge; otherwise its middle is on the edge.
  var isBorder = false
  /// A shape of the same box behind it: `fill` and `stroke` of one shape.
  var behind: (any View)?

  /// A filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }
}

extension _ShapeView: Locatable {}

extension _ShapeView: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("\(Content.self)".prefix { $0 != "<" }.description)
    var node = drawn(in: scope)
    if let behind, let layer = scope.child("behind").single(behind) {
      node.node.modifiers.append(.background(layer.node, .center))
    }
    return [node]
  }

  @MainActor private func drawn(in scope: _ViewScope) -> _ViewNode {
    guard var outline = shape._outline(in: scope).outline else {
      // Its room is known before its outline is.
      return scope.node(.leaf(.shape(.clear)))
    }
    if case .path(var path) = outline, fillStyle.isEOFilled {
      path.isEvenOdd = true
      outline = .path(path)
    }
    let fill = style.fill(in: scope)
    var node: _ViewNode
    if let line {
      node = scope.node(
        .leaf(.shape(ResolvedShape(outline: outline, fill: nil, stroke: .init(fill: fill, style: line.drawn)))))
      // weave draws the line of a known outline within its box.
      if !isBorder, !outline.isFree {
        node.node.modifiers.append(.padding(WeaveGraphics.EdgeInsets(all: -Double(line.lineWidth) / 2)))
      }
    } else {
      node = scope.node(.leaf(.shape(ResolvedShape(outline: outline, fill: fill))))
    }
    if outline.isFree {
      node.node.modifiers.append(.frame(FrameConstraint(idealWidth: 10, idealHeight: 10)))
    }
    return node
  }
}

extension ShapeOutline {
  /// Whether it is a free path, whose line weave draws on both sides of it.
  fileprivate var isFree: Bool { if case .path = self { true } else { false } }
}

nonisolated extension Shape {
  /// The shape with a paint inside.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// The shape with the foreground inside.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// A line whose middle is the outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self, S> {
    var view = _ShapeView(shape: self, style: content)
    view.line = style
    return view
  }
  /// A line whose middle is the outline, in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// A line whose middle is the outline, in the foreground.
  public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }
  /// A line whose middle is the outline, in the foreground.
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the outline, 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }
  /// The shape, turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self) { path, box in
      let (x, y) = (box.minX + anchor.x * box.width, box.minY + anchor.y * box.height)
      return path.applying(
        CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians)).translatedBy(x: -x, y: -y))
    }
  }
  /// The shape, enlarged or shrunk.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self) { path, box in
      let (px, py) = (box.minX + anchor.x * box.width, box.minY + anchor.y * box.height)
      return path.applying(
        CGAffineTransform(translationX: px, y: py).scaledBy(x: x, y: y).translatedBy(x: -px, y: -py))
    }
  }
  /// The shape, enlarged or shrunk.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }
  /// The shape, moved.
  public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  /// The shape, transformed.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.applying(transform) }
  }
  /// The shape in a box of a fixed size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    let shape = self
    return _PathShape { _ in shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)) }
  }
  /// The shape in a box of a fixed size.
  public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
}

extension _ShapeView {
  /// The shape with another paint behind: first `stroke`, then `fill`, or several of either.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some View {
    var view = _ShapeView<Content, S>(shape: shape, style: content, fillStyle: style)
    view.behind = self
    return view
  }
  /// The shape with a line on its outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    var view = _ShapeView<Content, S>(shape: shape, style: content)
    view.line = style
    view.behind = self
    return view
  }
  /// The shape with a line on its outline, in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension _ShapeView where Content: InsettableShape {
  /// The shape with a line within its outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    var view = _ShapeView<_BorderShape<Content>, S>(shape: _BorderShape(shape: shape, style: style), style: content)
    view.line = style
    view.isBorder = true
    view.behind = self
    return view
  }
  /// The shape with a line within its outline, in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by a length on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape {
  /// A line within the outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    var view = _ShapeView<_BorderShape<Self>, S>(shape: _BorderShape(shape: self, style: style), style: content)
    view.line = style
    view.isBorder = true
    return view
  }
  /// A line within the outline, in the foreground.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
  /// A line within the outline, in points.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// A line within the outline, in the foreground, in points.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The middle of a line within the outline of a shape.
public struct _BorderShape<Content: InsettableShape>: Shape {
  let shape: Content
  let style: StrokeStyle
  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { shape.inset(by: style.lineWidth / 2).path(in: rect) }
  /// The outline of the shape if weave draws lines within it; otherwise the middle of the line.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline {
    let whole = shape._outline(in: scope)
    if let outline = whole.outline, outline.isFree { return shape.inset(by: style.lineWidth / 2)._outline(in: scope) }
    return whole
  }
}

/// A shape with a changed path.
struct _ChangedShape<Content: Shape>: Shape {
  let shape: Content
  let change: @Sendable (Path, CGRect) -> Path
  func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
}

/// A part of the outline of a shape.
struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  var from, to: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
}

/// A shape by a function.
struct _PathShape: Shape {
  let make: @Sendable (CGRect) -> Path
  func path(in rect: CGRect) -> Path { make(rect) }
}

/// A shape of any type.
public struct AnyShape: Shape {
  let shape: any Shape
  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  /// The outline in a box.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The outline as weave draws it.
  @MainActor public func _outline(in scope: _ViewScope) -> _ShapeOutline { shape._outline(in: scope) }
}

/// How a line along a path is drawn.
public struct StrokeStyle: Sendable, Hashable {
  /// In points.
  public var lineWidth: CGFloat
  /// The shape of open ends.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may extend.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A line; lengths are in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  package var drawn: WeaveGraphics.StrokeStyle {
    let cap: WeaveGraphics.StrokeStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: WeaveGraphics.StrokeStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return .init(width: Double(lineWidth), cap: cap, join: join, dash: dash.map(Double.init))
  }
}

/// The shape of open ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off, round, or extended by half a square.
  case butt, round, square
}

/// The shape of corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, round, or cut off.
  case miter, round, bevel
}
