// SPDX-License-Identifier: MIT

/// A part of the way from a design's text to a PNG file.
enum Stage: String, CaseIterable {
  /// Bytes to a JSON tree.
  case read
  /// The tree to a typed design.
  case validate
  /// Design, variables and facts to concrete nodes.
  case resolve
  /// Nodes to rectangles; the texts have been shaped before.
  case layout
  /// The card's texts, shaped, of which none has been seen before.
  case text
  /// Rectangles to pixels.
  case draw
  /// Pixels to the bytes of a PNG file.
  case encode
  /// All of these, for a picture that differs from the one before in one text.
  case change
}
