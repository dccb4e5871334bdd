// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The commas between members and elements, which are the same in objects and arrays.
extension JSONReader {
  mutating func readArray() -> JSONNode? {
    let lower = at
    guard enter(.array) else { return nil }
    var elements: [JSONNode] = []
    while nextItem() {
      if let element = readValue() { elements.append(element) }
    }
    open.removeLast()
    return JSONNode(.array(elements), at: SourceRange(lower, max(at, lower + 1)))
  }

  /// Enters a bracket; false if that would be too deep.
  mutating func enter(_ kind: OpenBracket.Kind) -> Bool {
    guard open.count < Limits.jsonDepth else {
      report(.jsonTooDeep, .tooDeep, at: SourceRange(at, at + 1))
      stopped = true
      return false
    }
    open.append(OpenBracket(kind, at: at))
    at += 1
    lastEnd = at
    return true
  }

  /// Moves to the next item of the innermost bracket; false once the bracket has been closed.
  mutating func nextItem() -> Bool {
    let inner = open.count - 1
    while !stopped {
      skipTrivia()
      guard at < end else {
        reportUnclosedAtEnd()
        return false
      }
      switch bytes[at] {
      case .comma: readComma(inner)
      case UInt8(ascii: ";"): readSemicolon(inner)
      case .closeBrace, .closeSquare: return !readCloser(inner)
      case .colon where open[inner].hasItem && open[inner].comma == nil: readStrayColon(inner)
      default:
        if open[inner].hasItem, open[inner].comma == nil { reportMissingComma(open[inner].kind) }
        open[inner].hasItem = true
        open[inner].comma = nil
        afterMistake = false
        return true
      }
    }
    return false
  }

  private mutating func readComma(_ inner: Int) {
    if open[inner].hasItem, open[inner].comma == nil {
      open[inner].comma = at
    } else {
      let range = SourceRange(at, at + 1)
      report(.jsonExtraComma, .extraComma, at: range, fixes: [.remove(range, "the comma", .likely)])
    }
    at += 1
    lastEnd = at
  }

  /// Reads a `;` in place of a comma. Without a value before or after it, it is superfluous, like a comma there.
  private mutating func readSemicolon(_ inner: Int) {
    let range = SourceRange(at, at + 1)
    if !open[inner].hasItem || open[inner].comma != nil {
      report(.jsonExtraComma, .extraSemicolon, at: range, fixes: [.remove(range, "the semicolon", .likely)])
    } else {
      let isLast = significant(from: at + 1).map { bytes[$0].isCloser } ?? true
      if !isLast {
        report(.jsonWrongSeparator, .semicolon(open[inner].kind), at: range, fixes: [.replace(range, with: ",", .sure)])
      }
      open[inner].comma = at
    }
    at += 1
    lastEnd = at
  }

  private mutating func reportMissingComma(_ kind: OpenBracket.Kind) {
    if afterMistake { return }
    // A key on a new line leaves no doubt. On the same line, two values may also be a single one with a typo.
    let isNewLine = bytes[lastEnd..<at].contains(.lineFeed)
    let fix = Diagnostic.Fix.insert(",", at: lastEnd, kind == .object && isNewLine ? .sure : .likely)
    report(.jsonMissingComma, .missingComma(kind), at: SourceRange(lastEnd, lastEnd), fixes: [fix])
  }

  /// Reads a colon where a comma should be: `["a": 1]`, or a second one after a value.
  private mutating func readStrayColon(_ inner: Int) {
    let kind = open[inner].kind
    if kind == .object {
      report(.jsonUnexpectedCharacter, .secondColon, at: SourceRange(at, at + 1))
    } else if !open[inner].hasReportedKeys {
      let note = Diagnostic.Note("the array begins here", at: open[inner].range)
      report(.jsonUnexpectedCharacter, .keyInArray, at: SourceRange(at, at + 1), notes: [note])
      open[inner].hasReportedKeys = true
    }
    at += 1
    skipTrivia()
    lastEnd = at
    if at < end, !bytes[at].isCloser, bytes[at] != .comma, bytes[at] != .colon { _ = readValue() }
  }
}

extension Diagnostic.Message {
  fileprivate static var tooDeep: Self { "brackets are nested more than \(Limits.jsonDepth) levels deep" }
  fileprivate static var extraComma: Self { "there is no value before this `,`" }
  fileprivate static var extraSemicolon: Self { "there is no value before this `;`" }
  fileprivate static func semicolon(_ kind: OpenBracket.Kind) -> Self {
    "\(kind.items) are separated by `,`, not by `;`"
  }
  fileprivate static func missingComma(_ kind: OpenBracket.Kind) -> Self { "missing `,` between \(kind.items)" }
  fileprivate static var secondColon: Self { "unexpected `:` after a value" }
  fileprivate static var keyInArray: Self { "an array has no keys; members with `:` belong between `{` and `}`" }
}
