// SPDX-License-Identifier: MIT

import WeaveGraphics

extension DisplayList {
  /// The list for a panel without tones for soft edges. Shadows are removed, and the stems of small symbols lie on
  /// whole pixels. No line or shape is thinner than a pixel, which would have gaps or vanish without smooth edges.
  /// Shaded lines get a single colour.
  public func crisp(scale: Double) -> DisplayList {
    guard scale > 0 else { return self }
    var list = self
    list.finish = nil
    list.items = items.crisp(.scale(x: scale, y: scale))
    return list
  }
}

extension [DisplayItem] {
  /// - Parameter map: to pixels.
  fileprivate func crisp(_ map: Transform) -> [DisplayItem] {
    var made: [DisplayItem] = []
    made.reserveCapacity(count)
    var rest = self[...]
    while let first = rest.first {
      let run = first.isShape ? rest.prefix { $0.isShape && $0.node == first.node } : rest.prefix(1)
      rest = rest.dropFirst(run.count)
      made += (first.isShape ? run.hinted(map) : Array(run)).map { $0.crisp(map) }
    }
    return made
  }
}

extension ArraySlice<DisplayItem> {
  /// The smallest and largest size of a symbol, in pixels: larger ones look right as they are, and smaller ones have no
  /// stems.
  private static let symbol = 7.0...34.0

  /// The shapes of one node, with their stems on whole pixels if they form a small symbol.
  fileprivate func hinted(_ map: Transform) -> [DisplayItem] {
    guard abs(map.b) < 1e-6, abs(map.c) < 1e-6, map.a > 0, map.d > 0, let back = map.inverse else { return Array(self) }
    var box: Rect?
    var elements = 0
    for path in compactMap(\.path) {
      guard let bounds = path.controlBounds else { continue }
      box = box.map { $0.union(bounds) } ?? bounds
      elements += path.elements.count
      guard elements <= 400 else { return Array(self) }
    }
    // Five elements are a box, which already lies on whole pixels.
    guard elements > 5, let box = box.map(map.bounds(of:)), Self.symbol.contains(Swift.max(box.width, box.height))
    else {
      return Array(self)
    }
    let hinting = PathHinting(parts(map))
    var before: Path?
    return self.map { item in
      let isAround = item.path == before
      if case .fill(let path, _, _) = item.command { before = path } else { before = nil }
      return item.hinted(by: hinting, map, back, keepsWidth: isAround)
    }
  }

  /// The paths in pixels; a line around a filled path belongs to it.
  private func parts(_ map: Transform) -> [PathHinting.Part] {
    var parts: [PathHinting.Part] = []
    var before: Path?
    for item in self {
      switch item.command {
      case .fill(let path, _, let evenOdd):
        parts.append(PathHinting.Part(path: path.transformed(by: map), line: 0, evenOdd: evenOdd))
        before = path
      case .stroke(let path, let style, _):
        let width = style.width * map.magnification
        if path == before, !parts.isEmpty {
          parts[parts.count - 1].growth = width / 2
        } else {
          parts.append(PathHinting.Part(path: path.transformed(by: map), line: PathHinting.width(width)))
        }
        before = nil
      case .glyphs, .image, .backdrop, .group: break
      }
    }
    return parts
  }
}

extension DisplayItem {
  /// Whether it fills or strokes a path.
  fileprivate var isShape: Bool { path != nil }

  fileprivate var path: Path? {
    switch command {
    case .fill(let path, _, _), .stroke(let path, _, _): path
    case .glyphs, .image, .backdrop, .group: nil
    }
  }

  /// - Parameters:
  ///   - map: to pixels.
  ///   - back: from pixels.
  ///   - keepsWidth: whether it is a line around a filled path, whose edge is hinted with the path's.
  fileprivate func hinted(
    by hinting: PathHinting, _ map: Transform, _ back: Transform, keepsWidth: Bool
  ) -> DisplayItem {
    func moved(_ path: Path, isFilled: Bool) -> Path { hinting.hinted(path.transformed(by: map), isFilled: isFilled) }
    var made = self
    switch command {
    case .fill(let path, let paint, let evenOdd):
      let pixels = moved(path, isFilled: true).withGapsOfAPixel(evenOdd: evenOdd)
      made.command = .fill(pixels.transformed(by: back), paint, evenOdd: evenOdd)
    case .stroke(let path, var style, let paint):
      let magnification = map.magnification
      if !keepsWidth { style.width = PathHinting.width(style.width * magnification) / magnification }
      made.command = .stroke(moved(path, isFilled: false).transformed(by: back), style, paint)
    case .glyphs, .image, .backdrop, .group: break
    }
    return made
  }

  /// - Parameter map: to pixels.
  fileprivate func crisp(_ map: Transform) -> DisplayItem {
    var made = self
    switch command {
    case .group(var group):
      let inner = group.transform?.then(map) ?? map
      group.effects?.shadow = nil
      group.children = group.children.crisp(inner)
      made.command = .group(group)
    case .stroke(let path, var style, let paint):
      let pixel = 1 / max(map.magnification, 1e-6)
      style.width = style.width > 0 ? max(style.width, pixel) : 0
      made.command = .stroke(path, style, paint.plain)
    case .fill(let path, let paint, let evenOdd):
      if let thick = path.thickened(map) { made.command = .fill(thick, paint, evenOdd: evenOdd) }
    case .glyphs, .image, .backdrop: break
    }
    return made
  }
}

extension Paint {
  /// The OKLab distance up to which the colours of a gradient count as one.
  private static let shade = 0.18

  /// A single colour instead of a gradient whose colours are nearly equal: scattered inks would make a ring look like
  /// its track.
  fileprivate var plain: Paint {
    guard case .gradient(let gradient) = self, let first = gradient.stops.first?.color,
      let last = gradient.stops.last?.color,
      gradient.stops.allSatisfy({ $0.color.alpha == first.alpha && $0.color.difference(from: first) < Self.shade })
    else { return self }
    return .color(first.mixed(with: last, 0.5))
  }
}

extension Path {
  /// A box that is thinner than a pixel, as a box of whole pixels; nil for any other path.
  fileprivate func thickened(_ map: Transform) -> Path? {
    guard let bounds = controlBounds, !bounds.isEmpty, let back = map.inverse else { return nil }
    var box = map.bounds(of: bounds)
    guard min(box.width, box.height) < 1, elements.count <= 8, box.width.isFinite, box.height.isFinite else {
      return nil
    }
    if box.width < 1 { box = Rect(x: box.midX.rounded(.down), y: box.minY, width: 1, height: box.height) }
    if box.height < 1 { box = Rect(x: box.minX, y: box.midY.rounded(.down), width: box.width, height: 1) }
    return .rectangle(back.bounds(of: box))
  }
}
