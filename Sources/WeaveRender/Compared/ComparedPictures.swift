// SPDX-License-Identifier: MIT

public import WeaveDiff
public import WeaveGraphics
import WeaveNative
public import WeavePNG
public import WeaveSystem

/// Reads pictures from files and compares them.
public enum ComparedPictures {
  /// The pixel differences of two pictures, and their structural similarity; nil if their sizes differ.
  public static func compare(
    _ before: StraightImage, _ after: StraightImage, options: ComparisonOptions
  ) -> (comparison: Comparison, similarity: Double)? {
    let (comparison, similarity) = concurrently {
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
      throw .damaged(path, reason: error.description)
    }
  }

  /// Pixels as a PNG file.
  public static func png(_ pixels: PixelBuffer) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pixels)
  }
}

/// The reason why a file is not a picture that can be compared.
public enum ComparedPictureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file cannot be read.
  case file(FileError)
  /// The file, as the user named it, is not a picture; the reason, without a full stop.
  case damaged(String, reason: String)

  /// The path and the reason, as a message.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .damaged(let path, let reason): "`\(path)`: \(reason)"
    }
  }
}
