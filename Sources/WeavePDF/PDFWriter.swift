// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveDisplay
public import WeaveGraphics
public import WeaveNative

/// Writes prepared display lists as the pages of a PDF document.
///
/// The same lists give the same bytes. Must stay on one thread.
public final class PDFWriter {
  /// A list and its position on a page.
  public struct Placement: Sendable {
    /// A list prepared by `PDFPreparation`.
    public var list: DisplayList
    /// The position of its top left corner, in points.
    public var origin: Point
    /// The scale factor.
    public var factor: Double

    /// Places a list on a page: its top left corner in points of the page, and its scale factor.
    public init(_ list: DisplayList, at origin: Point = .zero, factor: Double = 1) {
      (self.list, self.origin, self.factor) = (list, origin, factor)
    }

    /// The box that it covers on the page.
    public var box: Rect {
      Rect(
        x: origin.x, y: origin.y, width: list.canvas.width * factor, height: list.canvas.height * factor)
    }
  }

  private let document: PDFDocument
  /// Pictures by their keys, so that a logo on every page is stored only once.
  private var images = RecentEntries<String, Canvas>(capacity: PDFWriter.capacity) { $0.width * $0.height }
  /// At most twice as many pixels are kept for later pages: 64 MB.
  private static let capacity = 8 << 20

  /// - Throws: if there is no memory.
  public init(title: String = "", subject: String = "") throws(CairoError) {
    document = try PDFDocument()
    document.setTitle(title, subject: subject)
  }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - placements: in drawing order.
  ///   - lines: thin black lines drawn over the page, such as crop marks.
  public func addPage(_ size: Size, _ placements: [Placement], lines: Path = Path()) throws(CairoError) {
    try document.page(size) { () throws(CairoError) in
      for placement in placements { try draw(placement) }
      try document.stroke(lines, StrokeStyle(width: 0.25), .color(.black))
    }
    try document.check()
  }

  /// The bytes that were written since the last call.
  public func takeWritten() -> [UInt8] { document.takeWritten() }

  /// Ends the document and returns the rest of the file.
  public func finish() throws(CairoError) -> [UInt8] { try document.finish() }

  private func draw(_ placement: Placement) throws(CairoError) {
    try document.withSavedState { () throws(CairoError) in
      let origin = placement.origin
      let map = Transform.scale(x: placement.factor, y: placement.factor).then(.translation(x: origin.x, y: origin.y))
      // A picture is clipped to its canvas, on a page as in its own file.
      let canvas = Rect(origin: .zero, size: placement.list.canvas)
      guard document.move(by: map), document.clip(.rectangle(canvas)) else { return }
      try draw(placement.list.items)
    }
  }

  private func draw(_ items: [DisplayItem]) throws(CairoError) {
    for item in items {
      switch item.command {
      case .fill(let path, let paint, let evenOdd): try document.fill(path, paint, evenOdd: evenOdd)
      case .stroke(let path, let style, let paint): try document.stroke(path, style, paint)
      case .glyphs(let run, let origin, let color): try document.show(run, at: origin, color)
      case .image(let image, let source, let destination): try draw(image, source, destination)
      case .group(let group): try draw(group)
      // Prepared lists contain no backdrops.
      case .backdrop: break
      }
    }
  }

  private func draw(_ group: DisplayGroup) throws(CairoError) {
    try document.withSavedState { () throws(CairoError) in
      if let map = group.transform, !document.move(by: map) { return }
      if let clip = group.clip, !document.clip(clip) { return }
      guard let effects = group.effects else { return try draw(group.children) }
      guard effects.opacity > 0 else { return }
      try draw(group.children, effects)
    }
  }

  private func draw(_ children: [DisplayItem], _ effects: DisplayGroup.Effects) throws(CairoError) {
    if effects.blend != .normal || effects.isIsolated {
      var inner = effects
      (inner.blend, inner.isIsolated) = (.normal, false)
      try document.group(opacity: 1, mask: nil, blend: effects.blend) { () throws(CairoError) in
        try draw(children, inner)
      }
    } else if let cutout = effects.cutout {
      var inner = effects
      inner.cutout = nil
      try document.group({ () throws(CairoError) in try draw(children, inner) }) { () throws(CairoError) in
        try draw(cutout)
      }
    } else {
      try draw(children, opacity: effects.opacity, mask: effects.mask)
    }
  }

  private func draw(_ children: [DisplayItem], opacity: Double, mask: Gradient?) throws(CairoError) {
    if let mask {
      try document.group(opacity: 1, mask: mask) { () throws(CairoError) in
        try draw(children, opacity: opacity, mask: nil)
      }
    } else if opacity < 1 {
      try document.group(opacity: opacity, mask: nil) { () throws(CairoError) in try draw(children) }
    } else {
      try draw(children)
    }
  }

  /// Draws a part of a picture: the whole picture inside a clip.
  private func draw(_ image: RasterImage, _ source: Rect, _ destination: Rect) throws(CairoError) {
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    guard source.width > 0, source.height > 0, !destination.isEmpty, !source.intersection(whole).isEmpty else { return }
    let grow = (x: destination.width / source.width, y: destination.height / source.height)
    let box = Rect(
      x: destination.minX - source.minX * grow.x, y: destination.minY - source.minY * grow.y,
      width: whole.width * grow.x, height: whole.height * grow.y)
    let canvas = try canvas(of: image)
    try document.withSavedState { () throws(CairoError) in
      if !destination.contains(box, tolerance: 1e-6) { document.clip(.rectangle(destination)) }
      document.draw(canvas, on: box)
    }
  }

  private func canvas(of image: RasterImage) throws(CairoError) -> Canvas {
    if let known = images.value(of: image.key) { return known }
    let canvas = try Canvas(image.pixels)
    images.keep(canvas, for: image.key)
    return canvas
  }
}
