// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative

/// The bytes of a stream, one after the other, with the number of the line.
struct ByteReader {
  let stream: ByteStream
  private var piece: [UInt8] = []
  private var place = 0
  /// The line of the next byte, from 1.
  private(set) var line = 1
  /// Bytes read so far.
  private(set) var count = 0

  init(_ stream: ByteStream) { self.stream = stream }

  /// The next byte; nil at the end.
  mutating func next() throws(FileError) -> UInt8? {
    guard try fill() else { return nil }
    let byte = piece[place]
    place += 1
    count += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  /// The next bytes that are none of some, as far as they are at hand: much quicker than one by one. Empty where one of these
  /// comes next, and at the end.
  ///
  /// - Parameter stops: with the end of a line among them.
  mutating func run(without stops: (UInt8, UInt8, UInt8, UInt8)) throws(FileError) -> ArraySlice<UInt8> {
    guard try fill() else { return [] }
    var end = place
    while end < piece.count {
      let byte = piece[end]
      if byte == stops.0 || byte == stops.1 || byte == stops.2 || byte == stops.3 { break }
      end += 1
    }
    defer {
      count += end - place
      place = end
    }
    return piece[place..<end]
  }

  /// The byte that `next` will give.
  mutating func peek() throws(FileError) -> UInt8? { try fill() ? piece[place] : nil }

  /// The next line without its end; nil at the end of the stream.
  ///
  /// - Parameter isTooLong: becomes true for a line that is longer than a design may be, of which a part is given.
  mutating func nextLine(_ isTooLong: inout Bool) throws(FileError) -> [UInt8]? {
    guard try fill() else { return nil }
    var text: [UInt8] = []
    isTooLong = false
    while try fill() {
      let end = piece[place...].firstIndex(of: UInt8(ascii: "\n"))
      let part = piece[place..<(end ?? piece.count)]
      isTooLong = isTooLong || text.count + part.count > Limits.designBytes
      if !isTooLong { text += part }
      count += part.count
      place = end ?? piece.count
      guard end != nil else { continue }
      place += 1
      count += 1
      line += 1
      break
    }
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
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
