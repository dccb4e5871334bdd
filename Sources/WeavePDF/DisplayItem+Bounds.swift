// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

extension [DisplayItem] {
  /// A box that contains all items; nil if there are none.
  var bounds: Rect? {
    reduce(nil) { all, item in
      guard let box = item.command.bounds else { return all }
      return all?.union(box) ?? box
    }
  }
}

extension DrawCommand {
  fileprivate var bounds: Rect? {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, let style, _): path.controlBounds?.outset(by: style.reach)
    case .glyphs(let run, let origin, _): run.bounds(at: origin)
    case .image(_, _, let destination): destination
    case .backdrop(let path, _, _): path.controlBounds
    case .group(let group): group.bounds
    }
  }
}

extension DisplayGroup {
  fileprivate var bounds: Rect? {
    guard var box = children.bounds else { return nil }
    if let effects {
      box = box.outset(by: 3 * max(0, effects.blur))
      if let shadow = effects.shadow {
        box = box.union(box.offsetBy(dx: shadow.x, dy: shadow.y).outset(by: 3 * max(0, shadow.deviation)))
      }
    }
    if let clip = clip?.controlBounds { box = box.intersection(clip) }
    return transform?.bounds(of: box) ?? box
  }
}

extension GlyphRun {
  /// A box that contains all glyphs: fonts draw within about an em of the baseline.
  fileprivate func bounds(at origin: Point) -> Rect? {
    let xs = glyphs.map(\.x).filter(\.isFinite)
    let ys = glyphs.map(\.y).filter(\.isFinite)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return Rect(
      x: origin.x + left - size, y: origin.y + top - 1.5 * size, width: right - left + 3 * size,
      height: bottom - top + 2.5 * size)
  }
}

extension Rect {
  /// The box grown by a length on every side.
  func outset(by length: Double) -> Rect { insetBy(dx: -length, dy: -length) }
}
