// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// The lines of a stream, with their numbers.
struct LineReader {
  let stream: ByteStream
  private var piece: [UInt8] = []
  private var place = 0
  /// The number of the next line, from 1.
  private(set) var line = 1
  /// The number of bytes read so far.
  private(set) var count = 0

  init(_ stream: ByteStream) { self.stream = stream }

  /// The next line without its end, which may be of any kind; nil at the end of the stream.
  ///
  /// - Parameter isTooLong: becomes true if the line is longer than a design may be; only a part of it is returned.
  mutating func nextLine(_ isTooLong: inout Bool) throws(FileError) -> [UInt8]? {
    guard try fill() else { return nil }
    var text: [UInt8] = []
    isTooLong = false
    while try fill() {
      let end = piece[place...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let part = piece[place..<(end ?? piece.count)]
      isTooLong = isTooLong || text.count + part.count > Limits.designBytes
      if !isTooLong { text += part }
      skip(part.count)
      guard let end else { continue }
      let isReturn = piece[end] == UInt8(ascii: "\r")
      skip(1)
      line += 1
      if isReturn, try fill(), piece[place] == UInt8(ascii: "\n") { skip(1) }
      break
    }
    return text
  }

  private mutating func skip(_ bytes: Int) {
    place += bytes
    count += bytes
  }

  private mutating func fill() throws(FileError) -> Bool {
    if place < piece.count { return true }
    let isFirst = count == 0
    piece = try stream.next()
    place = isFirst && piece.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return place < piece.count
  }
}
