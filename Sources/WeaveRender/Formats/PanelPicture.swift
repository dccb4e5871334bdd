// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveNative
public import WeavePanel

/// Writes pictures in all colours as the files of panels that show them.
public enum PanelPicture {
  /// How much of a JPEG is kept: at 90 text shows no noise to the eye.
  private static let quality = 90

  /// A picture in a format, turned for the device, what is transparent on white.
  ///
  /// - Returns: nil for a format of inks, and where there is no memory.
  /// - Throws: where the library refuses to write the file.
  public static func bytes(
    of picture: PixelBuffer, on panel: Panel, as format: PanelFormat
  ) throws(RenderError) -> [UInt8]? {
    do {
      switch format.kind {
      case .jpeg:
        // 72 dots to an inch and pixel a point: devices count pixels alone.
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
