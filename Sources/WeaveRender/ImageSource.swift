// SPDX-License-Identifier: MIT

/// Where the photos of designs come from, besides the design's own folder.
public protocol ImageSource: Sendable {
  /// The bytes of a PNG, JPEG, WebP or SVG file; nil where there is none of this name.
  ///
  /// It is called while the picture is drawn, which waits for it: what comes over a network is fetched before.
  func image(named name: String) throws -> [UInt8]?
}
