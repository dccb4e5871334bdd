// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension PhotoHeader {
  /// Reads the size of the picture that is shown, which its properties crop and turn. The EXIF orientation only repeats
  /// them, so it is not read.
  ///
  /// - Source: ISO/IEC 23008-12, sections 6.5.3 (`ispe`) and 6.5.10 (`irot`); ISO/IEC 14496-12, section 12.1.4 (`clap`).
  init?(heic bytes: [UInt8]) {
    let properties = HEICItems(bytes)?.properties ?? []
    guard let stored = properties.first("ispe")?.reader, let storedWidth = stored.big32(4),
      let storedHeight = stored.big32(8)
    else { return nil }
    (width, height) = (storedWidth, storedHeight)
    // All of it is decoded, even if little is left after cropping.
    guard max(storedWidth, storedHeight) <= Limits.imageSide, storedWidth * storedHeight <= Limits.imagePixels else {
      return
    }
    // Three bytes per pixel when it is cropped and turned, and four when it is copied.
    workspace = storedWidth * storedHeight * 7
    for property in properties {
      switch property.type {
      case "clap":
        guard let columns = property.reader.roundedFraction(0), let rows = property.reader.roundedFraction(8) else {
          return nil
        }
        (width, height) = (min(width, columns), min(height, rows))
      case "irot":
        guard let quarters = property.reader.byte(0) else { return nil }
        if quarters & 1 == 1 { (width, height) = (height, width) }
      default: break
      }
    }
  }
}

extension ByteReader {
  /// A numerator and a denominator, 32 bits each, as the nearest whole number; nil if the denominator is 0.
  fileprivate func roundedFraction(_ offset: Int) -> Int? {
    guard let numerator = big32(offset), let denominator = big32(offset + 4), denominator > 0 else { return nil }
    return (numerator + denominator / 2) / denominator
  }
}
