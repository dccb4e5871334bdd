// SPDX-License-Identifier: MIT

/// The working memory of a compressor, kept from one picture to the next.
@safe
struct DeflateBuffers: ~Copyable {
  static let hashBits = 12
  /// The most tokens in a block, including its end.
  static let tokenCount = 1 << 12
  static let literalSymbols = 286
  static let distanceSymbols = 30

  /// By the hash of two pixels: the four latest positions, the low 16 bits of each, the latest lowest.
  let pairs: UnsafeMutablePointer<UInt64>
  /// By the hash of one pixel: the low 16 bits of the latest position.
  let singles: UnsafeMutablePointer<UInt16>
  let tokens: UnsafeMutablePointer<DeflateToken>
  /// How often each symbol occurs in a block: literals, 256 for its end, and lengths.
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

  /// Forgets all positions, so that a picture's bytes never depend on the picture before.
  func forget() {
    unsafe pairs.initialize(repeating: 0, count: 1 << Self.hashBits)
    unsafe singles.initialize(repeating: 0, count: 1 << Self.hashBits)
  }

  func clearCounts() {
    unsafe literalCounts.initialize(repeating: 0, count: Self.literalSymbols)
    unsafe distanceCounts.initialize(repeating: 0, count: Self.distanceSymbols)
  }
}
