// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// The leaves that the pixels of a picture belong to, so that each can get suitable inks.
public struct PixelKinds: Sendable, Hashable {
  /// In pixels.
  public let width, height: Int
  /// The number of the leaf that each pixel belongs to, row by row; 0 for none.
  public var leaves: [UInt32]
  /// The kinds of the leaves, by number; the first is that of 0.
  public var kinds: [LeafKind]

  /// - Precondition: `leaves` has `width × height` indices in `kinds`, which is not empty.
  public init(width: Int, height: Int, leaves: [UInt32], kinds: [LeafKind]) {
    precondition(leaves.count == width * height && !kinds.isEmpty, "a leaf for each pixel")
    self.width = width
    self.height = height
    self.leaves = leaves
    self.kinds = kinds
  }

  /// A picture with a single kind.
  public init(width: Int, height: Int, all kind: LeafKind) {
    self.init(width: width, height: height, leaves: [UInt32](repeating: 0, count: width * height), kinds: [kind])
  }
}

extension LeafKind {
  /// Whether neighbours compensate for each other's error.
  var isSmooth: Bool { self == .gradient || self == .ground || self == .photo }
}
