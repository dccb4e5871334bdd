// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@Suite struct GaugeTests {
  private func ring(_ fraction: Double, start: Double = 0, sweep: Double = 360) -> DisplayList {
    let gauge = ResolvedGauge(
      style: .ring(start: start, sweep: sweep), fraction: fraction, lineWidth: 4, fill: .color(red),
      track: .color(blue))
    return list(node(.leaf(.gauge(gauge)), rect(0, 0, 40, 20)))
  }

  @Test func emptyRingIsItsTrack() {
    #expect(ring(0).items.count == 1)
    // The stroke's middle is two points inside the square 10…30 × 0…20.
    #expect(ring(0).boxes == [rect(12, 2, 16, 16)])
  }

  @Test func fullRingIsClosed() {
    #expect(ring(1).paths.count == 2)
    #expect(ring(1).paths.allSatisfy { $0.elements.last == .close })
    #expect(ring(1).paths[0] == ring(1).paths[1])
  }

  @Test func endsAreCutOnRequest() {
    let gauge = ResolvedGauge(
      style: .ring(start: 0, sweep: 90), fraction: 1, lineWidth: 4, fill: .color(red), track: .color(blue),
      hasRoundEnds: false)
    #expect(dump(node(.leaf(.gauge(gauge)), rect(0, 0, 20, 20))).hasPrefix("stroke 4 butt round"))
  }

  @Test func quarterRunsFromTwelveToThree() throws {
    let arc = try #require(ring(0.25).paths.last)
    guard case .move(let start) = arc.elements[0], case .curve(_, _, let end) = arc.elements[1] else {
      Issue.record("an arc is a move and a curve")
      return
    }
    #expect(close(start.x, 20) && close(start.y, 2))
    #expect(close(end.x, 28) && close(end.y, 10))
  }

  @Test(
    arguments: [
      (0.0, nil), (0.01, rect(0, 0, 4, 4)), (0.5, rect(0, 0, 20, 4)), (1, rect(0, 0, 40, 4)), (.nan, nil),
      (7, rect(0, 0, 40, 4)),
    ] as [(Double, Rect?)])
  func bar(fraction: Double, filled: Rect?) {
    let gauge = ResolvedGauge(
      style: .linear, fraction: fraction, lineWidth: 4, fill: .color(red), track: .color(blue))
    let boxes = list(node(.leaf(.gauge(gauge)), rect(0, 0, 40, 4))).boxes
    #expect(boxes.first == rect(0, 0, 40, 4))
    #expect(boxes.dropFirst().first == filled)
  }

  @Test func barFillsFromTheRightInRightToLeft() {
    let gauge = ResolvedGauge(
      style: .linear, fraction: 0.25, lineWidth: 4, fill: .color(red), track: .color(blue))
    #expect(list(node(.leaf(.gauge(gauge)), rect(0, 0, 40, 4)), rightToLeft: true).boxes.last == rect(30, 0, 10, 4))
  }

  @Test(
    "A dot stands at the value, within the line, with a gap around it",
    arguments: [(0.0, 0.0), (0.25, 9), (1, 36), (7, 36)])
  func marker(fraction: Double, left: Double) throws {
    var gauge = ResolvedGauge(
      style: .linear, fraction: fraction, lineWidth: 4, fill: .color(red), track: .color(blue))
    gauge.hasMarker = true
    let drawn = list(node(.leaf(.gauge(gauge)), rect(0, 0, 40, 4)))
    #expect(drawn.boxes == [rect(0, 0, 40, 4), rect(left, 0, 4, 4)])
    let clip = try #require(drawn.groups.first?.clip)
    // A third of the line's width on all sides of the dot.
    let hole = try #require(Path(Array(clip.elements.drop { $0 != .close }.dropFirst())).controlBounds)
    #expect(close(hole.minX, left - 4.0 / 3) && close(hole.width, 4 + 8.0 / 3) && close(hole.midY, 2))
    let mirrored = list(node(.leaf(.gauge(gauge)), rect(0, 0, 40, 4)), rightToLeft: true)
    #expect(mirrored.boxes.last == rect(36 - left, 0, 4, 4))
  }

  @Test("The dot of an open ring goes from its lower left over the top to its lower right")
  func ringMarker() throws {
    for (fraction, x, y) in [(0.0, 20 - 8 * 0.5.squareRoot(), 10 + 8 * 0.5.squareRoot()), (0.5, 20, 2)] {
      var gauge = ResolvedGauge(
        style: .ring(start: -135, sweep: 270), fraction: fraction, lineWidth: 4, fill: .color(red), track: .color(blue))
      gauge.hasMarker = true
      let dot = try #require(list(node(.leaf(.gauge(gauge)), rect(0, 0, 40, 20))).boxes.last)
      #expect(close(dot.midX, x) && close(dot.midY, y))
    }
  }
}

