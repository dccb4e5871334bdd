// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// What the pixels of a picture belong to, so that each can be given the inks that suit it.
public struct PixelKinds: Sendable, Hashable {
  /// In pixels.
  public let width, height: Int
  /// The number of the leaf that each pixel belongs to, row by row; 0 for none.
  public var leaves: [UInt32]
  /// The kinds of the leaves, by number; the first is that of 0.
  public var kinds: [LeafKind]

  /// - Precondition: `leaves` holds `width × height` numbers of `kinds`, which has one at least.
  public init(width: Int, height: Int, leaves: [UInt32], kinds: [LeafKind]) {
    precondition(leaves.count == width * height && !kinds.isEmpty, "a leaf for each pixel")
    self.width = width
    self.height = height
    self.leaves = leaves
    self.kinds = kinds
  }

  /// A picture that is all of one kind.
  public init(width: Int, height: Int, all kind: LeafKind) {
    self.init(width: width, height: height, leaves: [UInt32](repeating: 0, count: width * height), kinds: [kind])
  }
}

extension LeafKind {
  /// Whether neighbours make up for each other's error.
  var isSmooth: Bool { self == .gradient || self == .ground || self == .photo }
}
