// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Writes frames as the files of a device.
public enum PanelEncoder {
  /// Compresses bytes like zlib; returns nil if there is not enough memory.
  public typealias Compressor = (_ bytes: [UInt8]) -> [UInt8]?

  /// A frame in a format, in the device's own pixel order: the frame must already be turned.
  ///
  /// - Returns: nil if the compressor had no memory, and for photo formats, which contain no inks.
  public static func bytes(of frame: PanelFrame, as format: PanelFormat, compress: Compressor) -> [UInt8]? {
    switch format {
    case .png1, .png2, .png4, .png8, .png24: PanelPNG.bytes(of: frame, depth: format.depth, compress: compress)
    case .bmp1, .bmp4, .bmp8, .bmp24: PanelBMP.bytes(of: frame, depth: format.depth)
    case .raw1, .raw2, .raw4, .raw8:
      PackedRows.pack(
        frame, samples: frame.inks.map { UInt8(clamping: $0.index) }, depth: format.depth)
    case .planes: planes(of: frame)
    case .jpeg, .webp: nil
    }
  }

  /// A full-colour picture for a panel that shows all colours: turned for the device, with transparent parts on white.
  ///
  /// - Returns: nil for a format of inks or of photos, and if the compressor had no memory.
  public static func bytes(
    of picture: PixelBuffer, on panel: Panel, as format: PanelFormat, compress: Compressor
  ) -> [UInt8]? {
    let turn = PixelTurn(
      width: picture.width, height: picture.height, panel.rotation, isMirrored: panel.isMirrored)
    let pixels = turn.turned(PanelQuantiser.opaque(picture))
    switch format {
    case .png24: return PanelPNG.bytes(of: pixels, width: turn.width, height: turn.height, compress: compress)
    case .bmp24: return PanelBMP.bytes(of: pixels, width: turn.width, height: turn.height)
    case .png1, .png2, .png4, .png8, .bmp1, .bmp4, .bmp8, .raw1, .raw2, .raw4, .raw8, .planes, .jpeg, .webp: return nil
    }
  }

  /// A full-colour picture in the order of a panel's pixels: turned for the device, with transparent parts on white.
  public static func turned(_ picture: PixelBuffer, for panel: Panel) -> PixelBuffer {
    let turn = PixelTurn(
      width: picture.width, height: picture.height, panel.rotation, isMirrored: panel.isMirrored)
    let pixels = turn.turned(PanelQuantiser.opaque(picture))
    return PixelBuffer(width: turn.width, height: turn.height, bytes: pixels.withUnsafeBytes { Array($0) })
  }

  /// A plane for each ink except white: black first, then the others in order; 0 where the ink is.
  ///
  /// - Source: `getbuffer` of Waveshare's drivers for panels with a second colour.
  private static func planes(of frame: PanelFrame) -> [UInt8] {
    let white = frame.inks.indices.max {
      frame.inks[$0].value.relativeLuminance < frame.inks[$1].value.relativeLuminance
    }
    return frame.inks.indices.filter { $0 != white }.flatMap { plane in
      PackedRows.pack(frame, samples: frame.inks.indices.map { $0 == plane ? 0 : 1 }, depth: 1)
    }
  }
}
