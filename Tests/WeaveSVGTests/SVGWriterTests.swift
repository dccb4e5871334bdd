// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveNative

@testable import WeaveSVG

@Suite struct SVGWriterTests {
  @Test func anEmptyPictureIsOneElement() {
    #expect(
      svg([]) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" role="img"/>

        """)
  }

  @Test func titleAndSummaryAreReadOut() {
    #expect(
      svg([], title: "Steps & <more>", summary: "7,423\u{1} steps", prefix: "w-") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" role="img" \
        aria-labelledby="w-t w-d"><title id="w-t">Steps &amp; &lt;more&gt;</title><desc id="w-d">7,423 steps</desc></svg>

        """)
  }

  @Test func fills() {
    #expect(
      body([
        .fill(.square, .red, evenOdd: false),
        .fill(.square, .color(Color(rgb: 0x12AB9F, alpha: 0.5)), evenOdd: true),
        .fill(.square, .color(.black), evenOdd: false),
      ]) == ##"><path d="m10 10h20v20H10z" fill="#f00"/>"##
        + ##"<path d="m10 10h20v20H10z" fill-rule="evenodd" fill="#12ab9f" fill-opacity=".5"/>"##
        + ##"<path d="m10 10h20v20H10z"/>"##)
  }

  @Test func strokes() {
    let path = Path([.move(Point(x: 1, y: 2)), .line(Point(x: 9, y: 2))])
    let style = StrokeStyle(width: 2.5, cap: .round, join: .round, dash: [3, 1.5])
    #expect(
      body([.stroke(path, style, .red)])
        == ##"><path d="m1 2h8" fill="none" stroke="#f00" stroke-width="2.5" stroke-linecap="round""##
        + ##" stroke-linejoin="round" stroke-dasharray="3 1.5"/>"##)
    // Cairo's mitre limit holds for the whole file.
    #expect(
      body([.stroke(path, StrokeStyle(width: 1), .red)])
        == ##" stroke-miterlimit="10"><path d="m1 2h8" fill="none" stroke="#f00"/>"##)
  }

  @Test func equalGradientsAreOne() {
    let gradient = Gradient(
      shape: .linear(start: .zero, end: Point(x: 0, y: 50)),
      stops: [
        GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: Color(rgb: 0x0000FF, alpha: 0)),
      ])
    let fill = DrawCommand.fill(.square, .gradient(gradient), evenOdd: false)
    #expect(
      body([fill, fill])
        == ##"><defs><linearGradient id="p0" x1="0" y1="0" x2="0" y2="50" gradientUnits="userSpaceOnUse">"##
        + ##"<stop stop-color="#fff"/><stop offset="1" stop-color="#00f" stop-opacity="0"/></linearGradient></defs>"##
        + ##"<path d="m10 10h20v20H10z" fill="url(#p0)"/><path d="m10 10h20v20H10z" fill="url(#p0)"/>"##)
  }

  @Test func glyphsAreOutlinesThatAreReused() {
    #expect(
      body([.glyphs(run([1, 0, 1, 2], "a ab"), at: Point(x: 5, y: 20), .black)])
        == ##"><defs><path id="g0" d="m0-5h5v5H0z"/><path id="g1" d="m0-5h5v6H0z"/></defs>"##
        + ##"<g transform="translate(5 20)"><use href="#g0"/><use href="#g0" x="12.5"/><use href="#g1" x="18.75"/></g>"##
    )
  }

  @Test func emojiArePictures() throws {
    var run = run([9, 9], "😀😀")
    run.face.hasColor = true
    let found = try elements(svg([.glyphs(run, at: Point(x: 0, y: 10), .black)]))
    let image = try #require(found.first { $0.name == "image" })
    // The pixel's four bytes in base64, as Python's base64.b64encode gives them.
    #expect(image.attributes["href"] == "data:image/png;base64,/wAA/w==")
    #expect(found.filter { $0.name == "image" }.count == 1)
    #expect(
      found.filter { $0.name == "use" }.compactMap { $0.attributes["transform"] }
        == ["scale(10)", "translate(6.25)scale(10)"])
  }

  @Test func liveTextKeepsItsWords() throws {
    let text = svg([.glyphs(run([1, 2, 3], "a<b"), at: Point(x: 5, y: 20), Color(rgb: 0xFF0000))], text: .live)
    #expect(text.contains(">a&lt;b</text>"))
    let attributes = try #require(try elements(text).last).attributes
    #expect(
      attributes == [
        "x": "5", "y": "20", "font-family": "Inter,system-ui,sans-serif", "font-size": "10", "font-weight": "600",
        "textLength": "18.75", "fill": "#f00",
      ])
  }

  @Test func rightToLeftTextStartsAtItsRightEnd() throws {
    let text = svg([.glyphs(run([1, 2], "שם", isRightToLeft: true), at: .zero, .black)], text: .live)
    let attributes = try #require(try elements(text).last).attributes
    #expect(attributes["x"] == "12.5")
    #expect(attributes["direction"] == "rtl")
  }

  @Test func groupsThatDoNothingVanish() {
    let fill = DrawCommand.fill(.square, .red, evenOdd: false)
    let plain = ##"<path d="m10 10h20v20H10z" fill="#f00"/>"##
    #expect(body([.effects(.init(), [.label("", [fill])])]) == ">" + plain)
    // An effect on one element stands on the element.
    #expect(
      body([.effects(.init(opacity: 0.5), [.moved(.translation(x: 3, y: 0), [fill])])])
        == ##"><path d="m10 10h20v20H10z" fill="#f00" transform="translate(3)" opacity=".5"/>"##)
    #expect(
      body([.label("Three \"boxes\"", [fill, fill])])
        == ##"><g aria-label="Three &quot;boxes&quot;">\##(plain)\##(plain)</g>"##)
    // Nothing to draw, nothing written.
    #expect(svg([.clip(Path(), [fill])]) == svg([]))
    #expect(svg([.effects(.init(opacity: 0), [fill])]) == svg([]))
  }

  @Test func clipsStayOutsideOfTransforms() {
    #expect(
      body([
        .clip(.square, [.moved(.scale(x: 2, y: 2), [.fill(.square, .red, evenOdd: false)])])
      ]) == ##"><defs><clipPath id="c0"><path d="m10 10h20v20H10z"/></clipPath></defs>"##
        + ##"<g clip-path="url(#c0)"><path d="m10 10h20v20H10z" fill="#f00" transform="scale(2)"/></g>"##)
  }

  @Test func shadowsReachThreeDeviationsAndOnePoint() throws {
    let shadow = DisplayGroup.Shadow(color: Color(rgb: 0, alpha: 0.25), deviation: 2, x: 0, y: 3)
    let found = try elements(
      svg([.effects(.init(shadow: shadow), [.fill(.square, .red, evenOdd: false)])]))
    let filter = try #require(found.first { $0.name == "filter" }).attributes
    // The box 10…30, 3 lower and 7 wider all round, and the box itself: 3…37 and 6…40.
    #expect(filter["x"] == "3" && filter["width"] == "34")
    #expect(filter["y"] == "6" && filter["height"] == "34")
    #expect(filter["filterUnits"] == "userSpaceOnUse" && filter["color-interpolation-filters"] == "sRGB")
    let steps = found.map(\.name).filter { $0.hasPrefix("fe") }
    #expect(steps == ["feGaussianBlur", "feOffset", "feColorMatrix", "feMerge", "feMergeNode", "feMergeNode"])
    let matrix = try #require(found.first { $0.name == "feColorMatrix" }).attributes["values"]
    #expect(matrix == "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .25 0")
  }

  @Test func picturesAreCroppedToWhatIsSeen() throws {
    // Four pixels in a row: red, green, blue, white.
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    let image = RasterImage(pixels: PixelBuffer(width: 4, height: 1, bytes: bytes), key: "row")
    let middle = Rect(x: 1, y: 0, width: 2, height: 1)
    let text = svg([.image(image, source: middle, destination: Rect(x: 0, y: 0, width: 20, height: 10))])
    // Green and blue only; base64 by Python.
    #expect(try elements(text).contains { $0.attributes["href"] == "data:image/png;base64,AP8A/wAA//8=" })
    #expect(text.contains(##"transform="scale(20 10)""##))

    // Half a pixel on either side: whole pixels are kept, and the clip cuts them.
    let half = Rect(x: 0.5, y: 0, width: 2, height: 1)
    let cut = svg([.image(image, source: half, destination: Rect(x: 0, y: 0, width: 20, height: 10))])
    #expect(cut.contains(##"transform="translate(-5)scale(30 10)""##))
    #expect(cut.contains(##"clip-path="url(#c0)""##))
  }

  @Test func pixelsBeyondTheScaleAreAveraged() throws {
    // Two by two: black and white in one row, white and black in the other: their mean is grey, rounded up.
    let bytes: [UInt8] = [0, 255, 255, 0].flatMap { [$0, $0, $0, 255] as [UInt8] }
    let image = RasterImage(pixels: PixelBuffer(width: 2, height: 2, bytes: bytes), key: "check")
    let whole = Rect(x: 0, y: 0, width: 2, height: 2)
    let text = svg([.image(image, source: whole, destination: Rect(x: 0, y: 0, width: 1, height: 1))], scale: 1)
    // (128, 128, 128, 255) in base64.
    #expect(try elements(text).contains { $0.attributes["href"] == "data:image/png;base64,gICA/w==" })
  }

  @Test func aBackdropShowsWhatLiesBeneathAgain() {
    let fill = DrawCommand.fill(.square, .red, evenOdd: false)
    let panel = Path.rectangle(Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(
      body([fill, .backdrop(panel, radius: 2, saturation: 1.8), fill])
        == ##"><defs><filter id="f0" x="-7" y="-7" width="114" height="64" filterUnits="userSpaceOnUse""##
        + ##" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2"/>"##
        + ##"<feColorMatrix type="saturate" values="1.8"/></filter>"##
        + ##"<clipPath id="c0"><path d="m0 0h100v50H0z"/></clipPath></defs>"##
        + ##"<g id="b0"><path d="m10 10h20v20H10z" fill="#f00"/></g>"##
        + ##"<g filter="url(#f0)" aria-hidden="true" clip-path="url(#c0)"><use href="#b0"/></g>"##
        + ##"<path d="m10 10h20v20H10z" fill="#f00"/>"##)
  }

  @Test func idsAreUniqueAndEveryReferenceHasItsTarget() throws {
    let text = svg(Self.everything)
    let found = try elements(text)
    let ids = found.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in found {
      for (name, value) in element.attributes {
        if name == "href", value.hasPrefix("#") { #expect(ids.contains(String(value.dropFirst()))) }
        if value.hasPrefix("url(#") { #expect(ids.contains(String(value.dropFirst(5).dropLast()))) }
        if name == "href" { #expect(value.hasPrefix("#") || value.hasPrefix("data:image/png")) }
      }
    }
    #expect(text == svg(Self.everything))
  }

  @Test func hostileNumbersLeaveAWholeFile() throws {
    let bad = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for value in bad {
      let point = Point(x: value, y: 5)
      let box = Rect(x: value, y: value, width: value, height: 10)
      let path = Path([.move(point), .line(Point(x: 5, y: value)), .close])
      let image = RasterImage(pixels: PixelBuffer(width: 2, height: 2), key: "k")
      let transform = Transform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0)
      let shadow = DisplayGroup.Shadow(color: .black, deviation: value, x: value, y: 0)
      var glyphs = run([1], "a", size: 10)
      glyphs.size = value
      glyphs.advance = value
      let text = svg([
        .fill(path, .red, evenOdd: false), .stroke(path, StrokeStyle(width: value, dash: [value]), .red),
        .fill(.square, .color(Color(red: value, green: 0, blue: 0, alpha: value)), evenOdd: false),
        .glyphs(glyphs, at: point, .black), .image(image, source: box, destination: box),
        .image(image, source: Rect(x: 0, y: 0, width: 2, height: 2), destination: box),
        .effects(.init(blur: value, shadow: shadow, opacity: value), [.fill(.square, .red, evenOdd: false)]),
        .moved(
          transform,
          [
            .fill(.square, .red, evenOdd: false),
            .backdrop(.square, radius: value, saturation: value),
          ]),
        .backdrop(path, radius: value, saturation: value), .clip(path, [.fill(.square, .red, evenOdd: false)]),
      ])
      for element in try elements(text) {
        for (_, value) in element.attributes {
          #expect(!value.contains("nan") && !value.contains("inf"), "\(value)")
        }
      }
    }
  }

  @Test func labelsWithoutPlaceInXMLAreCleaned() throws {
    let label = "a\u{0}\u{8}\u{FFFE}b\nc\u{7F}"
    let text = svg([.label(label, [.fill(.square, .red, evenOdd: false)])])
    #expect(try elements(text).contains { $0.attributes["aria-label"] == "ab c" })
  }

  /// One of every command, nested.
  static let everything: [DrawCommand] = {
    let image = RasterImage(pixels: PixelBuffer(width: 2, height: 2), key: "k")
    let gradient = Gradient(
      shape: .radial(center: Point(x: 5, y: 5), radius: 9), stops: [GradientStop(offset: 0.5, color: .white)])
    let shadow = DisplayGroup.Shadow(color: .black, deviation: 1, x: 1, y: 1)
    return [
      .clip(
        .square,
        [
          .fill(.square, .gradient(gradient), evenOdd: false),
          .moved(
            .translation(x: 1, y: 2),
            [
              .glyphs(run([1, 2], "ab"), at: .zero, .black),
              .backdrop(.square, radius: 3, saturation: 2),
            ]), .backdrop(.square, radius: 3, saturation: 2),
          .image(
            image, source: Rect(x: 0, y: 0, width: 1.5, height: 2), destination: Rect(x: 0, y: 0, width: 9, height: 9)),
          .effects(
            .init(blur: 2, shadow: shadow, opacity: 0.5), [.label("x", [.stroke(.square, StrokeStyle(width: 2), .red)])]
          ),
        ])
    ]
  }()
}
