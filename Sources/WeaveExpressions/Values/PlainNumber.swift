// SPDX-License-Identifier: MIT

import WeaveSchema

/// Numbers in the template language, independent of the locale.
package enum PlainNumber {
  /// A text as a number, without surrounding blanks and all commas. The rest is read as in Swift, so `1e3`, `0x10`,
  /// `inf` and `nan` are numbers.
  package static func parse(_ text: String) -> Double? {
    if let number = Double(text) { return number }
    // Every number that Swift reads fits in far less; a text of megabytes is not one.
    guard text.utf8.count <= 2_048 else { return nil }
    return Double(text.trimmed.filter { $0 != "," })
  }

  /// Whether a text is read as a number although its commas do not separate thousands: `1,50`, which becomes 150.
  package static func hasOddComma(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: ",")), parse(text) != nil else { return false }
    let digits = text.trimmed.drop { $0 == "-" || $0 == "+" }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped =
      (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
      && parts.dropFirst().allSatisfy { !$0.contains(",") }
    // In India, lakhs and crores are groups of two digits before the last three.
    let isIndian =
      groups.count > 2 && groups[0].count <= 2 && groups.dropFirst().dropLast().allSatisfy { $0.count == 2 }
      && groups.last?.count == 3
    return !isGrouped && !isIndian
  }

  /// A number without grouping: an integer if it is one within 1e-9, else at most six decimals without trailing zeros;
  /// `0` if it is not finite. From 1e21 on it has an exponent instead of many zeros.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "0" }
    let nearest = number.rounded()
    if abs(number - nearest) < 1e-9 { return integerText(of: nearest) }
    return Decimal(number).rounded(toPlaces: 6).text
  }

  private static func integerText(of number: Double) -> String {
    if let exact = Int(exactly: number) { return String(exact) }
    return abs(number) < 1e21 ? Decimal(number).text : number.description
  }
}

extension PlainNumber {
  /// The shortest decimal digits that read back as a number: 0.digits × 10^exponent.
  private struct Decimal {
    var isNegative: Bool
    var digits: [UInt8]
    var exponent: Int

    /// Parses the description of a finite number: `-12.5`, `1e-07` or `1.5e+20`.
    init(_ number: Double) {
      isNegative = number < 0
      digits = []
      exponent = 0
      var point: Int?
      var rest = abs(number).description.utf8[...]
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "."): point = digits.count
        case UInt8(ascii: "e"):
          exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
          rest = rest.suffix(0)
        default: digits.append(byte - UInt8(ascii: "0"))
        }
      }
      exponent += point ?? digits.count
      dropZeros()
    }

    /// The nearest number with some decimals; a tie goes to the even digit.
    func rounded(toPlaces places: Int) -> Decimal {
      let kept = exponent + places
      guard kept < digits.count else { return self }
      var copy = self
      guard kept >= 0 else {
        copy.digits = []
        return copy
      }
      copy.digits = Array(digits[..<kept])
      let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
      let isTie = digits[kept] == 5 && kept + 1 == digits.count
      if digits[kept] > 5 || (digits[kept] == 5 && (!isTie || isOdd)) { copy.increment() }
      copy.dropZeros()
      return copy
    }

    private mutating func increment() {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        exponent += 1
      }
    }

    private mutating func dropZeros() {
      while digits.last == 0 { digits.removeLast() }
      let leading = digits.prefix { $0 == 0 }.count
      digits.removeFirst(leading)
      exponent -= leading
    }

    var text: String {
      if digits.isEmpty { return "0" }
      let shown = digits.map { Character(Unicode.Scalar($0 + UInt8(ascii: "0"))) }
      let whole = shown.prefix(max(exponent, 0)) + Array(repeating: "0", count: max(exponent - shown.count, 0))
      let fraction = Array(repeating: "0", count: max(-exponent, 0)) + shown.dropFirst(max(exponent, 0))
      return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : String(whole))
        + (fraction.isEmpty ? "" : "." + String(fraction))
    }
  }
}
