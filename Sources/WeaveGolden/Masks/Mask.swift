// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveRender

/// A part of one picture that is not compared, as the settings name it.
///
/// The mask of a node covers the node where it is and where it was. If the id of the node has changed, because another
/// node was put before it, the mask follows the node and not the id.
struct Mask: Sendable, Hashable {
  /// The part as the settings name it.
  let part: IgnoredPart
  /// The pixels that it covers; empty if the picture has nothing there.
  private(set) var regions: [PixelRegion] = []
  /// The id that the node has now, if it is another.
  private(set) var movedTo: String?
  /// What the settings may have meant, as a sentence: if the picture has nothing there.
  private(set) var advice = ""

  /// Whether the picture has something there.
  var isUsed: Bool { !regions.isEmpty }

  /// - Parameters:
  ///   - before: the tree of the reference; nil if it has none.
  ///   - after: the tree of the picture; nil if it is not compared.
  init(_ part: IgnoredPart, on picture: Rendering, before: PictureTree? = nil, after: PictureTree? = nil) {
    self.part = part
    let scale = picture.scale
    switch part.area {
    case .box(let x, let y, let width, let height):
      let box = Rect(x: x, y: y, width: width, height: height)
      let canvas = Rect(x: 0, y: 0, width: picture.displayList.canvas.width, height: picture.displayList.canvas.height)
      if box.minX < canvas.maxX, box.minY < canvas.maxY, box.maxX > 0, box.maxY > 0 {
        regions = [Self.region(box, scale)]
      } else {
        advice = Self.advice(outside: canvas, box, picture.layout)
      }
    case .node(let id):
      let place = MaskedNode(id, in: picture.layout, before: before, after: after)
      // Ink and shadows extend beyond frames.
      regions = place.frames.map { frame in
        Self.region(
          Rect(x: frame.minX - 2, y: frame.minY - 2, width: frame.width + 4, height: frame.height + 4), scale)
      }
      movedTo = place.movedTo
      if regions.isEmpty { advice = Self.advice(for: id, picture.layout) }
    }
  }

  /// Every pixel that a box touches.
  private static func region(_ box: Rect, _ scale: Double) -> PixelRegion {
    func pixel(_ length: Double) -> Int { Int(min(max(length, -1e6), 1e6)) }
    let (x, y) = (pixel((box.minX * scale).rounded(.down)), pixel((box.minY * scale).rounded(.down)))
    return PixelRegion(
      x: x, y: y, width: pixel((box.maxX * scale).rounded(.up)) - x, height: pixel((box.maxY * scale).rounded(.up)) - y)
  }

  // MARK: Advice

  /// The node whose id, or its last part, is spelled most like another.
  private static func advice(for id: String, _ layout: LayoutNode) -> String {
    func distance(to name: String) -> Int {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      return min(editDistance(id, name), editDistance(id, last))
    }
    let ids = Set(layout.shownNodes.map(\.id))
    let best = ids.map { (name: $0, distance: distance(to: $0)) }.min {
      ($0.distance, $0.name) < ($1.distance, $1.name)
    }
    guard let best else { return "the picture has no nodes" }
    return "the nearest node is `\(best.name)`; `weave inspect --tree` lists all"
  }

  /// The node that is nearest to a box.
  private static func advice(outside canvas: Rect, _ box: Rect, _ layout: LayoutNode) -> String {
    func distance(to frame: Rect) -> Double {
      let x = max(0, frame.minX - box.maxX, box.minX - frame.maxX)
      let y = max(0, frame.minY - box.maxY, box.minY - frame.maxY)
      return x * x + y * y
    }
    let size = "the picture is \(decimal(canvas.width)) × \(decimal(canvas.height)) points"
    // Of nodes at the same distance, the smallest is meant.
    let best = layout.shownNodes.min {
      (distance(to: $0.frame), $0.frame.width * $0.frame.height, $0.id)
        < (distance(to: $1.frame), $1.frame.width * $1.frame.height, $1.id)
    }
    guard let best else { return size }
    let frame = best.frame
    return size + "; the nearest node is `\(best.id)` at "
      + "\(decimal(frame.minX)),\(decimal(frame.minY)),\(decimal(frame.width))x\(decimal(frame.height))"
  }
}

extension LayoutNode {
  /// The nodes that draw something, in drawing order.
  fileprivate var shownNodes: [LayoutNode] {
    let isShown =
      switch content {
      case .text, .leaf: true
      case .group, .effect: false
      }
    return (isShown ? [self] : []) + children.flatMap(\.shownNodes)
  }
}
