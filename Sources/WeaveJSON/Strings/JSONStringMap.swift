// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// Maps offsets in a decoded string to its source.
///
/// A mistake in a text template is found in the decoded text, but the author sees the literal, in which `\n` takes two
/// bytes and an emoji may take twelve.
public struct JSONStringMap: Sendable {
  /// A range of the text and the bytes that it was decoded from.
  private struct Segment {
    var decoded: Range<Int>
    var source: Range<Int>
    /// Whether the bytes equal the text, so that offsets inside correspond.
    var isPlain: Bool
  }

  private let segments: [Segment]
  private let body: SourceRange
  private let decodedCount: Int

  /// The map of one string.
  ///
  /// - Parameter literal: the range of the string's node, including quotes if there are any.
  public init(source: SourceText, literal: SourceRange) {
    body = Self.body(of: source.clamped(literal), in: source.bytes)
    var segments: [Segment] = []
    var decoded = 0
    for piece in StringPieces(source.bytes, body: body, checksUTF8: true) {
      let upper = decoded + piece.decodedCount
      segments.append(Segment(decoded: decoded..<upper, source: piece.source, isPlain: piece.scalar == nil))
      decoded = upper
    }
    self.segments = segments
    decodedCount = decoded
  }

  /// The source range of a part of the text.
  ///
  /// - Parameter decoded: offsets in the decoded string's `utf8`, clamped to the string.
  /// - Returns: the bytes in the source. An escape is included whole if any part of its character is.
  public func range(ofDecoded decoded: Range<Int>) -> SourceRange {
    let lower = min(max(decoded.lowerBound, 0), decodedCount)
    let upper = min(max(decoded.upperBound, lower), decodedCount)
    let start = sourceStart(lower)
    return SourceRange(start, upper == lower ? start : sourceEnd(upper))
  }

  private func sourceStart(_ offset: Int) -> Int {
    guard let segment = segment(at: offset) else { return body.upper }
    return segment.source.lowerBound + (segment.isPlain ? offset - segment.decoded.lowerBound : 0)
  }

  private func sourceEnd(_ offset: Int) -> Int {
    guard let segment = segment(at: offset - 1) else { return body.upper }
    guard segment.isPlain else { return segment.source.upperBound }
    return segment.source.lowerBound + offset - segment.decoded.lowerBound
  }

  /// The segment that contains a byte of the text, by binary search; nil at the end.
  private func segment(at offset: Int) -> Segment? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].decoded.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < segments.count ? segments[low] : nil
  }

  /// The literal without its quotes of any kind.
  private static func body(of literal: SourceRange, in bytes: [UInt8]) -> SourceRange {
    guard literal.count > 0 else { return literal }
    if bytes[literal.lower] == .quote {
      let isClosed = literal.count > 1 && bytes[literal.upper - 1] == .quote
      return SourceRange(literal.lower + 1, literal.upper - (isClosed ? 1 : 0))
    }
    guard let mark = QuoteMark(in: bytes, at: literal.lower) else { return literal }
    let lower = min(literal.lower + mark.length, literal.upper)
    let upper = (lower..<literal.upper).last { offset in
      mark.closerLength(in: bytes, at: offset).map { offset + $0 == literal.upper } ?? false
    }
    return SourceRange(lower, upper ?? literal.upper)
  }
}
