// SPDX-License-Identifier: MIT

/// Why a picture was not written in a format.
public enum PictureEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system gave no memory to encode in.
  case memory
  /// The format allows at most this many pixels a side.
  case tooLarge(format: String, most: Int)
  /// Any other failure, with the library's message.
  case failed(format: String, reason: String)

  /// A message in the compiler's style.
  public var description: String {
    switch self {
    case .memory: "no memory for the picture's file"
    case .tooLarge(let format, let most): "a \(format) picture has at most \(most) pixels a side"
    case .failed(let format, let reason): "the \(format) picture cannot be written: \(reason)"
    }
  }
}
