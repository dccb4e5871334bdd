// SPDX-License-Identifier: MIT

/// Which pixels have neighbours of exactly their own colour. Rows are computed on demand.
struct Flatness {
  struct Pictures: OptionSet {
    var rawValue: UInt8
    /// At least three neighbours are equal in the first picture; the outside counts as one.
    static let first = Pictures(rawValue: 1)
    /// The same in the second picture.
    static let second = Pictures(rawValue: 2)
    static let both: Pictures = [.first, .second]
  }

  private let a, b: PixelWords
  private var pixels: [Pictures]
  private var isKnown: [Bool]

  init(_ a: PixelWords, _ b: PixelWords) {
    (self.a, self.b) = (a, b)
    pixels = Array(repeating: [], count: a.width * a.height)
    isKnown = Array(repeating: false, count: a.height)
  }

  subscript(x: Int, y: Int) -> Pictures {
    mutating get {
      if !isKnown[y] { find(y) }
      return pixels[y * a.width + x]
    }
  }

  /// Whether a pixel or one of its neighbours is flat in both pictures.
  mutating func hasFlatNeighbour(_ x: Int, _ y: Int) -> Bool {
    for j in a.rows(y) {
      for i in a.columns(x) where self[i, j].contains(.both) { return true }
    }
    return false
  }

  private mutating func find(_ y: Int) {
    isKnown[y] = true
    let width = a.width
    guard y > 0, y < a.height - 1, width > 2 else {
      for x in 0..<width { pixels[y * width + x] = atBorder(x, y) }
      return
    }
    for x in [0, width - 1] { pixels[y * width + x] = atBorder(x, y) }
    Self.find((y * width + 1)..<((y + 1) * width - 1), width, a.words, b.words, &pixels)
  }

  /// Without bounds checks this loop is vectorized.
  private static func find(
    _ places: Range<Int>, _ width: Int, _ a: [UInt32], _ b: [UInt32], _ pixels: inout [Pictures]
  ) {
    let (a, b) = (a.span, b.span)
    var pixels = pixels.mutableSpan
    for place in places {
      let isFlat = (Self.equalNeighbours(a, place, width) > 2, Self.equalNeighbours(b, place, width) > 2)
      pixels[unchecked: place] = Pictures(rawValue: (isFlat.0 ? 1 : 0) | (isFlat.1 ? 2 : 0))
    }
  }

  @inline(__always)
  private static func equalNeighbours(_ words: Span<UInt32>, _ place: Int, _ width: Int) -> UInt32 {
    let own = words[unchecked: place]
    func one(_ step: Int) -> UInt32 { words[unchecked: place &+ step] == own ? 1 : 0 }
    let above = one(-width &- 1) &+ one(-width) &+ one(-width &+ 1)
    return above &+ one(-1) &+ one(1) &+ one(width &- 1) &+ one(width) &+ one(width &+ 1)
  }

  private func atBorder(_ x: Int, _ y: Int) -> Pictures {
    func isFlat(_ image: PixelWords) -> Bool {
      // More than two, because at an edge the pixel itself counts in place of the outside.
      image.rows(y).reduce(0) { sum, j in sum + image.columns(x).count { image[$0, j] == image[x, y] } } > 2
    }
    var pictures = Pictures()
    if isFlat(a) { pictures.insert(.first) }
    if isFlat(b) { pictures.insert(.second) }
    return pictures
  }
}
