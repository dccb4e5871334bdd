// SPDX-License-Identifier: MIT

/// Splits the bytes from a client into messages by the base protocol: headers, an empty line, a body.
struct MessageFrames {
  enum Frame: Hashable {
    case body([UInt8])
    /// A body of this many bytes, which was skipped.
    case tooLarge(Int)
    /// Headers without a length, after which messages cannot be separated.
    case broken
  }

  /// The maximum size of a body: a file of the maximum size with each byte escaped.
  static let limit = 96 << 20
  /// The maximum size of the headers, in bytes.
  private static let headerLimit = 8 << 10

  private var bytes: [UInt8] = []
  private var at = 0
  /// How many bytes of a large body are still to be skipped.
  private var skipping = 0
  private(set) var isBroken = false

  mutating func add(_ more: [UInt8]) {
    var more = more[...]
    if skipping > 0 {
      let skipped = min(skipping, more.count)
      skipping -= skipped
      more = more.dropFirst(skipped)
    }
    if at > 0 {
      bytes.removeFirst(at)
      at = 0
    }
    bytes += more
  }

  /// The next complete message; nil until more bytes arrive.
  mutating func next() -> Frame? {
    guard !isBroken, let end = headerEnd() else {
      if !isBroken, bytes.count - at > Self.headerLimit, headerEnd() == nil { return fail() }
      return nil
    }
    guard let length = length(in: bytes[at..<end]) else { return fail() }
    let start = end + 4
    if length > Self.limit {
      let there = min(length, bytes.count - start)
      at = start + there
      skipping = length - there
      return .tooLarge(length)
    }
    guard bytes.count - start >= length else { return nil }
    at = start + length
    return .body(Array(bytes[start..<at]))
  }

  private mutating func fail() -> Frame {
    isBroken = true
    return .broken
  }

  /// Where the empty line that ends the headers begins.
  private func headerEnd() -> Int? {
    var index = at
    let last = min(bytes.count - 4, at + Self.headerLimit)
    while index <= last {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A {
        return index
      }
      index += 1
    }
    return nil
  }

  private func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }
      return digits.count <= 12 ? Int(digits).flatMap { $0 >= 0 ? $0 : nil } : nil
    }
    return nil
  }
}
