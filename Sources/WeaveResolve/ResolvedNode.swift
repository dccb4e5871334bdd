// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics

/// A concrete node, with every variable, token, size and appearance resolved. This is the input of layout.
///
/// The tree no longer contains text templates, expressions, `forEach`, `when`, named colours, text styles or file names
/// of pictures. Leading and trailing remain, because layout does the mirroring.
public struct ResolvedNode: Sendable, Hashable {
  /// The node's path in the tree, such as `content.children[2]`; unique in a design.
  public var id: String
  /// The node's place in the source text; nil for nodes of built-in templates.
  public var range: SourceRange?
  /// The kind of the node, with its content.
  public var kind: Kind
  /// The modifiers from the innermost to the outermost.
  public var modifiers: [Modifier]

  /// Makes a node from its path in the tree, its kind and its modifiers.
  public init(id: String, range: SourceRange? = nil, _ kind: Kind, _ modifiers: [Modifier] = []) {
    self.id = id
    self.range = range
    self.kind = kind
    self.modifiers = modifiers
  }

  /// What a node is once everything is evaluated: loops, conditions and components are gone.
  public indirect enum Kind: Sendable, Hashable {
    /// Children side by side: spacing in points, aligned by a vertical guide.
    case hstack(spacing: Double, alignment: VerticalAlignment, [ResolvedNode])
    /// Children below each other: spacing in points, aligned by a horizontal guide.
    case vstack(spacing: Double, alignment: HorizontalAlignment, [ResolvedNode])
    /// Children on top of each other, the first at the bottom.
    case zstack(alignment: Alignment, [ResolvedNode])
    /// Children in rows and columns.
    case grid(ResolvedGrid)
    /// Takes what is left in its stack, at least `minLength` points.
    case spacer(minLength: Double)
    /// A hairline across its stack.
    case divider(Color)
    /// A text in one or more styles.
    case text(ResolvedText)
    /// Anything drawn that is not text.
    case leaf(ResolvedLeaf)
    /// The first child whose ideal size fits the proposal on the given axes; the last one if none does.
    case viewThatFits(horizontal: Bool, vertical: Bool, [ResolvedNode])
    /// A plot and its labels, or labels beside one, which layout places.
    case plot(PlotGuide, [ResolvedNode])
  }

  /// A change to a node or its surroundings. Modifiers apply from the inside out.
  public enum Modifier: Sendable, Hashable {
    /// Padding in points.
    case padding(EdgeInsets)
    /// A box with a fixed size or with bounds.
    case frame(FrameConstraint)
    /// Takes the ideal length in each direction that is true, whatever is proposed.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A ratio of width to height, fitted into the proposal or filling it.
    case aspectRatio(Double, ContentMode)
    /// A node behind this one, with the same size.
    case background(ResolvedNode, Alignment)
    /// A node in front of this one, with the same size.
    case overlay(ResolvedNode, Alignment)
    /// A node of the same size whose ink shows what is visible of this one.
    case mask(ResolvedNode, Alignment)
    /// Moves the drawing, but not the layout; `x` points to the trailing edge.
    case offset(x: Double, y: Double)
    /// Nodes with a higher priority get room in their stack first; the default is 0.
    case layoutPriority(Double)
    /// How many columns of its grid the node takes.
    case columnSpan(Int)
    /// Moves one alignment guide of the node down (or towards the trailing edge) by some points.
    case guide(AlignmentGuide, offset: Double)
    /// Marks a button with its title; nothing is drawn for it.
    case button(String)
    /// A change to how the node is drawn, but not to its size.
    case effect(Effect)
  }
}

/// A line that nodes are aligned by.
public enum AlignmentGuide: Sendable, Hashable {
  /// A line from top to bottom.
  case horizontal(HorizontalAlignment)
  /// A line from side to side.
  case vertical(VerticalAlignment)
}

/// Places a box in another by a line from top to bottom and a line from side to side.
public struct Alignment: Sendable, Hashable {
  /// The line from top to bottom.
  public var horizontal: HorizontalAlignment
  /// The line from side to side.
  public var vertical: VerticalAlignment

  /// The middle in both directions.
  public static let center = Alignment(.center, .center)
  /// The corner where reading begins.
  public static let topLeading = Alignment(.leading, .top)

  /// Makes an alignment from its two lines.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// SwiftUI's `frame`: fixed lengths, or bounds with an ideal length. `maxWidth` and `maxHeight` may be infinite.
public struct FrameConstraint: Sendable, Hashable {
  /// Points; nil for the length of the content.
  public var width, height: Double?
  /// Points; nil for no bound.
  public var minWidth, idealWidth, maxWidth: Double?
  /// Points; nil for no bound.
  public var minHeight, idealHeight, maxHeight: Double?
  /// The alignment of the content in the box.
  public var alignment: Alignment
  /// Sides given as parts of the surrounding room; nil if all are in points.
  public var parts: FrameParts?

  /// Makes a box with a fixed size or bounds, in points.
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
  /// Converts parts of a room to points. A part of an unknown length (nil) sets nothing.
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

