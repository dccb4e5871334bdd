// SPDX-License-Identifier: MIT

/// Finds edges between two flat tones, as pixelmatch does.
struct SlopeDetector: EdgeDetector {
  private let a, b: PixelWords
  private var flatness: Flatness

  init(_ a: PixelWords, _ b: PixelWords) {
    (self.a, self.b) = (a, b)
    flatness = Flatness(a, b)
  }

  /// Whether a pixel belongs to an edge between two flat tones in one of the pictures, by Vyšniauskas's method.
  ///
  /// - Source: V. Vyšniauskas, Anti-aliased pixel and intensity slope detector, 2009; as pixelmatch uses it.
  mutating func isSlope(x: Int, y: Int, brightness: (UInt32) -> Double) -> Bool {
    let own = flatness[x, y]
    // A flat neighbourhood is not a slope, and the darkest or brightest neighbour must be flat in both pictures.
    guard !own.contains(.both), flatness.hasFlatNeighbour(x, y) else { return false }
    return !own.contains(.first) && isSlope(in: a, x, y, brightness)
      || !own.contains(.second) && isSlope(in: b, x, y, brightness)
  }

  private mutating func isSlope(
    in image: PixelWords, _ x: Int, _ y: Int, _ brightness: (UInt32) -> Double
  ) -> Bool {
    let color = image[x, y]
    let own = brightness(color)
    var equal = image.isAtBorder(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    for i in image.columns(x) {
      for j in image.rows(y) where i != x || j != y {
        let neighbour = image[i, j]
        let delta = neighbour == color ? 0 : own - brightness(neighbour)
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, i, j)
        } else if delta > brightest.delta {
          brightest = (delta, i, j)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return flatness[darkest.x, darkest.y].contains(.both) || flatness[brightest.x, brightest.y].contains(.both)
  }
}

extension PixelWords {
  func columns(_ x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, width - 1) }
  func rows(_ y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, height - 1) }
  func isAtBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
}
