// SPDX-License-Identifier: MIT

public import WeaveDisplay
public import WeaveGraphics

/// A list made ready to be written as SVG: what readers of SVG draw wrongly becomes pictures.
///
/// librsvg 2.54 cuts a filter's source at the canvas, so that a blur fades at the edge of what it should run across. A
/// blurred group that leaves the canvas is drawn by somebody else instead, and stands in the file as a small picture, as a
/// blur needs few pixels. Without one, it stays a filter.
public struct SVGPreparation {
  /// A group that is to be drawn.
  public struct Part: Sendable {
    /// The group alone, its canvas around what can be seen of it.
    public var list: DisplayList
    /// Pixels per point.
    public var scale: Double
    /// Where its canvas lies, in the coordinates around the group.
    fileprivate var region: Rect
    fileprivate var opacity: Double
    /// The way to the group: an index into the items of the list, then into the children of each group.
    fileprivate var place: [Int]
  }

  /// What is to be drawn, in order.
  public private(set) var parts: [Part] = []
  private var prepared: DisplayList
  /// How many were met: what shows what lies beneath it cannot be drawn alone.
  private var backdrops = 0
  private let canvas: Rect
  private let scale: Double

  /// - Parameter scale: pixels per point up to which pictures stay sharp.
  public init(_ list: DisplayList, scale: Double) {
    prepared = list
    canvas = Rect(origin: .zero, size: list.canvas)
    self.scale = scale
    var items = list.items
    _ = prepare(&items, .identity, [])
    prepared.items = items
  }

  /// The list to be written.
  ///
  /// - Parameter pictures: one of each part; nil where it cannot be drawn, as where it is smaller than a pixel.
  public func list(with pictures: [PixelBuffer?]) -> DisplayList {
    var list = prepared
    for (index, (part, pixels)) in zip(parts, pictures).enumerated() {
      guard let pixels else { continue }
      let image = RasterImage(pixels: pixels, key: "blurred group \(index + 1)")
      let source = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
      list.items.change(part.place[...]) { group in
        group.effects = .init(opacity: part.opacity)
        group.children = [DisplayItem(.image(image, source: source, destination: part.region), node: "")]
      }
    }
    return list
  }

  /// Looks for parts among items, takes out what is blurred but cannot be seen, and gives the box of all.
  private mutating func prepare(_ items: inout [DisplayItem], _ map: Transform, _ place: [Int]) -> Rect? {
    var all: Rect?
    for index in items.indices {
      var box = items[index].command.box
      if case .backdrop = items[index].command { backdrops += 1 }
      if case .group(var group) = items[index].command {
        box = prepare(&group, map, place + [index])
        items[index].command = .group(group)
      }
      if let box { all = all?.union(box) ?? box }
    }
    return all
  }

  private mutating func prepare(_ group: inout DisplayGroup, _ outer: Transform, _ place: [Int]) -> Rect? {
    let map = group.transform?.then(outer) ?? outer
    guard map.isUsable, let back = map.inverse, group.effects?.opacity ?? 1 > 0 else { return nil }
    let (known, beneath, original) = (parts.count, backdrops, group.children)
    guard var box = prepare(&group.children, map, place) else { return nil }
    if let effects = group.effects, let filter = SVGFilter(effects, content: box) {
      if effects.blur > 0, !canvas.contains(map.bounds(of: box)), backdrops == beneath {
        parts.removeSubrange(known...)
        note(original, effects, within: filter.region, back, place)
        if parts.count == known { group.children = [] }
      }
      box = filter.region
    }
    if let clip = group.clip?.controlBounds { box = box.intersection(clip) }
    return group.transform?.bounds(of: box) ?? box
  }

  /// Notes what is to be drawn of a group without its map and its clip, which stay; nothing where it cannot be seen.
  private mutating func note(
    _ children: [DisplayItem], _ given: DisplayGroup.Effects, within reach: Rect, _ back: Transform, _ place: [Int]
  ) {
    // Past the canvas nothing is seen of the result, but for a pixel or two that its edge is smoothed with.
    let resolution = resolution(given.blur)
    let seen = back.bounds(of: canvas).outset(by: 2 / resolution)
    let region = reach.intersection(seen)
    guard !region.isEmpty else { return }
    var effects = given
    effects.opacity = 1
    let blurred = DisplayItem(.group(DisplayGroup(effects: effects, children)), node: "")
    let move = DisplayGroup(transform: .translation(x: -region.minX, y: -region.minY), [blurred])
    parts.append(
      Part(
        list: DisplayList(canvas: region.size, items: [DisplayItem(.group(move), node: "")]), scale: resolution,
        region: region, opacity: given.opacity, place: place))
  }

  /// Pixels per point that show a blur: four in a deviation. Between them the picture runs straight, which differs
  /// from a blurred edge by h²/8 · 0.242/σ², with h = σ/4 half a level of 255.
  private func resolution(_ deviation: Double) -> Double { min(scale, max(0.5, 4 / deviation)) }
}

extension [DisplayItem] {
  /// Changes the group at the end of a way through groups.
  fileprivate mutating func change(_ place: ArraySlice<Int>, _ change: (inout DisplayGroup) -> Void) {
    guard let index = place.first, case .group(var group) = self[index].command else { return }
    if place.count == 1 { change(&group) } else { group.children.change(place.dropFirst(), change) }
    self[index].command = .group(group)
  }
}

extension DrawCommand {
  /// A box around what a command draws, in its coordinates; nil where that is nothing, and for groups.
  fileprivate var box: Rect? {
    switch self {
    case .fill(let path, let paint, _): path.isDrawable && paint.isVisible ? path.controlBounds : nil
    case .stroke(let path, let style, let paint):
      path.isDrawable && paint.isVisible ? path.controlBounds?.outset(by: style.reach) : nil
    case .glyphs(let run, let origin, _): run.inkBounds(at: origin)
    case .image(_, _, let destination): destination
    case .backdrop(let path, _, _): path.controlBounds
    case .group: nil
    }
  }
}
