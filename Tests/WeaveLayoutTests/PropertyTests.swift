// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// A small generator with a seed (SplitMix64; Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Trees of all kinds of nodes, from a seed.
struct TreeGenerator {
  var generator: SeededGenerator
  /// The lengths that modifiers draw from.
  var lengths: [Double]
  private var count = 0

  init(seed: UInt64, lengths: [Double]) {
    generator = SeededGenerator(seed: seed)
    self.lengths = lengths
  }

  private mutating func length() -> Double { lengths.randomElement(using: &generator) ?? 0 }
  private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &generator) == 0 }

  mutating func node(depth: Int) -> ResolvedNode {
    count += 1
    let id = "n\(count)"
    var modifiers: [ResolvedNode.Modifier] = []
    while chance(2), modifiers.count < 4 { modifiers.append(modifier(depth: depth)) }
    return ResolvedNode(id: id, kind(depth: depth), modifiers)
  }

  private mutating func children(_ depth: Int) -> [ResolvedNode] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in node(depth: depth - 1) }
  }

  private mutating func alignment() -> Alignment {
    Alignment(
      HorizontalAlignment.allCases.randomElement(using: &generator) ?? .center,
      VerticalAlignment.allCases.randomElement(using: &generator) ?? .center)
  }

  private mutating func kind(depth: Int) -> ResolvedNode.Kind {
    switch Int.random(in: depth > 0 ? 0...11 : 5...11, using: &generator) {
    case 0: return .hstack(spacing: length(), alignment: alignment().vertical, children(depth))
    case 1: return .vstack(spacing: length(), alignment: alignment().horizontal, children(depth))
    case 2: return .zstack(alignment: alignment(), children(depth))
    case 3:
      let columns: [ResolvedGrid.Column] = [.fit, .fixed(length()), .flexible(min: length(), max: length())]
      return .grid(
        ResolvedGrid(
          columns: Array(columns.prefix(Int.random(in: 0...3, using: &generator))), horizontalSpacing: length(),
          verticalSpacing: length(), alignment: alignment(), cells: children(depth)))
    case 4: return .viewThatFits(horizontal: chance(2), vertical: chance(2), children(depth))
    case 5: return .spacer(minLength: length())
    case 6: return .divider(.black)
    case 7:
      let gauge = ResolvedGauge(
        style: chance(2) ? .linear : .ring(start: length(), sweep: length()), fraction: length(),
        lineWidth: length(), fill: .color(.black), track: .color(.white))
      return .leaf(.gauge(gauge))
    case 8:
      return .leaf(
        .symbol(
          ResolvedSymbol(
            symbol: VectorSymbol(name: "s", viewBox: rect(0, 0, length(), length()), shapes: []), size: length(),
            primary: .color(.black), secondary: .color(.black), tertiary: .color(.black))))
    case 9: return .leaf(.shape(ResolvedShape(outline: .circle, fill: .color(.black))))
    default: return text(String(repeating: "x", count: Int.random(in: 0...30, using: &generator))).kind
    }
  }

  private mutating func modifier(depth: Int) -> ResolvedNode.Modifier {
    switch Int.random(in: 0...9, using: &generator) {
    case 0:
      return .padding(EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length()))
    case 1: return .frame(FrameConstraint(width: length(), alignment: alignment()))
    case 2:
      return .frame(
        FrameConstraint(
          minWidth: chance(2) ? length() : nil, idealWidth: chance(2) ? length() : nil,
          maxWidth: chance(2) ? .infinity : length(), minHeight: chance(2) ? length() : nil, maxHeight: length()))
    case 3: return .fixedSize(horizontal: chance(2), vertical: chance(2))
    case 4: return .aspectRatio(length(), chance(2) ? .fit : .fill)
    case 5: return .background(node(depth: depth - 1), alignment())
    case 6: return .overlay(node(depth: depth - 1), alignment())
    case 7: return .offset(x: length(), y: length())
    case 8: return .layoutPriority(length())
    default: return .guide(chance(2) ? .vertical(alignment().vertical) : .horizontal(.leading), offset: length())
    }
  }
}

