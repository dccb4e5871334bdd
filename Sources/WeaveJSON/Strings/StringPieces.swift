// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The inside of a string literal, split where source and text differ.
///
/// It is used both for decoding and for the map from text back to source, so that they cannot disagree.
struct StringPieces: Sequence, IteratorProtocol {
  struct Piece {
    /// The bytes in the source.
    var source: Range<Int>
    /// The decoded scalar; nil if the bytes are the text.
    var scalar: Unicode.Scalar?
    var problem: StringEscape.Problem?

    /// UTF-8 bytes of the decoded text.
    var decodedCount: Int { scalar.map { UTF8.width($0) } ?? source.count }
  }

  private let bytes: [UInt8]
  private let end: Int
  private let checksUTF8: Bool
  private var at: Int

  /// - Parameters:
  ///   - body: the literal without its quotes.
  ///   - checksUTF8: whether to check the encoding; false requires that the body is UTF-8, and is faster.
  init(_ bytes: [UInt8], body: SourceRange, checksUTF8: Bool) {
    self.bytes = bytes
    end = body.upper
    self.checksUTF8 = checksUTF8
    at = body.lower
  }

  mutating func next() -> Piece? {
    guard at < end else { return nil }
    let lower = at
    at = plainEnd()
    if at > lower { return Piece(source: lower..<at) }
    if bytes[at] == .backslash {
      let escape = StringEscape(in: bytes, at: at, end: end)
      at += escape.length
      return Piece(source: lower..<at, scalar: escape.scalar, problem: escape.problem)
    }
    at += UTF8Sequence(in: bytes, at: at, end: end).count
    return Piece(source: lower..<at, scalar: "\u{FFFD}")
  }

  /// The end of the run of bytes from `at` that equal the text.
  private func plainEnd() -> Int {
    var upper = at
    while upper < end, bytes[upper] != .backslash {
      if checksUTF8, bytes[upper] >= 0x80 {
        let sequence = UTF8Sequence(in: bytes, at: upper, end: end)
        guard sequence.isValid else { break }
        upper += sequence.count
      } else {
        upper += 1
      }
    }
    return upper
  }
}

extension StringPieces {
  /// The decoded text.
  static func decode(_ bytes: [UInt8], body: SourceRange) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(body.count)
    for piece in StringPieces(bytes, body: body, checksUTF8: true) { append(piece, of: bytes, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the decoded UTF-8 of a piece.
  static func append(_ piece: Piece, of bytes: [UInt8], to text: inout [UInt8]) {
    if let scalar = piece.scalar {
      if scalar.isASCII { return text.append(UInt8(scalar.value)) }
      text.append(contentsOf: String(scalar).utf8)
    } else {
      text.append(contentsOf: bytes[piece.source])
    }
  }
}
