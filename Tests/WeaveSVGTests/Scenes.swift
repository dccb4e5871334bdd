// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics

/// Pictures that use every kind of command as real widgets do.
enum Scene: String, CaseIterable, CustomTestStringConvertible {
  case shapes, gradients, text, shadows, blur, picture, glass, transforms, emoji

  var testDescription: String { rawValue }

  static let canvas = Size(width: 158, height: 158)

  var list: DisplayList {
    let card = Path.roundedRectangle(Rect(x: 0, y: 0, width: 158, height: 158), radius: 22)
    return DisplayList(
      canvas: Self.canvas, items: [DisplayItem(.clip(card, commands), node: rawValue)], title: rawValue)
  }

  private var commands: [DrawCommand] {
    switch self {
    case .shapes: [Self.ground] + Self.shapesCommands
    case .gradients: Self.gradientsCommands
    case .text: [Self.ground] + Self.textCommands
    case .shadows: [Self.ground] + Self.shadowsCommands
    case .blur: Self.blurCommands
    case .picture: Self.pictureCommands
    case .glass: Self.glassCommands
    case .emoji: [Self.ground] + Self.emojiCommands
    case .transforms: [Self.ground] + Self.transformsCommands
    }
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static let whole = Path.rectangle(box(0, 0, 158, 158))
  private static let ground = DrawCommand.fill(whole, .color(Color(rgb: 0xF2F2F7)), evenOdd: false)

  private static let shapesCommands: [DrawCommand] = [
    .fill(.ellipse(in: box(12.3, 12.7, 40, 30)), .color(Color(rgb: 0xFF9500)), evenOdd: false),
    .fill(.roundedRectangle(box(60, 12, 84, 40), radius: 12), .color(Color(rgb: 0x007AFF, alpha: 0.4)), evenOdd: false),
    .stroke(
      .arc(center: Point(x: 45, y: 100), radius: 30, from: -1.57, to: 3.4), StrokeStyle(width: 8, cap: .round),
      .color(Color(rgb: 0x34C759))),
    .stroke(
      Path([.move(Point(x: 95, y: 130)), .line(Point(x: 115, y: 75)), .line(Point(x: 135, y: 130))]),
      StrokeStyle(width: 5), .color(.black)),
    // A corner of 15°, whose mitre is 7.6 times as long as the line is wide.
    .stroke(
      Path([.move(Point(x: 84, y: 140)), .line(Point(x: 88, y: 110)), .line(Point(x: 92, y: 140))]),
      StrokeStyle(width: 3), .color(Color(rgb: 0xAF52DE))),
    .stroke(
      Path([.move(Point(x: 12, y: 145)), .line(Point(x: 146, y: 145))]), StrokeStyle(width: 2, dash: [6, 3]),
      .color(Color(rgb: 0xFF2D55))),
    .fill(
      Path(Path.rectangle(box(70, 60, 20, 20)).elements + Path.rectangle(box(75, 65, 10, 10)).elements), .color(.black),
      evenOdd: true),
  ]

  private static let gradientsCommands: [DrawCommand] = [
    .fill(
      whole,
      .gradient(
        Gradient(
          shape: .linear(start: .zero, end: Point(x: 158, y: 158)),
          stops: [
            GradientStop(offset: 0, color: Color(rgb: 0x5E5CE6)),
            GradientStop(offset: 0.5, color: Color(rgb: 0xFF375F)),
            GradientStop(offset: 1, color: Color(rgb: 0xFF9F0A)),
          ])), evenOdd: false),
    .fill(
      whole,
      .gradient(
        Gradient(
          shape: .radial(center: Point(x: 120, y: 30), radius: 90),
          stops: [
            GradientStop(offset: 0, color: Color(rgb: 0xFFFFFF, alpha: 0.6)),
            GradientStop(offset: 1, color: Color(rgb: 0xFFFFFF, alpha: 0)),
          ])), evenOdd: false),
  ]

  /// Lines of glyphs by their numbers in Inter; which letters they are does not matter.
  private static let textCommands: [DrawCommand] = [(11.0, 30.0), (13, 50), (17, 76), (34, 120)].enumerated().map {
    index, line in
    let ids = (0..<12).map { UInt32(40 + index * 31 + $0 * 7) }
    let glyphs = ids.enumerated().map { Glyph(id: $1, x: Double($0) * line.0 * 0.63, y: 0) }
    let face = FontFace(
      file: interFile, index: 0, family: "Inter", weight: 400, isItalic: false, hasColor: false)
    let run = GlyphRun(face: face, size: line.0, glyphs: glyphs, advance: line.0 * 7, text: "")
    return .glyphs(run, at: Point(x: 12.4, y: line.1), Color(rgb: 0x1C1C1E))
  }

  static let interFile = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  private static let shadowsCommands: [DrawCommand] = [
    .effects(
      .init(shadow: .init(color: Color(rgb: 0, alpha: 0.35), deviation: 6, x: 0, y: 5)),
      [.fill(.roundedRectangle(box(24, 20, 110, 50), radius: 14), .color(.white), evenOdd: false)]),
    .effects(
      .init(shadow: .init(color: Color(rgb: 0x007AFF, alpha: 0.8), deviation: 1.2, x: 2, y: -1), opacity: 0.8),
      [
        .fill(.ellipse(in: box(30, 90, 40, 40)), .color(Color(rgb: 0xFFCC00)), evenOdd: false),
        .fill(.ellipse(in: box(50, 90, 40, 40)), .color(Color(rgb: 0xFF3B30)), evenOdd: false),
      ]),
  ]

  private static let blurCommands: [DrawCommand] = [
    .fill(whole, .color(Color(rgb: 0x0B1026)), evenOdd: false),
    .effects(
      .init(blur: 14, opacity: 0.9),
      [
        .fill(.ellipse(in: box(-20, -10, 110, 90)), .color(Color(rgb: 0x64D2FF)), evenOdd: false),
        .fill(.ellipse(in: box(70, 80, 110, 90)), .color(Color(rgb: 0xBF5AF2)), evenOdd: false),
      ]),
    .effects(.init(blur: 1.5), [.fill(.ellipse(in: box(60, 60, 30, 30)), .color(.white), evenOdd: false)]),
  ]

  /// A soft pattern, as photos are.
  private static let photo: RasterImage = {
    let side = 480
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let wave = sine(Double(x) / 31) * cosine(Double(y) / 47)
        bytes += [UInt8(128 + 100 * wave), UInt8(x * 255 / side), UInt8(y * 255 / side), 255]
      }
    }
    return RasterImage(pixels: PixelBuffer(width: side, height: side, bytes: bytes), key: "waves")
  }()

  private static let pictureCommands: [DrawCommand] = [
    .image(photo, source: box(40.5, 60.25, 300, 300), destination: box(0, 0, 158, 158)),
    .clip(
      .ellipse(in: box(89, 89, 60, 60)), [.image(photo, source: box(0, 0, 480, 480), destination: box(89, 89, 60, 60))]),
  ]

  private static let glassCommands: [DrawCommand] = [
    .image(photo, source: box(0, 0, 480, 480), destination: box(0, 0, 158, 158)),
    .fill(.ellipse(in: box(20, 70, 60, 60)), .color(.white), evenOdd: false),
    .backdrop(.roundedRectangle(box(12, 90, 134, 60), radius: 16), radius: 8, saturation: 1.6),
    .fill(
      .roundedRectangle(box(12, 90, 134, 60), radius: 16), .color(Color(rgb: 0xFFFFFF, alpha: 0.2)), evenOdd: false),
    .moved(
      .translation(x: 20, y: 10),
      [
        .fill(.ellipse(in: box(0, 0, 40, 40)), .color(Color(rgb: 0xFF3B30)), evenOdd: false),
        .backdrop(.roundedRectangle(box(10, 10, 80, 40), radius: 10), radius: 4, saturation: 1),
      ]),
  ]

  private static let transformsCommands: [DrawCommand] = [
    .moved(
      Transform(a: 0.866, b: 0.5, c: -0.5, d: 0.866, tx: 79, ty: 79),
      [
        .fill(.roundedRectangle(box(-40, -20, 80, 40), radius: 8), .color(Color(rgb: 0x5856D6)), evenOdd: false),
        .clip(
          .rectangle(box(-30, -30, 30, 60)),
          [.moved(.scale(x: 2, y: 1), [.fill(.ellipse(in: box(-15, -10, 20, 20)), .color(.white), evenOdd: false)])]),
        .effects(
          .init(shadow: .init(color: .black, deviation: 3, x: 4, y: 4)),
          [.fill(.ellipse(in: box(20, 20, 20, 20)), .color(Color(rgb: 0xFF9500)), evenOdd: false)]),
      ])
  ]

  private static let emojiCommands: [DrawCommand] = [12.0, 24, 60].map { size in
    let face = FontFace(
      file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", index: 0, family: "Noto Color Emoji", weight: 400,
      isItalic: false, hasColor: true)
    let glyphs = [Glyph(id: 900, x: 0, y: 0), Glyph(id: 1200, x: size * 1.3, y: 0)]
    let run = GlyphRun(face: face, size: size, glyphs: glyphs, advance: size * 2.6, text: "")
    return .glyphs(run, at: Point(x: 10.3, y: 10 + size * 2), .black)
  }
}
