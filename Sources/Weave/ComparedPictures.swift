// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveDiff
public import WeaveGraphics
import WeaveNative

/// Pictures in files, to be compared.
public enum ComparedPictures {
  /// The picture of a PNG file of any kind.
  ///
  /// - Throws: an error whose description names the file and what is wrong with it.
  public static func read(_ path: String) throws -> StraightImage {
    try decode(readFile(path, limit: Limits.imageBytes), named: path)
  }

  /// The picture of the bytes of a PNG file.
  ///
  /// - Throws: an error whose description tells what is wrong with them.
  public static func decode(_ bytes: [UInt8], named path: String) throws(ComparedPictureError) -> StraightImage {
    do throws(ImageDecodingError) {
      let picture = try decodeStraightPNG(bytes)
      return StraightImage(width: picture.width, height: picture.height, bytes: picture.bytes)
    } catch {
      throw ComparedPictureError(path: path, reason: error.description)
    }
  }

  /// Pixels as a PNG file.
  public static func png(_ pixels: PixelBuffer) throws -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pixels)
  }
}

/// Why a file is no picture that can be compared.
public struct ComparedPictureError: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  public var reason: String

  public var description: String { "`\(path)`: \(reason)" }
}
