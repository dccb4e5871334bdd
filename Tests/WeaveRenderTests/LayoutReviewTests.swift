// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveResolve

/// What is said of texts that lie on each other, are clipped, or crowd one half.
@Suite struct LayoutReviewTests {
  /// What is said of a tree of nodes in a small widget of 158 × 158 points.
  private func said(
    _ content: String, _ size: WidgetSize = .small, locale: String = "en_US"
  ) throws -> [String] {
    let text = #"{"name": "A", "layout": {"template": "custom"}, "content": \#(content)}"#
    let design = try Design("inline", text: Array(text.utf8))
    let drawn = try Renderer().render(design.widget, in: .fixed(size, locale: locale), photos: design.photos)
    let codes: Set<DiagnosticCode> = [.layoutOverlap, .layoutClipped, .layoutEmptyHalf, .layoutPaddingLost]
    return drawn.diagnostics.filter { codes.contains($0.code) }.map {
      "\($0.code.name) \($0.node ?? "") \($0.size ?? "")"
    }
  }

  private func layers(_ nodes: String) -> String { #"{"type": "zstack", "children": [\#(nodes)]}"# }

  @Test func textOnText() throws {
    let nodes = #"{"type": "text", "text": "North", "id": "a"}, {"type": "text", "text": "South", "id": "b"}"#
    #expect(try said(layers(nodes)) == ["W0507 b small"])
    #expect(try said(layers(nodes), locale: "ar_EG") == ["W0507 b small"])
  }

  @Test(arguments: [
    // A shadow of the same words.
    #"{"type": "text", "text": "North", "offset": {"x": 1, "y": 1}}, {"type": "text", "text": "North"}"#,
    // Room that is kept by an invisible one.
    #"{"type": "text", "text": "North", "opacity": 0}, {"type": "text", "text": "South"}"#,
    // A card over another one.
    ##"{"type": "text", "text": "North"}, {"type": "shape", "fill": "#FFFFFF"}, {"type": "text", "text": "South"}"##,
    // A badge.
    #"{"type": "symbol", "name": "circle.fill", "size": 60}, {"type": "text", "text": "7", "foreground": "white"}"#,
    // What is turned has another place than its frame.
    #"{"type": "text", "text": "North", "rotation": 90}, {"type": "text", "text": "South"}"#,
  ])
  func whatIsMeant(nodes: String) throws {
    #expect(try said(layers(nodes)) == [])
  }

  @Test func boxesMayTouchWhereLettersDoNot() throws {
    let lines = (0..<4).map { #"{"type": "text", "text": "Line \#($0)", "font": "body"}"# }.joined(separator: ", ")
    #expect(try said(#"{"type": "vstack", "spacing": -4, "children": [\#(lines)]}"#) == [])
  }

  @Test func symbolHalfOnText() throws {
    let nodes =
      #"{"type": "text", "text": "Northern", "id": "a"}, "#
      + #"{"type": "symbol", "name": "circle.fill", "size": 40, "id": "b", "offset": {"x": 34, "y": 0}}"#
    #expect(try said(layers(nodes)) == ["W0507 b small"])
  }

  /// The buttons of both templates that draw action bars.
  @Test(arguments: ["actionBar", "heroActions"]) func textOnButton(template: String) throws {
    let text = #"{"type": "text", "text": "12,345", "font": "largeTitle", "id": "a"}"#
    let bar =
      #"{"type": "use", "template": "\#(template)", "with": {"actions": [{"title": "Done", "icon": "", "sign": "", "#
      + #""isSubtle": true}]}}"#
    #expect(try said(layers("\(text), \(bar)"), .medium).contains("W0507 a medium"))
    #expect(try said(layers("\(bar), \(text)"), .medium).contains("W0507 a medium"))
    #expect(try said(#"{"type": "vstack", "children": [\#(text), \#(bar)]}"#, .medium) == [])
  }

  /// Four lines of 34 points and twice 16 are 168, of 158.
  @Test func paddingThatIsNotKept() throws {
    let titles = (0..<4).map { #"{"type": "text", "text": "Line \#($0)", "font": "title"}"# }
    func column(_ lines: Int) -> String {
      let children = titles.prefix(lines).joined(separator: ", ")
      return #"{"type": "vstack", "padding": 16, "id": "a", "children": [\#(children)]}"#
    }
    #expect(try said(column(4), .medium) == ["W0511 a medium"])
    #expect(try said(column(3), .medium) == [])
  }

  @Test func outlineThroughText() throws {
    let node =
      #"{"type": "text", "text": "Northern lights", "id": "a", "lineLimit": 1, "fixedSize": true, "#
      + #""frame": {"width": 40, "height": 20}, "clip": "rectangle"}"#
    #expect(try said(node) == ["W0508 a small"])
  }

  @Test func roundCornerThroughText() throws {
    let node =
      #"{"type": "text", "text": "North", "id": "a", "#
      + #""frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"}}"#
    #expect(try said(node) == ["W0508 a small"])
    #expect(try said(node, locale: "ar_EG") == ["W0508 a small"])
  }

  @Test func halfWithoutAnythingBesideACutText() throws {
    let node =
      #"{"type": "hstack", "padding": 16, "children": [{"type": "text", "text": "Steep the leaves for four minutes", "#
      + #""lineLimit": 1, "id": "a", "frame": {"width": 60}}, {"type": "spacer"}]}"#
    #expect(try said(node, .medium) == ["W0509 a medium"])
    // The same words in full leave the half free on purpose.
    #expect(try said(node.replacing("Steep the leaves for four minutes", with: "Steep"), .medium) == [])
  }
}
