// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
public import WeaveGraphics
import WeaveHash
import WeaveResolve

/// A sheet of pictures with captions: `weave gallery`.
public struct ContactSheet: Sendable {
  /// A picture with its caption.
  public struct Cell: Sendable {
    /// The text under the picture.
    public var caption: String
    /// The picture, at its own size.
    public var picture: Rendering
    /// The wallpaper around an accessory.
    public var wallpaper: Color?

    /// A picture with its caption; `wallpaper` surrounds an accessory.
    public init(caption: String, picture: Rendering, wallpaper: Color? = nil) {
      self.caption = caption
      self.picture = picture
      self.wallpaper = wallpaper
    }

    /// The size of the picture, the wallpaper around it and a short caption.
    fileprivate var size: Size {
      let canvas = picture.displayList.canvas
      return Size(width: max(canvas.width + 2 * margin, 96), height: canvas.height + 2 * margin)
    }

    fileprivate var margin: Double { wallpaper == nil ? 0 : 14 }
  }

  /// A row of pictures under a title.
  public struct Row: Sendable {
    /// The text above the pictures.
    public var title: String
    /// The pictures from left to right.
    public var cells: [Cell]

    /// A row of pictures, from left to right.
    public init(title: String, cells: [Cell]) {
      self.title = title
      self.cells = cells
    }
  }

  /// The rows from top to bottom.
  public var rows: [Row]

  /// The credits for the facts of the pictures, shown at the foot.
  public var credits: [FactCredit]

  /// A sheet of rows of pictures.
  public init(rows: [Row], credits: [FactCredit] = []) {
    self.rows = rows
    self.credits = credits
  }

  // MARK: Layout, in points

  private static let margin = 24.0
  private static let gap = 16.0
  private static let titleHeight = 28.0
  private static let captionHeight = 18.0

  /// The size of the whole sheet.
  public var size: Size {
    let widths = rows.map { row in row.cells.reduce(0) { $0 + $1.size.width + Self.gap } }
    let heights = rows.map { row in
      Self.titleHeight + (row.cells.map(\.size.height).max() ?? 0) + Self.captionHeight + Self.gap
    }
    let width = (widths.max() ?? 0) - Self.gap + 2 * Self.margin
    let foot = Double(footLines(width).count) * Self.captionHeight
    return Size(width: width, height: heights.reduce(Self.margin, +) + Self.margin + foot)
  }

  /// The credits, broken into lines that fit a sheet of this width.
  private func footLines(_ width: Double) -> [String] {
    // A footnote's letters are 6.5 points wide on average.
    let room = max(Int((width - 2 * Self.margin) / 6.5), 20)
    return credits.flatMap { credit in
      var lines = [""]
      for word in credit.words {
        if lines[lines.count - 1].isEmpty {
          lines[lines.count - 1] = word
        } else if lines[lines.count - 1].count + 1 + word.count <= room {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(word)
        }
      }
      return lines
    }
  }

  /// The number of designs that fit on one sheet.
  ///
  /// - Parameter canvases: the sizes of the pictures of one design, in points.
  public static func mostRows(of canvases: [Size], scale: Double) -> Int {
    let width = canvases.reduce(2 * margin - gap) { $0 + max($1.width, 96) + gap }
    let row = titleHeight + (canvases.map(\.height).max() ?? 0) + captionHeight + gap
    let height = min(Limits.canvasSide, Double(Limits.canvasPixels) / (width * scale * scale)) - 2 * margin
    return width > Limits.canvasSide ? 0 : max(0, Int(height / row))
  }

  /// The sheet as drawing commands.
  ///
  /// - Parameter words: draws a title or caption, in coordinates from its own top left.
  fileprivate func displayList(
    _ words: (String, _ isTitle: Bool) throws(RenderError) -> [DisplayItem]
  ) throws(RenderError) -> DisplayList {
    let ground = Path.rectangle(Rect(origin: .zero, size: size))
    var items = [DisplayItem(.fill(ground, .color(Color(rgb: 0xE6E9EE)), evenOdd: false), node: "ground")]
    var y = Self.margin
    for row in rows {
      items += Self.moved(try words(row.title, true), to: Point(x: Self.margin, y: y))
      y += Self.titleHeight
      var x = Self.margin
      var height = 0.0
      for cell in row.cells {
        items += Self.drawn(cell, at: Point(x: x, y: y))
        items += Self.moved(try words(cell.caption, false), to: Point(x: x + 4, y: y + cell.size.height + 3))
        x += cell.size.width + Self.gap
        height = max(height, cell.size.height)
      }
      y += height + Self.captionHeight + Self.gap
    }
    for line in footLines(size.width) {
      items += Self.moved(try words(line, false), to: Point(x: Self.margin, y: y))
      y += Self.captionHeight
    }
    let titles = rows.map(\.title).joined(separator: ", ")
    return DisplayList(canvas: size, items: items, title: "Gallery", summary: titles)
  }

