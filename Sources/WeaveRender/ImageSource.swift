// SPDX-License-Identifier: MIT

/// A source of photos besides the design's own folder.
public protocol ImageSource: Sendable {
  /// The bytes of a PNG, JPEG, WebP, HEIC or SVG file; nil if there is no image of this name.
  ///
  /// It is called while the picture is drawn, and drawing waits for it: fetch anything from a network beforehand.
  func image(named name: String) throws -> [UInt8]?
}
