// SPDX-License-Identifier: MIT

public import WeaveGraphics

extension DisplayList {
  /// The list as a home screen of clear glass shows it. The design's background is replaced by the glass, and the items
  /// on it become white, more strongly the more they stood out.
  ///
  /// - Parameters:
  ///   - wallpaper: the colour behind the glass; where it is clear, the glass is translucent.
  ///   - photo: what lies there instead of the colour; nil for only the colour.
  ///   - accent: replaces white for items that have a hue; nil for only white.
  ///   - hasEdge: whether the rim of the glass is drawn; false for a picture that fills the screen.
  /// - Source: Apple, Human Interface Guidelines, Widgets: rendering modes; the system removes the background.
  public func glass(
    over wallpaper: Color, photo: GlassPhoto? = nil, accent: Color? = nil, hasEdge: Bool
  ) -> DisplayList {
    let box = Rect(origin: .zero, size: canvas)
    var edge = Path.rectangle(box)
    if case .group(let group)? = items.first?.command, let clip = group.clip { edge = clip }
    let glass = photo.map { Glass(before: $0) } ?? Glass(over: wallpaper)
    var translator = GlassTranslator(canvas: box, ground: glass.mean, accent: accent)
    var list = self
    list.items = glass.ground(within: edge, of: box)
    list.items += translator.translated(items, in: GlassTranslator.Scope())
    if hasEdge { list.items.append(glass.rim(of: edge, box)) }
    return list
  }
}

/// A photo behind a widget of glass.
public struct GlassPhoto: Sendable, Hashable {
  /// The photo as it lies behind the canvas.
  let wallpaper: DrawCommand
  /// The same part of it as it is seen through the glass, of the canvas's size.
  let pane: RasterImage
  /// The mean colour of the pane.
  let mean: Color

  /// - Parameters:
  ///   - wallpaper: a command that covers the canvas.
  ///   - pane: the picture seen through the glass, dark enough for white text.
  ///   - mean: the mean colour of the pane, opaque.
  public init(wallpaper: DrawCommand, pane: RasterImage, mean: Color) {
    (self.wallpaper, self.pane, self.mean) = (wallpaper, pane, mean)
  }
}

/// The glass behind a widget.
private struct Glass {
  /// Its colour in the middle, opaque: items that must be invisible on it are drawn in this colour.
  let mean: Color
  /// The paint of the glass.
  private let body: Color
  /// The photo behind it; nil for only the paint.
  private let photo: GlassPhoto?

  /// White in texts has at least this contrast with the glass; secondary text, at four fifths of the strength, has 4.5.
  private static let contrast = 7.5

  init(before photo: GlassPhoto) {
    (mean, body, self.photo) = (photo.mean, photo.mean, photo)
  }

  /// Glass slightly lightens a dark wallpaper, and darkens one on which white would be unreadable.
  init(over wallpaper: Color) {
    let lit = (wallpaper.alpha < 0.5 ? Color(rgb: 0x3A5C94) : wallpaper).mixed(with: .white, 0.1)
    let steps = (0...50).lazy.map { lit.mixed(with: .black, Double($0) / 50) }
    let opaque = steps.first { $0.contrastRatio(with: .white) >= Self.contrast } ?? lit
    mean = Color(red: opaque.red, green: opaque.green, blue: opaque.blue)
    body = wallpaper.alpha < 0.5 ? mean.opacity(0.55) : mean
    photo = nil
  }

  /// The background, with light on its upper edge.
  func ground(within edge: Path, of box: Rect) -> [DisplayItem] {
    let light = Gradient(
      shape: .linear(start: Point(x: box.minX, y: box.minY), end: Point(x: box.minX, y: box.maxY)),
      stops: [
        GradientStop(offset: 0, color: .white.opacity(0.07)), GradientStop(offset: 0.5, color: .white.opacity(0)),
        GradientStop(offset: 1, color: .black.opacity(0.05)),
      ])
    return surface(within: edge, of: box) + [
      DisplayItem(.fill(edge, .gradient(light), evenOdd: false), node: "widget")
    ]
  }

