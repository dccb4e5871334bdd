// SPDX-License-Identifier: MIT

/// Writes bits into memory, the first into the lowest bit of a byte.
///
/// - Source: RFC 1951, section 3.1.1.
@unsafe
struct BitWriter {
  /// Bytes after the last written one that `flush` may overwrite.
  static let slack = 8

  private(set) var next: UnsafeMutableRawPointer
  private var buffer: UInt64 = 0
  private(set) var count = 0

  init(at start: UnsafeMutableRawPointer, carrying carried: (bits: UInt64, count: Int) = (0, 0)) {
    unsafe next = unsafe start
    unsafe (buffer, count) = carried
  }

  /// After a `flush`, the bits that do not fill a byte yet.
  var carried: (bits: UInt64, count: Int) { unsafe (buffer, count) }

  /// Adds the low bits of a value whose other bits are 0. At most 56 bits fit between two calls of `flush`.
  @inline(__always)
  mutating func add(_ bits: UInt64, _ number: Int) {
    unsafe buffer |= bits &<< UInt64(truncatingIfNeeded: count)
    unsafe count &+= number
  }

  @inline(__always)
  mutating func flush() {
    unsafe next.storeBytes(of: buffer.littleEndian, as: UInt64.self)
    unsafe next += count &>> 3
    unsafe buffer &>>= UInt64(truncatingIfNeeded: count & 56)
    unsafe count &= 7
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    unsafe count = (count + 7) & ~7
    unsafe flush()
  }

  /// Adds whole bytes; the writer must be at a byte boundary.
  mutating func add(bytes: UnsafeRawPointer, count number: Int) {
    unsafe next.copyMemory(from: bytes, byteCount: number)
    unsafe next += number
  }

  /// Adds bits from another stream, which must have free bytes after its end.
  mutating func add(bits range: Range<Int>, of stream: UnsafeRawPointer) {
    var bit = range.lowerBound
    while bit < range.upperBound {
      // A read of eight bytes gives at least 57 bits from any bit position.
      let number = min(56, range.upperBound - bit)
      let word = unsafe UInt64(littleEndian: stream.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self))
      unsafe add(word >> UInt64(bit & 7) & (1 << UInt64(number) - 1), number)
      unsafe flush()
      bit += number
    }
  }
}
