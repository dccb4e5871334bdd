// SPDX-License-Identifier: MIT

internal import CCairo
public import WeaveHash

/// A picture in memory that can be drawn on: the owner of a Cairo image surface and its context.
///
/// It is a class because a layer, its parent and a cache may hold the same canvas. Coordinates are pixels unless a
/// transform is set.
@safe
public final class Canvas: DrawingSurface {
  /// The format of a pixel.
  public enum Format: Sendable {
    /// 32 bits a pixel, premultiplied, with alpha in the highest byte and blue in the lowest.
    case color
    /// 8 bits of coverage a pixel.
    case alpha
  }

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// The format of its pixels.
  public let format: Format
  /// Bytes from one row to the next.
  let stride: Int
  private let base: UnsafeMutablePointer<UInt8>?

  /// A transparent canvas.
  ///
  /// - Throws: Cairo's error if a side is over 32,767 pixels or there is no memory.
  public init(width: Int, height: Int, format: Format = .color) throws(CairoError) {
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else {
      throw CairoError("invalid size")
    }
    let kind = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    let made = unsafe cairo_image_surface_create(kind, columns, rows)
    self.width = width
    self.height = height
    self.format = format
    unsafe stride = made.map { unsafe Int(cairo_image_surface_get_stride($0)) } ?? 0
    unsafe base = made.flatMap { unsafe cairo_image_surface_get_data($0) }
    try unsafe super.init(owning: made)
  }

  /// Makes every pixel transparent, ignoring the clip.
  public func clear() { clear(rows: 0..<height) }

  /// Makes the pixels of some rows transparent, ignoring the clip.
  public func clear(rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<height)
    unsafe cairo_surface_flush(surface)
    if let base = unsafe base {
      unsafe (base + stride * rows.lowerBound).update(repeating: 0, count: stride * rows.count)
    }
    unsafe cairo_surface_mark_dirty(surface)
  }

  /// A hash of the pixels as stored in memory. It does not include the width and height.
  public var checksum: Checksum {
    unsafe withBytes { bytes, _ in unsafe Checksum(of: UnsafeRawBufferPointer(bytes)) }
  }

  /// Runs `body` on the rows as stored in memory, `stride` bytes each.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer, _ stride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe cairo_surface_flush(surface)
    defer { unsafe cairo_surface_mark_dirty(surface) }
    return try unsafe body(UnsafeMutableRawBufferPointer(start: base, count: stride * height), stride)
  }
}
