// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A way to make the file of a frame smaller: regular patterns compress better than diffused dots, and fewer or larger
/// dots better than many.
public struct SmallerFrame: Sendable, Hashable {
  /// How many of a panel's greys are used; nil for all inks.
  public var greys: Int?
  /// The side of a dot in pixels.
  public var dot: Int
  /// Whether texts and areas get these dots too, and not only photos and gradients.
  public var isWhole: Bool

  /// The ways in the order in which they cost quality.
  public static let steps: [SmallerFrame] = [
    SmallerFrame(greys: nil, dot: 1, isWhole: false), SmallerFrame(greys: 8, dot: 1, isWhole: false),
    SmallerFrame(greys: 4, dot: 1, isWhole: false), SmallerFrame(greys: nil, dot: 2, isWhole: false),
    SmallerFrame(greys: 4, dot: 2, isWhole: false), SmallerFrame(greys: 4, dot: 4, isWhole: false),
    SmallerFrame(greys: 4, dot: 4, isWhole: true), SmallerFrame(greys: 2, dot: 8, isWhole: true),
  ]
}

extension PanelQuantiser {
  /// The last picture once more, with a smaller file.
  ///
  /// - Returns: nil if no picture was quantised.
  public func lastFrame(_ way: SmallerFrame) -> PanelFrame? {
    guard let last else { return nil }
    let subset = way.greys.flatMap { evenGreys($0) } ?? Array(inks.indices)
    let (width, height) = (last.kinds.width, last.kinds.height)
    var ordered = OrderedInks(InkGamut(subset.map { inks[$0] }))
    let isChanged = last.kinds.kinds.map { way.isWhole || $0.isSmooth || $0 == .ordered }
    var frame = last.frame
    var block = DotMean()
    for top in stride(from: 0, to: height, by: way.dot) {
      for left in stride(from: 0, to: width, by: way.dot) {
        let (rows, columns) = (top..<min(top + way.dot, height), left..<min(left + way.dot, width))
        block.reset()
        for y in rows {
          for place in y * width + columns.lowerBound..<y * width + columns.upperBound
          where isChanged[Int(last.kinds.leaves[place])] { block.add(last.pixels[place]) }
        }
        guard let color = block.pixel else { continue }
        let ink = subset[Int(ordered.ink(of: color, x: left / way.dot, y: top / way.dot))]
        for y in rows {
          for place in y * width + columns.lowerBound..<y * width + columns.upperBound
          where isChanged[Int(last.kinds.leaves[place])] { frame[place] = UInt8(clamping: ink) }
        }
      }
    }
    return PanelFrame(width: width, height: height, inks: inks, pixels: frame)
  }

  /// Evenly spaced greys out of the panel's, with its black and its white; nil if it has colours, or no more greys
  /// than that.
  private func evenGreys(_ count: Int) -> [Int]? {
    guard inks.allSatisfy(\.isGrey), inks.count > count, count >= 2 else { return nil }
    let order = inks.indices.sorted { inks[$0].value.red < inks[$1].value.red }
    return (0..<count).map { order[($0 * (order.count - 1) + (count - 1) / 2) / (count - 1)] }
  }
}

/// The mean colour of the pixels of a dot.
private struct DotMean {
  private var red: UInt32 = 0, green: UInt32 = 0, blue: UInt32 = 0, count: UInt32 = 0

  mutating func reset() { self = DotMean() }

  mutating func add(_ pixel: UInt32) {
    red += pixel & 0xFF
    green += pixel >> 8 & 0xFF
    blue += pixel >> 16 & 0xFF
    count += 1
  }

  /// Opaque, red in the lowest byte; nil without any pixel.
  var pixel: UInt32? {
    guard count > 0 else { return nil }
    return 0xFF00_0000 | (blue / count) << 16 | (green / count) << 8 | red / count
  }
}
