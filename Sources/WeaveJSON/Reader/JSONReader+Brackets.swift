// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Closing brackets: correct ones, ones of the wrong kind, and missing ones.
extension JSONReader {
  /// Reads the closing bracket at `at`; true if the innermost list ends here.
  mutating func readCloser(_ inner: Int) -> Bool {
    let bracket = open[inner]
    if bytes[at] == bracket.kind.closerByte {
      reportTrailingComma(bracket)
      noteIndentation(of: bracket)
      at += 1
    } else if isMistyped(closer: bytes[at]) {
      reportTrailingComma(bracket)
      reportMismatch(bracket)
      at += 1
    } else {
      // The bracket belongs to an outer list, which will read it.
      reportUnclosed(bracket)
    }
    lastEnd = at
    return true
  }

  private mutating func reportTrailingComma(_ bracket: OpenBracket) {
    guard let comma = bracket.comma else { return }
    let range = SourceRange(comma, comma + 1)
    report(
      .jsonTrailingComma, .trailing(excerpt(range), bracket.kind), at: range,
      fixes: [.remove(range, "`\(excerpt(range))`", .sure)])
  }

  private mutating func reportMismatch(_ bracket: OpenBracket) {
    let range = SourceRange(at, at + 1)
    report(
      .jsonMismatchedBracket, .mismatched(bracket.kind), at: range,
      notes: [.init(.openedHere(bracket.kind), at: bracket.range)],
      fixes: [.replace(range, with: bracket.kind.closer, .likely)])
  }

  private mutating func reportUnclosed(_ bracket: OpenBracket) {
    report(
      .jsonUnclosedBracket, .unclosed(bracket.kind), at: SourceRange(at, at + 1),
      notes: [.init(.openedHere(bracket.kind), at: bracket.range)],
      fixes: [.insert(bracket.kind.closer, at: lastEnd, .likely)])
  }

  /// Reports all brackets that are still open at the end of the file as one mistake.
  mutating func reportUnclosedAtEnd() {
    if hasReportedEnd { return }
    hasReportedEnd = true
    let missing = open.reversed().map(\.kind.closer).joined()
    var notes = open.reversed().prefix(3).map { Diagnostic.Note(.openedHere($0.kind), at: $0.range) }
    if let suspect {
      notes.append(.init("this may be the bracket that is not closed:", at: suspect.opener))
      notes.append(.init("the bracket that closes it is indented less", at: suspect.closer))
    }
    report(
      .jsonUnclosedBracket, .unclosedAtEnd(open.count, missing), at: SourceRange(lastEnd, lastEnd), notes: notes,
      fixes: [.insert(missing, at: lastEnd, .guess)])
  }
}

// MARK: - Finding the wrong bracket

extension JSONReader {
  /// Whether the closer of another kind is a typo for that of the innermost bracket; otherwise the innermost closer is
  /// missing.
  ///
  /// The text after it decides if only one reading fits, then the indentation; by default, the closer is missing.
  private func isMistyped(closer: UInt8) -> Bool {
    guard let bracket = open.last, let match = open.lastIndex(where: { $0.kind.closerByte == closer }) else {
      return true
    }
    let ifMistyped = open.count > 1 ? Context(open[open.count - 2].kind) : .end
    let ifMissing = match > 0 ? Context(open[match - 1].kind) : .end
    if let context = context(after: at + 1), (context == ifMistyped) != (context == ifMissing) {
      return context == ifMistyped
    }
    guard let indent = indentation(at), indent != lineIndentation(of: open[match].offset) else { return false }
    return indent == lineIndentation(of: bracket.offset)
  }

  private enum Context {
    case object, array, end

    init(_ kind: OpenBracket.Kind) { self = kind == .object ? .object : .array }
  }

  /// The kind of list that the text after a closing bracket seems to be in; nil if that is unclear.
  private func context(after offset: Int) -> Context? {
    guard let next = significant(from: offset) else { return .end }
    switch bytes[next] {
    case .closeBrace: return .object
    case .closeSquare: return .array
    case .comma:
      guard let item = significant(from: next + 1) else { return nil }
      if bytes[item] == .quote { return isKey(at: item) ? .object : .array }
      return bytes[item] == .openBrace || bytes[item] == .openSquare ? .array : nil
    default: return nil
    }
  }

  /// The next byte that is not white space, at most 4,096 bytes away; nil at the end.
  func significant(from offset: Int) -> Int? {
    var next = offset
    while next < end, next < offset + 4096, bytes[next].isJSONSpace { next += 1 }
    return next < end ? next : nil
  }

  /// Whether there is a string followed by a colon at an offset, within 128 bytes.
  func isKey(at offset: Int) -> Bool {
    guard offset < end, bytes[offset] == .quote else { return false }
    let limit = min(end, offset + 128)
    var next = offset + 1
    while next < limit, bytes[next] != .quote, !bytes[next].isLineBreak { next += bytes[next] == .backslash ? 2 : 1 }
    guard next < limit, bytes[next] == .quote else { return false }
    next += 1
    while next < limit, bytes[next].isBlank { next += 1 }
    return next < limit && bytes[next] == .colon
  }

  /// Records the first pair of brackets on different lines whose closing bracket is indented less.
  private mutating func noteIndentation(of bracket: OpenBracket) {
    guard suspect == nil, let closer = indentation(at), let opener = lineIndentation(of: bracket.offset) else { return }
    if closer < opener, bytes[bracket.offset..<at].contains(.lineFeed) {
      suspect = (bracket.range, SourceRange(at, at + 1))
    }
  }

  /// The number of blanks before the text at an offset, if it is the first text of its line; otherwise nil.
  private func indentation(_ offset: Int) -> Int? {
    var lower = offset
    while lower > 0, offset - lower < 256, bytes[lower - 1].isBlank { lower -= 1 }
    return lower == 0 || bytes[lower - 1].isLineBreak ? offset - lower : nil
  }

  /// The number of blanks at the beginning of an offset's line; nil if the line begins more than 256 bytes before.
  private func lineIndentation(of offset: Int) -> Int? {
    var lower = offset
    while lower > 0, offset - lower < 256, !bytes[lower - 1].isLineBreak { lower -= 1 }
    guard lower == 0 || bytes[lower - 1].isLineBreak else { return nil }
    return bytes[lower..<offset].prefix(while: \.isBlank).count
  }
}

extension Diagnostic.Message {
  fileprivate static func trailing(_ separator: String, _ kind: OpenBracket.Kind) -> Self {
    "there must be no `\(separator)` after the last of the \(kind.items)"
  }
  fileprivate static func mismatched(_ kind: OpenBracket.Kind) -> Self {
    "`\(kind.opener)` is closed by `\(kind == .object ? "]" : "}")`; expected `\(kind.closer)`"
  }
  fileprivate static func unclosed(_ kind: OpenBracket.Kind) -> Self {
    "expected `\(kind.closer)` before `\(kind == .object ? "]" : "}")`"
  }
  fileprivate static func openedHere(_ kind: OpenBracket.Kind) -> Self { "`\(kind.opener)` is opened here" }
  fileprivate static func unclosedAtEnd(_ count: Int, _ missing: String) -> Self {
    count == 1
      ? "the file ends before `\(missing)`" : "the file ends inside \(count) brackets; `\(clipped(missing))` is missing"
  }
}
