// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveNative

@Suite struct SVGTests {
  private func svg(_ content: String, _ attributes: String = "width='8' height='4'") -> [UInt8] {
    let spaces = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    return Array("<svg \(spaces) \(attributes)>\(content)</svg>".utf8)
  }

  private func refusal(_ bytes: [UInt8]) -> XMLError.Kind? {
    do throws(ImageDecodingError) {
      _ = try decodePhoto(bytes)
      return nil
    } catch {
      if case .refusedSVG(let reason) = error { return reason.kind }
      Issue.record("another error: \(error)")
      return nil
    }
  }

  private func embedded(_ bytes: [UInt8], _ type: String = "png") -> String {
    "<image width='8' height='4' href='data:image/\(type);base64,\(Fixture.encode(bytes))'/>"
  }

  @Test func anSVGIsDrawnAtItsOwnSizeOrTheOneAskedFor() throws {
    let file = svg("<rect width='4' height='4' fill='#f00'/>")
    let own = try decodePhoto(file)
    #expect(own.width == 8 && own.height == 4)
    #expect(own.pixel(x: 3, y: 3) == (255, 0, 0, 255))
    #expect(own.pixel(x: 4, y: 3) == (0, 0, 0, 0))
    let large = try decodePhoto(
      svg("<rect width='4' height='4' fill='#f00'/>", "viewBox='0 0 8 4'"), svgSize: Size(width: 80, height: 40))
    #expect(large.width == 80 && large.pixel(x: 39, y: 39) == (255, 0, 0, 255))
    #expect(large.pixel(x: 40, y: 39).alpha == 0)
  }

  @Test(arguments: [
    "<image href='file:///etc/hostname'/>", "<image xlink:href='photo.png'/>", "<use href='other.svg#a'/>",
    "<rect style='fill:url(http://example.org/a.svg#p)'/>", "<rect fill='url( \"a.svg#p\" )'/>",
    "<rect style='fill:\\75rl(a.svg)'/>", "<style>@import 'a.css';</style>", "<style>@\\69mport 'a.css';</style>",
    "<style>rect{fill:url(a.svg#b)}</style>", "<x:image xmlns:x='http://www.w3.org/2000/svg' x:href='//host/a'/>",
    "<include xmlns='http://www.w3.org/2001/XInclude' href='#a'/>", "<g xml:base='file:///'/>",
    "<image href='data:image/svg+xml;base64,PHN2Zy8+'/>", "<image href='data:image/png,abc'/>",
  ])
  func otherFilesAreRefused(_ content: String) { #expect(refusal(svg(content)) == .refused) }

  @Test func linksAndReferencesWithinAreDrawn() throws {
    let file = svg(
      """
      <defs><linearGradient id='g'><stop stop-color='#0f0'/></linearGradient><rect id='r' width='8' height='4'/></defs>
      <style>.a { fill: url(#g) }</style>
      <a href='https://example.org/'><use href='#r' class='a'/></a>
      """)
    #expect(try decodePhoto(file).pixel(x: 4, y: 2) == (0, 255, 0, 255))
  }

  @Test func anEmbeddedPictureIsDrawnIfItIsSmall() throws {
    #expect(try decodePhoto(svg(embedded(Fixture.jpeg, "jpeg"))).pixel(x: 1, y: 2).red > 200)
    // The bomb: only its header counts, so the pixels need not be there.
    #expect(refusal(svg(embedded(Fixture.pngHeader(width: 20_000, height: 20_000)))) == .limit)
    // Its media type may lie.
    #expect(refusal(svg(embedded(Fixture.pngHeader(width: 20_000, height: 20_000), "jpeg"))) == .limit)
    let each = embedded(Fixture.pngHeader(width: 5_000, height: 5_000))
    #expect(refusal(svg(each + each)) == .limit, "each is small enough, both are not")
  }

  @Test func entitiesAndStyleSheetsOutsideAreRefused() {
    let laughs = Array("<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]><svg><text>&b;</text></svg>".utf8)
    #expect(refusal(laughs) == .documentType)
    #expect(refusal(Array("<?xml-stylesheet href='a.css'?><svg/>".utf8)) == .refused)
  }

  @Test func depthIsBounded() {
    let groups = String(repeating: "<g opacity='.9'>", count: 10_000)
    #expect(refusal(svg(groups)) == .limit)
  }

  @Test(arguments: ["<use href='#a%'/>", "<rect width='1' height='1' fill='url(#a%)'/>"])
  func copiesOfCopiesAreCounted(_ reference: String) {
    // Each level refers ten times to the one before: 10⁸ rectangles.
    var content = "<g id='a0'><rect/></g>"
    for level in 1...8 {
      let parts = reference.split(separator: "%", omittingEmptySubsequences: false)
      let one = parts.joined(separator: "\(level - 1)")
      content += "<g id='a\(level)'>" + String(repeating: one, count: 10) + "</g>"
    }
    #expect(refusal(svg(content)) == .limit)
  }

  @Test func circlesAndLongChainsOfReferencesAreRefused() {
    #expect(refusal(svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")) == .limit)
    let chain = (0..<5_000).map { "<g id='n\($0)'><use href='#n\($0 + 1)'/></g>" }.joined()
    #expect(refusal(svg(chain)) == .limit)
  }

  @Test func markersCountAtEveryCorner() {
    let corners = String(repeating: "L1 1L2 2", count: 20_000)
    let marker = "<marker id='m'><path d='M0 0'/><path d='M0 0'/></marker>"
    #expect(refusal(svg(marker + "<path marker-mid='url(#m)' d='M0 0\(corners)'/>")) == .limit)
  }
}