  /// The glass without its light: a paint, or the photo with its pane.
  private func surface(within edge: Path, of box: Rect) -> [DisplayItem] {
    guard let photo else { return [DisplayItem(.fill(edge, .color(body), evenOdd: false), node: "widget")] }
    let whole = Rect(x: 0, y: 0, width: Double(photo.pane.width), height: Double(photo.pane.height))
    let pane = DisplayItem(.image(photo.pane, source: whole, destination: box), node: "widget")
    return [
      DisplayItem(photo.wallpaper, node: "wallpaper"),
      DisplayItem(.group(DisplayGroup(clip: edge, [pane])), node: "widget"),
    ]
  }

  /// A highlight along the edge, strongest where the light comes from and on the opposite side.
  func rim(of edge: Path, _ box: Rect) -> DisplayItem {
    let light = Gradient(
      shape: .linear(start: Point(x: box.minX, y: box.minY), end: Point(x: box.maxX, y: box.maxY)),
      stops: [
        GradientStop(offset: 0, color: .white.opacity(0.55)), GradientStop(offset: 0.45, color: .white.opacity(0.12)),
        GradientStop(offset: 0.6, color: .white.opacity(0.12)), GradientStop(offset: 1, color: .white.opacity(0.4)),
      ])
    let line = DisplayItem(.stroke(edge, StrokeStyle(width: 2, join: .round), .gradient(light)), node: "widget")
    return DisplayItem(.group(DisplayGroup(clip: edge, [line])), node: "widget")
  }
}

/// Translates every command of a list into white, or white and an accent, on glass.
private struct GlassTranslator {
  /// The fraction of each side of the canvas that an item must cover to be its background.
  private static let groundShare = 0.7
  /// The blur, in points, from which an item is a light instead of a shape.
  private static let glow = 6.0
  /// The OKLab chroma from which a colour has a hue.
  private static let hue = 0.06
  /// How many surfaces back to look for a text's background, so that time is not quadratic in the design.
  private static let remembered = 500

  let canvas: Rect
  let ground: Color
  let accent: Color?
  /// The design's background colour, opaque.
  private var paper = Color(rgb: 0x1C1C1E)
  private var surfaces: [Surface] = []
  private var scope = Scope()

  /// A painted surface that texts may lie on.
  fileprivate struct Surface {
    var box: Rect
    var outline: FlatPath
    /// The strength of the ink's white there, 0...1; nil for a photo.
    var strength: Double?
  }

  /// The effects of the groups around an item.
  struct Scope {
    var transform = Transform.identity
    var opacity = 1.0
  }

  init(canvas: Rect, ground: Color, accent: Color?) {
    (self.canvas, self.ground, self.accent) = (canvas, ground, accent)
  }

  mutating func translated(_ items: [DisplayItem], in inner: Scope) -> [DisplayItem] {
    let outer = scope
    scope = inner
    defer { scope = outer }
    return items.compactMap { item in
      command(for: item.command).map { DisplayItem($0, node: item.node, range: item.range) }
    }
  }

  private mutating func command(for command: DrawCommand) -> DrawCommand? {
    switch command {
    case .group(let group): return self.group(group).map { .group($0) }
    case .fill(let path, let paint, let evenOdd): return fill(path, paint, evenOdd: evenOdd)
    case .stroke(let path, let style, let paint): return .stroke(path, style, shown(paint))
    case .glyphs(let run, let origin, let color): return .glyphs(run, at: origin, ink(of: run, at: origin, color))
    case .image(let image, let source, let destination):
      let box = scope.transform.bounds(of: destination)
      surfaces.append(Surface(box: box, outline: FlatPath(.rectangle(box), evenOdd: true, pieces: 6), strength: nil))
      return .image(shown(image), source: source, destination: destination)
    case .backdrop: return nil
    }
  }

  /// The group without shadows, which do not occur on glass; nil for a blurred light.
  private mutating func group(_ group: DisplayGroup) -> DisplayGroup? {
    var inner = scope
    inner.transform = group.transform?.then(scope.transform) ?? scope.transform
    var kept = group
    if var effects = group.effects {
      if effects.blur > Self.glow { return nil }
      inner.opacity *= effects.opacity
      effects.shadow = nil
      kept.effects = effects == DisplayGroup.Effects() ? nil : effects
    }
    kept.children = translated(group.children, in: inner)
    return kept
  }