  /// Converts parts of a room to points.
  mutating func settle(_ parts: FrameParts, in room: Size) {
    settle(parts, inWidth: room.width, height: room.height)
  }
}

/// The sides of a frame that are parts of the surrounding room, which is the proposal to its container. 0.5 is half.
public struct FrameParts: Sendable, Hashable {
  /// Parts of the room's width; nil for a side in points or an unset side.
  public var width, minWidth, idealWidth, maxWidth: Double?
  /// Parts of the room's height; nil for a side in points or an unset side.
  public var height, minHeight, idealHeight, maxHeight: Double?

  /// Makes a value without any parts.
  public init() {}
}

/// The outline of a shape, before its box is known.
public enum ShapeOutline: Sendable, Hashable {
  /// The whole box, with square corners.
  case rectangle
  /// The whole box, with corners of a radius in points.
  case roundedRectangle(radius: Double, CornerCurve)
  /// The whole box, with corners of different radii in points.
  case unevenRectangle(CornerRadii, CornerCurve)
  /// The whole box, with corners parallel to those of the widget: a radius smaller by the distance to its edges.
  case containerRelative(radius: Double, canvas: Size)
  /// The whole box, with round ends as long as fit.
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
    case .unevenRectangle(let radii, let curve): return .roundedRectangle(r, radii: radii, curve: curve)
    case .containerRelative(let radius, let canvas):
      let distance = min(r.minX, r.minY, canvas.width - r.maxX, canvas.height - r.maxY)
      return .roundedRectangle(r, radius: max(0, radius - max(0, distance)))
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
  /// The outline's name with its parameters.
  package var dumped: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius, let curve): "rounded \(decimal(radius)) \(curve.rawValue)"
    case .unevenRectangle(let radii, let curve):
      "rounded \(decimal(radii.topLeft)) \(decimal(radii.topRight)) \(decimal(radii.bottomRight)) "
        + "\(decimal(radii.bottomLeft)) \(curve.rawValue)"
    case .containerRelative(let radius, _): "container \(decimal(radius))"
    case .capsule: "capsule"
    case .path(let outline): "path of \(outline.path.elements.count)"
    case .circle: "circle"
    case .ellipse: "ellipse"
    }
  }
}

/// A paint whose box, and with it the place of gradients, is not known yet.
public enum Fill: Sendable, Hashable {
  /// One colour everywhere.
  case color(Color)
  /// A linear gradient with an angle as in CSS: 0 points up, 90 to the right. The line is long enough to reach the
  /// corners of the box.
  case linear(degrees: Double, [GradientStop])
  /// A linear gradient from one point to another, both in parts of the box.
  case axial(from: Point, to: Point, [GradientStop])
  /// A radial gradient. The centre is in parts of the box and may lie outside it; the radius is in points.
  case radial(x: Double, y: Double, radius: Double, [GradientStop])
  /// An angular gradient: clockwise around a centre, in parts of the box, from an angle where 0 points up.
  case angular(x: Double, y: Double, degrees: Double, [GradientStop])
  /// A mesh gradient: colours at the crossings of a net, row by row, which are in parts of the box.
  case mesh(columns: Int, points: [Point], [GradientStop])

  /// The paint for a box.
  public func paint(in r: Rect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .linear(let degrees, let stops):
      let (dx, dy) = Self.direction(degrees)
      let half = (abs(r.width * dx) + abs(r.height * dy)) / 2
      let start = Point(x: r.midX - dx * half, y: r.midY - dy * half)
      let end = Point(x: r.midX + dx * half, y: r.midY + dy * half)
      return .gradient(Gradient(shape: .linear(start: start, end: end), stops: stops))
    case .axial(let from, let to, let stops):
      let start = Point(x: r.minX + from.x * r.width, y: r.minY + from.y * r.height)
      let end = Point(x: r.minX + to.x * r.width, y: r.minY + to.y * r.height)
      return .gradient(Gradient(shape: .linear(start: start, end: end), stops: stops))
    case .radial(let x, let y, let radius, let stops):
      let center = Point(x: r.minX + x * r.width, y: r.minY + y * r.height)
      return .gradient(Gradient(shape: .radial(center: center, radius: radius), stops: stops))
    case .angular(let x, let y, let degrees, let stops):
      let center = Point(x: r.minX + x * r.width, y: r.minY + y * r.height)
      return .gradient(Gradient(shape: .angular(center: center, degrees: degrees), stops: stops))
    case .mesh(let columns, let points, let stops):
      let places = points.map { Point(x: r.minX + $0.x * r.width, y: r.minY + $0.y * r.height) }
      return .gradient(Gradient(shape: .mesh(columns: columns, points: places), stops: stops))
    }
  }

  /// The colour; for a gradient, the mean of its stops.
  public var mean: Color {
    switch self {
    case .color(let color): return color
    case .linear(_, let stops), .axial(_, _, let stops), .radial(_, _, _, let stops), .angular(_, _, _, let stops),
      .mesh(_, _, let stops):
      let count = Double(max(stops.count, 1))
      func part(_ part: KeyPath<Color, Double>) -> Double { stops.reduce(0) { $0 + $1.color[keyPath: part] } / count }
      return Color(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
    }
  }

  /// The unit vector of an angle. Exact for the four common directions, because the sine of π is not 0 in binary; each
  /// row or column then has one colour.
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
