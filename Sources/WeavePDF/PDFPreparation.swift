// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveDisplay
public import WeaveGraphics
import WeaveHash
public import WeaveNative

/// A display list prepared for PDF: what PDF cannot express becomes a picture.
///
/// These are blurs, shadows, colour glyphs and panes of frosted glass. A group with a shadow stays vector; only the
/// shadow becomes a picture. A colour map for the whole picture is applied to each colour instead.
public struct PDFPreparation<Failure: Error> {
  /// Draws a list as pixels, at `scale` pixels per point.
  public typealias Rasterize = (DisplayList, _ scale: Double) throws(Failure) -> PixelBuffer

  /// Pixels per point of pictures: 288 dots per inch, about what a printer can show.
  static var resolution: Double { 4 }

  let rasterize: Rasterize
  let outliner: GlyphOutliner
  let canvas: Rect

  /// The same picture, consisting only of fills, strokes, glyphs, pictures, and groups with transforms, clips,
  /// opacities and masks.
  ///
  /// - Parameter outliner: gives the pictures of colour glyphs.
  /// - Throws: any error of `rasterize`.
  public static func prepared(
    _ list: DisplayList, _ outliner: GlyphOutliner, _ rasterize: @escaping Rasterize
  ) throws(Failure) -> DisplayList {
    let preparation = PDFPreparation(
      rasterize: rasterize, outliner: outliner, canvas: Rect(origin: .zero, size: list.canvas))
    return try preparation.prepared(list)
  }

  private func prepared(_ list: DisplayList) throws(Failure) -> DisplayList {
    var list = list
    list.items = list.items.flatMap(withoutGlyphPictures)
    if let colors = list.finish.flatMap(ColorLine.init) { list.items = list.items.map(colors.changed) }
    list.finish = nil
    if list.items.hasPaneWithinSpreading {
      // The content of such a pane cannot be drawn separately from the effect around it.
      list.items = [try picture(of: list.items, in: canvas, Self.resolution)].compactMap(\.self)
    } else {
      let whole = list.items
      list.items = try prepare(whole, .identity) { $0 }
    }
    return list
  }

  /// - Parameters:
  ///   - map: to the canvas.
  ///   - around: returns everything beneath the current items, with the given items in their place.
  private func prepare(
    _ items: [DisplayItem], _ map: Transform, _ around: ([DisplayItem]) -> [DisplayItem]
  ) throws(Failure) -> [DisplayItem] {
    var result: [DisplayItem] = []
    for (index, item) in items.enumerated() {
      switch item.command {
      case .fill, .stroke, .glyphs: result.append(item)
      case .image(let image, let source, let destination):
        result.append(try reduced(image, source, destination, map) ?? item)
      case .backdrop(let path, let radius, _):
        let beneath = around(Array(items[...index]))
        if let pane = try pane(path, radius, beneath, map) { result.append(pane) }
      case .group(let group):
        let inner = group.transform?.then(map) ?? map
        guard inner.inverse != nil, group.effects?.opacity ?? 1 > 0 else { continue }
        let prepared = try prepare(group, inner) { children in
          var open = group
          (open.effects, open.children) = (nil, children)
          return around(items[..<index] + [DisplayItem(.group(open), node: item.node)])
        }
        result.append(DisplayItem(.group(prepared), node: item.node, range: item.range))
      }
    }
    return result
  }

  private func prepare(
    _ group: DisplayGroup, _ map: Transform, _ around: ([DisplayItem]) -> [DisplayItem]
  ) throws(Failure) -> DisplayGroup {
    var result = group
    if let cutout = group.effects?.cutout { result.effects?.cutout = try prepare(cutout, map) { $0 } }
    guard let effects = result.effects, effects.spreads else {
      result.children = try prepare(group.children, map, around)
      return result
    }
    result.effects = .init(
      opacity: effects.opacity, mask: effects.mask, cutout: effects.cutout, blend: effects.blend)
    if effects.blur > 0 {
      result.children = try [blurred(group.children, effects, map)].compactMap(\.self)
    } else {
      let shadow = try effects.shadow.flatMap { shadow throws(Failure) in
        try self.shadow(shadow, of: group.children, map)
      }
      result.children = try [shadow].compactMap(\.self) + prepare(group.children, map, around)
    }
    return result
  }

