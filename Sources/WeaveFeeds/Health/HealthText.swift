// SPDX-License-Identifier: MIT

import WeaveTime

/// Parses values of an Apple Health export from its bytes.
enum HealthText {
  /// A decimal number without white space; nil for anything else.
  static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    var value = 0.0
    var scale = 0.0
    var position = range.lowerBound
    guard range.count <= 32 else { return nil }
    var isNegative = false
    if position < range.upperBound, bytes[position] == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    }
    guard position < range.upperBound else { return nil }
    var digits = 0
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "."), scale == 0 {
        scale = 1
      } else if (0x30...0x39).contains(byte) {
        value = value * 10 + Double(byte - 0x30)
        if scale > 0 { scale *= 10 }
        digits += 1
      } else {
        // Exponents are rare.
        return Double(String(decoding: bytes[range], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
      }
      position += 1
    }
    guard digits > 0 else { return nil }
    let number = scale > 0 ? value / scale : value
    return isNegative ? -number : number
  }

  /// `2026-03-28 07:14:00 +0100` in seconds since 1970; nil for anything else.
  static func moment(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    guard range.count == 25 else { return nil }
    let start = range.lowerBound
    func digits(_ offset: Int, _ count: Int) -> Int? {
      var value = 0
      for index in (start + offset)..<(start + offset + count) {
        let byte = bytes[index]
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = digits(0, 4), let month = digits(5, 2), let day = digits(8, 2), let hour = digits(11, 2),
      let minute = digits(14, 2), let second = digits(17, 2), let zoneHour = digits(21, 2),
      let zoneMinute = digits(23, 2)
    else { return nil }
    let civil = CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    let sign = bytes[start + 20]
    guard civil.isValid, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), zoneHour < 24, zoneMinute < 60 else {
      return nil
    }
    let offset = zoneHour * 3_600 + zoneMinute * 60
    return Double(civil.secondNumber - (sign == UInt8(ascii: "-") ? -offset : offset))
  }

  /// A text with the five entities of XML and character references replaced.
  static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let plain = String(decoding: bytes[range], as: UTF8.self)
    guard plain.contains("&") else { return plain }
    var text = ""
    var rest = plain[...]
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";"),
        let meant = entity(rest[rest.index(after: start)..<end])
      else {
        text += "&"
        rest = rest[rest.index(after: start)...]
        continue
      }
      text.append(meant)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#", name.count <= 8 else { return nil }
      let digits = name.dropFirst()
      let isHex = digits.first == "x"
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
