// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveNative
public import WeavePanel

/// Writes full-colour pictures as files for panels.
public enum PanelPicture {
  /// JPEG quality: at 90 text shows no visible noise.
  private static let quality = 90

  /// A picture in a format, turned for the device, with transparent parts on white.
  ///
  /// - Returns: nil for a format of inks, and if there is not enough memory.
  /// - Throws: if the library cannot write the file.
  public static func bytes(
    of picture: PixelBuffer, on panel: Panel, as format: PanelFormat
  ) throws(RenderError) -> [UInt8]? {
    try bytes(of: picture, on: panel, as: format, quality: quality)
  }

  /// The same in a file of at most `limit` bytes, with as much quality as fits; nil if none fits.
  static func smallerBytes(
    of picture: PixelBuffer, on panel: Panel, as format: PanelFormat, limit: Int
  ) throws(RenderError) -> [UInt8]? {
    guard format.kind == .jpeg else { return nil }
    for quality in [75, 60, 45, 30, 15] {
      let file = try bytes(of: picture, on: panel, as: format, quality: quality)
      if let file, file.count <= limit { return file }
    }
    return nil
  }

  private static func bytes(
    of picture: PixelBuffer, on panel: Panel, as format: PanelFormat, quality: Int
  ) throws(RenderError) -> [UInt8]? {
    do {
      switch format.kind {
      case .jpeg:
        // A point is one pixel, at 72 dots per inch: devices only count pixels.
        return try encodeJPEG(PanelEncoder.turned(picture, for: panel), quality: quality, scale: 1)
      case .webp:
        let turned = PanelEncoder.turned(picture, for: panel)
        return try encodeWebP(straight: turned.bytes, width: turned.width, height: turned.height)
      case .png, .bmp, .raw:
        return PanelEncoder.bytes(of: picture, on: panel, as: format) { ZlibCompressor(level: 6)?.stream(of: $0) }
      }
    } catch { throw .raster("\(error)") }
  }
}
