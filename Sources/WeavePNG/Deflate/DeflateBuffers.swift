// SPDX-License-Identifier: MIT

/// The memory that a compressor works in, kept from one picture to the next.
@safe
struct DeflateBuffers: ~Copyable {
  static let hashBits = 12
  /// Tokens of a block, its end included.
  static let tokenCount = 1 << 12
  static let literalSymbols = 286
  static let distanceSymbols = 30

  /// For a hash of two pixels the low 16 bits of the four latest places, the latest lowest.
  let pairs: UnsafeMutablePointer<UInt64>
  /// For a hash of one pixel those of the latest place.
  let singles: UnsafeMutablePointer<UInt16>
  let tokens: UnsafeMutablePointer<DeflateToken>
  /// How often a block has each literal, 256 for its end, and each length.
  let literalCounts: UnsafeMutablePointer<UInt32>
  let distanceCounts: UnsafeMutablePointer<UInt32>

  init() {
    unsafe pairs = .allocate(capacity: 1 << Self.hashBits)
    unsafe singles = .allocate(capacity: 1 << Self.hashBits)
    unsafe tokens = .allocate(capacity: Self.tokenCount)
    unsafe literalCounts = .allocate(capacity: Self.literalSymbols)
    unsafe distanceCounts = .allocate(capacity: Self.distanceSymbols)
    let none = DeflateToken(literals: 0, length: 0, distance: 0, distanceSymbol: 0)
    unsafe tokens.initialize(repeating: none, count: Self.tokenCount)
    forget()
    clearCounts()
  }

  deinit {
    unsafe pairs.deallocate()
    unsafe singles.deallocate()
    unsafe tokens.deallocate()
    unsafe literalCounts.deallocate()
    unsafe distanceCounts.deallocate()
  }

  /// Makes the places of the last picture unknown, so that a picture's bytes never depend on the one before.
  func forget() {
    unsafe pairs.initialize(repeating: 0, count: 1 << Self.hashBits)
    unsafe singles.initialize(repeating: 0, count: 1 << Self.hashBits)
  }

  func clearCounts() {
    unsafe literalCounts.initialize(repeating: 0, count: Self.literalSymbols)
    unsafe distanceCounts.initialize(repeating: 0, count: Self.distanceSymbols)
  }
}
