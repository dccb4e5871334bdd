// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiff
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// The counts in `docs/comparison.md`: what a comparison makes of changes that were made on purpose.
///
/// With `WEAVE_WRITE_DOCS=1` in the environment the document is written; with `WEAVE_KEEP_PICTURES` the pictures are kept
/// in the folder that it names.
@Suite struct ComparisonCountTests {
  static let path = "\(Repository.root)/docs/comparison.md"
  static let start = "<!-- generated: counts -->\n"
  static let end = "<!-- end -->"

  @Test func theDocumentHasTheCounts() throws {
    let text = String(decoding: try Repository.bytes("docs/comparison.md"), as: UTF8.self)
    let parts = try [#require(text.range(of: Self.start)), #require(text.range(of: Self.end))]
    let table = try Self.table(ComparisonCounts())
    let current = text[..<parts[0].upperBound] + table + text[parts[1].lowerBound...]
    if ProcessInfo.processInfo.environment["WEAVE_WRITE_DOCS"] == "1" {
      try Data(current.utf8).write(to: URL(fileURLWithPath: Self.path))
    } else {
      #expect(text == current, "docs/comparison.md is out of date; run the tests once with WEAVE_WRITE_DOCS=1")
    }
  }

  /// Pairs of the paper's table, with what their difference must come to.
  @Test(arguments: [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([50, -1, 2], [50, 0, 0], 2.3669), ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
  ])
  func differencesAreThoseOfThePaper(_ a: [Double], _ b: [Double], _ expected: Double) {
    let (p, q) = (CIELab(l: a[0], a: a[1], b: a[2]), CIELab(l: b[0], a: b[1], b: b[2]))
    #expect(abs(p.difference(from: q) - expected) < 1e-4)
  }

  /// The changes one by one at the usual thresholds, then all of them at other thresholds and tolerances.
  private static func table(_ counts: ComparisonCounts) -> String {
    func cells(_ rows: [ComparisonCounts.Row], bold: Bool = false) -> String {
      ComparisonCounts.usual.map { setting in
        let cell = counts.found(rows, setting)
        return bold ? "**\(cell)**" : cell
      }.joined(separator: " | ")
    }
    func part(_ title: String, _ kind: ComparisonCounts.Kind) -> [String] {
      let rows = counts.rows.filter { $0.kind == kind }
      let totals = kind == .between ? " | " : cells(rows, bold: true)
      return ["| **\(title)** | \(totals) |"] + rows.map { "| \($0.name) | \(cells([$0])) |" }
    }
    let (told, untold) = (counts.rows.filter { $0.kind == .told }, counts.rows.filter { $0.kind == .untold })
    let choices = ComparisonCounts.settings.enumerated().flatMap { place, setting in
      [0, 5, 20].map { tolerance in
        let cells = [told, untold].map { counts.found($0, place, tolerance) }.joined(separator: " | ")
        return "| `--measure \(setting.measure) --threshold \(setting.threshold)` | \(tolerance) | \(cells) |"
      }
    }
    let lines =
      ["| Change | `weave diff` | `--measure yiq`, which is pixelmatch 0.4.0 |", "|---|---|---|"]
      + part("To be reported", .told) + part("Not to be reported", .untold) + part("Between the two", .between)
      + ["", "| Options | `--tolerance` | Reported | Reported wrongly |", "|---|---|---|---|"] + choices
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Changes to all scenes, light and dark, at one and two pixels a point, and how many of them each measure tells.
struct ComparisonCounts {
  enum Kind { case told, untold, between }

  struct Row {
    var kind: Kind
    var name: String
    /// For each pair, how many pixels differ by each setting.
    var pairs: [[Int]] = []
  }

  static let settings: [(measure: ComparisonOptions.Measure, threshold: Double)] = [
    (.oklab, 0.01), (.oklab, 0.02), (.oklab, 0.05), (.yiq, 0.02), (.yiq, 0.05), (.yiq, 0.1),
  ]
  /// The places of the usual thresholds.
  static let usual = [1, 5]

  private(set) var rows: [Row] = []
  private let renderer: Renderer
  private var place = ""

  init() throws {
    renderer = try Renderer()
    for scene in try ComparisonScene.all() {
      for appearance in RenderEnvironment.Appearance.coloured {
        for scale in [1.0, 2.0] { try count(scene, appearance, scale) }
      }
    }
  }

  /// In how many pairs more pixels differ than a tolerance allows.
  func found(_ rows: [Row], _ setting: Int, _ tolerance: Int = 0) -> String {
    let pairs = rows.flatMap(\.pairs)
    return "\(pairs.count { $0[setting] > tolerance }) of \(pairs.count)"
  }

  private mutating func count(_ scene: ComparisonScene, _ appearance: RenderEnvironment.Appearance, _ scale: Double)
    throws
  {
    place = "\(scene.name)-\(appearance)-\(Int(scale))"
    let before = try scene.drawn(renderer, appearance, scale: scale)
    func after(_ changes: [String: String]) throws -> StraightImage {
      try scene.drawn(renderer, appearance, scale: scale, changes)
    }
    let pixel = String(1 / scale)
    for move in [["dx": pixel], ["dy": pixel]] {
      note(.told, "Everything moved by a pixel", before, try after(move))
    }
    for move in [["nx": pixel], ["ny": pixel]] { note(.told, "A node moved by a pixel", before, try after(move)) }
    for points in ["1", "2"] {
      note(.told, "A node moved by \(points) pt", before, try after(["nx": points]))
      note(.told, "A node moved by \(points) pt", before, try after(["ny": points]))
    }
    if scene.name != "lines" || scale == 2 {
      note(.told, "A letter is missing", before, try after(["title": "Seven mllion."]))
      note(.told, "A full stop is missing", before, try after(["title": "Seven million"]))
      note(.told, "Regular text turned medium", before, try after(["weight": "medium"]))
    }
    let colors = scene.colors(appearance)
    for (roles, what) in [(scene.lines, "A text or line"), (scene.areas, "An area")] {
      for (role, difference) in roles.flatMap({ role in [3, 5, 10, 1, 2].map { (role, $0) } }) {
        let kind: Kind = difference < 2 ? .untold : difference == 2 ? .between : .told
        for color in Self.recolored(try #require(colors[role]), Double(difference)) {
          note(kind, "\(what) recoloured by ΔE \(difference)", before, try after([role: color.hex]))
        }
      }
    }
    noise(before)
    try quarters(scene, appearance, scale)
  }

  /// Brighter or darker, and towards another hue.
  private static func recolored(_ color: RGB, _ difference: Double) -> [RGB] {
    let lab = CIELab(color)
    return [
      color.moved(by: difference, towards: RGB(lab.l < 50 ? "#FFFFFF" : "#000000")),
      color.moved(by: difference, towards: RGB(lab.b < 20 ? "#FF8000" : "#0080FF")),
    ]
  }

  private mutating func noise(_ before: StraightImage) {
    var random = SplitMix(state: 7)
    func noisy(_ amount: Int) -> StraightImage {
      map(before) { byte, _, _ in byte + Int.random(in: -amount...amount, using: &random) }
    }
    note(.untold, "Noise of one level", before, noisy(1))
    // A matrix of 2 × 2 decides which of two even levels each pixel takes.
    let dithered = map(before) { byte, x, y in (byte + (x + y) % 2) / 2 * 2 }
    note(.untold, "Dithered to seven bits", before, dithered)
    note(.between, "Noise of two levels", before, noisy(2))
  }

  private func map(_ image: StraightImage, _ change: (_ byte: Int, _ x: Int, _ y: Int) -> Int) -> StraightImage {
    var bytes = image.bytes
    for i in bytes.indices where i % 4 != 3 {
      bytes[i] = UInt8(clamping: change(Int(bytes[i]), i / 4 % image.width, i / 4 / image.width))
    }
    return StraightImage(width: image.width, height: image.height, bytes: bytes)
  }

  /// Parts of a pixel: drawn four times as large and averaged, as what `weave` draws stands on whole pixels.
  private mutating func quarters(_ scene: ComparisonScene, _ appearance: RenderEnvironment.Appearance, _ scale: Double)
    throws
  {
    let large = try scene.drawn(renderer, appearance, scale: scale * 4)
    let before = averaged(large)
    for (x, y) in [(1, 0), (0, 1)] {
      note(.untold, "Everything moved by a quarter of a pixel", before, averaged(large, x: x, y: y))
    }
    note(
      .between, "Everything moved by a quarter of a pixel both ways", before, averaged(large, x: 1, y: 1))
    for step in [1, 2] {
      let (kind, part) = step == 1 ? (Kind.untold, "a quarter of a pixel") : (.between, "half a pixel")
      for key in ["nx", "ny"] {
        let moved = try scene.drawn(
          renderer, appearance, scale: scale * 4, [key: String(Double(step) / 4 / scale)])
        note(kind, "A node moved by \(part)", before, averaged(moved))
      }
    }
  }

  /// The means of squares of 4 × 4 pixels, moved right and down by some of these.
  private func averaged(_ image: StraightImage, x dx: Int = 0, y dy: Int = 0) -> StraightImage {
    let (width, height) = (image.width / 4, image.height / 4)
    var bytes: [UInt8] = []
    for place in 0..<(width * height * 4) {
      let (x, y, channel) = (place / 4 % width * 4 - dx, place / 4 / width * 4 - dy, place % 4)
      var sum = 8
      for j in y..<(y + 4) {
        for i in x..<(x + 4) { sum += Int(image.bytes[(max(j, 0) * image.width + max(i, 0)) * 4 + channel]) }
      }
      bytes.append(UInt8(sum / 16))
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }

  private mutating func note(_ kind: Kind, _ name: String, _ before: StraightImage, _ after: StraightImage) {
    let row =
      rows.firstIndex { $0.name == name }
      ?? {
        rows.append(Row(kind: kind, name: name))
        return rows.count - 1
      }()
    let differing = Self.settings.map { setting in
      Comparison(
        before, after, options: ComparisonOptions(measure: setting.measure, threshold: setting.threshold))?.differing
        ?? 0
    }
    rows[row].pairs.append(differing)
    keep(
      before, after,
      "\(place).\(name).\(rows[row].pairs.count).\(Self.usual.map { "\(differing[$0])" }.joined(separator: "."))")
  }

  private func keep(_ before: StraightImage, _ after: StraightImage, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["WEAVE_KEEP_PICTURES"] else { return }
    for (image, which) in [(before, "before"), (after, "after")] {
      let pixels = PixelBuffer(width: image.width, height: image.height, bytes: image.bytes)
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).\(which).png")
      try? Data(ComparedPictures.png(pixels)).write(to: file)
    }
  }
}

/// Numbers that look random and are the same each time.
///
/// - Source: SplitMix64, Steele, Lea and Flood 2014.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
