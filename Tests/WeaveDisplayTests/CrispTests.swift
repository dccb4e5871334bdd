// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics

/// Lists for panels without smooth edges.
@Suite struct CrispTests {
  /// A ring of straight edges, as the outline of a calendar or a checkbox has: `inset` wide, in the given coordinates.
  private func ring(_ outer: Rect, _ inset: Double) -> Path {
    var path = Path.rectangle(outer)
    path.elements += Path.rectangle(outer.insetBy(dx: inset, dy: inset)).elements
    return path
  }

  private func crisp(_ commands: [DrawCommand], node: String = "symbol", scale: Double = 1) -> [DrawCommand] {
    let list = DisplayList(
      canvas: Size(width: 100, height: 100), items: commands.map { DisplayItem($0, node: node) })
    return list.crisp(scale: scale).items.map(\.command)
  }

  private func places(_ command: DrawCommand) -> (x: [Double], y: [Double]) {
    guard case .fill(let path, _, _) = command else { return ([], []) }
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let p), .line(let p): p
      default: nil
      }
    }
    return (Set(points.map(\.x)).sorted(), Set(points.map(\.y)).sorted())
  }

  /// How many pixels lie between the two boxes of each row that has two, in a fill that is made of a box for each row.
  private func gaps(_ command: DrawCommand) -> [Double] {
    guard case .fill(let path, _, _) = command else { return [] }
    var rows: [Double: [ClosedRange<Double>]] = [:]
    for (element, next) in zip(path.elements, path.elements.dropFirst()) {
      if case .move(let low) = element, case .line(let high) = next { rows[low.y, default: []].append(low.x...high.x) }
    }
    return rows.values.filter { $0.count == 2 }.map { abs($0[1].lowerBound - $0[0].upperBound) }
  }

  /// Stems of 1.4 pixels that begin anywhere come to have one width, and begin and end with a pixel.
  @Test func stemsStandOnPixels() {
    let path = ring(Rect(x: 10.3, y: 20.6, width: 16.2, height: 15.8), 1.4)
    let (x, y) = places(crisp([.fill(path, .color(.black), evenOdd: true)])[0])
    for place in x + y { #expect(abs(place - place.rounded()) < 1e-9) }
    let widths = [x[1] - x[0], x[3] - x[2], y[1] - y[0], y[3] - y[2]]
    #expect(widths.allSatisfy { abs($0 - 1) < 1e-9 })
    // It is still about where it was, and as large.
    #expect(abs(x[0] - 10.3) <= 1 && abs(x[3] - 26.5) <= 1)
  }

  /// A cross that is cut out of a square keeps both of its bars, a pixel wide each, wherever it stands.
  @Test(arguments: [0.5, 0.7, 0.9, 1.1, 1.3], [0.0, 0.2, 0.45, 0.7, 0.95])
  func aCrossInASquareKeepsBothBars(width: Double, offset: Double) {
    let square = Rect(x: 10 + offset, y: 20 + offset, width: 18, height: 18)
    let (middle, reach, half) = (Point(x: square.midX, y: square.midY), 4.5, width / 2)
    let corners = [
      (-half, -reach), (half, -reach), (half, -half), (reach, -half), (reach, half), (half, half), (half, reach),
      (-half, reach), (-half, half), (-reach, half), (-reach, -half), (-half, -half),
    ].map { Point(x: middle.x + $0.0, y: middle.y + $0.1) }
    var path = Path.rectangle(square)
    path.elements += [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
    let gaps = gaps(crisp([.fill(path, .color(.black), evenOdd: true)])[0])
    #expect(gaps.count { $0 == 1 } >= 6, "\(gaps)")
    #expect(gaps.count { $0 >= 7 } == 1, "\(gaps)")
  }

  /// A cross that is cut out of a disc has its upright bar in pixels of its own: with curves around it a gap of one pixel would
  /// be closed where edges are not smooth.
  @Test func aCrossInADiscKeepsItsUprightBar() {
    var path = Path.ellipse(in: Rect(x: 10, y: 20, width: 16, height: 16))
    path.elements += Path.rectangle(Rect(x: 17.5, y: 24, width: 1, height: 8)).elements
    let gaps = gaps(crisp([.fill(path, .color(.black), evenOdd: true)])[0])
    #expect(gaps.count { $0 == 1 } >= 6 && gaps.allSatisfy { $0 == 1 }, "\(gaps)")
  }

  /// The same at a scale: pixels are those of the panel.
  @Test func pixelsAreThoseOfThePanel() {
    let path = ring(Rect(x: 10.3, y: 20.6, width: 12, height: 12), 1)
    let (x, y) = places(crisp([.fill(path, .color(.black), evenOdd: true)], scale: 1.55)[0])
    for place in x + y { #expect(abs(place * 1.55 - (place * 1.55).rounded()) < 1e-6) }
  }

  /// A ring in shades of one colour has its mean, so that its inks are none of its track's; one of several hues keeps them.
  @Test func shadedLinesAreOfOneColour() {
    let ring = Path.ellipse(in: Rect(x: 20, y: 20, width: 60, height: 60))
    func paint(_ first: UInt32, _ last: UInt32) -> Paint {
      .gradient(
        Gradient(
          shape: .linear(start: Point(x: 20, y: 0), end: Point(x: 80, y: 0)),
          stops: [GradientStop(offset: 0, color: Color(rgb: first)), GradientStop(offset: 1, color: Color(rgb: last))]))
    }
    func drawn(_ paint: Paint) -> Paint? {
      guard case .stroke(_, _, let made) = crisp([.stroke(ring, StrokeStyle(width: 9), paint)])[0] else { return nil }
      return made
    }
    #expect(drawn(paint(0x6FDD8B, 0x2DBE52)) == .color(Color(rgb: 0x6FDD8B).mixed(with: Color(rgb: 0x2DBE52), 0.5)))
    #expect(drawn(paint(0x3EA72D, 0xF18B00)) == paint(0x3EA72D, 0xF18B00))
  }

  /// Two parts of one symbol are moved together, and gaps between them stay open.
  @Test func gapsStayOpen() {
    let bars = (0..<3).map { index in
      var path = Path.rectangle(Rect(x: 10.2, y: 10.4 + Double(index) * 2.3, width: 14, height: 1.3))
      path.line(to: Point(x: 10.2, y: 10.4 + Double(index) * 2.3))
      return DrawCommand.fill(path, .color(.black), evenOdd: false)
    }
    let rows = crisp(bars).map { places($0).y }
    for (above, below) in zip(rows, rows.dropFirst()) { #expect(below[0] - above[1] >= 1 - 1e-9) }
  }

  /// What is larger than a symbol, or a plain box, stays where the design has it.
  @Test func largeShapesAreLeftAlone() {
    let large = DrawCommand.fill(
      ring(Rect(x: 10.3, y: 20.6, width: 60, height: 60), 1.4), .color(.black), evenOdd: true)
    let box = DrawCommand.fill(
      .rectangle(Rect(x: 10.3, y: 20.6, width: 16, height: 16)), .color(.black), evenOdd: false)
    #expect(crisp([large]) == [large])
    #expect(crisp([box]) == [box])
  }

  /// What a design says of tones reaches black and white: a photo is scattered, in a pattern, or neither.
  @Test func toneIsKeptWhereItIsToBeDithered() {
    let grey = DisplayItem(
      .fill(.rectangle(Rect(x: 10, y: 10, width: 30, height: 20)), .color(Color(rgb: 0x909090)), evenOdd: false),
      node: "area")
    func shown(_ dithering: Dithering?) -> DisplayList {
      DisplayList(
        canvas: Size(width: 100, height: 50),
        items: [DisplayItem(.group(DisplayGroup(dithering: dithering, [grey])), node: "group")]
      ).bilevel(hasEdge: false)
    }
    let box = Rect(x: 10, y: 10, width: 30, height: 20)
    #expect(shown(.ordered).finish == .bilevel(dithered: [], ordered: [box]))
    #expect(shown(.diffusion).finish == .bilevel(dithered: [box], ordered: []))
    #expect(shown(nil).finish == .bilevel(dithered: [], ordered: []))
    #expect(shown(.ordered).dump().contains("#909090"))
    #expect(!shown(nil).dump().contains("#909090"))
  }

  /// Texts and lines are read by their outlines, and never dithered; an area is what the design says.
  @Test(arguments: [
    (Dithering.ordered, LeafKind.ordered, LeafKind.mark), (.diffusion, .gradient, .mark),
    (.none, .plain, .pinned),
  ]) func leavesAreWhatTheDesignSays(_ dithering: Dithering, _ area: LeafKind, _ line: LeafKind) {
    let fill = DrawCommand.fill(
      .rectangle(Rect(x: 0, y: 0, width: 60, height: 40)), .color(.black), evenOdd: false)
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 50, y: 9))
    let stroke = DrawCommand.stroke(path, StrokeStyle(width: 2), .color(.black))
    let group = DisplayGroup(
      dithering: dithering, [DisplayItem(fill, node: "a"), DisplayItem(stroke, node: "b")])
    let map = LeafMap(
      DisplayList(canvas: Size(width: 100, height: 50), items: [DisplayItem(.group(group), node: "g")]))
    #expect(map.leaves.dropFirst().map(\.kind) == [area, line])
  }

  /// A bar and its track are known by their outlines, however long they are, and though the track lets its ground through.
  @Test(arguments: [(200.0, 8.0, LeafKind.mark), (8, 200, .mark), (200, 40, .flat)])
  func barsAreThings(_ width: Double, _ height: Double, _ kind: LeafKind) {
    func leaves(alpha: Double) -> [LeafKind] {
      let fill = DrawCommand.fill(
        .rectangle(Rect(x: 0, y: 0, width: width, height: height)),
        .color(Color(red: 0, green: 0, blue: 0, alpha: alpha)), evenOdd: false)
      let map = LeafMap(DisplayList(canvas: Size(width: 240, height: 240), items: [DisplayItem(fill, node: "a")]))
      return map.leaves.dropFirst().map(\.kind)
    }
    #expect(leaves(alpha: 1) == [kind])
    #expect(leaves(alpha: 0.1) == (kind == .mark ? [.mark] : []))
  }

  /// A heart of 16 points is a thing, though the points that bend its curves lie 31 apart.
  @Test func whatBendsACurveIsNoPartOfAThing() {
    let heart = Path([
      .move(Point(x: 48, y: 41.3)), .curve(Point(x: 52.4, y: 36.8), Point(x: 63.5, y: 44.7), Point(x: 48, y: 55)),
      .curve(Point(x: 32.5, y: 44.7), Point(x: 43.6, y: 36.8), Point(x: 48, y: 41.3)), .close,
    ])
    let fill = DisplayItem(.fill(heart, .color(.black), evenOdd: false), node: "a")
    let map = LeafMap(DisplayList(canvas: Size(width: 240, height: 240), items: [fill]))
    #expect(map.leaves.dropFirst().map(\.kind) == [.mark])
  }

  /// Colours that fade over all of the picture are its ground, a photo lies on one, and what fades over a photo is none.
  @Test func whatFadesBehindEverythingIsTheGround() {
    let canvas = Size(width: 100, height: 50)
    let fades = Gradient(
      shape: .linear(start: Point(x: 0, y: 0), end: Point(x: 0, y: 50)),
      stops: [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)])
    func fill(_ width: Double) -> DisplayItem {
      let path = Path.rectangle(Rect(x: 0, y: 0, width: width, height: 50))
      return DisplayItem(.fill(path, .gradient(fades), evenOdd: false), node: "a")
    }
    let image = RasterImage(pixels: PixelBuffer(width: 2, height: 2), key: "photo")
    let whole = Rect(x: 0, y: 0, width: 2, height: 2)
    let photo = DisplayItem(
      .image(image, source: whole, destination: Rect(x: 10, y: 10, width: 20, height: 20)), node: "b")
    let map = LeafMap(DisplayList(canvas: canvas, items: [fill(100), fill(40), photo, fill(100)]))
    #expect(map.leaves.dropFirst().map(\.kind) == [.ground, .gradient, .photo, .gradient])
  }
}
