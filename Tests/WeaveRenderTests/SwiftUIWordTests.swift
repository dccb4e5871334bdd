// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// Words that designs share with SwiftUI, by what the pictures show.
@Suite("Words of SwiftUI") struct SwiftUIWordTests {
  /// A design of 100 × 60 points on white, one pixel a point, with square corners.
  private func drawn(
    _ content: String, _ appearance: RenderEnvironment.Appearance = .light
  ) throws -> (pixels: PixelBuffer, codes: [String]) {
    let text =
      #"{"name": "words", "layout": {"template": "custom"}, "style": {"padding": 0, "background": "plain"}, "content": "#
      + content + "}"
    let environment = RenderEnvironment.fixed(
      .small, appearance, shape: .square, canvas: Size(width: 100, height: 60), scale: 1)
    let design = try Design("words", text: Array(text.utf8))
    let renderer = try Renderer()
    let checked = try renderer.render(design.widget, in: environment, photos: design.photos)
    return (try renderer.pixels(#require(checked.output)), checked.diagnostics.map(\.code.name))
  }

  private func pixels(_ content: String, _ appearance: RenderEnvironment.Appearance = .light) throws -> PixelBuffer {
    try drawn(content, appearance).pixels
  }

  private func inked(_ picture: PixelBuffer) -> [(x: Int, y: Int)] {
    (0..<picture.height).flatMap { y in (0..<picture.width).map { (x: $0, y: y) } }.filter { x, y in
      let pixel = picture.pixel(x: x, y: y)
      return min(pixel.red, pixel.green, pixel.blue) < 128
    }
  }

  // MARK: Texts

  @Test(
    "What is said of a stack holds for the texts in it",
    arguments: [
      #""lineLimit": 1"#, #""lineLimit": 3, "reservesSpace": true"#, #""lineLimit": 1, "truncation": "middle""#,
      #""lineLimit": 1, "minimumScale": 0.5"#, #""multilineAlignment": "trailing""#, #""lineSpacing": 6"#,
      #""textCase": "uppercase""#,
    ])
  func inherited(setting: String) throws {
    let words = #""type": "text", "text": "some words that take lines", "font": "caption""#
    let own = try pixels(#"{"type": "vstack", "children": [{\#(words), \#(setting)}]}"#)
    #expect(try pixels(#"{"type": "vstack", \#(setting), "children": [{\#(words)}]}"#) == own)
    #expect(try pixels(#"{"type": "vstack", "children": [{\#(words)}]}"#) != own)
  }

  @Test("A text may free itself from what its stack says")
  func freed() throws {
    let words = #""type": "text", "text": "some words that take lines", "font": "caption""#
    let plain = try pixels(#"{"type": "vstack", "children": [{\#(words)}]}"#)
    #expect(
      try pixels(
        #"{"type": "vstack", "lineLimit": 1, "textCase": "uppercase", "children": [{\#(words), "lineLimit": 0, "textCase": "none"}]}"#
      ) == plain)
  }

  @Test("Points between lines move the second line and not the first")
  func lineSpacing() throws {
    let words = #""type": "text", "text": "top\nlow", "font": "caption""#
    let frame = #""frame": {"height": 60, "alignment": "top"}"#
    func rows(_ content: String) throws -> [Int] { Set(inked(try pixels(content)).map(\.y)).sorted() }
    let plain = try rows(#"{\#(words), \#(frame)}"#)
    let wide = try rows(#"{\#(words), "lineSpacing": 5, \#(frame)}"#)
    #expect(wide.first == plain.first)
    #expect(try #require(wide.last) == #require(plain.last) + 5)
  }

  @Test("A label is its symbol and its words on one baseline, in one font")
  func label() throws {
    let parts = #"""
      {"type": "hstack", "spacing": 8, "alignment": "firstTextBaseline", "children": [
        {"type": "symbol", "name": "star.fill", "size": 17, "weight": "semibold"},
        {"type": "text", "text": "Star", "font": "headline"}]}
      """#
    #expect(
      try pixels(#"{"type": "label", "text": "Star", "symbol": "star.fill", "font": "headline"}"#) == pixels(parts))
  }

  // MARK: Paint

  @Test("A gradient runs over the letters and over a symbol", arguments: ["text", "symbol"])
  func gradient(kind: String) throws {
    let content =
      kind == "text"
      ? #""type": "text", "text": "MMM", "font": {"size": 40, "weight": "bold"}"#
      : #""type": "symbol", "name": "square.fill", "size": 50"#
    let picture = try pixels(
      ##"{\##(content), "foreground": {"linear": {"degrees": 90, "stops": ["#FF0000", "#0000FF"]}}}"##)
    let inks = (0..<picture.width).map { picture.pixel(x: $0, y: 30) }.filter { $0.green < 100 }
    let (first, last) = (try #require(inks.first), try #require(inks.last))
    #expect(first.red > first.blue && last.blue > last.red)
    // Where there is one colour only, letters keep one strength.
    let dark = try pixels(
      ##"{\##(content), "foreground": {"linear": {"degrees": 90, "stops": ["#FF0000", "#0000FF"]}}}"##, .eink)
    #expect(inked(dark).count > 100)
  }

  @Test("An angular gradient goes clockwise from above", arguments: ["shape", "gauge"])
  func angular(kind: String) throws {
    let fill = ##""fill": {"angular": {"stops": ["#FF0000", "#00FF00", "#0000FF", "#FF0000"]}}"##
    let content =
      kind == "shape"
      ? #""type": "shape", "shape": "circle""# : #""type": "gauge", "value": 1, "lineWidth": 20, "track": "clear""#
    let picture = try pixels(#"{\#(content), \#(fill), "frame": {"width": 60, "height": 60}}"#)
    // At 60, 120 and 240 degrees: halfway to green, green, blue; 25 points from the middle, (50, 30).
    let (half, green, blue) = (picture.pixel(x: 71, y: 17), picture.pixel(x: 71, y: 42), picture.pixel(x: 28, y: 42))
    #expect(abs(Int(half.red) - Int(half.green)) < 20 && half.blue < 20)
    #expect(green.green > 230 && blue.blue > 230)
  }

  @Test("A mesh has its colours at its crossings, and runs from one to the next", arguments: ["png", "text"])
  func mesh(kind: String) throws {
    let mesh = ##"{"mesh": {"columns": 2, "colors": ["#FF0000", "#00FF00", "#0000FF", "#FFFFFF"]}}"##
    let content =
      kind == "png"
      ? #"{"type": "shape", "fill": \#(mesh), "frame": {"width": 60, "height": 60}}"#
      : #"{"type": "text", "text": "█", "font": {"size": 70}, "foreground": \#(mesh), "frame": {"width": 60, "height": 60}}"#
    let picture = try pixels(content)
    let inks = (0..<100).map { x in (x: x, picture.pixel(x: x, y: 30)) }.filter { $0.1.green < 250 || $0.1.red < 250 }
    let (first, last) = (try #require(inks.first).1, try #require(inks.last).1)
    #expect(first.red > 90 && first.blue > 90 && last.green > last.red)
    guard kind == "png" else { return }
    func near(_ x: Int, _ y: Int, _ color: (Int, Int, Int)) -> Bool {
      let pixel = picture.pixel(x: x, y: y)
      return zip([pixel.red, pixel.green, pixel.blue], [color.0, color.1, color.2]).allSatisfy { abs(Int($0) - $1) < 6 }
    }
    #expect(near(20, 0, (255, 0, 0)) && near(79, 0, (0, 255, 0)))
    #expect(near(20, 59, (0, 0, 255)) && near(79, 59, (255, 255, 255)))
    // The middle is the mean of the four.
    #expect(near(50, 30, (128, 128, 128)))
  }

  @Test("A crossing that moves takes its colour along")
  func movedCrossing() throws {
    let points = [0.0, 0.5, 1].flatMap { y in [0.0, 0.5, 1].map { x in (x, y) } }
      .map { x, y in x == 0.5 && y == 0.5 ? #"{"x": 0.75, "y": 0.25}"# : #"{"x": \#(x), "y": \#(y)}"# }
    let colors = (0..<9).map { $0 == 4 ? ##""#000000""## : ##""#FFFFFF""## }.joined(separator: ",")
    let picture = try pixels(
      #"""
      {"type": "shape", "frame": {"width": 60, "height": 60}, "fill": {"mesh": {
        "columns": 3, "colors": [\#(colors)], "points": [\#(points.joined(separator: ","))]}}}
      """#)
    let darkest = (0..<60).flatMap { y in (20..<80).map { (x: $0, y: y) } }
      .min { picture.pixel(x: $0.x, y: $0.y).red < picture.pixel(x: $1.x, y: $1.y).red }
    let place = try #require(darkest)
    #expect(abs(place.x - 65) <= 1 && abs(place.y - 15) <= 1)
  }

  @Test("A stroke is as wide around letters as it says, and along the edges of clear ones")
  func stroke() throws {
    func ink(_ more: String) throws -> (left: Int, right: Int, top: Int, count: Int) {
      let places = inked(
        try pixels(#"{"type": "text", "text": "I", "font": {"size": 40, "weight": "black"}\#(more)}"#))
      let xs = places.map(\.x)
      return (try #require(xs.min()), try #require(xs.max()), try #require(places.map(\.y).min()), places.count)
    }
    let plain = try ink("")
    let wide = try ink(#", "stroke": {"fill": "black", "width": 4}"#)
    #expect(wide.left == plain.left - 4 && wide.right == plain.right + 4 && wide.top == plain.top - 4)
    let hollow = try ink(#", "foreground": "clear", "stroke": {"fill": "black", "width": 2}"#)
    #expect(abs(hollow.left - (plain.left - 1)) <= 1 && hollow.count < plain.count)
  }

  /// The formula of multiplying: each channel of both, as parts of 255, times each other. (255, 204, 0) × (0, 122, 255).
  @Test("Colours are mixed with those beneath")
  func blending() throws {
    let picture = try pixels(
      #"""
      {"type": "zstack", "children": [
        {"type": "shape", "fill": "#FFCC00"}, {"type": "shape", "fill": "#007AFF", "blendMode": "multiply"}]}
      """#)
    let pixel = picture.pixel(x: 50, y: 30)
    #expect(pixel.red == 0 && abs(Int(pixel.green) - 204 * 122 / 255) <= 1 && pixel.blue == 0)
  }

  @Test("A mask shows what its ink covers", arguments: [RenderEnvironment.Appearance.light, .eink])
  func mask(appearance: RenderEnvironment.Appearance) throws {
    let picture = try pixels(
      #"""
      {"type": "shape", "fill": "black", "frame": {"width": 40, "height": 40}, "mask": {"type": "shape", "shape": "circle"}}
      """#, appearance)
    #expect(picture.pixel(x: 50, y: 30).red == 0)
    #expect(picture.pixel(x: 32, y: 12).red == 255 && picture.pixel(x: 67, y: 47).red == 255)
    // The area of a circle of 20 points.
    #expect(abs(Double(inked(picture).count) - Double.pi * 400) < 30)
  }

  @Test("A drawing is scaled around a point, and its room stays")
  func scaled() throws {
    let box = #""type": "shape", "fill": "black", "frame": {"width": 20, "height": 20}"#
    let ink = inked(try pixels(#"{\#(box), "scaleEffect": {"x": 2, "y": 0.5, "anchor": "leading"}}"#))
    #expect(ink.map(\.x).min() == 40 && ink.map(\.x).max() == 79)
    #expect(ink.map(\.y).min() == 25 && ink.map(\.y).max() == 34)
  }

  @Test("Redacted content is as the placeholder of a widget, and only there")
  func redacted() throws {
    let words = #"{"type": "text", "text": "hidden words", "font": "caption"}"#
    let environment = RenderEnvironment.fixed(
      .small, shape: .square, canvas: Size(width: 100, height: 60), scale: 1)
    var waiting = environment
    waiting.content = .placeholder
    let text =
      #"{"name": "w", "layout": {"template": "custom"}, "style": {"padding": 0, "background": "plain"}, "content": "#
    let design = try Design("w", text: Array((text + words + "}").utf8))
    let renderer = try Renderer()
    let placeholder = try renderer.pixels(
      #require(renderer.render(design.widget, in: waiting, photos: design.photos).output))
    #expect(
      try pixels(#"{"type": "vstack", "redacted": true, "children": [\#(words)]}"#) == placeholder)
  }

  @Test("A name that is not known is drawn as a mark, and said")
  func unknownSymbol() throws {
    let (picture, codes) = try drawn(#"{"type": "symbol", "name": "no.such.symbol", "size": 30}"#)
    #expect(codes == ["W0450"])
    #expect(inked(picture).count > 60)
  }

  // MARK: Outlines

  @Test("Each corner has its own radius, and leading is right from right to left")
  func radii() throws {
    let picture = try pixels(
      #"""
      {"type": "shape", "shape": "roundedRectangle", "radii": {"topLeading": 20}, "fill": "black",
       "frame": {"width": 60, "height": 40}}
      """#)
    let corners = [(20, 10), (79, 10), (20, 49), (79, 49)].map { picture.pixel(x: $0.0, y: $0.1).red < 128 }
    #expect(corners == [false, true, true, true])
  }

  @Test("Corners in the container are parallel to the widget's")
  func containerRelative() {
    let canvas = Size(width: 200, height: 100)
    func path(_ distance: Double) -> Path {
      ShapeOutline.containerRelative(radius: 22, canvas: canvas)
        .path(in: Rect(origin: .zero, size: canvas).insetBy(dx: distance, dy: distance))
    }
    let inner = Rect(x: 8, y: 8, width: 184, height: 84)
    #expect(path(8) == .roundedRectangle(inner, radius: 14))
    #expect(path(30) == .rectangle(Rect(x: 30, y: 30, width: 140, height: 40)))
  }
}

/// Frames besides those of the home screen and the lock screen.
@Suite("Frames of other screens") struct ScreenFrameTests {
  private func drawn(_ frame: ScreenFrame, _ content: String) throws -> PixelBuffer {
    let text =
      #"{"name": "f", "layout": {"template": "custom"}, "style": {"padding": 0, "background": "plain"}, "content": "#
      + content + "}"
    let design = try Design("f", text: Array(text.utf8))
    let renderer = try Renderer()
    let environment = RenderEnvironment.fixed(scale: 1).inside(frame, on: .standard)
    return try renderer.pixels(
      #require(renderer.render(design.widget, in: environment, photos: design.photos).output))
  }

  @Test("Islands and StandBy are black, whatever the design's ground is", arguments: ScreenFrame.allCases)
  func ground(frame: ScreenFrame) throws {
    let canvas = frame.canvas(on: .standard)
    let picture = try drawn(frame, #"{"type": "spacer"}"#)
    #expect(abs(Double(picture.width) - canvas.width) < 1 && abs(Double(picture.height) - canvas.height) < 1)
    let middle = picture.pixel(x: picture.width / 2, y: picture.height / 2)
    #expect((middle.red == 0 && middle.green == 0 && middle.blue == 0) == frame.isBlack)
  }

  @Test("A design is told its frame and the room at its edges")
  func told() throws {
    let content = #"""
      {"type": "shape", "fill": "=screenFrame == 'liveActivity' and contentMargin == 14 ? '#FF0000' : '#00FF00'"}
      """#
    #expect(try drawn(.liveActivity, content).pixel(x: 100, y: 80).red == 255)
    #expect(try drawn(.standBy, content).pixel(x: 80, y: 80).green == 255)
  }
}
