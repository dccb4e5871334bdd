// SPDX-License-Identifier: MIT

/// Splits the bytes from a client into messages, one on each line, as the Model Context Protocol separates them.
struct LineFrames {
  enum Frame: Hashable {
    case body([UInt8])
    /// A line of at least this many bytes, which was skipped.
    case tooLarge(Int)
  }

  /// The maximum size of a line: a file of the maximum size with each byte escaped.
  static let limit = MessageFrames.limit

  private var bytes: [UInt8] = []
  private var at = 0
  /// How many bytes of a large line were skipped so far; nil outside of such a line.
  private var skipped: Int?
  /// The offset up to which no line break was found.
  private var searched = 0

  mutating func add(_ more: [UInt8]) {
    if at > 0 {
      bytes.removeFirst(at)
      searched -= at
      at = 0
    }
    bytes += more
  }

  /// The next complete message; nil until more bytes arrive. Empty lines are ignored.
  mutating func next() -> Frame? {
    while let end = bytes[searched...].firstIndex(of: 0x0A) {
      let line = bytes[at..<end]
      at = end + 1
      searched = at
      if let before = skipped {
        skipped = nil
        return .tooLarge(before + line.count)
      }
      let body = line.last == 0x0D ? line.dropLast() : line
      if !body.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return .body(Array(body)) }
    }
    searched = bytes.count
    if bytes.count - at > Self.limit || skipped != nil {
      skipped = (skipped ?? 0) + bytes.count - at
      at = bytes.count
    }
    return nil
  }
}
