// SPDX-License-Identifier: MIT

/// What a picture requires of a file format: colours, alpha, and the number of different values.
struct PixelSurvey {
  private var isOpaque = true
  private var isGray = true
  /// Nil once there are too many values for a palette.
  private var values: PixelSet? = PixelSet()
  /// The first rows, if they already require colour, alpha and no palette; nil if all rows had to be read.
  private(set) var decisive: Range<Int>?

  init(_ view: PixelView) {
    for y in unsafe 0..<view.height {
      unsafe read(row: y, view)
      if !isOpaque, !isGray, values == nil {
        decisive = 0..<(y + 1)
        return
      }
    }
  }

  private mutating func read(row y: Int, _ view: PixelView) {
    var all: UInt32 = 0xFF00_0000
    var colored: UInt32 = 0
    var last: UInt32 = unsafe ~view.pixel(0, y)
    var x = 0
    while unsafe x < view.width {
      let pixel = unsafe view.pixel(x, y)
      if pixel == last {
        x = unsafe view.endOfRun(x, y)
        continue
      }
      x += 1
      last = pixel
      all &= pixel
      colored |= (pixel ^ pixel >> 8) & 0xFFFF
      if values != nil, values?.insert(pixel) == false { values = nil }
    }
    isOpaque = isOpaque && all == 0xFF00_0000
    isGray = isGray && colored == 0
  }

  /// The layout with the fewest bits per pixel. Grey bytes are preferred to a palette of more than 16 values, since
  /// they filter better.
  var layout: PNGLayout {
    if let values, values.values.count <= 16 || !(isGray && isOpaque) { return palette(values) }
    switch (isGray, isOpaque) {
    case (true, true): return PNGLayout(kind: .gray)
    case (true, false): return PNGLayout(kind: .grayAlpha)
    case (false, true): return PNGLayout(kind: .rgb)
    case (false, false): return PNGLayout(kind: .rgba)
    }
  }

  /// Sorted by alpha, then by colour. The tRNS chunk stays short, and the same picture gives the same bytes.
  private func palette(_ values: PixelSet) -> PNGLayout {
    var indices = PixelSet()
    for value in values.values.sorted() { _ = indices.insert(value) }
    let straight = Unpremultiplier.shared
    return PNGLayout(kind: .palette(indices.values.map(straight.entry)), indices: indices)
  }
}

/// Converts premultiplied pixels to straight ones, rounded to nearest.
struct Unpremultiplier {
  static let shared = Unpremultiplier()

  /// 255 · 2¹⁶ / alpha.
  private let factors: [UInt32] = [0] + (1...255).map { (255 << 16 + UInt32($0) / 2) / UInt32($0) }

  @inline(__always)
  func entry(_ pixel: UInt32) -> PNGLayout.Entry {
    let alpha = pixel >> 24
    let factor = factors[Int(alpha)]
    @inline(__always) func channel(_ value: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: min(255, (value * factor + 0x8000) >> 16))
    }
    return PNGLayout.Entry(
      red: channel(pixel >> 16 & 0xFF), green: channel(pixel >> 8 & 0xFF), blue: channel(pixel & 0xFF),
      alpha: UInt8(truncatingIfNeeded: alpha))
  }

  /// Red, green, blue and alpha, red in the lowest byte.
  func bytes(_ pixel: UInt32) -> UInt32 {
    let e = entry(pixel)
    return UInt32(e.red) | UInt32(e.green) << 8 | UInt32(e.blue) << 16 | UInt32(e.alpha) << 24
  }
}
