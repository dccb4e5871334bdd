// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// What is reported of texts on buttons, and of padding that is not kept.
@Suite struct ReviewTests {
  /// Code and node of each report.
  private func said(_ node: ResolvedNode, _ width: Double = 200, _ height: Double = 100) -> [String] {
    layOut(node, width, height).diagnostics.map { "\($0.code.name) \($0.node ?? "")" }
  }

  private func layers(_ nodes: [ResolvedNode]) -> ResolvedNode {
    ResolvedNode(id: "layers", .zstack(alignment: .center, nodes))
  }

  // MARK: Buttons

  private func button(_ fill: Color, offset: Double) -> ResolvedNode {
    let ground = ResolvedNode(id: "ground", .leaf(.shape(ResolvedShape(outline: .capsule, fill: .color(fill)))))
    return text(
      "Done", "done",
      [
        .frame(FrameConstraint(width: 60, height: 30)), .background(ground, .center), .button("Done"),
        .offset(x: 0, y: offset),
      ])
  }

  private static let faint = Color(red: 0, green: 0, blue: 1, alpha: 0.2)

  @Test(arguments: [faint, .black], [0.0, 15]) func textMeetsButton(fill: Color, offset: Double) {
    let title = text("12,345", "title")
    let button = button(fill, offset: offset)
    // The title's letters reach from 1.2 above the middle to 6 below it, the button 15 above and below its own middle.
    #expect(said(layers([title, button])).contains("W0507 title"))
    #expect(said(layers([button, title])).contains("W0507 title"))
  }

  @Test func textBesideButton() {
    #expect(said(layers([text("12,345", "title"), button(Self.faint, offset: 34)])) == [])
    #expect(said(button(.black, offset: 0)) == [])
  }

  // MARK: Padding

  private let padding = ResolvedNode.Modifier.padding(EdgeInsets(all: 16))

  private func lines(_ count: Int) -> [ResolvedNode] { (0..<count).map { text("abc", "line\($0)") } }

  @Test func paddedContentIsHigherThanTheWidget() throws {
    // Four lines of 20 and twice 16 are 112.
    let column = vstack(lines(4), .center, id: "column", [padding])
    let found = try #require(layOut(column, 200, 100).diagnostics.first)
    #expect(found.code == .layoutPaddingLost && found.node == "column")
    #expect(found.message.text.contains("needs 112 pt of height with its padding, but has 100"))
    #expect(found.notes.first?.message.text.contains("save 12 pt") == true)
    #expect(said(column, 200, 112) == [])
    #expect(said(vstack(lines(3), .center, id: "column", [padding]), 200, 92) == [])
  }

  @Test func paddedContentIsLargerThanItsFrame() {
    let card = vstack(lines(2), .center, id: "card", [padding, .frame(FrameConstraint(width: 90, height: 60))])
    #expect(said(card) == ["W0511 card"])
    let wide = hstack([box("a", 80, 10)], .center, id: "wide", [padding, .frame(FrameConstraint(width: 100))])
    #expect(said(wide) == ["W0511 wide"])
  }

  @Test func rowsLoseTheirPaddingInAColumnThatIsTooHigh() {
    let rows = (0..<3).map { hstack([text("abc", "text\($0)")], .center, id: "row\($0)", [padding]) }
    // Three rows of 52 need 156 of 140: the first has lost 8 of its 16, and so has the last.
    #expect(said(vstack(rows, .center), 200, 140) == ["W0511 row0"])
    #expect(said(vstack(rows, .center), 200, 156) == [])
  }

  @Test func whatIsMeantToReachOver() {
    // A badge over a corner, what is moved, what has no padding on that side, and what lies behind.
    let base = box("base", 40, 40)
    let badge = text("abc", "badge", [padding])
    let badged = ResolvedNode(id: "card", base.kind, base.modifiers + [.overlay(badge, .topLeading)])
    #expect(!said(badged).contains { $0.hasPrefix("W0511") })
    #expect(said(text("abc", "moved", [padding, .offset(x: 0, y: -40)])) == [])
    let wide = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    #expect(said(vstack(lines(5), .center, id: "column", [.padding(wide)]), 200, 99) == [])
    #expect(
      said(box("card", [.background(box("behind", [padding]), .center), .frame(FrameConstraint(width: 20))])) == [])
  }
}
