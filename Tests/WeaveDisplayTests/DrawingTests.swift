// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@Suite struct DrawingTests {
  // MARK: Shapes and effects

  @Test func strokeLiesInsideTheBox() {
    let stroke = ResolvedShape.Stroke(fill: .color(blue), style: StrokeStyle(width: 4))
    let shape = ResolvedShape(outline: .rectangle, fill: .color(red), stroke: stroke)
    #expect(
      dump(node(.leaf(.shape(shape)), rect(0, 0, 20, 10))) == """
        fill #FF0000 M0 0 L20 0 L20 10 L0 10 Z  (n)
        stroke 4 butt miter #0000FF M2 2 L18 2 L18 8 L2 8 Z  (n)
        """)
  }

  @Test func strokeThickerThanTheBoxFillsIt() {
    let stroke = ResolvedShape.Stroke(fill: .color(blue), style: StrokeStyle(width: 12))
    let shape = ResolvedShape(outline: .rectangle, fill: nil, stroke: stroke)
    #expect(dump(node(.leaf(.shape(shape)), rect(0, 0, 20, 10))) == "fill #0000FF M0 0 L20 0 L20 10 L0 10 Z  (n)")
  }

  @Test func borderFollowsTheChildren() {
    let bordered = node(
      .effect(.border(.color(blue), width: 2, .rectangle)), rect(0, 0, 20, 10), [box(rect(0, 0, 20, 10))])
    #expect(
      dump(bordered) == """
        fill #FF0000 M0 0 L20 0 L20 10 L0 10 Z  (box)
        stroke 2 butt miter #0000FF M1 1 L19 1 L19 9 L1 9 Z  (n)
        """)
  }

  @Test func opacityOfOneShapeGoesIntoItsColor() {
    let half = node(.effect(.opacity(0.5)), rect(0, 0, 20, 10), [box(rect(0, 0, 20, 10))])
    #expect(dump(half) == "fill #FF000080 M0 0 L20 0 L20 10 L0 10 Z  (box)")
  }

  @Test func opacityOfSeveralShapesIsAGroup() {
    let pair = node(.group, rect(0, 0, 20, 10), [box(rect(0, 0, 20, 10)), box(rect(5, 0, 5, 5), blue)])
    #expect(
      dump(node(.effect(.opacity(0.5)), rect(0, 0, 20, 10), [pair])) == """
        group opacity 0.5  (n)
          fill #FF0000 M0 0 L20 0 L20 10 L0 10 Z  (box)
          fill #0000FF M5 0 L10 0 L10 5 L5 5 Z  (box)
        """)
  }

  @Test func whatIsInvisibleIsNotDrawn() {
    #expect(dump(node(.effect(.opacity(0)), rect(0, 0, 20, 10), [box(rect(0, 0, 20, 10))])).isEmpty)
    #expect(dump(node(.effect(.clip(.capsule)), rect(0, 0, 20, 10), [box(rect(0, 0, 0, 10))])).isEmpty)
    #expect(dump(box(rect(0, 0, 20, 10), .clear)).isEmpty)
  }

  /// SwiftUI's shadow radius is two standard deviations; effects in the group's order share one group.
  @Test func effectsShareOneGroup() {
    let blurred = node(.effect(.blur(3)), rect(0, 0, 20, 10), [box(rect(0, 0, 20, 10))])
    let shadowed = node(.effect(.shadow(.black, radius: 8, x: 0, y: 2)), rect(0, 0, 20, 10), [blurred])
    let faded = node(.effect(.opacity(0.5)), rect(0, 0, 20, 10), [shadowed])
    #expect(
      dump(faded) == """
        group blur 3 shadow #000000 4 0 2 opacity 0.5  (n)
          fill #FF0000 M0 0 L20 0 L20 10 L0 10 Z  (box)
        """)
    // A blur around a shadow blurs the shadow too: two groups.
    let outer = node(.effect(.blur(3)), rect(0, 0, 20, 10), [shadowed.withChild(box(rect(0, 0, 20, 10)))])
    #expect(dump(outer).split(separator: "\n").count { $0.contains("group") } == 2)
  }

  @Test func rotationIsAroundTheMiddle() throws {
    let turned = list(node(.effect(.rotation(90)), rect(10, 10, 40, 20), [box(rect(10, 10, 40, 20))]))
    let group = try #require(turned.groups.first)
    let transform = try #require(group.transform)
    // Clockwise: the top left corner goes to the top right of the turned box, (30 + 10, 20 − 20).
    let corner = transform.apply(Point(x: 10, y: 10))
    #expect(close(corner.x, 40) && close(corner.y, 0))
    #expect(turned.items.count == 1 && group.children.count == 1)
  }

  @Test func clipsLabelsAndBackdropsNest() {
    let inner = node(
      .effect(.backdrop(blur: 10, saturation: 1.8, .rectangle)), rect(0, 0, 20, 10), [box(rect(0, 0, 20, 10))])
    let tree = node(
      .effect(.label("A card")), rect(0, 0, 20, 10), [node(.effect(.clip(.rectangle)), rect(0, 0, 20, 10), [inner])])
    #expect(
      dump(tree) == """
        label "A card"  (n)
          clip M0 0 L20 0 L20 10 L0 10 Z  (n)
            backdrop 10 1.8 M0 0 L20 0 L20 10 L0 10 Z  (n)
            fill #FF0000 M0 0 L20 0 L20 10 L0 10 Z  (box)
        """)
  }

  /// Whether a clip takes a layer of its own differs between back ends; what blends in it always stays in it.
  @Test func blendingStaysInItsClip() {
    let blended = node(.effect(.blend(.multiply)), rect(0, 0, 20, 10), [box(rect(0, 0, 20, 10))])
    let clipped = list(node(.effect(.clip(.rectangle)), rect(0, 0, 20, 10), [blended]))
    #expect(clipped.groups.map { $0.effects?.isIsolated } == [true])
    let plain = list(node(.effect(.clip(.rectangle)), rect(0, 0, 20, 10), [box(rect(0, 0, 20, 10))]))
    #expect(plain.groups.map(\.effects) == [nil])
  }

  // MARK: Text

  @Test func baselinesStandOnPixelRowsAndRunsFollowEachOther() {
    let spans = [
      TextSpan("ab", font: FontSpec(size: 10), color: red), TextSpan("c", font: FontSpec(size: 10), color: blue),
    ]
    let shaped = ShapedText(
      size: Size(width: 30, height: 25), lines: [shapedLine(["ab", "c"], y: 9.3)], firstBaseline: 9.3, lastBaseline: 9.3
    )
    let text = ResolvedText(spans: spans, lineHeight: 12.4)
    #expect(
      dump(node(.text(text, shaped), rect(1.25, 2, 30, 25))) == """
        glyphs "ab" Inter 400 10 at 1.25 11.5 #FF0000  (n)
        glyphs "c" Inter 400 10 at 21.25 11.5 #0000FF  (n)
        """)
  }

  /// Half an x-height of 0.546 em above the baseline at 20, one point thick: from 16.77 on, on pixels 17.
  @Test func strikethroughIsALineOnPixels() {
    let span = TextSpan("abc", font: FontSpec(size: 10), color: red, strikethrough: blue)
    let shaped = ShapedText(
      size: Size(width: 30, height: 25), lines: [shapedLine(["abc"], y: 20)], firstBaseline: 20, lastBaseline: 20)
    let commands = list(node(.text(ResolvedText(spans: [span], lineHeight: 25), shaped), rect(0, 0, 30, 25)))
    #expect(commands.boxes == [rect(0, 17, 30, 1)])
  }

  // MARK: Images

  @Test(
    arguments: [
      (PhotoFit.stretch, rect(0, 0, 40, 20), rect(0, 0, 20, 20)),
      (.fill, rect(10, 0, 20, 20), rect(0, 0, 20, 20)),
      (.fit, rect(0, 0, 40, 20), rect(0, 5, 20, 10)),
    ] as [(PhotoFit, Rect, Rect)])
  func imageModes(mode: PhotoFit, source: Rect, destination: Rect) {
    let picture = RasterImage(pixels: PixelBuffer(width: 40, height: 20), key: "p")
    let image = ResolvedImage(
      image: picture, crop: rect(0, 0, 1, 1), mode: mode, idealSize: Size(width: 20, height: 10))
    let commands = list(node(.leaf(.image(image)), rect(0, 0, 20, 20))).items.map(\.command)
    #expect(commands == [.image(picture, source: source, destination: destination)])
  }

  /// The right half of the picture, 20 × 20 pixels, filled into 20 × 10 with the focus at the lower edge.
  @Test func cropAndFocus() {
    let picture = RasterImage(pixels: PixelBuffer(width: 40, height: 20), key: "p")
    let image = ResolvedImage(
      image: picture, crop: rect(0.5, 0, 0.5, 1), mode: .fill, focus: Point(x: 0.5, y: 1),
      idealSize: Size(width: 20, height: 10))
    let commands = list(node(.leaf(.image(image)), rect(0, 0, 20, 10))).items.map(\.command)
    #expect(
      commands == [.image(picture, source: rect(20, 10, 20, 10), destination: rect(0, 0, 20, 10))])
  }
}

extension LayoutNode {
  fileprivate func withChild(_ child: LayoutNode) -> LayoutNode {
    var node = self
    node.children = [child]
    return node
  }
}
