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
  /// What it is, and what it holds.
  public var kind: Kind
  /// From the innermost to the outermost.
  public var modifiers: [Modifier]

  /// A node by its path in the tree and what is done around it, in the order of `modifiers`.
  public init(id: String, range: SourceRange? = nil, _ kind: Kind, _ modifiers: [Modifier] = []) {
    self.id = id
    self.range = range
    self.kind = kind
    self.modifiers = modifiers
  }

  /// What a node is once everything is evaluated: loops, conditions and components are gone.
  public indirect enum Kind: Sendable, Hashable {
    /// Children side by side, in points and by a vertical guide.
    case hstack(spacing: Double, alignment: VerticalAlignment, [ResolvedNode])
    /// Children below each other, in points and by a horizontal guide.
    case vstack(spacing: Double, alignment: HorizontalAlignment, [ResolvedNode])
    /// Children on top of each other, the first at the bottom.
    case zstack(alignment: Alignment, [ResolvedNode])
    /// Children in rows and columns.
    case grid(ResolvedGrid)
    /// Takes what is left in its stack, at least so many points.
    case spacer(minLength: Double)
    /// A hairline across its stack.
    case divider(Color)
    /// A text of one or more looks.
    case text(ResolvedText)
    /// Anything drawn that is no text.
    case leaf(ResolvedLeaf)
    /// The first child whose ideal size fits the proposal on the given axes; the last one if none does.
    case viewThatFits(horizontal: Bool, vertical: Bool, [ResolvedNode])
  }

  /// What is done around a node, from the inside out.
  public enum Modifier: Sendable, Hashable {
    /// Room around it, in points.
    case padding(EdgeInsets)
    /// A box of a set size, or of one within bounds.
    case frame(FrameConstraint)
    /// Its ideal length along the sides that are true, whatever is proposed.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Width by height, within what is proposed or over it.
    case aspectRatio(Double, ContentMode)
    /// A node behind it, of its size.
    case background(ResolvedNode, Alignment)
    /// A node before it, of its size.
    case overlay(ResolvedNode, Alignment)
    /// Moves the drawing and not the layout; `x` points to the trailing edge.
    case offset(x: Double, y: Double)
    /// The higher, the earlier it is given room in its stack; 0 is usual.
    case layoutPriority(Double)
    /// Moves one alignment guide of the node down (or towards the trailing edge) by some points.
    case guide(AlignmentGuide, offset: Double)
    /// Marks a button with its title; nothing is drawn for it.
    case button(String)
    /// Something that changes how it is drawn and not how large it is.
    case effect(Effect)
  }
}

/// Where nodes meet across; `leading` is where reading begins.
public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable { case leading, center, trailing }

/// Where nodes meet from top to bottom.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  /// Edges and the middle, or the baselines of their texts.
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A line by which nodes are lined up.
public enum AlignmentGuide: Sendable, Hashable {
  /// A line from top to bottom.
  case horizontal(HorizontalAlignment)
  /// A line across.
  case vertical(VerticalAlignment)
}

/// A line from top to bottom and one across, by which a box is placed in another.
public struct Alignment: Sendable, Hashable {
  /// The line from top to bottom.
  public var horizontal: HorizontalAlignment
  /// The line across.
  public var vertical: VerticalAlignment

  /// In the middle of both.
  public static let center = Alignment(.center, .center)
  /// In the corner where reading begins.
  public static let topLeading = Alignment(.leading, .top)

  /// An alignment by its two lines.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Whether something shows whole in its box or covers it.
public enum ContentMode: String, Sendable, Hashable, CaseIterable { case fit, fill }

/// SwiftUI's `frame`: fixed lengths, or bounds with an ideal. `maxWidth` and `maxHeight` may be infinite.
public struct FrameConstraint: Sendable, Hashable {
  /// Points; nil leaves the side to what is in it.
  public var width, height: Double?
  /// Points; nil sets no bound.
  public var minWidth, idealWidth, maxWidth: Double?
  /// Points; nil sets no bound.
  public var minHeight, idealHeight, maxHeight: Double?
  /// Where what is inside stands in the box.
  public var alignment: Alignment
  /// Sides that are parts of the room around instead; nil where all are points.
  public var parts: FrameParts?

  /// A box of a set size or bounds, in points.
  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, idealWidth: Double? = nil,
    maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center, parts: FrameParts? = nil
  ) {
    self.parts = parts
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

extension FrameConstraint {
  /// Turns parts of a room into points. Of a length that is nil, a part sets nothing.
  package mutating func settle(_ parts: FrameParts, inWidth room: Double?, height roomHeight: Double?) {
    func points(_ part: Double?, of room: Double?) -> Double? {
      guard let part, let room else { return nil }
      return part == 0 ? 0 : part * room
    }
    width = points(parts.width, of: room) ?? width
    minWidth = points(parts.minWidth, of: room) ?? minWidth
    idealWidth = points(parts.idealWidth, of: room) ?? idealWidth
    maxWidth = points(parts.maxWidth, of: room) ?? maxWidth
    height = points(parts.height, of: roomHeight) ?? height
    minHeight = points(parts.minHeight, of: roomHeight) ?? minHeight
    idealHeight = points(parts.idealHeight, of: roomHeight) ?? idealHeight
    maxHeight = points(parts.maxHeight, of: roomHeight) ?? maxHeight
    self.parts = nil
  }

  /// Turns parts of a room into points.
  mutating func settle(_ parts: FrameParts, in room: Size) {
    settle(parts, inWidth: room.width, height: room.height)
  }
}

/// The sides of a frame that are parts of the room around it: what its container was offered. 0.5 is half.
public struct FrameParts: Sendable, Hashable {
  /// Parts of the room's width; nil for a side in points, or for none.
  public var width, minWidth, idealWidth, maxWidth: Double?
  /// Parts of the room's height; nil for a side in points, or for none.
  public var height, minHeight, idealHeight, maxHeight: Double?

  /// No side is a part.
  public init() {}
}

/// The outline of a shape, before its box is known.
public enum ShapeOutline: Sendable, Hashable {
  /// As its box, with square corners.
  case rectangle
  /// As its box, with corners of a radius in points.
  case roundedRectangle(radius: Double, CornerCurve)
  /// As its box, with the longest round ends that fit.
  case capsule
  /// The largest circle in the middle of its box.
  case circle
  /// The largest ellipse in its box.
  case ellipse
  /// A path of the design's own, fitted to its box.
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
  /// One colour everywhere.
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
      let (dx, dy) = Self.direction(degrees)
      let half = (abs(r.width * dx) + abs(r.height * dy)) / 2
      let start = Point(x: r.midX - dx * half, y: r.midY - dy * half)
      let end = Point(x: r.midX + dx * half, y: r.midY + dy * half)
      return .gradient(Gradient(shape: .linear(start: start, end: end), stops: stops))
    case .radial(let x, let y, let radius, let stops):
      let center = Point(x: r.minX + x * r.width, y: r.minY + y * r.height)
      return .gradient(Gradient(shape: .radial(center: center, radius: radius), stops: stops))
    }
  }

  /// Exact for the four ways that most gradients run, whose rows or columns have one colour each: π has no sine of 0 in binary.
  private static func direction(_ degrees: Double) -> (dx: Double, dy: Double) {
    switch degrees {
    case 0: return (0, -1)
    case 90: return (1, 0)
    case 180: return (0, 1)
    case 270: return (-1, 0)
    default:
      let angle = degrees * .pi / 180
      return (sine(angle), -cosine(angle))
    }
  }
}
