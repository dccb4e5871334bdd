// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics

/// A concrete node: no variable, token, size or appearance is left open. This is what layout reads.
///
/// What the tree no longer holds: text templates, expressions, `forEach`, `when`, named colours, text styles,
/// leading and trailing of text (they stay for layout, which mirrors), file names of pictures.
public struct ResolvedNode: Sendable, Hashable {
  /// Where the node stands in the tree: `content.children[2]`; unique in a design.
  public var id: String
  /// The node in the design's text; nil for nodes of built-in templates.
  public var range: SourceRange?
  public var kind: Kind
  /// From the innermost to the outermost.
  public var modifiers: [Modifier]

  public init(id: String, range: SourceRange? = nil, _ kind: Kind, _ modifiers: [Modifier] = []) {
    self.id = id
    self.range = range
    self.kind = kind
    self.modifiers = modifiers
  }

  public indirect enum Kind: Sendable, Hashable {
    case hstack(spacing: Double, alignment: VerticalAlignment, [ResolvedNode])
    case vstack(spacing: Double, alignment: HorizontalAlignment, [ResolvedNode])
    case zstack(alignment: Alignment, [ResolvedNode])
    case grid(ResolvedGrid)
    case spacer(minLength: Double)
    case divider(Color)
    case text(ResolvedText)
    case leaf(ResolvedLeaf)
    /// The first child whose ideal size fits the proposal on the given axes; the last one if none does.
    case viewThatFits(horizontal: Bool, vertical: Bool, [ResolvedNode])
  }

  public enum Modifier: Sendable, Hashable {
    case padding(EdgeInsets)
    case frame(FrameConstraint)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double, ContentMode)
    case background(ResolvedNode, Alignment)
    case overlay(ResolvedNode, Alignment)
    /// Moves the drawing and not the layout; `x` points to the trailing edge.
    case offset(x: Double, y: Double)
    case layoutPriority(Double)
    /// Moves one alignment guide of the node down (or towards the trailing edge) by some points.
    case guide(AlignmentGuide, offset: Double)
    case effect(Effect)
  }
}

public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable { case leading, center, trailing }

public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

public enum AlignmentGuide: Sendable, Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}

public struct Alignment: Sendable, Hashable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public static let center = Alignment(.center, .center)
  public static let topLeading = Alignment(.leading, .top)

  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

public enum ContentMode: String, Sendable, Hashable, CaseIterable { case fit, fill }

/// SwiftUI's `frame`: fixed lengths, or bounds with an ideal. `maxWidth` and `maxHeight` may be infinite.
public struct FrameConstraint: Sendable, Hashable {
  public var width, height: Double?
  public var minWidth, idealWidth, maxWidth: Double?
  public var minHeight, idealHeight, maxHeight: Double?
  public var alignment: Alignment

  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, idealWidth: Double? = nil,
    maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// The outline of a shape, before its box is known.
public enum ShapeOutline: Sendable, Hashable {
  case rectangle
  case roundedRectangle(radius: Double, CornerCurve)
  case capsule
  case circle
  case ellipse
  case path(PathOutline)

  /// The outline in a box.
  public func path(in r: Rect) -> Path {
    switch self {
    case .rectangle: return .rectangle(r)
    case .roundedRectangle(let radius, let curve): return .roundedRectangle(r, radius: radius, curve: curve)
    case .capsule: return .roundedRectangle(r, radius: min(r.width, r.height) / 2, curve: .circular)
    case .ellipse: return .ellipse(in: r)
    case .path(let outline): return outline.path(in: r)
    case .circle:
      let side = min(r.width, r.height)
      return .ellipse(in: Rect(x: r.midX - side / 2, y: r.midY - side / 2, width: side, height: side))
    }
  }
}

extension ShapeOutline {
  /// The outline's name with what it takes.
  package var dumped: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius, let curve): "rounded \(decimal(radius)) \(curve.rawValue)"
    case .capsule: "capsule"
    case .path(let outline): "path of \(outline.path.elements.count)"
    case .circle: "circle"
    case .ellipse: "ellipse"
    }
  }
}

/// A paint whose gradients are placed in a box that is not known yet.
public enum Fill: Sendable, Hashable {
  case color(Color)
  /// CSS's angle: 0 points up, 90 to the right; the line is as long as the box needs for its corners.
  case linear(degrees: Double, [GradientStop])
  /// A circle; the centre in parts of the box (may lie outside), the radius in points.
  case radial(x: Double, y: Double, radius: Double, [GradientStop])

  /// The paint in a box.
  public func paint(in r: Rect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .linear(let degrees, let stops):
      let angle = degrees * .pi / 180
      let (dx, dy) = (sine(angle), -cosine(angle))
      let half = (abs(r.width * dx) + abs(r.height * dy)) / 2
      let start = Point(x: r.midX - dx * half, y: r.midY - dy * half)
      let end = Point(x: r.midX + dx * half, y: r.midY + dy * half)
      return .gradient(Gradient(shape: .linear(start: start, end: end), stops: stops))
    case .radial(let x, let y, let radius, let stops):
      let center = Point(x: r.minX + x * r.width, y: r.minY + y * r.height)
      return .gradient(Gradient(shape: .radial(center: center, radius: radius), stops: stops))
    }
  }
}