  // MARK: Pictures of parts

  /// A group with its blur, and its shadow if it has one, as a picture.
  private func blurred(
    _ children: [DisplayItem], _ effects: DisplayGroup.Effects, _ map: Transform
  ) throws(Failure) -> DisplayItem? {
    guard var reach = children.bounds?.outset(by: 3 * effects.blur) else { return nil }
    if let shadow = effects.shadow {
      reach = reach.union(reach.offsetBy(dx: shadow.x, dy: shadow.y).outset(by: 3 * shadow.deviation))
    }
    var drawn = effects
    (drawn.opacity, drawn.mask, drawn.cutout, drawn.blend) = (1, nil, nil, .normal)
    let region = reach.intersection(seen(through: map))
    let group = DisplayItem(.group(DisplayGroup(effects: drawn, children)), node: "")
    return try picture(of: [group], in: region, density(map, blur: effects.blur))
  }

  /// The shadow of a group, without the group, as a picture.
  private func shadow(
    _ shadow: DisplayGroup.Shadow, of children: [DisplayItem], _ map: Transform
  ) throws(Failure) -> DisplayItem? {
    let reach = 3 * max(0, shadow.deviation)
    let visible = seen(through: map).offsetBy(dx: -shadow.x, dy: -shadow.y).outset(by: reach)
    guard let region = children.bounds?.intersection(visible), shadow.color.alpha > 0 else { return nil }
    let density = density(map, blur: shadow.deviation)
    guard let shape = try picture(of: children, in: region, density),
      case .image(let image, let source, let box) = shape.command
    else { return nil }
    let silhouette = RasterImage(pixels: image.pixels.silhouette(shadow.color), key: "\(shadow.color.hex) \(image.key)")
    let place = box.offsetBy(dx: shadow.x, dy: shadow.y)
    let cast = DisplayItem(.image(silhouette, source: source, destination: place), node: "")
    guard shadow.deviation > 0 else { return cast }
    let blurred = DisplayItem(.group(DisplayGroup(effects: .init(blur: shadow.deviation), [cast])), node: "")
    return try picture(of: [blurred], in: place.outset(by: reach), density)
  }

  /// A pane of frosted glass as a picture, drawn together with everything beneath it.
  private func pane(
    _ path: Path, _ radius: Double, _ beneath: [DisplayItem], _ map: Transform
  ) throws(Failure) -> DisplayItem? {
    guard let box = path.controlBounds, let back = map.inverse else { return nil }
    let deviation = max(0, radius) * map.magnification
    let region = map.bounds(of: box).intersection(canvas).outset(by: 3 * deviation).intersection(canvas)
    guard let picture = try picture(of: beneath, in: region, Self.density(blur: deviation)) else { return nil }
    let placed = DisplayItem(.group(DisplayGroup(transform: back, [picture])), node: "")
    return DisplayItem(.group(DisplayGroup(clip: path, [placed])), node: "")
  }

  /// A photo with more pixels than a printer can show, reduced; nil if it is small enough.
  private func reduced(
    _ image: RasterImage, _ source: Rect, _ destination: Rect, _ map: Transform
  ) throws(Failure) -> DisplayItem? {
    guard destination.width > 0, destination.height > 0 else { return nil }
    let most = Self.resolution * map.magnification
    let density = max(source.width / destination.width, source.height / destination.height)
    guard density > most * 1.25 else { return nil }
    let region = destination.intersection(seen(through: map))
    return try picture(
      of: [DisplayItem(.image(image, source: source, destination: destination), node: "")], in: region, most)
  }

