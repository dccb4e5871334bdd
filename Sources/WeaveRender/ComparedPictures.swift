// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveDiff
public import WeaveGraphics
import WeaveNative
import WeavePNG
import WeaveSystem

/// Reads pictures from files and compares them.
public enum ComparedPictures {
  /// The pictures of two PNG files. Files with the same bytes are decoded once.
  ///
  /// - Throws: an error whose description names the file and what is wrong with it.
  public static func read(_ before: String, _ after: String) throws -> (before: StraightImage, after: StraightImage) {
    let bytes = try readFile(before, limit: Limits.imageBytes)
    let others = Result { try readFile(after, limit: Limits.imageBytes) }
    guard case .success(let others) = others, bytes != others else {
      let picture = try decode(bytes, named: before)
      _ = try others.get()
      return (picture, picture)
    }
    return try concurrently {
      try decode(bytes, named: before)
    } _: {
      try decode(others, named: after)
    }
  }

  /// The pixel differences of two pictures, and their structural similarity; nil if their sizes differ.
  public static func compare(
    _ before: StraightImage, _ after: StraightImage, options: ComparisonOptions
  ) throws -> (comparison: Comparison, similarity: Double)? {
    let (comparison, similarity) = try concurrently {
      Comparison(before, after, options: options)
    } _: {
      structuralSimilarity(before, after)
    }
    guard let comparison else { return nil }
    return (comparison, similarity ?? 1)
  }

  /// The picture in the bytes of a PNG file.
  ///
  /// - Throws: an error whose description says what is wrong with them.
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

/// The reason why a file is not a picture that can be compared.
public struct ComparedPictureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the user named it.
  public var path: String
  /// Why it cannot be compared, without a full stop.
  public var reason: String

  /// The path and the reason, as a message.
  public var description: String { "`\(path)`: \(reason)" }
}
