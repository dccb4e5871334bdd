// SPDX-License-Identifier: MIT

import Testing
import WeaveDiff

/// Differences made by hand, and what somebody who looks at them would say.
@Suite struct ComparisonTests {
  private func compare(
    _ a: StraightImage, _ b: StraightImage, _ options: ComparisonOptions = ComparisonOptions()
  ) throws -> Comparison { try #require(Comparison(a, b, options: options)) }

  @Test(arguments: ComparisonOptions.Measure.allCases) func equalPicturesAreEqual(_ measure: ComparisonOptions.Measure)
    throws
  {
    let picture = image(40, 20) { x, y in x < y ? 0x3366_99FF : 0xFFCC_0080 }
    let result = try compare(picture, picture, ComparisonOptions(measure: measure))
    #expect(result.differing == 0 && result.edges == 0 && result.unequal == 0 && result.largestChannelDifference == 0)
    #expect(result.regions() == [])
  }

  @Test func otherSizesAreNotCompared() {
    #expect(Comparison(image(4, 4) { _, _ in white }, image(4, 5) { _, _ in white }) == nil)
    #expect(structuralSimilarity(image(4, 4) { _, _ in white }, image(4, 5) { _, _ in white }) == nil)
  }

  @Test func aRecolouredBoxIsFoundWhereItIs() throws {
    let before = image(100, 60) { _, _ in white }
    let after = image(100, 60) { x, y in (20..<30).contains(x) && (40..<44).contains(y) ? 0xE0E8_FFFF : white }
    let result = try compare(before, after)
    #expect(result.differing == 40 && result.largestChannelDifference == 0x1F)
    #expect(result.regions() == [PixelRegion(x: 20, y: 40, width: 10, height: 4)])
    #expect(abs(result.share - 40.0 / 6_000) < 1e-12)
  }

  /// One level of a channel is not seen by anybody.
  @Test func dustIsClose() throws {
    let before = image(30, 30) { _, _ in 0x8080_80FF }
    let after = image(30, 30) { x, y in (x + y) % 2 == 0 ? 0x8180_80FF : 0x8080_80FF }
    let result = try compare(before, after)
    #expect(result.differing == 0 && result.unequal == 450 && result.largestChannelDifference == 1)
  }

  @Test func whiteOnClearDiffersFromClear() throws {
    let before = image(30, 30) { _, _ in 0xFFFF_FF00 }
    let after = image(30, 30) { x, y in (8..<12).contains(x) && (8..<12).contains(y) ? 0xFFFF_FF80 : 0xFFFF_FF00 }
    #expect(try compare(before, after).differing == 16)
    // Over white, as the classic measure has it, nobody sees it.
    #expect(try compare(before, after, ComparisonOptions(measure: .yiq)).differing == 0)
  }

  // MARK: Edges

  /// A vertical line, two pixels wide from a place on.
  private func line(from start: Double, width: Double) -> StraightImage {
    image(40, 40) { x, _ in ink(max(0, min(Double(x) + 1, start + width) - max(Double(x), start))) }
  }

  @Test(arguments: [1.0, 2.0, 8.0]) func aLineMovedByAQuarterOfAPixelIsAnEdge(width: Double) throws {
    let result = try compare(line(from: 12, width: width), line(from: 12.25, width: width))
    #expect(result.differing == 0 && result.edges > 0)
  }

  @Test(arguments: [1.0, 2.0, 8.0]) func aLineMovedByAPixelIsADifference(width: Double) throws {
    let result = try compare(line(from: 12, width: width), line(from: 13, width: width))
    #expect(result.differing == 80)
  }

  /// A ring one pixel wide, around a centre that may lie between pixels.
  private func ring(_ cx: Double, _ cy: Double) -> StraightImage {
    image(40, 40) { x, y in
      let (dx, dy) = (Double(x) + 0.5 - cx, Double(y) + 0.5 - cy)
      let distance = (dx * dx + dy * dy).squareRoot()
      return ink(max(0, min(1, 1 - abs(distance - 12))))
    }
  }

  @Test func aThinRingTellsAQuarterFromAPixel() throws {
    #expect(try compare(ring(20, 20), ring(20.2, 20)).differing == 0)
    #expect(try compare(ring(20, 20), ring(21, 20)).differing > 30)
  }

  /// A line that turns grey keeps its place, and is a difference.
  @Test func aRecolouredLineIsADifference() throws {
    let grey = image(40, 40) { x, _ in x == 12 ? 0x5050_50FF : white }
    let dark = image(40, 40) { x, _ in x == 12 ? black : white }
    #expect(try compare(dark, grey).differing == 40)
  }

  /// Thin strokes that cover no pixel wholly, in a grey that is a little brighter: #1C1C1E and #252527, ΔE 3.
  @Test func aRecolouredHairlineIsADifference() throws {
    func stripes(_ level: Double) -> StraightImage {
      image(40, 40) { x, _ in
        let share = [0, 0.3, 0.9, 0.1, 0, 0][x % 6]
        let mixed = UInt32((255 + (level - 255) * share).rounded())
        return mixed << 24 | mixed << 16 | mixed << 8 | 0xFF
      }
    }
    #expect(try compare(stripes(28), stripes(37)).differing > 40)
  }

  /// What goes up and down by a little is not seen, what goes up alone is.
  @Test func faintNoiseIsClose() throws {
    let before = image(64, 64) { _, _ in 0x2020_24FF }
    let noise = image(64, 64) { x, y in (x ^ y) % 2 == 0 ? 0x2520_24FF : 0x1B20_24FF }
    let tint = image(64, 64) { _, _ in 0x2620_24FF }
    #expect(try compare(before, noise).differing == 0)
    #expect(try compare(before, tint).differing == 64 * 64)
    var options = ComparisonOptions()
    options.countsEdges = true
    #expect(try compare(before, noise, options).differing > 0)
  }

  @Test func edgesCountWhereAsked() throws {
    var options = ComparisonOptions()
    options.countsEdges = true
    let result = try compare(line(from: 12, width: 2), line(from: 12.25, width: 2), options)
    #expect(result.differing == 80 && result.edges == 0)
  }

  // MARK: Where

  @Test func whatIsIgnoredDoesNotCount() throws {
    var options = ComparisonOptions()
    options.ignored = [PixelRegion(x: 0, y: 0, width: 20, height: 40)]
    let before = image(40, 40) { _, _ in white }
    let after = image(40, 40) { x, y in y == 5 ? 0xFF00_00FF : white }
    #expect(try compare(before, after, options).differing == 20)
  }

  @Test func clustersAndSpecksDiffer() throws {
    let before = image(128, 128) { _, _ in white }
    let specks = image(128, 128) { x, y in x % 16 == 0 && y % 16 == 0 ? 0xFF00_00FF : white }
    let cluster = image(128, 128) { x, y in x >= 100 && x < 108 && y >= 40 && y < 48 ? 0xFF00_00FF : white }
    let scattered = try compare(before, specks)
    let dense = try compare(before, cluster)
    #expect(scattered.differing == 64 && dense.differing == 64)
    #expect(scattered.densest.count == 4 && dense.densest.count == 64)
    #expect(dense.densest.region.contains(x: 104, y: 44))
    #expect(dense.regions() == [PixelRegion(x: 100, y: 40, width: 8, height: 8)])
  }

  /// Narrow and flat pictures have no neighbours on some sides; counts, densest square and regions agree with the verdicts.
  @Test(arguments: ComparisonOptions.Measure.allCases, [(1, 1), (1, 9), (9, 1), (2, 2), (3, 2), (37, 29)])
  func countsAgree(_ measure: ComparisonOptions.Measure, _ size: (Int, Int)) throws {
    var random = SplitMix(state: 5)
    func scene() -> StraightImage {
      image(size.0, size.1) { _, _ in
        [white, white, black, 0x8090_A0FF, 0xFFFF_FF40].randomElement(using: &random) ?? 0
      }
    }
    for _ in 0..<20 {
      var options = ComparisonOptions(measure: measure)
      options.window = 5
      let result = try compare(scene(), scene(), options)
      func count(_ verdict: PixelVerdict) -> Int { result.verdicts.count { $0 == verdict } }
      #expect(result.differing == count(.different) && result.edges == count(.edge))
      #expect(result.unequal == result.verdicts.count - count(.equal))
      func differing(in box: PixelRegion) -> Int {
        result.verdicts.indices.count {
          result.verdicts[$0] == .different && box.contains(x: $0 % size.0, y: $0 / size.0)
        }
      }
      #expect(differing(in: result.densest.region) == result.densest.count)
      let most = (0..<size.1).flatMap { y in
        (0..<size.0).map { differing(in: PixelRegion(x: $0, y: y, width: 5, height: 5)) }
      }
      #expect(most.max() == result.densest.count)
      #expect(result.regions(gap: 3).reduce(0) { $0 + differing(in: $1) } >= result.differing)
      #expect(try #require(structuralSimilarity(scene(), scene())) <= 1)
    }
  }

  // MARK: Structure

  /// Two flat pictures: (2 · 100 · 150 + C₁) / (100² + 150² + C₁), with C₁ = 6.5025.
  @Test func similarityOfFlatPictures() throws {
    let a = image(20, 20) { _, _ in 0x6464_64FF }
    let b = image(20, 20) { _, _ in 0x9696_96FF }
    #expect(abs(try #require(structuralSimilarity(a, b)) - 30_006.5025 / 32_506.5025) < 1e-9)
    #expect(structuralSimilarity(a, a) == 1)
  }

  /// A pattern and its negative have opposite structure.
  @Test func similarityOfOpposites() throws {
    let a = image(21, 21) { x, y in (x + y) % 2 == 0 ? white : black }
    let b = image(21, 21) { x, y in (x + y) % 2 == 0 ? black : white }
    #expect(try #require(structuralSimilarity(a, b)) < -0.9)
  }
}