  /// Items as one picture of a region, in their own coordinates; nil if the region is empty.
  private func picture(of items: [DisplayItem], in region: Rect, _ density: Double) throws(Failure) -> DisplayItem? {
    guard region.width > 0, region.height > 0,
      [region.minX, region.minY, region.maxX, region.maxY].allSatisfy(\.isFinite)
    else { return nil }
    let room = (Double(Limits.canvasPixels) / (region.width * region.height)).squareRoot() * 0.99
    let density = min(density, room)
    // Whole pixels, so that none is stretched.
    let size = Size(
      width: (region.width * density).rounded(.up) / density, height: (region.height * density).rounded(.up) / density)
    let move = DisplayGroup(transform: .translation(x: -region.minX, y: -region.minY), items)
    let pixels = try rasterize(DisplayList(canvas: size, items: [DisplayItem(.group(move), node: "")]), density)
    let image = RasterImage(pixels: pixels, key: "part \(Checksum(of: pixels.bytes))")
    let whole = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
    return DisplayItem(
      .image(image, source: whole, destination: Rect(origin: region.origin, size: size)), node: "")
  }

  /// The canvas with a small margin, in the coordinates that a map brings to the canvas.
  private func seen(through map: Transform) -> Rect { map.inverse?.bounds(of: canvas.outset(by: 1)) ?? canvas }

  /// The pixels per unit of length that a blur needs under a map: four per deviation.
  private func density(_ map: Transform, blur: Double) -> Double {
    let growth = map.magnification
    return Self.density(blur: blur * growth) * growth
  }

  private static func density(blur: Double) -> Double {
    blur > 0 ? min(resolution, max(0.5, 4 / blur)) : resolution
  }

  // MARK: Emoji

  /// Replaces colour glyphs with pictures; the alpha of the text colour still applies.
  private func withoutGlyphPictures(_ item: DisplayItem) -> [DisplayItem] {
    switch item.command {
    case .group(var group):
      group.children = group.children.flatMap(withoutGlyphPictures)
      if let cutout = group.effects?.cutout { group.effects?.cutout = cutout.flatMap(withoutGlyphPictures) }
      return [DisplayItem(.group(group), node: item.node, range: item.range)]
    case .glyphs(let run, let origin, let color) where run.face.hasColor:
      let pictures = run.glyphs.compactMap { picture(of: $0, run, origin, node: item.node) }
      guard color.alpha < 1 else { return pictures }
      return [DisplayItem(.group(DisplayGroup(effects: .init(opacity: color.alpha), pictures)), node: item.node)]
    case .fill, .stroke, .glyphs, .image, .backdrop: return [item]
    }
  }

  private func picture(of glyph: Glyph, _ run: GlyphRun, _ origin: Point, node: String) -> DisplayItem? {
    guard let bitmap = outliner.bitmap(run.face, glyph: glyph.id) else { return nil }
    let image = RasterImage(pixels: bitmap.pixels, key: "\(run.face.file)#\(run.face.index)#\(glyph.id)")
    let frame = Rect(
      x: origin.x + glyph.x + bitmap.frame.minX * run.size, y: origin.y + glyph.y + bitmap.frame.minY * run.size,
      width: bitmap.frame.width * run.size, height: bitmap.frame.height * run.size)
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    return DisplayItem(.image(image, source: whole, destination: frame), node: node)
  }
}

extension PixelBuffer {
  /// A single colour in the shape of the picture.
  fileprivate func silhouette(_ color: Color) -> PixelBuffer {
    var result = self
    let parts = [color.red, color.green, color.blue, 1].map { min(max($0, 0), 1) * min(max(color.alpha, 0), 1) }
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Double(bytes[pixel + 3])
      for part in 0..<4 { result.bytes[pixel + part] = UInt8((alpha * parts[part]).rounded()) }
    }
    return result
  }
}

extension [DisplayItem] {
  /// Whether a pane of frosted glass is inside a group with a blur or a shadow.
  fileprivate var hasPaneWithinSpreading: Bool {
    contains { item in
      guard case .group(let group) = item.command else { return false }
      return group.effects?.spreads == true ? group.children.hasPane : group.children.hasPaneWithinSpreading
    }
  }

  private var hasPane: Bool {
    contains { item in
      switch item.command {
      case .backdrop: true
      case .group(let group): group.children.hasPane
      case .fill, .stroke, .glyphs, .image: false
      }
    }
  }
}
