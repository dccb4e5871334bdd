// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@Suite struct SymbolTests {
  /// A symbol without metrics has ink of 12/11 em: this font size, in parts of the ink.
  private static let em = 11.0 / 12

  /// A frame of a sixteenth around a box of 16, as icon fonts draw strokes, and a dot in a second layer.
  private func symbol(weight: Int = 400, primary: Color = red, roles: [String: Color] = [:]) -> ResolvedSymbol {
    var outline = Path.rectangle(rect(0, 0, 16, 16))
    // The hole runs the other way round.
    outline.elements += [
      .move(Point(x: 1, y: 1)), .line(Point(x: 1, y: 15)), .line(Point(x: 15, y: 15)), .line(Point(x: 15, y: 1)),
      .close,
    ]
    let shapes = [
      VectorSymbol.Shape(path: outline, drawing: .fill(evenOdd: false)),
      VectorSymbol.Shape(
        path: Path([.move(Point(x: 4, y: 8)), .line(Point(x: 12, y: 8))]),
        drawing: .stroke(StrokeStyle(width: 1, cap: .round)), level: .secondary, role: "line"),
    ]
    return ResolvedSymbol(
      symbol: VectorSymbol(name: "test", viewBox: rect(0, 0, 16, 16), shapes: shapes), size: Self.em * 32,
      weight: weight,
      primary: .color(primary), secondary: .color(blue), tertiary: .color(blue), roles: roles)
  }

  private func draw(_ symbol: ResolvedSymbol) -> DisplayList { list(node(.leaf(.symbol(symbol)), rect(0, 0, 32, 32))) }

  @Test func regularWeightIsDrawnAsItIs() {
    #expect(
      dump(node(.leaf(.symbol(symbol())), rect(0, 0, 32, 32))) == """
        fill #FF0000 M0 0 L32 0 L32 32 L0 32 Z M2 2 L2 30 L30 30 L30 2 Z  (n)
        stroke 2 round miter #0000FF M8 16 L24 16  (n)
        """)
  }

  @Test func rolesColorLayers() {
    let commands = draw(symbol(roles: ["line": .white])).items.map(\.command)
    guard case .stroke(_, _, .color(let color)) = commands.last else {
      Issue.record("a stroke comes last")
      return
    }
    #expect(color == .white)
  }

  /// At 900 every stroke gains 0.06 em, 1.76 points, and the whole stays in its box.
  @Test func heavyWeightKeepsItsSize() throws {
    let commands = draw(symbol(weight: 900)).items.map(\.command)
    guard case .fill(let path, _, _) = commands[0], case .stroke(_, let style, _) = commands[1],
      case .stroke(_, let line, _) = commands[2]
    else {
      Issue.record("a fill, a stroke around it, and the line")
      return
    }
    let box = try #require(path.controlBounds)
    #expect(close(style.width, 1.76))
    #expect(close(box.width + style.width, 32))
    #expect(line.width > 3.6 && line.width < 3.75)
  }

  /// At 100 the frame, 2 points thick, loses 0.0435 em, and the box stays as large.
  @Test func lightWeightIsThinnerAndAsLarge() throws {
    let paths = draw(symbol(weight: 100)).paths
    let box = try #require(paths.first?.controlBounds)
    #expect(close(box.width, 32))
    let xs = try #require(paths.first).elements.compactMap { element -> Double? in
      switch element {
      case .move(let p), .line(let p): p.x
      default: nil
      }
    }
    let left = Set(xs.filter { $0 < 16 }.map { ($0 * 100).rounded() / 100 }).sorted()
    #expect(left.count == 2)
    let loss = 0.0435 * Self.em * 32
    #expect(close(left[1] - left[0], 2 * (32 + loss) / 32 - loss, 0.01))
  }

  @Test func translucentLayersDoNotShowThemselves() throws {
    let group = try #require(draw(symbol(weight: 700, primary: red.opacity(0.5))).groups.first)
    #expect(group.effects == .init(opacity: 0.5))
    guard case .fill(_, .color(let color), _) = group.children.first?.command else {
      Issue.record("a fill in the group")
      return
    }
    #expect(color == red)
  }

  @Test func roundHolesShrinkEvenly() throws {
    // A disc of radius 8 with a hole of radius 4, drawn the same way round: holes are told by where they lie.
    var path = Path.ellipse(in: rect(0, 0, 16, 16))
    path.elements += Path.ellipse(in: rect(4, 4, 8, 8)).elements
    let ring = ResolvedSymbol(
      symbol: VectorSymbol(
        name: "ring", viewBox: rect(0, 0, 16, 16), shapes: [.init(path: path, drawing: .fill(evenOdd: true))]),
      size: Self.em * 16, weight: 100, primary: .color(red), secondary: .color(red), tertiary: .color(red))
    let drawn = try #require(list(node(.leaf(.symbol(ring)), rect(0, 0, 16, 16))).paths.first)
    let outer = try #require(Path(Array(drawn.elements.prefix(6))).controlBounds)
    let inner = try #require(Path(Array(drawn.elements.suffix(6))).controlBounds)
    // Weight 100 takes 0.0435 em from the ring's thickness of 4, and all is drawn that much larger before.
    let loss = 0.0435 * Self.em * 16
    #expect(close(outer.width, 16))
    #expect(close((outer.width - inner.width) / 2, 4 * (16 + loss) / 16 - loss, 0.01))
  }

  @Test func hostileSymbolsDrawNothing() {
    var broken = symbol()
    broken.symbol.ink = rect(0, 0, .nan, 0)
    #expect(draw(broken).items.isEmpty)
  }
}
