// SPDX-License-Identifier: MIT

/// What counts as a difference.
public struct ComparisonOptions: Sendable, Hashable {
  /// How far apart two colours are.
  public enum Measure: String, Sendable, Hashable, CaseIterable {
    /// Lightness and colour as an eye has them, added; thin lines that moved a little and faint noise do not count.
    case oklab
    /// The measure of pixelmatch up to 2025, with its answers.
    case yiq
  }

  /// How far apart two colours are.
  public var measure = Measure.oklab
  /// The least distance of a pixel's colours that counts, 0...1.
  public var threshold: Double
  /// Whether pixels of smooth edges count, too.
  public var countsEdges = false
  /// What is left out.
  public var ignored: [PixelRegion] = []
  /// The side of the square in which the densest change is looked for, in pixels.
  public var window = 32

  /// Options of a measure; without a threshold its usual one.
  public init(measure: Measure = .oklab, threshold: Double? = nil) {
    self.measure = measure
    self.threshold = threshold ?? measure.usualThreshold
  }
}

extension ComparisonOptions.Measure {
  /// In OKLab what most see, a CIEDE2000 of about 1.5; in YIQ what pixelmatch takes.
  public var usualThreshold: Double {
    switch self {
    case .oklab: 0.02
    case .yiq: 0.1
    }
  }
}

/// What became of each pixel.
public enum PixelVerdict: UInt8, Sendable {
  /// The same bytes; less than the threshold, or faint noise; part of a smooth edge; a difference.
  case equal, close, edge, different
}

/// Two pictures of one size, measured.
public struct Comparison: Sendable {
  /// Pixels that differ by more than the threshold, and are neither edge nor noise.
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
  /// How many pixels of each row differ.
  private(set) var differingInRow: [Int]
  /// In pixels, that of both pictures.
  public let width: Int
  /// In pixels, that of both pictures.
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
    differingInRow = Array(repeating: 0, count: a.height)
    // Equal pictures are by far the most common.
    guard !a.hasSameBytes(as: b) else { return }
    switch options.measure {
    case .oklab: compare(PixelWords(a), PixelWords(b), OKLabMeasure(threshold: options.threshold), options)
    case .yiq: compare(PixelWords(a), PixelWords(b), YIQMeasure(threshold: options.threshold), options)
    }
    densest = densestSquare(side: options.window)
  }

  private mutating func compare<Measure: ColorMeasure>(
    _ a: PixelWords, _ b: PixelWords, _ measure: Measure, _ options: ComparisonOptions
  ) {
    var detector = Measure.Detector(a, b)
    let (first, second) = (a.words.span, b.words.span)
    // A copy of its own, so that writing needs no look at who else holds it.
    var verdicts = [PixelVerdict]()
    swap(&verdicts, &self.verdicts)
    var places = verdicts.mutableSpan
    var (unequal, edges, differing) = (0, 0, 0)
    var largest = 0
    for y in 0..<height where a.row(y) != b.row(y) {
      let ignored = options.ignored.filter { y >= $0.y && y < $0.y + $0.height }
      // Flat areas have one pair of colours; translucent ones look otherwise on each cell.
      var last = (p: 0 as UInt32, q: 0 as UInt32, difference: ColorDifference.none)
      for x in 0..<width {
        let place = y &* width &+ x
        let (p, q) = (first[unchecked: place], second[unchecked: place])
        if p == q || !ignored.isEmpty && ignored.contains(where: { $0.contains(x: x, y: y) }) { continue }
        if p != last.p || q != last.q || !p.isOpaque || !q.isOpaque {
          if largest < 255 { largest = max(largest, Self.channelDifference(p, q)) }
          last = (p, q, measure.difference(p, q, isOddCell: (x + y) % 2 == 1))
        }
        let verdict =
          last.difference == .none
          ? PixelVerdict.close
          : options.countsEdges ? .different : measure.verdict(x: x, y: y, last.difference, &detector)
        unequal += 1
        if verdict == .different { differing += 1 } else if verdict == .edge { edges += 1 }
        places[unchecked: place] = verdict
      }
      differingInRow[y] = differing - self.differing
      self.differing = differing
    }
    self.verdicts = verdicts
    largestChannelDifference = largest
    (self.unequal, self.edges) = (unequal, edges)
  }

  private static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
    let (p, q) = (a.channels, b.channels)
    return Int((pointwiseMax(p, q) &- pointwiseMin(p, q)).max())
  }

  /// Scattered specks leave every square nearly empty; a change that somebody made fills one.
  private func densestSquare(side: Int) -> (count: Int, region: PixelRegion) {
    let (columns, rows) = (min(max(side, 1), width), min(max(side, 1), height))
    guard differing > 0 else { return (0, PixelRegion(x: 0, y: 0, width: columns, height: rows)) }
    // Of each column, over the rows of the square.
    var inColumn = Array(repeating: 0 as Int32, count: width)
    var inRows = 0
    var best = (count: -1, x: 0, y: 0)
    // No square has more than all of its pixels.
    for y in 0..<height where best.count < columns * rows {
      add(row: y, 1, to: &inColumn)
      inRows += differingInRow[y]
      if y >= rows {
        add(row: y - rows, -1, to: &inColumn)
        inRows -= differingInRow[y - rows]
      }
      guard y >= rows - 1, inRows > best.count else { continue }
      var sum = inColumn[..<columns].reduce(0, +)
      if sum > best.count { best = (Int(sum), 0, y - rows + 1) }
      for x in 1..<max(width - columns + 1, 1) {
        sum += inColumn[x + columns - 1] - inColumn[x - 1]
        if sum > best.count { best = (Int(sum), x, y - rows + 1) }
      }
    }
    return (best.count, PixelRegion(x: best.x, y: best.y, width: columns, height: rows))
  }

  private func add(row: Int, _ sign: Int32, to columns: inout [Int32]) {
    guard differingInRow[row] > 0 else { return }
    verdicts.withUnsafeBufferPointer { verdicts in
      columns.withUnsafeMutableBufferPointer { columns in
        let columns = columns
        for x in 0..<columns.count {
          columns[x] &+= verdicts[row &* columns.count &+ x].rawValue == PixelVerdict.different.rawValue ? sign : 0
        }
      }
    }
  }
}
