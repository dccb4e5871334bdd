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
    #expect(refusal(svg(embedded(Fixture.heic, "heic"))) == .refused)
  }

  @Test func entitiesAndStyleSheetsOutsideAreRefused() {
    let laughs = Array("<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]><svg><text>&b;</text></svg>".utf8)
    #expect(refusal(laughs) == .documentType)
    #expect(refusal(Array("<?xml-stylesheet href='a.css'?><svg/>".utf8)) == .refused)
  }

  // MARK: What takes long

  @Test func linesThatCrossEachOtherAreCounted() throws {
    // Every line from left to right crosses every other: n (n − 1) / 2 crossings.
    func fan(_ count: Int, _ attributes: String = "") -> [UInt8] {
      let lines = (0..<count).map { "L\($0 % 2 * 1_000) \($0 * 389 % 1_000)" }.joined()
      return svg("<path \(attributes) d='M0 0\(lines)'/>")
    }
    #expect(try decodePhoto(fan(100)).width == 8)
    #expect(refusal(fan(1_000)) == .limit)
    // As many lines that do not meet, but for their neighbours.
    let steps = (0..<2_000).map { "L\($0) \($0 * 2)" }.joined()
    #expect(try decodePhoto(svg("<path d='M0 0\(steps)'/>")).width == 8)
    #expect(refusal(svg("<path stroke='red' stroke-width='900' d='M0 0\(steps)'/>")) == .limit, "they meet when wide")
    #expect(refusal(svg("<style>path{stroke:red;stroke-width:900px}</style><path d='M0 0\(steps)'/>")) == .limit)
  }

  @Test func copiesOfLongPathsAreCounted() {
    let path = "<path id='p' d='M0 0" + String(repeating: "l1 1", count: 2_000) + "'/>"
    #expect(refusal(svg(path + String(repeating: "<use href='#p'/>", count: 20))) == nil)
    #expect(refusal(svg(path + String(repeating: "<use href='#p'/>", count: 40))) == .limit)
    #expect(refusal(svg("<path d='M0 0" + String(repeating: "l1 1", count: 60_000) + "'/>")) == .limit)
  }

  @Test func manyLayersMakeALargeDrawingSmaller() throws {
    let size = "width='2000' height='1000'"
    let rectangle = "<g opacity='.9'><rect width='2000' height='1000'/></g>"
    #expect(try decodePhoto(svg("<rect width='9' height='9'/>", size)).width == 2_000)
    let small = try decodePhoto(svg(String(repeating: rectangle, count: 200), size))
    // 40 million pixels for 200 layers are 200,000 for each: 632 × 316.
    #expect((600...640).contains(small.width) && abs(small.width - 2 * small.height) <= 2)
    #expect(try decodePhoto(svg(String(repeating: rectangle, count: 200))).width == 8, "a small one stays as it is")
    #expect(refusal(svg(String(repeating: rectangle, count: 4_000))) == .limit)
  }

  @Test(arguments: ["feTurbulence", "feConvolveMatrix", "feMorphology", "feDiffuseLighting", "feTile", "feImage"])
  func slowFilterStepsAreRefused(_ name: String) {
    #expect(refusal(svg("<filter id='f'><\(name)/></filter><rect width='8' height='4' filter='url(#f)'/>")) == .refused)
  }

  @Test func blursAndShadowsAreDrawn() throws {
    let filter = "<filter id='f'><feGaussianBlur stdDeviation='1'/><feOffset dx='1'/></filter>"
    #expect(try decodePhoto(svg(filter + "<rect width='8' height='4' filter='url(#f)'/>")).width == 8)
  }

  @Test func manyBlursAreRefused() {
    let filter = "<filter id='f'><feGaussianBlur stdDeviation='400'/></filter>"
    let rectangle = "<rect width='8' height='4' filter='url(#f)'/>"
    #expect(refusal(svg(filter + String(repeating: rectangle, count: 20))) == nil)
    #expect(refusal(svg(filter + String(repeating: rectangle, count: 60))) == .limit)
    let copies = String(repeating: "<use href='#r'/>", count: 60)
    #expect(refusal(svg(filter + "<rect id='r' width='8' height='4' filter='url(#f)'/>" + copies)) == .limit)
  }

  @Test func textIsRefusedAsItsFontsDiffer() {
    #expect(refusal(svg("<text y='3'>a</text>")) == .refused)
  }

  @Test func attributesAreCounted() {
    let attributes = (0..<300).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(refusal(svg("<rect \(attributes)/>")) == .limit)
  }

  @Test func aLongFileIsRefused() {
    #expect(refusal(svg("<!--" + String(repeating: "x", count: 5 << 20) + "-->")) == .limit)
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
