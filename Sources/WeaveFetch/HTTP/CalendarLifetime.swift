// SPDX-License-Identifier: MIT

/// How long a calendar says that it is valid.
///
/// - Source: RFC 7986, 5.7 (REFRESH-INTERVAL); X-PUBLISHED-TTL, which Microsoft’s calendars write.
enum CalendarLifetime {
  /// Seconds; nil if the calendar does not say. Both properties come before the first event.
  static func seconds(_ bytes: [UInt8]) -> Double? {
    for line in String(decoding: bytes.prefix(8_192), as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      let name = parts.first?.split(separator: ";").first?.uppercased()
      if name == "BEGIN", parts.last?.uppercased() != "VCALENDAR" { return nil }
      guard parts.count == 2, name == "REFRESH-INTERVAL" || name == "X-PUBLISHED-TTL" else { continue }
      if let seconds = duration(parts[1]) { return min(seconds, Freshness.longest) }
    }
    return nil
  }

  /// A duration of RFC 5545, `PT12H` or `P1D`.
  private static func duration(_ text: Substring) -> Double? {
    let units: [Character: Double] = ["W": 604_800, "D": 86_400, "H": 3_600, "M": 60, "S": 1]
    var (seconds, digits) = (0.0, "")
    for character in String(text).trimmed.uppercased() {
      switch character {
      case "+", "P", "T": continue
      case "0"..."9": digits.append(character)
      default:
        guard let unit = units[character], digits.count < 9, let count = Double(digits) else { return nil }
        seconds += count * unit
        digits = ""
      }
    }
    return digits.isEmpty && seconds >= 60 ? seconds : nil
  }
}
