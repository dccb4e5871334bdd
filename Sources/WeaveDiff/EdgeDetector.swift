// SPDX-License-Identifier: MIT

/// Tells pixels that are part of a smooth edge from those that changed.
struct EdgeDetector<Measure: ColorMeasure> {
  let a: StraightImage
  let b: StraightImage
  let measure: Measure

  /// Whether a pixel belongs to an edge between two flat tones, in one of the pictures, after Vyšniauskas.
  ///
  /// - Source: V. Vyšniauskas, Anti-aliased pixel and intensity slope detector, 2009; as pixelmatch uses it.
  func isSlope(x: Int, y: Int) -> Bool { isSlope(in: a, and: b, x, y) || isSlope(in: b, and: a, x, y) }

  private func isSlope(in image: StraightImage, and other: StraightImage, _ x: Int, _ y: Int) -> Bool {
    let place = y * image.width + x
    let own = measure.brightness(image.word(place))
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest = (delta: 0.0, place: -1)
    var brightest = (delta: 0.0, place: -1)
    for i in columns(x) {
      for j in rows(y) where i != x || j != y {
        let neighbour = j * image.width + i
        let delta =
          image.word(neighbour) == image.word(place) ? 0 : own - measure.brightness(image.word(neighbour))
        if delta == 0 {
          equal += 1
          // A flat neighbourhood is no slope.
          if equal > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, neighbour)
        } else if delta > brightest.delta {
          brightest = (delta, neighbour)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return [darkest.place, brightest.place].contains { isFlat(image, $0) && isFlat(other, $0) }
  }

  /// Whether three neighbours or more have the very colour of a pixel.
  private func isFlat(_ image: StraightImage, _ place: Int) -> Bool {
    let (x, y) = (place % image.width, place / image.width)
    var equal = isAtBorder(x, y) ? 1 : 0
    for i in columns(x) {
      for j in rows(y) where i != x || j != y {
        if image.word(j * image.width + i) == image.word(place) { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  /// Whether a pixel of a thin line only took another share of the tones around it.
  ///
  /// It changed by less than two fifths of the contrast that is here; and either each picture has it between the tones
  /// that the other has here, or the ink of its neighbourhood is the same. Lines and rings of one pixel have no flat side
  /// that `isSlope` could find. One that moved by a quarter of a pixel changes by a quarter of its contrast and keeps its
  /// ink; one that moved by a whole pixel changes by all of it, and one in another colour has other ink.
  func isThinEdge(x: Int, y: Int) -> Bool {
    let place = y * a.width + x
    for shift in stride(from: 0 as UInt32, through: 24, by: 8) {
      let (own, other) = (Self.channel(a.word(place), shift), Self.channel(b.word(place), shift))
      if own == other { continue }
      let here = tones(a, x, y, shift)
      let there = tones(b, x, y, shift)
      let contrast = max(here.high, there.high) - min(here.low, there.low)
      guard abs(own - other) * 5 <= contrast * 2 else { return false }
      let isBetween = (there.low...there.high).contains(own) && (here.low...here.high).contains(other)
      // A twentieth of the contrast, for each pixel of the neighbourhood.
      let keepsInk = abs(here.sum - there.sum) * 20 <= contrast * here.count
      guard isBetween || keepsInk else { return false }
    }
    return true
  }

  /// The values of a channel in the neighbourhood of a pixel.
  private struct Tones {
    var low = 255
    var high = 0
    var sum = 0
    var count = 0
  }

  private func tones(_ image: StraightImage, _ x: Int, _ y: Int, _ shift: UInt32) -> Tones {
    var tones = Tones()
    for j in rows(y) {
      for i in columns(x) {
        let value = Self.channel(image.word(j * image.width + i), shift)
        tones.low = min(tones.low, value)
        tones.high = max(tones.high, value)
        tones.sum += value
        tones.count += 1
      }
    }
    return tones
  }

  private static func channel(_ word: UInt32, _ shift: UInt32) -> Int { Int(word >> shift & 0xFF) }

  private func columns(_ x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, a.width - 1) }
  private func rows(_ y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, a.height - 1) }
  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == a.width - 1 || y == a.height - 1
  }
}