@Suite("Mesh gradients") struct MeshTests {
  private func list(_ meshes: Int, different: Bool) -> DisplayList {
    let corners = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1)]
    let children = (0..<meshes).map { index in
      let colors = [different ? Double(index) / 255 : 0, 1, 0, 1].map { Color(red: $0, green: 0, blue: 0) }
      let fill = Fill.mesh(columns: 2, points: corners, colors.map { GradientStop(offset: 0, color: $0) })
      return node(.leaf(.shape(ResolvedShape(outline: .rectangle, fill: fill))), rect(0, 0, 10, 10))
    }
    return WeaveDisplayTests.list(node(.group, rect(0, 0, 10, 10), children))
  }

  private func pictures(_ list: DisplayList) -> Int {
    list.leaves.count { if case .image = $0 { true } else { false } }
  }

  @Test("Each mesh is drawn, but at most a hundred different ones")
  func limit() {
    #expect(pictures(list(3, different: true)) == 3)
    #expect(pictures(list(150, different: false)) == 150)
    #expect(pictures(list(150, different: true)) == 100)
  }
}

@Suite struct ChartTests {
  private func chart(
    _ mark: ResolvedChart.Mark, _ values: [Double?], range: ClosedRange<Double> = 0...10, baseline: Double = 0,
    fills: [Fill] = [], lineWidth: Double = 2, gap: Double = 0.5,
    interpolation: ChartInterpolation = .linear, placement: ChartPlacement = .edges,
    taper: Double = 0, fades: [Double] = []
  ) -> LayoutNode {
    let chart = ResolvedChart(
      mark: mark, values: values, range: range, baseline: baseline, fill: .color(red), fills: fills,
      lineWidth: lineWidth, gap: gap, cornerRadius: 0, interpolation: interpolation, placement: placement,
      taper: taper, fades: fades)
    return node(.leaf(.chart(chart)), rect(0, 0, 50, 20))
  }

