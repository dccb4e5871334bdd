// SPDX-License-Identifier: MIT

/// What counts as a difference.
public struct ComparisonOptions: Sendable, Hashable {
  public enum Measure: String, Sendable, Hashable, CaseIterable {
    /// Lightness and colour in OKLab, added; edges of one pixel are told apart too.
    case oklab
    /// The measure of pixelmatch up to 2025, with its answers.
    case yiq
  }

  public var measure = Measure.oklab
  /// The least distance of a pixel's colours that counts, 0...1.
  public var threshold: Double
  /// Whether pixels of smooth edges count, too.
  public var countsEdges = false
  /// What is left out.
  public var ignored: [PixelRegion] = []
  /// The side of the square in which the densest change is looked for, in pixels.
  public var window = 32

  public init(measure: Measure = .oklab, threshold: Double? = nil) {
    self.measure = measure
    self.threshold = threshold ?? measure.usualThreshold
  }
}

extension ComparisonOptions.Measure {
  /// In OKLab a just noticeable difference; in YIQ what pixelmatch takes.
  public var usualThreshold: Double {
    switch self {
    case .oklab: 0.02
    case .yiq: 0.1
    }
  }
}

/// What became of each pixel.
public enum PixelVerdict: UInt8, Sendable {
  case equal, close, edge, different
}

/// Two pictures of one size, measured.
public struct Comparison: Sendable {
  /// Pixels that differ by more than the threshold, and are no edge.
  public internal(set) var differing = 0
  /// Pixels that differ by more than the threshold, as part of a smooth edge.
  public internal(set) var edges = 0
  /// Pixels whose bytes are not the same.
  public internal(set) var unequal = 0
  /// The largest difference of a channel, 0...255.
  public internal(set) var largestChannelDifference = 0
  /// The square with the most differing pixels, and how many it has.
  public internal(set) var densest: (count: Int, region: PixelRegion) = (
    0, PixelRegion(x: 0, y: 0, width: 0, height: 0)
  )
  /// A verdict for each pixel, rows from the top left.
  public internal(set) var verdicts: [PixelVerdict]
  public let width: Int
  public let height: Int

  /// Differing pixels as a part of all, 0...1.
  public var share: Double { width * height == 0 ? 0 : Double(differing) / Double(width * height) }

  /// Compares two pictures.
  ///
  /// - Returns: nil where they have not the same size.
  public init?(_ a: StraightImage, _ b: StraightImage, options: ComparisonOptions = ComparisonOptions()) {
    guard a.width == b.width, a.height == b.height else { return nil }
    (width, height) = (a.width, a.height)
    verdicts = Array(repeating: .equal, count: a.width * a.height)
    // Equal pictures are by far the most common.
    guard a.bytes != b.bytes else { return }
    switch options.measure {
    case .oklab: compare(a, b, OKLabMeasure(), options)
    case .yiq: compare(a, b, YIQMeasure(), options)
    }
    densest = densestSquare(side: options.window)
  }

  private mutating func compare(
    _ a: StraightImage, _ b: StraightImage, _ measure: some ColorMeasure, _ options: ComparisonOptions
  ) {
    let detector = EdgeDetector(a: a, b: b, measure: measure)
    let limit = measure.limit(options.threshold)
    for y in 0..<height {
      let ignored = options.ignored.filter { y >= $0.y && y < $0.y + $0.height }
      for x in 0..<width {
        let place = y * width + x
        let (p, q) = (a.word(place), b.word(place))
        if p == q || ignored.contains(where: { $0.contains(x: x, y: y) }) { continue }
        unequal += 1
        largestChannelDifference = max(largestChannelDifference, Self.channelDifference(p, q))
        guard measure.distance(p, q, isOddCell: (x + y) % 2 == 1) > limit else {
          verdicts[place] = .close
          continue
        }
        let isEdge =
          !options.countsEdges
          && (detector.isSlope(x: x, y: y) || options.measure == .oklab && detector.isThinEdge(x: x, y: y))
        if isEdge { edges += 1 } else { differing += 1 }
        verdicts[place] = isEdge ? .edge : .different
      }
    }
  }

  private static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
    (0..<4).reduce(0) { most, channel in
      let shift = UInt32(channel) * 8
      return max(most, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
  }

  /// Scattered specks leave every square nearly empty; a change that somebody made fills one.
  private func densestSquare(side: Int) -> (count: Int, region: PixelRegion) {
    let (columns, rows) = (min(max(side, 1), width), min(max(side, 1), height))
    guard differing > 0 else { return (0, PixelRegion(x: 0, y: 0, width: columns, height: rows)) }
    var inColumn = Array(repeating: 0, count: width)
    var best = (count: -1, x: 0, y: 0)
    for y in 0..<height {
      for x in 0..<width {
        if verdicts[y * width + x] == .different { inColumn[x] += 1 }
        if y >= rows, verdicts[(y - rows) * width + x] == .different { inColumn[x] -= 1 }
      }
      guard y >= rows - 1 else { continue }
      var sum = inColumn[..<columns].reduce(0, +)
      for x in 0...(width - columns) {
        if x > 0 { sum += inColumn[x + columns - 1] - inColumn[x - 1] }
        if sum > best.count { best = (sum, x, y - rows + 1) }
      }
    }
    return (best.count, PixelRegion(x: best.x, y: best.y, width: columns, height: rows))
  }
}
