// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveNative

/// Damaged, cut, grown and mixed photos: an error or a picture, never a crash, and never more than was allowed.
@Suite struct MutantTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    var samples: [[UInt8]]
    var testDescription: String { name }
  }

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="16" height="8" viewBox="0 0 16 8">
    <style>.a { fill: url(#g); opacity: .5 } rect:nth-child(2n) { stroke: blue; stroke-width: 2px }</style>
    <defs><linearGradient id="g" spreadMethod="reflect"><stop stop-color="#0f0"/><stop offset="1"/></linearGradient>
    <filter id="f"><feGaussianBlur stdDeviation="1"/></filter><mask id="m"><rect width="9" height="9" fill="#fff"/></mask>
    <pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><circle r="1"/></pattern></defs>
    <g transform="rotate(3) scale(1.5)" mask="url(#m)"><rect class="a" width="8" height="4" filter="url(#f)"/>
    <path d="M0 0C1 2 3 4 5 6Q7 8 9 1A2 3 0 1 0 4 4Z" fill="url(#p)" stroke="red" stroke-dasharray="1 .5"/></g>
    <use xlink:href="#r" x="2"/><rect id="r" width="3" height="3"/></svg>
    """

  static let kinds = [
    Kind(name: "JPEG", samples: [Fixture.jpeg, Fixture.cmyk, Fixture.jpeg(orientation: 6)]),
    Kind(name: "PNG", samples: [Fixture.png16, Fixture.interlaced]),
    Kind(name: "WebP", samples: [Fixture.webp]),
    Kind(name: "HEIC", samples: [Fixture.heic, Fixture.turnedHEIC]),
    Kind(
      name: "SVG",
      samples: [
        Array(drawing.utf8),
        Array(
          """
          <svg xmlns="http://www.w3.org/2000/svg" width="16" height="8">\
          <image width="16" height="8" href="data:image/jpeg;base64,\(Fixture.encode(Fixture.jpeg))"/></svg>
          """.utf8),
      ]),
  ]

  @Test(arguments: kinds) func areErrorsOrPictures(_ kind: Kind) {
    var mutator = Mutator(seed: 20_261_122)
    var pictures = 0
    for round in 0..<1_000 {
      let bytes = mutator.mutant(of: kind.samples)
      do throws(ImageDecodingError) {
        let picture = try decodePhoto(bytes, pixelLimit: 20_000)
        pictures += 1
        #expect(picture.width * picture.height <= 20_000 && picture.width > 0, "mutant \(round)")
      } catch {
        #expect(!error.description.isEmpty)
        if case .noWorker = error { Issue.record("mutant \(round): \(error)") }
      }
    }
    #expect(pictures > 0 && pictures < 1_000, "mutants are neither all alike nor all nonsense")
  }
}

/// Numbers that are the same in every run: a 64-bit linear congruential generator, its upper half.
///
/// - Source: D. E. Knuth, MMIX.
private struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<2 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      value = value << 32 | state >> 32
    }
    return value
  }
}

/// Makes the same mutants in every run.
private struct Mutator {
  private var noise: Noise
  private static let numbers: [[UInt8]] = [
    [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0xFF, 0xFF], [0, 1],
    Array("-1".utf8), Array("1e308".utf8), Array("99999999".utf8), Array("0.0000001".utf8), Array("nan".utf8),
  ]

  init(seed: UInt64) { noise = Noise(state: seed) }

  mutating func mutant(of samples: [[UInt8]]) -> [UInt8] {
    var bytes = samples[Int.random(in: 0..<samples.count, using: &noise)]
    for _ in 0..<Int.random(in: 1...4, using: &noise) where !bytes.isEmpty { change(&bytes, samples) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ samples: [[UInt8]]) {
    let place = Int.random(in: 0..<bytes.count, using: &noise)
    let length = Int.random(in: 1...min(40, bytes.count - place), using: &noise)
    switch Int.random(in: 0..<7, using: &noise) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &noise)
    case 1: bytes[place] = .random(in: 0...255, using: &noise)
    case 2: bytes.removeSubrange(place..<place + length)
    case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 4: bytes.removeLast(bytes.count - place)
    case 5:
      let number = Self.numbers[Int.random(in: 0..<Self.numbers.count, using: &noise)]
      bytes.replaceSubrange(place..<min(place + number.count, bytes.count), with: number)
    default:
      let other = samples[Int.random(in: 0..<samples.count, using: &noise)]
      let start = Int.random(in: 0..<other.count, using: &noise)
      bytes.insert(contentsOf: other[start..<min(start + length, other.count)], at: place)
    }
  }
}
