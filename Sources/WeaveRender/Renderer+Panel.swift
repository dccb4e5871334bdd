// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveHash
import WeaveNative
public import WeavePanel

extension Renderer {
  /// A picture in the inks of a panel, as people see it: not yet turned for the device.
  ///
  /// If the picture is smaller than the panel, the panel's white surrounds it.
  /// - Returns: the frame and what the panel cannot show; nil for a panel that shows all colours.
  public func frame(
    of picture: Rendering, on panel: Panel
  ) throws(RenderError) -> (frame: PanelFrame, diagnostics: [Diagnostic])? {
    guard var quantiser = memory.takeQuantiser(for: panel) else { return nil }
    let plain = picture.displayList.withoutGrain
    let list = panel.isCrisp ? plain.crisp(scale: picture.scale) : plain.unfinished
    let map = LeafMap(list)
    let pixels = try memory.pixels(of: list, scale: picture.scale, isCrisp: panel.isCrisp)
    let kinds = try kinds(of: map, scale: picture.scale, isCrisp: panel.isCrisp)
    let place = Placement(of: pixels, on: panel)
    let outcome = quantiser.quantise(place.whole(pixels), place.whole(kinds))
    memory.store(quantiser, for: panel)
    return (
      outcome.frame, PanelCheck(panel, scale: picture.scale).diagnostics(of: map, in: picture.displayList, outcome)
    )
  }

  /// A picture as the eye sees it on a panel, in its measured colours: for sheets and animations, never for the device.
  public func preview(
    of picture: Rendering, on panel: Panel
  ) throws(RenderError) -> (picture: Rendering, diagnostics: [Diagnostic]) {
    let pixels: PixelBuffer
    var diagnostics: [Diagnostic] = []
    if let drawn = try frame(of: picture, on: panel) {
      (pixels, diagnostics) = (drawn.frame.preview(), drawn.diagnostics)
    } else {
      let drawn = try memory.pixels(of: picture.displayList, scale: picture.scale, isCrisp: false)
      pixels = Placement(of: drawn, on: panel).whole(drawn.laid(on: .white))
    }
    let size = Size(
      width: Double(pixels.width) / picture.scale, height: Double(pixels.height) / picture.scale)
    let image = RasterImage(pixels: pixels, key: "\(panel.name) \(Checksum(of: pixels.bytes))")
    let source = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
    let command = DrawCommand.image(image, source: source, destination: Rect(origin: .zero, size: size))
    var shown = picture
    shown.displayList = DisplayList(
      canvas: size, items: [DisplayItem(command, node: "panel")], title: picture.displayList.title,
      summary: picture.displayList.summary)
    return (shown, diagnostics)
  }

  /// The file for a panel: exactly its pixels, turned and mirrored as it needs them.
  ///
  /// A file that would be larger than the panel takes gets fewer tones or larger dots, and a warning says so.
  ///
  /// - Parameter format: one of the panel's formats; nil for the first.
  public func bytes(
    of picture: Rendering, on panel: Panel, as format: PanelFormat? = nil
  ) throws(RenderError) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    let format = format ?? panel.formats.first ?? .png24
    var made: [UInt8]?
    var diagnostics: [Diagnostic] = []
    if let drawn = try frame(of: picture, on: panel) {
      diagnostics = drawn.diagnostics
      made = file(of: drawn.frame, on: panel, as: format)
      if let file = made, let limit = panel.maximumBytes, file.count > limit {
        let smaller = smallerFile(on: panel, as: format, limit: limit)
        diagnostics.append(smaller == nil ? .tooLarge(file.count, limit, panel) : .simplified(file.count, limit, panel))
        made = smaller ?? file
      }
    } else {
      let pixels = try memory.pixels(of: picture.displayList, scale: picture.scale, isCrisp: false)
      let whole = Placement(of: pixels, on: panel).whole(pixels)
      made = try PanelPicture.bytes(of: whole, on: panel, as: format)
      if let file = made, let limit = panel.maximumBytes, file.count > limit {
        let smaller = try PanelPicture.smallerBytes(of: whole, on: panel, as: format, limit: limit)
        diagnostics.append(smaller == nil ? .tooLarge(file.count, limit, panel) : .simplified(file.count, limit, panel))
        made = smaller ?? file
      }
    }
    guard let file = made else { throw .raster("no memory for a \(format.rawValue) file") }
    return (file, diagnostics)
  }

  /// The file of a frame; nil if there is not enough memory.
  private func file(of frame: PanelFrame, on panel: Panel, as format: PanelFormat) -> [UInt8]? {
    let turned = frame.turned(panel.rotation, isMirrored: panel.isMirrored)
    return PanelEncoder.bytes(of: turned, as: format) { ZlibCompressor(level: 6)?.stream(of: $0) }
  }

  /// The last frame as a file of at most `limit` bytes, with as much quality as fits; nil if none fits.
  private func smallerFile(on panel: Panel, as format: PanelFormat, limit: Int) -> [UInt8]? {
    guard let quantiser = memory.takeQuantiser(for: panel) else { return nil }
    defer { memory.store(quantiser, for: panel) }
    for way in SmallerFrame.steps {
      guard let frame = quantiser.lastFrame(way), let file = file(of: frame, on: panel, as: format) else { continue }
      if file.count <= limit { return file }
    }
    return nil
  }

  /// The kind of leaf that each pixel belongs to. With smooth edges only smooth leaves matter; if there are none, no
  /// second picture is drawn.
  private func kinds(of map: LeafMap, scale: Double, isCrisp: Bool) throws(RenderError) -> PixelKinds? {
    guard isCrisp || map.leaves.contains(where: { $0.kind != .flat && $0.kind != .mark }) else { return nil }
    let numbers = try memory.pixels(of: map.list, scale: scale, isCrisp: true)
    let count = UInt32(map.leaves.count)
    let total = numbers.width * numbers.height
    let leaves = numbers.bytes.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: total) { leaves, made in
        for place in 0..<total {
          let pixel = bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
          let number = (pixel & 0xFF) << 16 | pixel & 0xFF00 | pixel >> 16 & 0xFF
          leaves[place] = pixel >= 0xFF00_0000 && number < count ? number : 0
        }
        made = total
      }
    }
    return PixelKinds(
      width: numbers.width, height: numbers.height, leaves: leaves, kinds: map.leaves.map(\.kind))
  }
}

