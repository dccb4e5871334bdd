// SPDX-License-Identifier: MIT

import WeaveGraphics

extension DisplayList {
  /// The list for a panel that only shows black and white.
  ///
  /// Items that stood out from their background by colour or tone become black on white, or white on black; others
  /// become outlines. Backgrounds, glows, shadows and blurs are removed; photos are dithered; the widget's edge is a
  /// line.
  ///
  /// - Parameter hasEdge: whether the widget's outline is drawn; false for a picture that fills the panel.
  public func bilevel(hasEdge: Bool) -> DisplayList {
    var translator = BilevelTranslator(self)
    // The first group clips everything to the widget's outline.
    var edge = Path.rectangle(Rect(origin: .zero, size: canvas))
    if case .group(let group)? = items.first?.command, let clip = group.clip { edge = clip }
    var list = self
    list.items = [DisplayItem(.fill(edge, .color(.white), evenOdd: false), node: "widget")]
    list.items += translator.translated(items, in: BilevelTranslator.Scope())
    if hasEdge {
      let style = StrokeStyle(width: 2 * BilevelTranslator.lineWidth, join: .round)
      let line = DisplayItem(.stroke(edge, style, .color(.black)), node: "widget")
      list.items.append(DisplayItem(.group(DisplayGroup(clip: edge, [line])), node: "widget"))
    }
    list.finish = .bilevel(dithered: translator.photos, ordered: translator.patterns)
    return list
  }
}

/// Translates every command of a list into black and white.
private struct BilevelTranslator {
  /// The width of outlines, in points.
  static let lineWidth = 1.5
  /// The OKLab distance from its background at which an item is solid ink instead of an outline: for greys, and for
  /// hues.
  private static let strong = (grey: 0.25, hue: 0.2)
  /// Items below this distance are invisible.
  private static let faint = 0.03
  /// The largest side of a surface with text on it that is black instead of an outline: a button, a badge.
  private static let largestInk = 72.0
  /// The blur, in points, from which an item is a light instead of a shape.
  private static let glow = 6.0
  /// Thinner lines only thicken another shape slightly, as the weights of symbols do.
  private static let hairline = 0.75
  /// How many surfaces back to look for an item's background, so that time is not quadratic in the design.
  private static let remembered = 2_000
  /// The width of a hatch line, and the distance between lines, in points.
  private static let hatch = (width: 1.0, pitch: 4.0)

  /// The items of the group that is being translated, so far.
  private var items: [DisplayItem] = []
  /// The boxes of photos, in points.
  private(set) var photos: [Rect] = []
  /// The boxes that the design wants in a regular pattern, in points.
  private(set) var patterns: [Rect] = []
  private let canvas: Rect
  private var scope = Scope()
  /// The surfaces painted so far, the last on top.
  private var surfaces: [Surface]
  /// The centres of the texts that follow.
  private var texts: ArraySlice<Point>

  private enum Tone {
    case paper, ink
    /// Greys that are dithered later.
    case photo

    var color: Color { self == .ink ? .black : .white }
    var opposite: Color { self == .ink ? .white : .black }
  }

  private struct Surface {
    var box: Rect
    /// Its outline on the canvas; nil for the whole box.
    var outline: FlatPath?
    /// The colour in the design.
    var original: Color
    /// The tone in the translation.
    var tone: Tone
    /// Its node: the parts of a symbol or a gauge are not each other's background.
    var node = ""

    func contains(_ point: Point) -> Bool { box.contains(point) && outline?.contains(point) != false }
  }

  /// The effects of the groups around an item.
  struct Scope {
    var transform = Transform.identity
    var opacity = 1.0
    /// Whether it is left out, as blurred light is.
    var isHidden = false
    /// The dithering that the design sets.
    var dithering: Dithering?

    /// Whether areas keep their tones, to be dithered.
    var keepsTones: Bool { dithering == .ordered || dithering == .diffusion }
  }

