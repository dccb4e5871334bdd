// SPDX-License-Identifier: MIT

import Testing
import WeaveNative

@Suite struct XMLReaderTests {
  /// The events of a text, or its error.
  private func events(
    _ text: String, limits: XMLReader.Bounds = .svg
  ) throws(XMLError) -> [XMLReader.Event] {
    var list: [XMLReader.Event] = []
    try XMLReader.read(Array(text.utf8), limits: limits) { event, _ throws(XMLError) in list.append(event) }
    return list
  }

  private func failure(_ text: String, limits: XMLReader.Bounds = .svg) -> XMLError? {
    do throws(XMLError) {
      _ = try events(text, limits: limits)
      return nil
    } catch { return error }
  }

  @Test func eventsComeInDocumentOrder() throws {
    let list = try events("<?p q?><a x='1' y='&lt;&#65;'>t&amp;u<![CDATA[<v>]]><b/></a>")
    #expect(
      list == [
        .instruction(target: "p", data: "q"),
        .start(name: "a", attributes: [.init(name: "x", value: "1"), .init(name: "y", value: "<A")]),
        .text("t&u<v>"), .start(name: "b", attributes: []), .end(name: "b"), .end(name: "a"),
      ])
  }

  @Test func aSyntaxErrorHasItsPlace() {
    let error = failure("<a>\n  <b>\n</a>")
    #expect(error?.kind == .syntax)
    #expect(error?.position.line == 3)
    #expect(error?.description.hasPrefix("3:") == true)
  }

  @Test func emptyAndTruncatedTextsAreErrors() {
    #expect(failure("")?.kind == .syntax)
    #expect(failure("<a>")?.kind == .syntax)
    #expect(failure("\u{0}\u{1}")?.kind == .syntax)
  }

  @Test func boundsHold() {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(failure(deep)?.kind == .limit)
    let wide = "<g>" + String(repeating: "<a/>", count: 11) + "</g>"
    #expect(failure(wide, limits: .init(bytes: 1000, depth: 3, elements: 11))?.kind == .limit)
    #expect(failure(wide, limits: .init(bytes: 1000, depth: 3, elements: 12)) == nil)
    #expect(failure(wide, limits: .init(bytes: 10, depth: 3, elements: 12))?.kind == .limit)
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
    "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
    "<!DOCTYPE a><a/>",
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/x.dtd' [<!ENTITY b 'c'>]><svg/>",
  ])
  func documentTypesAreRefused(_ text: String) { #expect(failure(text)?.kind == .documentType) }

  @Test func thePlainDocumentTypeOfSVGIsRead() {
    let type = "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>"
    #expect(failure(type + "<svg/>") == nil)
  }

  @Test func theHandlerCanStopTheReading() {
    var seen = 0
    var caught: XMLError?
    do throws(XMLError) {
      try XMLReader.read(Array("<a><b/><c/></a>".utf8)) { event, place throws(XMLError) in
        seen += 1
        if case .start(name: "b", _) = event { throw XMLError(.refused, "no b", at: place) }
      }
    } catch { caught = error }
    #expect(caught == XMLError(.refused, "no b", at: XMLPosition(line: 1, column: 4)))
    #expect(seen == 2)
  }
}