  private static func drawn(_ cell: Cell, at origin: Point) -> [DisplayItem] {
    let list = cell.picture.displayList
    let picture = moved(list.items, to: Point(x: origin.x + cell.margin, y: origin.y + cell.margin))
    guard let wallpaper = cell.wallpaper else { return picture }
    let box = Rect(
      x: origin.x, y: origin.y, width: list.canvas.width + 2 * cell.margin, height: list.canvas.height + 2 * cell.margin
    )
    let ground = Path.roundedRectangle(box, radius: 16)
    return [DisplayItem(.fill(ground, .color(wallpaper), evenOdd: false), node: "wallpaper")] + picture
  }

  private static func moved(_ items: [DisplayItem], to origin: Point) -> [DisplayItem] {
    [DisplayItem(.group(DisplayGroup(transform: .translation(x: origin.x, y: origin.y), items)), node: "cell")]
  }
}

extension Renderer {
  /// A contact sheet as a picture file.
  ///
  /// - Throws: if the sheet would be larger than a canvas may be, or a library refuses.
  public func bytes(
    of sheet: ContactSheet, scale: Double, as output: RenderRequest.Output
  ) throws(RenderError) -> [UInt8] {
    let size = sheet.size
    guard size.width <= Limits.canvasSide, size.height <= Limits.canvasSide,
      size.width * size.height * scale * scale <= Double(Limits.canvasPixels)
    else { throw .canvasTooLarge(size) }
    var sheet = sheet
    for row in sheet.rows.indices {
      for cell in sheet.rows[row].cells.indices {
        try settle(&sheet.rows[row].cells[cell].picture.displayList, "cell \(row) \(cell)", scale)
      }
    }
    let list = try sheet.displayList { (text, isTitle) throws(RenderError) in try words(text, isTitle, scale) }
    // The sheet has its own background.
    return try output.format.definition.write(self, Drawing(list: list, scale: scale, ground: .white), output)
  }

  /// Turns a list whose colours change as a whole into one picture, so that the rest of the sheet keeps its own
  /// colours.
  private func settle(_ list: inout DisplayList, _ key: String, _ scale: Double) throws(RenderError) {
    guard list.finish != nil else { return }
    let pixels = try pixels(list, scale: scale)
    let image = RasterImage(pixels: pixels, key: "\(key) \(Checksum(of: pixels.bytes))")
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let box = Rect(origin: .zero, size: list.canvas)
    list.items = [DisplayItem(.image(image, source: whole, destination: box), node: "cell")]
    list.finish = nil
  }

  /// The glyphs of a short text.
  private func words(_ text: String, _ isTitle: Bool, _ scale: Double) throws(RenderError) -> [DisplayItem] {
    let style = isTitle ? #"{"style": "headline", "weight": "semibold"}"# : #""footnote""#
    let design = #"""
      {"name": "Caption", "layout": {"template": "custom"}, "content": {
        "type": "text", "text": "{{words|}}", "font": \#(style), "lineLimit": 1, "foreground": "\#(isTitle ? "black" : "#555B66")",
        "frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"}}}
      """#
    let now = Date(timeIntervalSince1970: 0)
    let source = SourceText(name: "caption", text: design)
    let environment = RenderEnvironment(
      now: now, timeZone: .gmt, locale: Locale(identifier: "en_US"), canvas: Size(width: 1_200, height: 28),
      scale: scale,
      shape: .square)
    guard let widget = WidgetCompiler.compile(source, now: now).output?.widgets.first ?? nil else { return [] }
    let picture = try render(
      widget, in: environment, variables: ["words": .string(text)], photos: PhotoFolder(designFolder: ".")
    ).output
    var glyphs: [DisplayItem] = []
    picture?.displayList.items.forEachLeaf { item, _, _ in
      if case .glyphs = item.command { glyphs.append(item) }
    }
    return glyphs
  }
}