  /// Three bars with gaps of half a pitch fill 50: pitch 20, bars 10 wide. One path for all.
  @Test func barsStandOnTheBaselineFromEdgeToEdge() {
    #expect(
      dump(chart(.bars, [5, nil, 10])) == """
        fill #FF0000 M0 10 L10 10 L10 20 L0 20 Z M40 0 L50 0 L50 20 L40 20 Z  (n)
        """)
  }

  /// Where the layout is mirrored, the first value stands at the right.
  @Test func chartsAreMirroredWithTheLayout() throws {
    let list = list(chart(.bars, [5, nil, 10]), rightToLeft: true)
    let mirror = try #require(list.groups.first?.transform)
    let path = try #require(list.paths.first)
    #expect(list.items.count == 1 && list.paths.count == 1)
    // The bars of 10 and 20 points change places on the 50 of the chart.
    let bars = path.transformed(by: mirror)
    #expect(bars.elements.prefix(1) == [.move(Point(x: 50, y: 10))])
    #expect(bars.controlBounds == rect(0, 0, 50, 20))
  }

  @Test func negativeBarsHangBelow() {
    let boxes = list(chart(.bars, [5, 0, -5], range: -10...10, fills: [.color(red), .color(red), .color(blue)])).boxes
    #expect(boxes == [rect(0, 5, 10, 5), rect(40, 10, 10, 5)])
  }

  @Test func theLeastAmountShowsAPixel() {
    #expect(list(chart(.bars, [0.001, 0, 0])).boxes == [rect(0, 19.5, 10, 0.5)])
  }

  @Test func valuesBeyondTheEdgesStayInside() {
    #expect(list(chart(.bars, [1e300, .infinity, .nan])).boxes == [rect(0, 0, 10, 20)])
  }

  @Test func barsAreEquallyWideOnPixels() throws {
    let bars = (0..<8).map { _ in 5.0 }
    let path = try #require(list(chart(.bars, bars)).paths.first)
    let starts = path.elements.compactMap { if case .move(let p) = $0 { p.x } else { nil } }
    #expect(starts.count == 8)
    for x in starts { #expect(close(x * 2, (x * 2).rounded())) }
    let bounds = try #require(path.controlBounds)
    #expect(bounds.minX == 0)
    #expect(close(bounds.maxX, 50))
  }

  /// Seven columns on 50 points, edges rounded to half points: 0, 7.14, 14.29 … become 0, 7, 14.5 …
  @Test func barsWithoutGapsShareTheirEdges() throws {
    let path = try #require(list(chart(.bars, (0..<7).map { _ in 10 }, gap: 0)).paths.first)
    let xs = path.elements.compactMap { if case .move(let p) = $0 { p.x } else { nil } }
    #expect(xs == [0, 7, 14.5, 21.5, 28.5, 35.5, 43])
  }

  @Test func lineBreaksAtGapsAndDotsAreLoneValues() {
    // The line is two wide, so that points lie within 1…49 × 1…19.
    #expect(
      dump(chart(.line, [0, 10, nil, 5, nil])).hasPrefix(
        "stroke 2 round round #FF0000 M1 19 L13 1  (n)\nfill #FF0000 M37 9"))
  }

  @Test func stepsChangeHalfway() {
    #expect(
      dump(chart(.line, [0, 10], interpolation: .step))
        == "stroke 2 round round #FF0000 M1 19 L25 19 L25 1 L49 1  (n)")
  }

  @Test func areaStandsOnTheLowerEdge() {
    #expect(
      dump(chart(.area, [0, 10])) == "fill #FF0000 M1 19 L49 1 L49 20 L1 20 Z  (n)")
  }

  /// Five values in parts of 10: middles at 5, 15, … A tenth of the width leads down before and after the shower, but
  /// not where the chart itself ends.
  @Test func showersRunDownToTheBaselineAtGaps() {
    #expect(
      dump(chart(.area, [nil, 10, nil, 5, 5], lineWidth: 0, placement: .middles, taper: 0.1)) == """
        fill #FF0000 M10 20 L15 0 L20 20 L20 20 L10 20 Z M30 20 L35 10 L45 10 L45 20 L30 20 Z  (n)
        """)
  }

  @Test func opacitiesAreAMaskFromSideToSide() {
    let dumped = dump(chart(.area, [10, 10], lineWidth: 0, fades: [1, 0.5]))
    #expect(dumped.hasPrefix("group mask linear(0 10 to 50 10: 0 #FFFFFF, 1 #FFFFFF80)"))
    #expect(dump(chart(.area, [10, 10], lineWidth: 0, fades: [1, 1])).hasPrefix("fill"))
  }

  /// On every piece a cubic's height stays between its ends when its control points do.
  @Test func monotoneLineNeverOvershoots() throws {
    let values: [Double] = [0, 0, 0.1, 9, 9, 2, 2.1, 10, 0, 0]
    let path = try #require(list(chart(.line, values, interpolation: .monotone)).paths.first)
    var pen = Point.zero
    for element in path.elements {
      switch element {
      case .curve(let a, let b, let end):
        for y in [a.y, b.y] {
          #expect(y >= min(pen.y, end.y) - 1e-9)
          #expect(y <= max(pen.y, end.y) + 1e-9)
        }
        pen = end
      case .move(let p), .line(let p): pen = p
      case .close: break
      }
    }
  }

  /// Fritsch and Carlson keep a straight line straight.
  @Test func monotoneLineKeepsStraightLines() throws {
    let path = try #require(list(chart(.line, [0, 5, 10], interpolation: .monotone)).paths.first)
    guard case .curve(let a, let b, _) = path.elements[1] else {
      Issue.record("a curve follows the move")
      return
    }
    // From (1, 19) to (25, 10): thirds at x 9 and 17, y 16 and 13.
    #expect(close(a.x, 9) && close(a.y, 16) && close(b.x, 17) && close(b.y, 13))
  }

  @Test(arguments: ResolvedChart.Mark.allCases)
  func hostileChartsAreFinite(mark: ResolvedChart.Mark) {
    let chart = ResolvedChart(
      mark: mark, values: [.nan, 1e308, -1e308, .infinity, 3, nil, 0], range: -1e308...1e308, baseline: .nan,
      fill: .color(red), lineWidth: .infinity, gap: .nan, cornerRadius: .nan, interpolation: .monotone)
    for box in list(node(.leaf(.chart(chart)), rect(0, 0, 50, 20))).boxes {
      #expect((box.minX + box.minY + box.width + box.height).isFinite)
      #expect(rect(0, 0, 50, 20).contains(box, tolerance: 1e-6))
    }
  }
}

/// A ring is closed where its goal is met, and only there.
@Suite struct RingGapTests {
  /// The middle line of a ring of 20 points runs 8 points from its middle. Its round ends of 4 points reach 2 beyond each
  /// end of the arc: ends 5 points apart leave a gap of at least one.
  @Test(arguments: [0.9, 0.97, 0.995, 0.9999]) func whatIsNotWholeStaysOpen(fraction: Double) throws {
    let gauge = ResolvedGauge(
      style: .ring(start: 0, sweep: 360), fraction: fraction, lineWidth: 4, fill: .color(red), track: .color(blue))
    let arc = try #require(list(node(.leaf(.gauge(gauge)), rect(0, 0, 20, 20))).paths.last)
    guard case .move(let start)? = arc.elements.first, case .curve(_, _, let end)? = arc.elements.last else {
      Issue.record("an arc is a move and curves")
      return
    }
    let (x, y) = (end.x - start.x, end.y - start.y)
    #expect((x * x + y * y).squareRoot() > 5)
  }
}