@Suite struct PropertyTests {
  private static let plain: [Double] = [0, 1, 3.5, 8, 10, 20, 33.3, 64]
  private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, -5, 0, 1, 20,
  ]

  @Test(arguments: 0..<200)
  func framesAreFiniteAndTheSameTwice(seed: UInt64) {
    for lengths in [Self.plain, Self.hostile] {
      var trees = TreeGenerator(seed: seed, lengths: lengths)
      let tree = trees.node(depth: 4)
      let result = layOut(tree, 338, 158, scale: 2)
      for node in result.root.all {
        let f = node.frame
        let isFinite = (f.minX + f.minY + f.width + f.height).isFinite
        #expect(isFinite, "seed \(seed): \(node.id)")
        #expect(f.width >= 0 && f.height >= 0, "seed \(seed): \(node.id)")
      }
      #expect(layOut(tree, 338, 158, scale: 2).root.dump() == result.root.dump(), "seed \(seed)")
    }
  }

  /// A mirrored layout seen in the mirror is the layout, but for rounding.
  @Test(arguments: 0..<100)
  func mirrorsExactly(seed: UInt64) {
    var trees = TreeGenerator(seed: seed, lengths: Self.plain)
    let tree = trees.node(depth: 3)
    let left = layOut(tree, 338, 158).root.all
    let right = layOut(tree, 338, 158, rightToLeft: true).root.all
    #expect(left.map(\.id) == right.map(\.id))
    for (a, b) in zip(left, right) {
      #expect(abs(a.frame.minX - (338 - b.frame.maxX)) <= 1, "seed \(seed): \(a.id)")
      #expect(abs(a.frame.width - b.frame.width) <= 1, "seed \(seed): \(a.id)")
    }
  }

  /// Children of a stack that got its room stand inside it, side by side and without a gap.
  @Test(arguments: 0..<100)
  func stacksHoldTheirChildren(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9, using: &generator)
    let children = (0..<count).map { i in
      let least = Double.random(in: 0...20, using: &generator)
      return box("\(i)", [.frame(FrameConstraint(minWidth: least, maxWidth: .infinity))])
    }
    let width = Double.random(in: 200...400, using: &generator).rounded()
    let result = layOut(hstack(children), width, 50, scale: 2)
    let frames = result.root.children.map(\.frame)
    #expect(frames.first?.minX == 0)
    #expect(abs((frames.last?.maxX ?? 0) - width) < 1e-9)
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(abs(a.maxX - b.minX) < 1e-9, "seed \(seed)") }
  }

  /// Stacks in turns of both axes, each with a text that wraps: every level asks twice, but not twice as often.
  @Test func deepNestsTerminate() {
    var node = text("abcdefgh", "leaf")
    for level in 0..<90 {
      let words = text(String(repeating: "x", count: 3 + level % 7), "t\(level)")
      node = level % 2 == 0 ? hstack([words, node], id: "h\(level)") : vstack([words, node], id: "v\(level)")
    }
    #expect(layOut(node, 338, 158).root.all.count == 181)
  }

  /// Frames with minimums of their own at every level, on a canvas that none of them fills: the sizes to ask for double at every
  /// second level. It ends, and says that it asked less exactly; half as deep it need not.
  @Test(arguments: [(16, false), (44, true)])
  func whatAsksForTooManySizesEndsAndIsTold(depth: Int, isTold: Bool) {
    var node = text("abcdefgh", "leaf")
    for level in 0..<depth {
      func least(_ a: Int, _ b: Int) -> ResolvedNode.Modifier {
        .frame(FrameConstraint(minWidth: Double(a * level % 41), minHeight: Double(b * level % 37)))
      }
      node.modifiers += [.padding(EdgeInsets(all: 1.5)), least(7, 11)]
      let words = text(String(repeating: "x", count: 30 + level), "t\(level)", [least(17, 13)])
      node = level % 2 == 0 ? hstack([words, node], id: "h\(level)") : vstack([words, node], id: "v\(level)")
    }
    let result = layOut(node, 8_000, 8_000)
    #expect(result.diagnostics.contains { $0.code == .layoutTooDeep } == isTold)
    #expect(result.root.all.allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite })
  }

  @Test func tenThousandNodes() {
    let rows = (0..<1_000).map { row in hstack((0..<9).map { box("\(row).\($0)") } + [text("row", "t\(row)")]) }
    #expect(layOut(vstack(rows), 338, 5_000).root.all.count == 11_001)
  }
}
