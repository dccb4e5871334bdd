// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A number in the notation of another language, with its JSON form.
struct OddNumber {
  var value: Double
  /// The JSON form.
  var spelling: String
  /// The mistake, as a message.
  var reason: String
  var confidence: Diagnostic.Fix.Confidence

  /// Nil if the text is not certainly a number: a date, a version, a second sign.
  init?(_ text: String) {
    if let hexadecimal = Self.hexadecimal(text) {
      self = hexadecimal
      return
    }
    var digits = Substring(text)
    var reasons: [(String, Diagnostic.Fix.Confidence)] = []
    if digits.hasPrefix("+") {
      digits = digits.dropFirst()
      reasons.append(("a number has no leading `+`", .sure))
    }
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits = digits.dropFirst() }
    if let unit = Self.takeUnit(from: &digits) { reasons.append(("a number has no unit: `\(unit)`", .likely)) }
    if digits.contains("_") {
      digits = Substring(digits.filter { $0 != "_" })
      reasons.append(("a number has no `_` between its digits", .sure))
    }
    Self.completePoint(&digits, &reasons)
    Self.dropZeros(&digits, &reasons)
    let spelling = (isNegative ? "-" : "") + digits
    guard let reason = reasons.first, Self.isJSON(digits), let value = Double(spelling), value.isFinite else {
      return nil
    }
    self.value = value
    self.spelling = spelling
    self.reason = reason.0
    confidence = reasons.contains { $0.1 == .likely } ? .likely : .sure
  }

  private init(_ value: Double, _ spelling: String, _ reason: String) {
    self.value = value
    self.spelling = spelling
    self.reason = reason
    confidence = .likely
  }

  private static func hexadecimal(_ text: String) -> OddNumber? {
    let word = text.lowercased()
    let prefixes: [(String, Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    guard let (prefix, radix) = prefixes.first(where: { word.hasPrefix($0.0) }),
      let value = Int(word.dropFirst(prefix.count), radix: radix), (0...0x1F_FFFF_FFFF_FFFF).contains(value)
    else { return nil }
    return OddNumber(Double(value), String(value), "JSON has only decimal numbers")
  }

  /// Removes letters or `%` after the last digit.
  private static func takeUnit(from digits: inout Substring) -> String? {
    guard let last = digits.lastIndex(where: isDigit) else { return nil }
    let unit = digits[digits.index(after: last)...]
    guard !unit.isEmpty, unit.count <= 4, unit.allSatisfy({ $0.isLetter || $0 == "%" || $0 == "°" }),
      unit.lowercased() != "e"
    else { return nil }
    digits = digits[...last]
    return String(unit)
  }

  /// Completes `.5` and `5.`.
  private static func completePoint(_ digits: inout Substring, _ reasons: inout [(String, Diagnostic.Fix.Confidence)]) {
    if digits.hasPrefix(".") {
      digits = "0" + digits
      reasons.append(("a number needs a digit before its point", .sure))
    }
    if digits.hasSuffix(".") {
      digits = digits.dropLast()
      reasons.append(("a number needs a digit after its point", .sure))
    }
  }

  /// Removes the leading zeros of `007`, but not that of `0.5`.
  private static func dropZeros(_ digits: inout Substring, _ reasons: inout [(String, Diagnostic.Fix.Confidence)]) {
    let zeros = digits.prefix { $0 == "0" }.count
    let rest = digits.dropFirst(zeros)
    let isNeeded = !(rest.first.map(isDigit) ?? false)
    guard zeros > (isNeeded ? 1 : 0) else { return }
    digits = isNeeded ? "0" + rest : rest
    reasons.append(("a number has no leading zeros", .likely))
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func isJSON(_ digits: Substring) -> Bool {
    var reader = Array(digits.utf8)[...]
    func isDigit(_ byte: UInt8?) -> Bool { byte.map(\.isDigit) ?? false }
    guard isDigit(reader.first) else { return false }
    reader = reader.drop(while: \.isDigit)
    if reader.first == UInt8(ascii: ".") {
      reader = reader.dropFirst()
      guard isDigit(reader.first) else { return false }
      reader = reader.drop(while: \.isDigit)
    }
    if let byte = reader.first, byte | 0x20 == UInt8(ascii: "e") {
      reader = reader.dropFirst()
      if reader.first == UInt8(ascii: "+") || reader.first == UInt8(ascii: "-") { reader = reader.dropFirst() }
      guard isDigit(reader.first) else { return false }
      reader = reader.drop(while: \.isDigit)
    }
    return reader.isEmpty
  }
}
