// SPDX-License-Identifier: MIT

/// Why a picture was not written in a format.
public enum PictureEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system gave no memory to encode in.
  case memory
  /// The format has room for so many pixels a side.
  case tooLarge(format: String, most: Int)
  /// The library's own words.
  case failed(format: String, reason: String)

  /// What is wrong, in the voice of messages.
  public var description: String {
    switch self {
    case .memory: "no memory for the picture's file"
    case .tooLarge(let format, let most): "a \(format) picture has at most \(most) pixels a side"
    case .failed(let format, let reason): "the \(format) picture cannot be written: \(reason)"
    }
  }
}
