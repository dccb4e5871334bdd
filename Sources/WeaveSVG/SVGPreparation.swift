// SPDX-License-Identifier: MIT

public import WeaveDisplay
public import WeaveGraphics

/// A list prepared for SVG: parts that SVG renderers draw wrongly are replaced by pictures.
///
/// librsvg 2.54 clips a filter's source to the canvas, so a blur fades out at the canvas edge instead of continuing
/// across it. A blurred group that extends beyond the canvas is therefore drawn by the caller and written as a picture;
/// the picture can be small, since a blur needs few pixels. Without such a picture, the group remains a filter.
public struct SVGPreparation {
  /// A group that the caller must draw.
  public struct Part: Sendable {
    /// The group alone, on a canvas around its visible part.
    public var list: DisplayList
    /// Pixels per point.
    public var scale: Double
    /// The position of its canvas, in the coordinates around the group.
    fileprivate var region: Rect
    fileprivate var opacity: Double
    /// The path to the group: an index into the items of the list, then into the children of each group.
    fileprivate var place: [Int]
  }

  /// The groups to draw, in order.
  public private(set) var parts: [Part] = []
  private var prepared: DisplayList
  /// The number of backdrops found so far. A group with a backdrop cannot be drawn alone.
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

  /// The list to write.
  ///
  /// - Parameter pictures: one for each part; nil if the part cannot be drawn, for example because it is smaller than a
  ///   pixel.
  public func list(with pictures: [PixelBuffer?]) -> DisplayList {
    var list = prepared
    for (index, (part, pixels)) in zip(parts, pictures).enumerated() {
      guard let pixels else { continue }
      let image = RasterImage(pixels: pixels, key: "blurred group \(index + 1)")
      let source = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
      list.items.change(part.place[...]) { group in
        group.effects = .init(
          opacity: part.opacity, cutout: group.effects?.cutout, blend: group.effects?.blend ?? .normal)
        group.children = [DisplayItem(.image(image, source: source, destination: part.region), node: "")]
      }
    }
    return list
  }

  /// Finds parts among items, removes blurred groups that are not visible, and returns the box around all items.
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

  /// Records a group to draw, without its transform and clip, which stay in the list; an invisible group is not
  /// recorded.
  private mutating func note(
    _ children: [DisplayItem], _ given: DisplayGroup.Effects, within reach: Rect, _ back: Transform, _ place: [Int]
  ) {
    // Only one or two pixels beyond the canvas affect the result, through edge smoothing.
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

  /// The pixels per point that a blur needs: four per deviation. Linear interpolation between them differs from a
  /// blurred edge by h²/8 · 0.242/σ², which is half a level of 255 for h = σ/4.
  private func resolution(_ deviation: Double) -> Double { min(scale, max(0.5, 4 / deviation)) }
}

extension [DisplayItem] {
  /// Changes the group at the end of a path through groups.
  fileprivate mutating func change(_ place: ArraySlice<Int>, _ change: (inout DisplayGroup) -> Void) {
    guard let index = place.first, case .group(var group) = self[index].command else { return }
    if place.count == 1 { change(&group) } else { group.children.change(place.dropFirst(), change) }
    self[index].command = .group(group)
  }
}

extension DrawCommand {
  /// A box around the drawing of a command, in its own coordinates; nil if it draws nothing, and for groups.
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
