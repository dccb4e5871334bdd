// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// Designs of flat boxes on whole pixels, whose pictures are known by arithmetic.
///
/// The canvas is 40 points square, white, a pixel a point. A fixture's boxes are painted in their order.
@Suite struct FixtureTests {
  struct Box: Sendable {
    var x, y, width, height: Int
    var color: Paint

    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Paint) {
      (self.x, self.y, self.width, self.height, self.color) = (x, y, width, height, color)
    }

    /// The same box seen in a mirror that stands beside the canvas.
    var mirrored: Box { Box(FixtureTests.side - x - width, y, width, height, color) }
  }

  enum Paint: Sendable {
    case red, green, blue, yellow, white

    var bytes: [UInt8] {
      switch self {
      case .red: [255, 0, 0, 255]
      case .green: [0, 255, 0, 255]
      case .blue: [0, 0, 255, 255]
      case .yellow: [255, 255, 0, 255]
      case .white: [255, 255, 255, 255]
      }
    }
  }

  static let side = 40

  static let expected: [(name: String, boxes: [Box])] = [
    // 36 points inside the padding: 6 + 4 + 8 + 4 + spacer + 4 + 5, so the spacer takes 5.
    ("stack", [Box(2, 2, 6, 10, .red), Box(12, 2, 8, 4, .blue), Box(33, 2, 5, 5, .green)]),
    // 5 + 3 + 6 + 3 + 2 = 19 high, at the bottom; trailing edges at 40.
    ("column", [Box(30, 21, 10, 5, .red), Box(34, 29, 6, 6, .green), Box(20, 38, 20, 2, .blue)]),
    // The less flexible box is asked first and takes its 8; the other gets 40 - 2 - 8.
    ("flexible", [Box(0, 0, 8, 40, .red), Box(10, 0, 30, 40, .blue)]),
    // Two columns of (40 - 4) / 2.
    (
      "grid",
      [Box(0, 0, 18, 6, .red), Box(22, 0, 18, 6, .green), Box(0, 8, 18, 6, .blue), Box(22, 8, 18, 6, .yellow)]
    ),
    ("overlay", [Box(10, 10, 20, 20, .blue), Box(24, 24, 6, 6, .green)]),
    // An offset moves the drawing and not the neighbour.
    ("offset", [Box(5, 7, 10, 10, .blue), Box(0, 0, 4, 4, .green)]),
    ("clip", [Box(15, 15, 10, 10, .blue)]),
    ("border", [Box(10, 10, 20, 20, .green), Box(12, 12, 16, 16, .blue)]),
    // The margin lies outside the background, the padding inside: 6 + 3 + 3 = 12, moved by (5, 2); the next below.
    ("margin", [Box(5, 2, 12, 12, .green), Box(8, 5, 6, 6, .blue), Box(0, 14, 4, 4, .red)]),
    // 30 × 20 in the middle, three bars of 10; 20 points are 4.
    ("bars", [Box(5, 25, 10, 5, .blue), Box(15, 20, 10, 10, .blue), Box(25, 10, 10, 20, .blue)]),
    ("fits", [Box(5, 15, 30, 10, .green)]),
    ("each", [Box(0, 0, 2, 4, .blue), Box(0, 5, 4, 4, .blue), Box(0, 10, 6, 4, .blue)]),
    ("choice", [Box(0, 0, 40, 40, .green)]),
    // Lengths doubled by the component; what fills a slot reads the names around the use, not those of the component.
    (
      "component",
      [
        Box(0, 0, 6, 4, .blue), Box(6, 0, 2, 2, .green), Box(0, 5, 10, 4, .red), Box(10, 5, 3, 4, .yellow),
        Box(13, 5, 2, 2, .green),
        Box(0, 10, 4, 4, .blue), Box(4, 10, 1, 3, .red), Box(0, 15, 8, 4, .blue), Box(8, 15, 2, 3, .red),
        Box(0, 20, 5, 6, .blue), Box(0, 27, 8, 3, .blue),
      ]
    ),
    // 30 × 20 in the middle, 5 points a unit: the second row stands on the first, and on the baseline where that has a gap.
    (
      "stacked",
      [
        Box(5, 25, 10, 5, .red), Box(15, 20, 10, 10, .red), Box(5, 15, 10, 10, .blue), Box(15, 15, 10, 5, .blue),
        Box(25, 10, 10, 20, .blue),
      ]
    ),
    // The same room, two bars of 5 for each value; a gap keeps its place.
    (
      "grouped",
      [
        Box(5, 25, 5, 5, .red), Box(15, 20, 5, 10, .red), Box(25, 10, 5, 20, .red), Box(10, 20, 5, 10, .blue),
        Box(30, 25, 5, 5, .blue),
      ]
    ),
    // From 1 to 3, a gap, from 2 to 4.
    ("range", [Box(5, 15, 10, 10, .blue), Box(25, 10, 10, 10, .blue)]),
    // 30 is 1.5 pitches of 20, half of which is a cell; the second is a gap.
    ("cells", [Box(5, 5, 10, 10, .red), Box(5, 25, 10, 10, .blue), Box(25, 25, 10, 10, .green)]),
    // What is hidden keeps its cell, what is left out does not.
    ("hidden", [Box(0, 0, 10, 10, .red), Box(20, 0, 10, 10, .blue), Box(0, 10, 10, 10, .yellow)]),
    // 4 × 2 fits into 20 × 20 as 20 × 10 in the middle; the right half of the view box; a hole of 2 × 2.
    (
      "path",
      [Box(0, 5, 20, 10, .red), Box(20, 20, 20, 10, .blue), Box(0, 30, 10, 10, .green), Box(4, 34, 2, 2, .white)]
    ),
  ]

  static let names = expected.map(\.name)

  @Test(arguments: names) func pictureIsAsWorkedOut(name: String) throws {
    let boxes = try #require(Self.expected.first { $0.name == name }).boxes
    try Self.expect(boxes, of: name, in: .fixture)
  }

  /// What stands beside something else changes sides where the language runs from right to left.
  @Test(
    arguments: ["stack", "column", "flexible", "grid", "overlay", "margin", "each"], ["ar", "he_IL", "fa_IR", "ur"])
  func rightToLeftIsMirrored(name: String, locale: String) throws {
    let boxes = try #require(Self.expected.first { $0.name == name }).boxes
    var environment = RenderEnvironment.fixture
    environment.locale = .init(identifier: locale)
    try Self.expect(boxes.map(\.mirrored), of: name, in: environment)
  }

  /// At twice the scale every pixel becomes four.
  @Test(arguments: names) func scaleEnlarges(name: String) throws {
    var environment = RenderEnvironment.fixture
    let design = try Design("Fixtures/\(name)")
    let renderer = try Renderer()
    let once = try renderer.pixels(design.drawn(renderer, environment))
    environment.scale = 2
    let twice = try renderer.pixels(design.drawn(renderer, environment))
    var enlarged: [UInt8] = []
    for y in 0..<80 {
      for x in 0..<80 { enlarged += once.bytes(x / 2, y / 2) }
    }
    #expect(twice.bytes == enlarged)
  }

  static func expect(_ boxes: [Box], of name: String, in environment: RenderEnvironment) throws {
    let renderer = try Renderer()
    let actual = try renderer.pixels(Design("Fixtures/\(name)").drawn(renderer, environment))
    let picture = painted(boxes)
    guard actual.bytes != picture else { return }
    let expected = PixelBuffer(width: side, height: side, bytes: picture)
    for y in 0..<side {
      for x in 0..<side where actual.bytes(x, y) != expected.bytes(x, y) {
        Issue.record("\(name): \(actual.bytes(x, y)) at (\(x), \(y)) instead of \(expected.bytes(x, y))")
        return
      }
    }
  }

  /// The boxes on white.
  static func painted(_ boxes: [Box]) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let top = boxes.last { ($0.x..<$0.x + $0.width).contains(x) && ($0.y..<$0.y + $0.height).contains(y) }
        bytes += (top?.color ?? .white).bytes
      }
    }
    return bytes
  }
}

extension PixelBuffer {
  func bytes(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = pixel(x: x, y: y)
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }
}
