// SPDX-License-Identifier: MIT

import WeaveGraphics

extension DisplayList {
  /// The list for a panel that has no tones for soft things: without shadows, and with no line or shape thinner than a pixel,
  /// which would have gaps or be gone where edges are not smooth.
  public func crisp(scale: Double) -> DisplayList {
    guard scale > 0 else { return self }
    var list = self
    list.finish = nil
    list.items = items.map { $0.crisp(.scale(x: scale, y: scale)) }
    return list
  }
}

extension DisplayItem {
  /// - Parameter map: to pixels.
  fileprivate func crisp(_ map: Transform) -> DisplayItem {
    var made = self
    switch command {
    case .group(var group):
      let inner = group.transform?.then(map) ?? map
      group.effects?.shadow = nil
      group.children = group.children.map { $0.crisp(inner) }
      made.command = .group(group)
    case .stroke(let path, var style, let paint):
      let pixel = 1 / max(map.magnification, 1e-6)
      style.width = style.width > 0 ? max(style.width, pixel) : 0
      made.command = .stroke(path, style, paint)
    case .fill(let path, let paint, let evenOdd):
      if let thick = path.thickened(map) { made.command = .fill(thick, paint, evenOdd: evenOdd) }
    case .glyphs, .image, .backdrop: break
    }
    return made
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
