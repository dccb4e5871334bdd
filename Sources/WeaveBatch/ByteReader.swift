// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// The bytes of a stream, one at a time, with the line number.
struct ByteReader {
  let stream: ByteStream
  private var piece: [UInt8] = []
  private var place = 0
  /// The line of the next byte, from 1.
  private(set) var line = 1
  /// The column of the next byte, from 1, in Unicode scalars.
  private(set) var column = 1
  /// The number of bytes read so far.
  private(set) var count = 0
  /// Whether the previous byte was a carriage return; a line feed after it does not start another line.
  private var isAfterReturn = false

  init(_ stream: ByteStream) { self.stream = stream }

  /// The next byte; nil at the end.
  mutating func next() throws(FileError) -> UInt8? {
    guard try fill() else { return nil }
    let byte = piece[place]
    place += 1
    count += 1
    if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\r") || !isAfterReturn { line += 1 }
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
    isAfterReturn = byte == UInt8(ascii: "\r")
    return byte
  }

  /// The bytes up to the next stop byte, as far as they are buffered; much faster than one at a time. Empty if a stop
  /// byte comes next, and at the end.
  ///
  /// - Parameter stops: the stop bytes; they must include the line ends.
  mutating func run(without stops: (UInt8, UInt8, UInt8, UInt8)) throws(FileError) -> ArraySlice<UInt8> {
    guard try fill() else { return [] }
    var end = place
    while end < piece.count {
      let byte = piece[end]
      if byte == stops.0 || byte == stops.1 || byte == stops.2 || byte == stops.3 { break }
      end += 1
    }
    let run = piece[place..<end]
    count += run.count
    column += run.count { $0 & 0xC0 != 0x80 }
    if !run.isEmpty { isAfterReturn = false }
    place = end
    return run
  }

  /// The byte that `next` will return.
  mutating func peek() throws(FileError) -> UInt8? { try fill() ? piece[place] : nil }

  /// Goes back to the beginning of a line that has already been read.
  ///
  /// - Parameter bytes: everything that was read since then.
  mutating func goBack(_ bytes: [UInt8], toLine line: Int) {
    piece = bytes + piece[place...]
    place = 0
    count -= bytes.count
    (self.line, column, isAfterReturn) = (line, 1, false)
  }

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
      count += part.count
      place = end ?? piece.count
      guard end != nil else { continue }
      if try next() == UInt8(ascii: "\r"), try peek() == UInt8(ascii: "\n") { _ = try next() }
      break
    }
    return text
  }

  private mutating func fill() throws(FileError) -> Bool {
    if place < piece.count { return true }
    let isFirst = count == 0
    piece = try stream.next()
    place = isFirst && piece.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return place < piece.count
  }
}