  init(_ list: DisplayList) {
    canvas = Rect(origin: .zero, size: list.canvas)
    surfaces = [Surface(box: canvas, original: .white, tone: .paper)]
    var centers: [Point] = []
    list.items.forEachLeaf { item, map, _ in
      guard case .glyphs(let run, let origin, _) = item.command, centers.count < Self.remembered else { return }
      centers.append(map.apply(run.center(from: origin)))
    }
    texts = centers[...]
  }

  // MARK: Commands

  /// The translated items of a group.
  mutating func translated(_ given: [DisplayItem], in inner: Scope) -> [DisplayItem] {
    let outer = (items, scope)
    (items, scope) = ([], inner)
    defer { (items, scope) = outer }
    for item in given { translate(item) }
    return items
  }

  private mutating func translate(_ item: DisplayItem) {
    switch item.command {
    case .group(let group): translate(group, item)
    case .glyphs(let run, let origin, let color):
      texts = texts.dropFirst()
      if !scope.isHidden { draw(run, at: origin, color, item) }
    case _ where scope.isHidden: break
    case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd, item)
    case .stroke(let path, let style, let paint): stroke(path, style, paint, item)
    case .image(_, _, let destination):
      let box = scope.transform.bounds(of: destination)
      dither(box)
      surfaces.append(Surface(box: box, original: Color(rgb: 0x808080), tone: .photo))
      items.append(item)
    case .backdrop: break
    }
  }

  /// Translates a group without its effects, except that other items may cut it out; if it does nothing else, only its
  /// content remains.
  private mutating func translate(_ group: DisplayGroup, _ item: DisplayItem) {
    var inner = scope
    inner.transform = group.transform?.then(scope.transform) ?? scope.transform
    if let effects = group.effects {
      inner.opacity *= effects.opacity
      inner.isHidden = scope.isHidden || effects.blur > Self.glow
    }
    inner.dithering = group.dithering ?? scope.dithering
    var kept = group
    kept.effects = group.effects?.cutout.map { DisplayGroup.Effects(cutout: $0) }
    kept.children = translated(group.children, in: inner)
    if kept.transform == nil, kept.clip == nil, kept.label == nil, kept.dithering == nil, kept.effects == nil {
      items += kept.children
    } else {
      emit(.group(kept), item)
    }
  }

  private mutating func emit(_ command: DrawCommand, _ item: DisplayItem) {
    items.append(DisplayItem(command, node: item.node, range: item.range))
  }

  /// Records a box in which greys become dots, as the design says.
  private mutating func dither(_ box: Rect) {
    switch scope.dithering {
    case nil, .diffusion?: photos.append(box)
    case .ordered?: patterns.append(box)
    // An empty box: nothing is dithered, but there are greys.
    case Dithering.none?: photos.append(Rect(origin: box.origin, size: .zero))
    }
  }

  /// Emits commands clipped to a path, with its edge over them.
  private mutating func emit(_ commands: [DrawCommand], within path: Path, _ item: DisplayItem, edge: Double) {
    emit(commands + [.stroke(path, StrokeStyle(width: 2 * edge, join: .round), .color(.black))], within: path, item)
  }

  /// Emits commands clipped to a path.
  private mutating func emit(_ commands: [DrawCommand], within path: Path, _ item: DisplayItem) {
    let inside = commands.map { DisplayItem($0, node: item.node, range: item.range) }
    emit(.group(DisplayGroup(clip: path, inside)), item)
  }

  // MARK: Shapes

  private mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool, _ item: DisplayItem) {
    guard let bounds = path.controlBounds else { return }
    let box = scope.transform.bounds(of: bounds)
    let outline = FlatPath(path.transformed(by: scope.transform), evenOdd: true, pieces: 6)
    if scope.keepsTones {
      dither(box)
      surfaces.append(
        Surface(box: box, outline: outline, original: paint.mean.opacity(scope.opacity), tone: .photo, node: item.node))
      return items.append(faded(item))
    }
    let ground = surface(at: box.center, under: item)
    if paint.fades, ground.tone != .photo {
      return fade(path, paint, evenOdd: evenOdd, bounds, ground, item)
    }
    let color = paint.mean.opacity(scope.opacity)
    let original = color.over(ground.original)
    let isGround = box.width > canvas.width * 0.7 && box.height > canvas.height * 0.7
    if ground.tone == .photo {
      // A plate under text has a single tone, so that the text is clear.
      let isPlate = !isGround && texts.contains { box.contains($0) }
      let tone: Tone = !isPlate ? .photo : original.relativeLuminance > 0.3 ? .paper : .ink
      surfaces.append(Surface(box: box, outline: outline, original: original, tone: tone, node: item.node))
      return isPlate ? emit(.fill(path, .color(tone.color), evenOdd: evenOdd), item) : items.append(item)
    }
    if isGround {
      // Only shapes that are meant to be black stay black: a dark background in a design becomes white here.
      let tone: Tone = paint == .color(.black) && scope.opacity == 1 ? .ink : .paper
      surfaces.append(Surface(box: box, outline: outline, original: original, tone: tone, node: item.node))
      if tone == .ink { emit(.fill(path, .color(.black), evenOdd: evenOdd), item) }
      return
    }
    let (long, short) = (max(box.width, box.height), min(box.width, box.height))
    if ground.tone == .paper, let gradient = paint.scale, short > 3, long > 4 * short,
      !texts.contains(where: { box.contains($0) })
    {
      surfaces.append(Surface(box: box, outline: outline, original: original, tone: .ink, node: item.node))
      return emit(ScalePattern(gradient, bounds).commands, within: path, item, edge: Self.lineWidth)
    }
    let difference = original.difference(from: ground.original)
    let isStrong = isStrong(original, difference) || isMostlyStrong(paint, on: ground)
    let side = path.largestPartSide * scope.transform.magnification
    if isStrong {
      let carriesText = side > Self.largestInk && texts.contains { box.contains($0) }
      if carriesText {
        drawEdge(of: path, ground, item)
      } else {
        emit(.fill(path, .color(ground.tone.opposite), evenOdd: evenOdd), item)
      }
      let tone: Tone = (ground.tone == .paper) != carriesText ? .ink : .paper
      surfaces.append(Surface(box: box, outline: outline, original: original, tone: tone, node: item.node))
    } else if difference > Self.faint {
      if side <= 2.5 {
        emit(.fill(path, .color(ground.tone.opposite), evenOdd: evenOdd), item)
      } else {
        drawEdge(of: path, ground, item)
        surfaces.append(Surface(box: box, outline: outline, original: original, tone: ground.tone, node: item.node))
      }
    }
  }

  /// Translates a paint that fades to nothing. If it ends sharply, it is a shape. Otherwise it is a light, which is
  /// removed, or the area under a curve, which is hatched.
  private mutating func fade(
    _ path: Path, _ paint: Paint, evenOdd: Bool, _ bounds: Rect, _ ground: Surface, _ item: DisplayItem
  ) {
    let original = paint.strongest.opacity(scope.opacity).over(ground.original)
    if paint.endsSharply {
      guard isStrong(original, original.difference(from: ground.original)) else { return }
      emit(.fill(path, paint.recoloured(ground.tone.opposite), evenOdd: evenOdd), item)
    } else if path.elements.count > 13 {
      hatch(path, bounds, ground, item)
    }
  }

  /// The item with the opacity of the surrounding groups, which are removed.
  private func faded(_ item: DisplayItem) -> DisplayItem {
    guard scope.opacity < 1, case .fill(let path, var paint, let evenOdd) = item.command else { return item }
    switch paint {
    case .color(let color): paint = .color(color.opacity(scope.opacity))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(scope.opacity)) }
      paint = .gradient(gradient)
    }
    var made = item
    made.command = .fill(path, paint, evenOdd: evenOdd)
    return made
  }

  /// The edge of a shape, drawn inside it.
  private mutating func drawEdge(of path: Path, _ ground: Surface, _ item: DisplayItem) {
    // In a small shape the line leaves half of the interior open.
    let width = min(Self.lineWidth / max(scope.transform.magnification, 1e-6), path.largestPartSide / 4)
    let style = StrokeStyle(width: 2 * width, join: .round)
    emit(
      [.fill(path, .color(ground.tone.color), evenOdd: false), .stroke(path, style, .color(ground.tone.opposite))],
      within: path, item)
  }

  /// Diagonal lines within a shape, unless it is far larger than any canvas.
  private mutating func hatch(_ path: Path, _ box: Rect, _ ground: Surface, _ item: DisplayItem) {
    let count = (box.width + box.height) / Self.hatch.pitch
    guard count >= 1, count <= 5_000 else { return }
    var lines = Path()
    for i in 0...Int(count) {
      let x = box.minX - box.height + Double(i) * Self.hatch.pitch
      lines.move(to: Point(x: x, y: box.maxY))
      lines.line(to: Point(x: x + box.height, y: box.minY))
    }
    emit([.stroke(lines, StrokeStyle(width: Self.hatch.width), .color(ground.tone.opposite))], within: path, item)
  }

  private mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, _ item: DisplayItem) {
    guard case .move(let start)? = path.elements.first else { return }
    let ground = surface(at: scope.transform.apply(start), under: item)
    if ground.tone == .photo { return items.append(item) }
    let color = paint.mean.opacity(scope.opacity)
    let original = color.over(ground.original)
    let difference = original.difference(from: ground.original)
    guard difference > Self.faint else { return }
    let isStrong = isStrong(original, difference)
    var style = style
    if !isStrong, style.width >= 4 {
      emit(.stroke(path, style, .color(ground.tone.opposite)), item)
      style.width -= 2 * Self.lineWidth
      emit(.stroke(path, style, .color(ground.tone.color)), item)
    } else {
      if style.width >= Self.hairline { style.width = isStrong ? max(style.width, Self.lineWidth) : 1 }
      emit(.stroke(path, style, .color(ground.tone.opposite)), item)
    }
  }

  /// Whether at least half of a gradient's colours stand out: the mean of two hues that stand out may be a grey that
  /// does not.
  private func isMostlyStrong(_ paint: Paint, on ground: Surface) -> Bool {
    guard case .gradient(let gradient) = paint else { return false }
    let strong = gradient.stops.count { stop in
      let color = stop.color.opacity(scope.opacity).over(ground.original)
      return isStrong(color, color.difference(from: ground.original))
    }
    return strong > 0 && 2 * strong >= gradient.stops.count
  }

  private func isStrong(_ color: Color, _ difference: Double) -> Bool {
    let parts = [color.red, color.green, color.blue]
    let hasHue = (parts.max() ?? 0) - (parts.min() ?? 0) > 0.4
    return difference >= (hasHue ? Self.strong.hue : Self.strong.grey)
  }

  // MARK: Texts

  private mutating func draw(_ run: GlyphRun, at origin: Point, _ color: Color, _ item: DisplayItem) {
    let ground = surface(at: scope.transform.apply(run.center(from: origin)), under: item)
    if run.face.hasColor {
      photos.append(scope.transform.bounds(of: run.box(from: origin)))
      return items.append(item)
    }
    if ground.tone == .photo {
      emit(.glyphs(run, at: origin, color.relativeLuminance > 0.4 ? .white : .black), item)
    } else if color.opacity(scope.opacity).alpha > 0.02 {
      emit(.glyphs(run, at: origin, ground.tone.opposite), item)
    }
  }

  private func surface(at point: Point, under item: DisplayItem) -> Surface {
    surfaces.suffix(Self.remembered).last { $0.node != item.node && $0.contains(point) } ?? surfaces[0]
  }
}

extension GlyphRun {
  /// From the baseline to the height of capitals.
  fileprivate func box(from origin: Point) -> Rect {
    Rect(x: origin.x, y: origin.y - size * 0.9, width: advance, height: size * 1.1)
  }

  func center(from origin: Point) -> Point { Point(x: origin.x + advance / 2, y: origin.y - size * 0.36) }
}