  // MARK: Shapes

  private mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool) -> DrawCommand? {
    guard let bounds = path.controlBounds else { return nil }
    let box = scope.transform.bounds(of: bounds)
    let outline = FlatPath(path.transformed(by: scope.transform), evenOdd: true, pieces: 6)
    let below = surfaces.suffix(Self.remembered).last { $0.contains(box.center) }
    let isPhoto = below.map { $0.strength == nil } ?? false
    let isGround = box.width > canvas.width * Self.groundShare && box.height > canvas.height * Self.groundShare
    let color = paint.mean.opacity(scope.opacity)
    if isGround, !isPhoto {
      let seen = color.over(paper)
      paper = Color(red: seen.red, green: seen.green, blue: seen.blue)
      return nil
    }
    if !isPhoto, !paint.fades {
      let under = below.flatMap(\.strength) ?? 0
      surfaces.append(
        Surface(box: box, outline: outline, strength: strength(of: color) * color.alpha + under * (1 - color.alpha)))
    }
    return .fill(path, shown(paint), evenOdd: evenOdd)
  }

  private func shown(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(shown(color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: shown($0.color)) }
      return .gradient(gradient)
    }
  }

  /// A colour between the glass and the ink, with the original opacity.
  private func shown(_ color: Color) -> Color {
    ground.mixed(with: ink(for: color), strength(of: color)).withAlpha(color.alpha)
  }

  /// How far a colour stood out from the design's background, from 0 to 1. A hue also counts as standing out.
  private func strength(of color: Color) -> Double {
    let (own, base) = (color.withAlpha(1).okLab, paper.okLab.lightness)
    let isDark = base < 0.62
    let apart = isDark ? (own.lightness - base) / (1 - base) : (base - own.lightness) / base
    let part = min(1, max(0, apart))
    return own.chroma > Self.hue ? max(part, min(1, 0.35 + 0.65 * part)) : part
  }

  private func ink(for color: Color) -> Color {
    guard let accent, color.withAlpha(1).okLab.chroma > Self.hue else { return .white }
    return accent
  }

  // MARK: Texts and photos

  /// White or the accent on glass and photos; on a bright surface the colour of the glass, as if the text were cut out.
  private func ink(of run: GlyphRun, at origin: Point, _ color: Color) -> Color {
    let center = scope.transform.apply(run.center(from: origin))
    let surface = surfaces.suffix(Self.remembered).last { $0.contains(center) }
    if let strength = surface?.strength, strength > 0.42 { return ground.withAlpha(color.alpha) }
    return ink(for: color).withAlpha(color.alpha)
  }

  /// A photo in tones from the dark of the glass to white.
  private func shown(_ image: RasterImage) -> RasterImage {
    var pixels = image.pixels
    let dark = ground.mixed(with: .black, 0.55)
    let (low, high) = ([dark.red, dark.green, dark.blue], [1.0, 1.0, 1.0])
    pixels.bytes.withUnsafeMutableBufferPointer { bytes in
      for place in stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = Double(bytes[place + 3])
        let luma = 0.2126 * Double(bytes[place]) + 0.7152 * Double(bytes[place + 1]) + 0.0722 * Double(bytes[place + 2])
        for part in 0..<3 {
          let value = low[part] * alpha + (high[part] - low[part]) * luma
          bytes[place + part] = UInt8(min(alpha, max(0, value.rounded())))
        }
      }
    }
    return RasterImage(pixels: pixels, key: "\(image.key) on glass \(ground.hex)")
  }
}

extension GlassTranslator.Surface {
  fileprivate func contains(_ point: Point) -> Bool { box.contains(point) && outline.contains(point) }
}

extension Color {
  fileprivate func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension OKLab {
  /// The strength of the hue.
  fileprivate var chroma: Double { (a * a + b * b).squareRoot() }
}
