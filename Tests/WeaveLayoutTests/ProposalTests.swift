// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// Answers to nothing, zero, a length and infinity. Worked out by hand; the canvas is 200 × 100.
///
/// Sources: [1] SwiftUI's documentation of `ProposedViewSize`; [2] OpenSwiftUI, `Circle`, `_AspectRatioLayout`,
/// `SpacerLayoutComputer`, `_FixedSizeLayout`, `_PaddingLayout`; [3] fatbobman, "Mastering ViewThatFits".
@Suite struct ProposalTests {
  private static let both: ResolvedNode.Modifier = .fixedSize(horizontal: true, vertical: true)

  private func circle(_ modifiers: [ResolvedNode.Modifier] = []) -> ResolvedNode {
    ResolvedNode(id: "a", .leaf(.shape(ResolvedShape(outline: .circle, fill: .color(.black)))), modifiers)
  }

  /// [2]: the shorter side for both; the only one that is proposed; 10 where none is.
  @Test func aCircleIsSquare() {
    #expect(frame("a", in: layOut(circle())) == rect(50, 0, 100, 100))
    #expect(frame("a", in: layOut(circle([.frame(FrameConstraint(width: 30))])))?.size == Size(width: 30, height: 30))
    #expect(frame("a", in: layOut(circle([Self.both])))?.size == Size(width: 10, height: 10))
    let open = circle([.fixedSize(horizontal: false, vertical: true)])
    #expect(frame("a", in: layOut(open))?.size == Size(width: 200, height: 200))
    // In a row its width can be as long as the row is high, so that it is asked before the box.
    let row = layOut(hstack([circle(), box("b")], .top))
    #expect(frame("a", in: row) == rect(0, 0, 100, 100))
    #expect(frame("b", in: row) == rect(100, 0, 100, 100))
    #expect(
      frame("a", in: layOut(vstack([circle(), box("b", nil, 60)], .leading)))?.size == Size(width: 40, height: 40))
  }

  /// [2]: where nothing is proposed there is nothing to fit: the shape has its ideal size.
  @Test(arguments: [ContentMode.fit, .fill])
  func aRatioOfNothing(mode: ContentMode) {
    #expect(frame("a", in: layOut(box("a", [.aspectRatio(2, mode), Self.both])))?.size == Size(width: 10, height: 10))
  }

  @Test func aRatioWithinBounds() {
    let framed = box(
      "a", [.aspectRatio(1, .fit), .frame(FrameConstraint(maxWidth: .infinity, alignment: .topLeading))])
    #expect(frame("a", in: layOut(framed)) == rect(0, 0, 100, 100))
    let column = layOut(vstack([box("a", [.aspectRatio(4, .fit)]), box("b")]))
    // Its height is 0 to 50 and the box's 0 to infinity: it is asked first, with 50.
    #expect(frame("a", in: column) == rect(0, 0, 200, 50))
    #expect(frame("b", in: column) == rect(0, 50, 200, 50))
  }

  /// [2]: outside of stacks a spacer grows both ways; in a stack along it alone, and never below its least length.
  @Test func spacers() {
    let bare = ResolvedNode(id: "s", .spacer(minLength: 12), [.background(box("back"), .center)])
    #expect(frame("back", in: layOut(zstack([bare]))) == rect(0, 0, 200, 100))
    #expect(frame("back", in: layOut(vstack([bare]))) == rect(100, 0, 0, 100))
    var fixed = bare
    fixed.modifiers.insert(Self.both, at: 0)
    #expect(frame("back", in: layOut(hstack([fixed])))?.size == Size(width: 12, height: 0))
  }

  /// [2]: insets are taken from what is proposed, never below zero, and nothing stays nothing.
  @Test func paddingOfTooLittle() {
    let node = box("a", [.padding(EdgeInsets(all: 60)), .frame(FrameConstraint(width: 100, height: 100))])
    #expect(frame("a", in: layOut(node))?.size == Size(width: 0, height: 0))
    let open = box("a", [.padding(EdgeInsets(all: 5)), Self.both, .background(box("back"), .center)])
    #expect(frame("back", in: layOut(open))?.size == Size(width: 20, height: 20))
  }

  /// A background and an overlay are offered the size that their node took, never what it was offered.
  @Test func attachmentsAreOfferedTheSizeTaken() {
    let node = text(
      "abc", "a", [.background(box("back", [.padding(EdgeInsets(all: -4))]), .center), .overlay(circle(), .topLeading)])
    let result = layOut(hstack([node, spacer()]))
    #expect(frame("back", in: result) == rect(-4, 36, 38, 28))
    #expect(result.root.all.last { $0.id == "a" && $0.frame.width == 20 }?.frame == rect(0, 40, 20, 20))
  }

  /// [3]: ideal sizes count on the axes that are asked about; on the others the proposal holds.
  @Test func alternativesByAxis() {
    func choice(_ horizontal: Bool, _ vertical: Bool, _ width: Double, _ height: Double) -> LayoutResult {
      let long = text("twenty characters ab", "long")
      let short = text("short", "short")
      let node = ResolvedNode(id: "c", .viewThatFits(horizontal: horizontal, vertical: vertical, [long, short]))
      return layOut(node, width, height)
    }
    // One line of 200.
    #expect(frame("long", in: choice(true, true, 200, 20)) != nil)
    #expect(frame("short", in: choice(true, true, 199, 20)) != nil)
    #expect(frame("short", in: choice(true, true, 200, 19)) != nil)
    // Upright alone: two lines at a width of 100.
    #expect(frame("long", in: choice(false, true, 100, 40)) != nil)
    #expect(frame("short", in: choice(false, true, 100, 39)) != nil)
    #expect(frame("long", in: choice(true, false, 200, 5)) != nil)
  }

  /// Every stack probes its children with nothing and with everything; the answers are the same at every depth.
  @Test(arguments: [1, 4, 7, 8, 9, 12, 20, 40])
  func depthChangesNothing(depth: Int) {
    // A text of two lines at half of the width: by a probe that leaves the height open it would be one.
    var node = hstack([text("abcdefghijkl", "t"), box("b", [.aspectRatio(1, .fit)])], id: "row")
    for level in 0..<depth { node = level % 2 == 0 ? vstack([node], id: "v") : hstack([node], id: "h") }
    let result = layOut(node, 160, 40)
    // The box takes at most 40 of 160, and is asked first; the text gets 120.
    #expect(frame("b", in: result)?.size == Size(width: 40, height: 40), "depth \(depth)")
    #expect(frame("t", in: result)?.size == Size(width: 120, height: 20), "depth \(depth)")
  }
}
