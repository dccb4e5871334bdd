// SPDX-License-Identifier: MIT

/// What the pixels of a picture belong to, so that each can be given the inks that suit it.
public struct PixelKinds: Sendable, Hashable {
  /// What a leaf of a picture is.
  public enum Kind: UInt8, Sendable, Hashable {
    /// An area of one colour, or what is behind everything.
    case flat
    /// Text, a line, a symbol: read by its outline.
    case mark
    /// Colours that go over into each other.
    case gradient
    /// Pixels that are no drawing.
    case photo
    /// A mark that keeps the ink next to its colour, seen or not.
    case pinned
    /// Anything whose pixels take the inks next to them.
    case plain
    /// Anything in a regular pattern.
    case ordered

    /// Whether neighbours make up for each other's error.
    var isSmooth: Bool { self == .gradient || self == .photo }
  }

  /// In pixels.
  public let width, height: Int
  /// The number of the leaf that each pixel belongs to, row by row; 0 for none.
  public var leaves: [UInt32]
  /// The kinds of the leaves, by number; the first is that of 0.
  public var kinds: [Kind]

  /// - Precondition: `leaves` holds `width × height` numbers of `kinds`, which has one at least.
  public init(width: Int, height: Int, leaves: [UInt32], kinds: [Kind]) {
    precondition(leaves.count == width * height && !kinds.isEmpty, "a leaf for each pixel")
    self.width = width
    self.height = height
    self.leaves = leaves
    self.kinds = kinds
  }

  /// A picture that is all of one kind.
  public init(width: Int, height: Int, all kind: Kind) {
    self.init(width: width, height: height, leaves: [UInt32](repeating: 0, count: width * height), kinds: [kind])
  }
}