extension DisplayList {
  /// The list without its change of colours, which the panel's own replaces.
  fileprivate var unfinished: DisplayList {
    var list = self
    list.finish = nil
    return list
  }
}

/// The position of a picture on a panel: centred in the area that the frame does not hide.
private struct Placement {
  let width, height: Int
  private let rows: Range<Int>
  private let columns: Range<Int>
  private let dx, dy: Int
  private let isExact: Bool

  init(of picture: PixelBuffer, on panel: Panel) {
    (width, height) = panel.pictureSize
    let safe = panel.safeArea
    dx = Int(safe.leading) + (width - Int(safe.horizontal) - picture.width) / 2
    dy = Int(safe.top) + (height - Int(safe.vertical) - picture.height) / 2
    columns = max(0, dx)..<max(0, dx, min(width, dx + picture.width))
    rows = max(0, dy)..<max(0, dy, min(height, dy + picture.height))
    isExact = (dx, dy, width, height) == (0, 0, picture.width, picture.height)
  }

  /// The panel's whole picture, white outside the picture.
  func whole(_ picture: PixelBuffer) -> PixelBuffer {
    if isExact { return picture }
    var made = [UInt8](repeating: 255, count: width * height * 4)
    for y in rows {
      let from = ((y - dy) * picture.width + columns.lowerBound - dx) * 4
      let to = (y * width + columns.lowerBound) * 4
      let count = columns.count * 4
      made.replaceSubrange(to..<(to + count), with: picture.bytes[from..<(from + count)])
    }
    return PixelBuffer(width: width, height: height, bytes: made)
  }

  /// The same for the kinds of pixels; all flat if they are not known.
  func whole(_ kinds: PixelKinds?) -> PixelKinds {
    guard let kinds else { return PixelKinds(width: width, height: height, all: .flat) }
    if isExact { return kinds }
    var leaves = [UInt32](repeating: 0, count: width * height)
    for y in rows {
      for x in columns { leaves[y * width + x] = kinds.leaves[(y - dy) * kinds.width + x - dx] }
    }
    return PixelKinds(width: width, height: height, leaves: leaves, kinds: kinds.kinds)
  }
}

extension Diagnostic {
  fileprivate static func simplified(_ bytes: Int, _ limit: Int, _ panel: Panel) -> Diagnostic {
    Diagnostic(
      .panelSimplified,
      "the picture has fewer tones: its file of \(bytes) bytes would be larger than `\(panel.name)` takes, \(limit)",
      at: nil)
  }

  fileprivate static func tooLarge(_ bytes: Int, _ limit: Int, _ panel: Panel) -> Diagnostic {
    Diagnostic(
      .panelTooLarge, "the file has \(bytes) bytes, and `\(panel.name)` takes \(limit); use another format or design",
      at: nil)
  }
}
