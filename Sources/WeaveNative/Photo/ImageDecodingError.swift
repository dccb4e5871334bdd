// SPDX-License-Identifier: MIT

/// Why a photo could not be decoded.
public enum ImageDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There are no bytes.
  case empty
  /// Neither JPEG, PNG, WebP, HEIC nor SVG.
  case unknownFormat
  /// The bytes are in another format, where only PNG is read.
  case notPNG
  /// The file is larger than the limit.
  case tooManyBytes(limit: Int)
  /// The header claims more pixels than `Limits` allow; nothing was decoded.
  case tooLarge(width: Int, height: Int)
  /// The header claims more pixels than such a small file is trusted with; nothing was decoded.
  case overstated(width: Int, height: Int, bytes: Int)
  /// Truncated or damaged, with the decoder's message.
  case damaged(format: ImageFormat, reason: String)
  /// An SVG that is not safe to draw, with the place of the problem.
  case refusedSVG(XMLError)
  /// The system gave no memory to decode into.
  case memory
  /// An SVG that exceeded `Limits` or crashed librsvg, with a message.
  case overrun(String)
  /// The process that decodes photos could not be started, with the reason.
  case noWorker(reason: String)
  /// A HEIC, and libheif is not installed or cannot decode it, with a message.
  case noLibrary(String)

  /// A message in the compiler's style, without the file's name.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .notPNG: "not a PNG picture"
    case .unknownFormat: "not a JPEG, PNG, WebP, HEIC or SVG picture"
    case .tooManyBytes(let limit): "larger than \(limit) bytes"
    case .tooLarge(let width, let height): "claims \(width) × \(height) pixels, too many to draw"
    case .overstated(let width, let height, let bytes):
      "claims \(width) × \(height) pixels in \(bytes) bytes, too many for such a small file"
    case .damaged(let format, let reason): "damaged \(format.rawValue): \(reason)"
    case .refusedSVG(let error): "SVG refused: \(error)"
    case .memory: "no memory to decode it"
    case .overrun(let words), .noLibrary(let words): words
    case .noWorker(let reason): "cannot start the process that decodes photos: \(reason)"
    }
  }
}
