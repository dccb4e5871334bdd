// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics

/// A picture whose colours identify the leaf of a list that each pixel belongs to.
public struct LeafMap: Sendable {
  /// A leaf of the list.
  public struct Leaf: Sendable, Hashable {
    /// How the eye perceives it.
    public var kind: LeafKind
    /// The path of its node; empty for the background.
    public var node: String
    /// Where that node stands in the design; nil in built-in templates.
    public var range: SourceRange?
    /// The size of a text, in points per em; nil for anything else.
    public var textSize: Double?
    /// The width of a line in points; nil for anything else.
    public var lineWidth: Double?
    /// Whether it has its own colours, as photos and emoji do.
    public var isPhoto = false
  }

  /// The list with numbers as colours: red, green and blue are the digits of a leaf's index in `leaves`, red the
  /// highest. It must be drawn without smooth edges.
  public private(set) var list: DisplayList
  /// The first is for pixels that belong to nothing.
  public private(set) var leaves: [Leaf] = [Leaf(kind: .flat, node: "")]

  /// The largest side, in points, of a shape that looks like an object instead of an area.
  private static let thing = 24.0
  /// The limit for the shorter side of lines, and of bars with their tracks, whatever their length.
  private static let bar = 12.0
  /// The limit for a shape with so many corners and curves that it is a symbol.
  private static let symbol = (side: 72.0, elements: 14)
  /// The opacity from which a shape hides what is beneath it.
  private static let opaque = 0.9

  /// The map of a list; drawing the list a second time uses it.
  public init(_ list: DisplayList) {
    self.list = list
    self.list.finish = nil
    self.list.items = []
    self.list.items = numbered(list.items, Scope())
    // A fade over a photo belongs to the photo.
    guard let photo = leaves.firstIndex(where: { $0.isPhoto && $0.textSize == nil }) else { return }
    for number in leaves.indices[photo...] where leaves[number].kind == .ground { leaves[number].kind = .gradient }
  }

  /// The leaf that a colour in the picture stands for.
  public static func number(red: UInt8, green: UInt8, blue: UInt8) -> Int {
    Int(red) << 16 | Int(green) << 8 | Int(blue)
  }

  private struct Scope {
    var opacity = 1.0
    /// Whether the content is blurred, or fades out.
    var isSoft = false
    /// The dithering that the design sets.
    var dithering: Dithering?

    /// The kind with the dithering that the design sets. Texts and lines are read by their outlines, and never
    /// dithered.
    func dithered(_ kind: LeafKind, isLine: Bool = false) -> LeafKind {
      switch (dithering, kind) {
      case (nil, _): kind
      case (Dithering.none?, .mark): .pinned
      case (Dithering.none?, _): .plain
      case (_, .mark) where isLine: .mark
      case (.ordered?, _): .ordered
      case (.diffusion?, .photo): .photo
      case (.diffusion?, _): .gradient
      }
    }
  }

  private mutating func numbered(_ items: [DisplayItem], _ scope: Scope) -> [DisplayItem] {
    items.compactMap { item in
      guard case .group(var group) = item.command else { return numbered(item, scope) }
      var inner = scope
      if let effects = group.effects {
        inner.opacity *= effects.opacity
        inner.isSoft = scope.isSoft || effects.blur > 0 || effects.mask != nil || effects.cutout != nil
      }
      inner.dithering = group.dithering ?? scope.dithering
      guard inner.opacity > 0.02 else { return nil }
      group.effects = nil
      group.children = numbered(group.children, inner)
      var made = item
      made.command = .group(group)
      return group.children.isEmpty ? nil : made
    }
  }

  private mutating func numbered(_ item: DisplayItem, _ scope: Scope) -> DisplayItem? {
    var made = item
    var leaf = Leaf(kind: .flat, node: item.node, range: item.range)
    switch item.command {
    case .fill(let path, let paint, let evenOdd):
      guard let kind = kind(of: path, paint, scope) else { return nil }
      leaf.kind = kind
      made.command = .fill(path, .color(next(leaf)), evenOdd: evenOdd)
    case .stroke(let path, let style, let paint):
      leaf.kind = scope.dithered(scope.isSoft || paint.isGradient ? .gradient : .mark, isLine: true)
      leaf.lineWidth = style.width
      made.command = .stroke(path, style, .color(next(leaf)))
    case .glyphs(let run, let origin, _):
      leaf.kind = scope.dithered(run.face.hasColor ? .photo : scope.isSoft ? .gradient : .mark, isLine: true)
      leaf.textSize = run.size
      leaf.isPhoto = run.face.hasColor
      guard run.face.hasColor else {
        made.command = .glyphs(run, at: origin, next(leaf))
        break
      }
      // It has its own colours: a box replaces it.
      let advance = run.glyphs.reduce(0) { max($0, $1.x) } + run.size
      let box = Rect(x: origin.x, y: origin.y - run.size, width: advance, height: run.size * 1.25)
      made.command = .fill(.rectangle(box), .color(next(leaf)), evenOdd: false)
    case .image(_, _, let destination):
      leaf.kind = scope.dithered(.photo)
      leaf.isPhoto = true
      made.command = .fill(.rectangle(destination), .color(next(leaf)), evenOdd: false)
    case .backdrop(let path, _, _):
      leaf.kind = scope.dithered(.gradient)
      made.command = .fill(path, .color(next(leaf)), evenOdd: false)
    case .group: return nil
    }
    return made
  }

  /// Nil for a shape that does not hide what is beneath it.
  private func kind(of path: Path, _ paint: Paint, _ scope: Scope) -> LeafKind? {
    if scope.isSoft || paint.isGradient {
      return scope.dithered(isGround(path, isSoft: scope.isSoft) && scope.dithering == nil ? .ground : .gradient)
    }
    guard case .color(let color) = paint, let box = path.extent else { return nil }
    let side = max(box.width, box.height)
    if side <= Self.thing || min(box.width, box.height) <= Self.bar { return scope.dithered(.mark) }
    if side <= Self.symbol.side, path.elements.count > Self.symbol.elements { return scope.dithered(.mark) }
    // For a veil that is to be dithered, the mixed colour counts.
    let covers =
      color.alpha * scope.opacity >= Self.opaque || scope.dithering == .ordered || scope.dithering == .diffusion
    return covers ? scope.dithered(.flat) : nil
  }

  /// The fraction of the picture's width and height that a background covers, and the fraction of its area that a light
  /// covers to be a background.
  private static let (groundSide, lightArea) = (0.98, 0.3)
  /// The largest number of elements in the path of a rectangle.
  private static let rectangle = 6

  /// Whether a shape is the background: a rectangle as large as the picture, or a light over much of it.
  private func isGround(_ path: Path, isSoft: Bool) -> Bool {
    guard let box = path.controlBounds else { return false }
    if isSoft { return box.width * box.height >= Self.lightArea * list.canvas.width * list.canvas.height }
    let isStraight = path.elements.allSatisfy { if case .curve = $0 { false } else { true } }
    return isStraight && path.elements.count <= Self.rectangle && box.width >= Self.groundSide * list.canvas.width
      && box.height >= Self.groundSide * list.canvas.height
  }

  /// Adds a leaf, and returns its number as a colour.
  private mutating func next(_ leaf: Leaf) -> Color {
    let number = min(leaves.count, 0xFF_FFFF)
    leaves.append(leaf)
    return Color(rgb: UInt32(number))
  }
}

extension Paint {
  fileprivate var isGradient: Bool { if case .gradient = self { true } else { false } }
}
