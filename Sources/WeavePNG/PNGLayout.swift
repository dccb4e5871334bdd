// SPDX-License-Identifier: MIT

/// The pixel format of a PNG file.
struct PNGLayout {
  /// A colour with straight alpha.
  struct Entry: Equatable {
    var red, green, blue, alpha: UInt8
  }

  enum Kind: Equatable {
    case gray, grayAlpha, rgb, rgba
    case palette([Entry])
  }

  var kind: Kind
  /// The palette index of each premultiplied pixel value, as `PixelView` returns it.
  var indices = PixelSet()

  /// The colour type in the header.
  var colorType: UInt8 {
    switch kind {
    case .gray: 0
    case .rgb: 2
    case .palette: 3
    case .grayAlpha: 4
    case .rgba: 6
    }
  }

  /// Bits per sample: fewer than 8 only for palettes of up to 16 colours.
  var depth: Int {
    guard case .palette(let colors) = kind else { return 8 }
    return colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8
  }

  /// Bytes of a pixel; 1 for palettes of any depth.
  var bytesPerPixel: Int {
    switch kind {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Bytes in a row, without its filter byte.
  func rowLength(width: Int) -> Int { (width * bytesPerPixel * depth + 7) / 8 }
}
