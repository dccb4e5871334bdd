// SPDX-License-Identifier: MIT

/// Finds pixels of edges that moved slightly, so that they only mix the surrounding tones differently.
struct ShiftDetector: EdgeDetector {
  private let a, b: PixelWords
  private var row: ToneRow

  init(_ a: PixelWords, _ b: PixelWords) {
    (self.a, self.b) = (a, b)
    row = ToneRow(width: a.width)
  }

  /// Whether a pixel is part of an edge that moved by less than half a pixel.
  ///
  /// Two conditions must hold. First, the pixel changed by at most two fifths of the local contrast: so does every
  /// pixel of an edge that moved by a quarter of a pixel, while an edge that moved by a whole pixel has some pixel that
  /// changes by half of the contrast or more. Second, either the pixel of each picture lies between the local tones of
  /// the other picture, give or take a quarter of the change; or the change is balanced: a thin line that moved a
  /// little gains on one side what it loses on the other. A line that became bolder or changed its colour does not
  /// pass.
  mutating func isShift(x: Int, y: Int) -> Bool {
    if row.y != y { row.find(y, a, b) }
    guard row.isSmallChange[x] else { return false }
    var (outside, change) = (0, 0)
    for i in (x * 4)..<(x * 4 + 4) {
      let place = y * a.width * 4 + i
      let (own, other) = (Int(a.bytes[place]), Int(b.bytes[place]))
      let (here, there) = (row.a, row.b)
      outside = max(outside, Int(there.low[i]) - own, own - Int(there.high[i]))
      outside = max(outside, Int(here.low[i]) - other, other - Int(here.high[i]))
      change = max(change, abs(own - other))
    }
    return outside * 4 <= change || isBalanced(x: x, y: y, within: 2)
  }

  /// Whether a faint change has no direction: the surrounding changes cancel it, except for at most three quarters.
  func isNoise(x: Int, y: Int) -> Bool { isBalanced(x: x, y: y, within: 3) }

  /// - Parameter quarters: how many quarters of the total change may remain in the sum.
  private func isBalanced(x: Int, y: Int, within quarters: Int32) -> Bool {
    var sum = SIMD4<Int32>.zero
    var amount = SIMD4<Int32>.zero
    for j in max(y - 3, 0)...min(y + 3, a.height - 1) {
      for i in max(x - 3, 0)...min(x + 3, a.width - 1) {
        let (p, q) = (a[i, j], b[i, j])
        guard p != q else { continue }
        let change = q.channels &- p.channels
        sum &+= change
        amount &+= pointwiseMax(change, 0 &- change)
      }
    }
    return pointwiseMax(sum, 0 &- sum).max() * 4 <= amount.max() * quarters
  }
}

/// The tones around the pixels of one row, computed for all pixels at once. The loops have no bounds checks, so that
/// they are vectorized.
private struct ToneRow {
  struct Tones {
    /// The minimum and maximum of each channel in the 3 × 3 pixels around each pixel.
    var low, high: [UInt8]
  }

  private(set) var y = -1
  private(set) var a, b: Tones
  /// Whether all channels of a pixel changed by at most two fifths of the contrast.
  private(set) var isSmallChange: [Bool]
  /// The same for each channel: 0 or 1.
  private var small: [UInt8]
  /// Three rows combined, with one more pixel on each side.
  private var room: [UInt8]

  init(width: Int) {
    let none = [UInt8](repeating: 0, count: width * 4)
    (a, b, small) = (Tones(low: none, high: none), Tones(low: none, high: none), none)
    room = none + [UInt8](repeating: 0, count: 8)
    isSmallChange = Array(repeating: false, count: width)
  }

  mutating func find(_ y: Int, _ first: PixelWords, _ second: PixelWords) {
    self.y = y
    Self.find(y, first, &room, &a.low) { min($0, $1) }
    Self.find(y, first, &room, &a.high) { max($0, $1) }
    Self.find(y, second, &room, &b.low) { min($0, $1) }
    Self.find(y, second, &room, &b.high) { max($0, $1) }
    Self.compare(first.bytes.span, second.bytes.span, from: y * small.count, a, b, &small)
    Self.join(small, &isSmallChange)
  }

  @inline(__always)
  private static func find(
    _ y: Int, _ image: PixelWords, _ room: inout [UInt8], _ result: inout [UInt8],
    _ choose: (UInt8, UInt8) -> UInt8
  ) {
    let count = result.count
    let (rows, bytes) = (image.rows(y), image.bytes.span)
    let (above, here, below) = (rows.lowerBound * count, y * count, rows.upperBound * count)
    var room = room.mutableSpan
    for i in 0..<count {
      let two = choose(bytes[unchecked: above &+ i], bytes[unchecked: here &+ i])
      room[unchecked: i &+ 4] = choose(two, bytes[unchecked: below &+ i])
    }
    for i in 0..<4 { (room[i], room[count + 4 + i]) = (room[4 + i], room[count + i]) }
    var result = result.mutableSpan
    for i in 0..<count {
      let two = choose(room[unchecked: i], room[unchecked: i &+ 4])
      result[unchecked: i] = choose(two, room[unchecked: i &+ 8])
    }
  }

  private static func compare(
    _ first: Span<UInt8>, _ second: Span<UInt8>, from start: Int, _ a: Tones, _ b: Tones, _ small: inout [UInt8]
  ) {
    let (lowHere, highHere, lowThere, highThere) = (a.low.span, a.high.span, b.low.span, b.high.span)
    var small = small.mutableSpan
    for i in 0..<small.count {
      let (own, other) = (first[unchecked: start &+ i], second[unchecked: start &+ i])
      let change = max(own, other) &- min(own, other)
      let low = min(lowHere[unchecked: i], lowThere[unchecked: i])
      let contrast = max(highHere[unchecked: i], highThere[unchecked: i]) &- low
      small[unchecked: i] = UInt16(change) &* 5 <= UInt16(contrast) &* 2 ? 1 : 0
    }
  }

  private static func join(_ channels: [UInt8], _ pixels: inout [Bool]) {
    let channels = channels.span
    var pixels = pixels.mutableSpan
    for x in 0..<pixels.count {
      let i = x &* 4
      let both = channels[unchecked: i] & channels[unchecked: i &+ 1]
      pixels[unchecked: x] = both & channels[unchecked: i &+ 2] & channels[unchecked: i &+ 3] == 1
    }
  }
}
