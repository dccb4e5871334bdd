// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Objects: keys, colons, values.
extension JSONReader {
  mutating func readObject() -> JSONNode? {
    if let template = readBareTemplate() { return template }
    let lower = at
    guard enter(.object) else { return nil }
    var members: [JSONMember] = []
    while nextItem() {
      if let member = readMember() { members.append(member) }
    }
    open.removeLast()
    return JSONNode(.object(unique(members)), at: SourceRange(lower, max(at, lower + 1)))
  }

  private mutating func readMember() -> JSONMember? {
    guard let key = readKey(), !stopped else { return nil }
    lastEnd = key.range.upper
    guard readColon(after: key) else { return nil }
    lastEnd = at
    let hasNewLine = skipToValue()
    if isAtItemEnd || (hasNewLine && isKey(at: at)) {
      report(.jsonMissingValue, .missingValue(key.text), at: SourceRange(lastEnd - 1, lastEnd))
      afterMistake = !isAtItemEnd
      return nil
    }
    guard let value = readValue() else { return nil }
    return JSONMember(key: key.text, keyRange: key.range, value: value)
  }

  /// Moves to the value; true if it is on a later line.
  private mutating func skipToValue() -> Bool {
    let lower = at
    skipTrivia()
    return at > lower + 1 && bytes[lower..<at].contains(.lineFeed)
  }

  private var isAtItemEnd: Bool { at >= end || bytes[at] == .comma || bytes[at].isCloser }

  // MARK: Keys

  /// A string before a colon, or what was meant as one; nil if there is no key. The mistake has then been reported.
  private mutating func readKey() -> (text: String, range: SourceRange)? {
    if bytes[at] == .quote { return readString(asKey: true) }
    if let quoted = readWronglyQuoted() { return quoted }
    switch bytes[at] {
    case .colon:
      report(.jsonInvalidKey, .missingKey, at: SourceRange(at, at + 1))
      at += 1
      dropValue()
      return nil
    case .openBrace, .openSquare:
      report(.jsonInvalidKey, .valueWithoutKey, at: SourceRange(at, at + 1))
      dropValue()
      return nil
    case let byte where byte.isWordByte || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "+"):
      return readUnquotedKey()
    default:
      skipUnexpected()
      return nil
    }
  }

  /// Skips a value that has no key, and the `: value` after it if it was meant as a key.
  private mutating func dropValue() {
    skipTrivia()
    if !isAtItemEnd, bytes[at] != .colon { _ = readValue() }
    skipTrivia()
    if at < end, bytes[at] == .colon, !stopped {
      at += 1
      skipTrivia()
      if !isAtItemEnd { _ = readValue() }
    }
    afterMistake = true
  }

  // MARK: Colons

  /// Moves past the colon; false if both the colon and a value are missing.
  private mutating func readColon(after key: (text: String, range: SourceRange)) -> Bool {
    let lower = at
    skipTrivia()
    if at < end, bytes[at] == .colon {
      at += 1
      return true
    }
    if let length = wrongColonLength {
      let range = SourceRange(at, at + length)
      report(.jsonMissingColon, .wrongColon(excerpt(range)), at: range, fixes: [.replace(range, with: ":", .sure)])
      at += length
      return true
    }
    let isNextMember = bytes[lower..<at].contains(.lineFeed) && (at >= end || isKey(at: at))
    if isAtItemEnd || isNextMember {
      report(.jsonMissingValue, .keyAlone(key.text), at: key.range)
      afterMistake = true
      return false
    }
    let place = SourceRange(key.range.upper, key.range.upper)
    report(.jsonMissingColon, .missingColon(key.text), at: place, fixes: [.insert(":", at: place.lower, .likely)])
    return true
  }

  /// The length of `=`, `=>` or `->` in place of a colon.
  private var wrongColonLength: Int? {
    guard at < end else { return nil }
    let next = at + 1 < end ? bytes[at + 1] : 0
    switch bytes[at] {
    case UInt8(ascii: "="): return next == UInt8(ascii: ">") ? 2 : 1
    case UInt8(ascii: "-"): return next == UInt8(ascii: ">") ? 2 : nil
    default: return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingValue(_ key: String) -> Self { "missing value for `\(clipped(key))`" }
  fileprivate static func keyAlone(_ key: String) -> Self { "`\(clipped(key))` has neither `:` nor a value" }
  fileprivate static func missingColon(_ key: String) -> Self { "missing `:` after `\(clipped(key))`" }
  fileprivate static func wrongColon(_ text: String) -> Self { "a key is followed by `:`, not by `\(text)`" }
  fileprivate static var missingKey: Self { "there is no key before this `:`" }
  fileprivate static var valueWithoutKey: Self { "in an object every value needs a key in double quotes before it" }
}
