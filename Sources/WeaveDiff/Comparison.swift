// SPDX-License-Identifier: MIT

/// What counts as a difference.
public struct ComparisonOptions: Sendable, Hashable {
  /// How the difference of two colours is measured.
  public enum Measure: String, Sendable, Hashable, CaseIterable {
    /// Perceptual lightness and colour differences, added. Thin lines that moved a little and faint noise do not count.
    case oklab
    /// The measure of pixelmatch up to 2025, with the same results.
    case yiq
  }

  /// How the difference of two colours is measured.
  public var measure = Measure.oklab
  /// The smallest colour difference that counts, 0...1.
  public var threshold: Double
  /// Whether pixels of smooth edges count too.
  public var countsEdges = false
  /// The regions to leave out.
  public var ignored: [PixelRegion] = []
  /// The side of the square used to find the densest change, in pixels.
  public var window = 32

  /// Options with a measure; the default threshold is the measure's own.
  public init(measure: Measure = .oklab, threshold: Double? = nil) {
    self.measure = measure
    self.threshold = threshold ?? measure.usualThreshold
  }
}

extension ComparisonOptions.Measure {
  /// For OKLab a difference that most people see, a CIEDE2000 of about 1.5; for YIQ the default of pixelmatch.
  public var usualThreshold: Double {
    switch self {
    case .oklab: 0.02
    case .yiq: 0.1
    }
  }
}

/// The result for each pixel.
public enum PixelVerdict: UInt8, Sendable {
  /// The same bytes; below the threshold or faint noise; part of a smooth edge; a difference.
  case equal, close, edge, different
}

/// The comparison of two pictures of the same size.
public struct Comparison: Sendable {
  /// Pixels that differ by more than the threshold and are neither edge nor noise.
  public internal(set) var differing = 0
  /// Pixels that differ by more than the threshold but belong to a smooth edge.
  public internal(set) var edges = 0
  /// Pixels with different bytes.
  public internal(set) var unequal = 0
  /// The largest difference of a channel, 0...255; 0...65,535 if `depth` is 16.
  public internal(set) var largestChannelDifference = 0
  /// The bits per channel that were compared: 16 if one of the pictures has so many, otherwise 8.
  public private(set) var depth = 8
  /// The square with the most differing pixels, and their number.
  public internal(set) var densest: (count: Int, region: PixelRegion) = (
    0, PixelRegion(x: 0, y: 0, width: 0, height: 0)
  )
  /// A verdict for each pixel, in rows from the top left.
  public internal(set) var verdicts: [PixelVerdict]
  /// The number of differing pixels in each row.
  private(set) var differingInRow: [Int]
  /// The width of both pictures, in pixels.
  public let width: Int
  /// The height of both pictures, in pixels.
  public let height: Int

  /// Differing pixels as a share of all, 0...1.
  public var share: Double { width * height == 0 ? 0 : Double(differing) / Double(width * height) }

  /// Compares two pictures.
  ///
  /// - Returns: nil if their sizes differ.
  public init?(_ a: StraightImage, _ b: StraightImage, options: ComparisonOptions = ComparisonOptions()) {
    guard a.width == b.width, a.height == b.height else { return nil }
    (width, height) = (a.width, a.height)
    verdicts = Array(repeating: .equal, count: a.width * a.height)
    differingInRow = Array(repeating: 0, count: a.height)
    // Most compared pictures are equal.
    depth = max(a.depth, b.depth)
    switch (options.measure, depth) {
    case (_, 8) where a.hasSameBytes(as: b): return
    case (.oklab, 8): compare(PixelWords(a), PixelWords(b), OKLabMeasure(threshold: options.threshold), options)
    case (.yiq, 8): compare(PixelWords(a), PixelWords(b), YIQMeasure(threshold: options.threshold), options)
    case (.oklab, _): compareDeep(a, b, OKLabMeasure(threshold: options.threshold), options)
    case (.yiq, _): compareDeep(a, b, YIQMeasure(threshold: options.threshold), options)
    }
    densest = densestSquare(side: options.window)
  }

  private mutating func compare<Measure: ColorMeasure>(
    _ a: PixelWords, _ b: PixelWords, _ measure: Measure, _ options: ComparisonOptions
  ) {
    var detector = Measure.Detector(a, b)
    let (first, second) = (a.words.span, b.words.span)
    // Moving the array out makes it uniquely referenced, so that writing needs no check.
    var verdicts = [PixelVerdict]()
    swap(&verdicts, &self.verdicts)
    var places = verdicts.mutableSpan
    var (unequal, edges, differing) = (0, 0, 0)
    var largest = 0
    for y in 0..<height where a.row(y) != b.row(y) {
      let ignored = options.ignored.filter { y >= $0.y && y < $0.y + $0.height }
      // Flat areas have one pair of colours. Translucent colours look different on each cell.
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

  /// The same with 16 bits per channel. Edges are found in the nearest 8 bits.
  private mutating func compareDeep<Measure: ColorMeasure>(
    _ a: StraightImage, _ b: StraightImage, _ measure: Measure, _ options: ComparisonOptions
  ) {
    var detector = Measure.Detector(PixelWords(a), PixelWords(b))
    let (first, second) = (DeepPixels(a), DeepPixels(b))
    for y in 0..<height where first.row(y) != second.row(y) {
      let ignored = options.ignored.filter { y >= $0.y && y < $0.y + $0.height }
      for x in 0..<width {
        let place = y * width + x
        let (p, q) = (first[place], second[place])
        if p == q || ignored.contains(where: { $0.contains(x: x, y: y) }) { continue }
        let change = pointwiseMax(p.channels, q.channels) &- pointwiseMin(p.channels, q.channels)
        largestChannelDifference = max(largestChannelDifference, Int(change.max()))
        unequal += 1
        // The smallest steps are below the precision of the measure.
        let isExact = options.threshold == 0 && (p.alpha > 0 || q.alpha > 0)
        let difference = isExact ? .clear : measure.difference(p, q, isOddCell: (x + y) % 2 == 1)
        switch difference {
        case .none: verdicts[place] = .close
        case .faint, .clear:
          verdicts[place] =
            options.countsEdges ? .different : measure.verdict(x: x, y: y, difference, &detector)
        }
        if verdicts[place] == .different {
          differing += 1
          differingInRow[y] += 1
        } else if verdicts[place] == .edge {
          edges += 1
        }
      }
    }
  }

  private static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
    let (p, q) = (a.channels, b.channels)
    return Int((pointwiseMax(p, q) &- pointwiseMin(p, q)).max())
  }

  /// Scattered specks leave every square nearly empty; a real change fills one.
  private func densestSquare(side: Int) -> (count: Int, region: PixelRegion) {
    let (columns, rows) = (min(max(side, 1), width), min(max(side, 1), height))
    guard differing > 0 else { return (0, PixelRegion(x: 0, y: 0, width: columns, height: rows)) }
    // Per column, over the rows of the square.
    var inColumn = Array(repeating: 0 as Int32, count: width)
    var inRows = 0
    var best = (count: -1, x: 0, y: 0)
    // Stop when a square is full.
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
