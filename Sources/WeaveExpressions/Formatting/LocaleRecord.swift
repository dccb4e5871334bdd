// SPDX-License-Identifier: MIT

package import FoundationEssentials
import Synchronization
import WeaveDiagnostics

/// A locale's dates, times and percentages on the Gregorian calendar, from the Unicode locale data.
///
/// weave has its own copy of the data (`tools/generate-locales`), so that a picture does not depend on the machine, and
/// no large file is opened for the name of a weekday.
package struct LocaleRecord: Sendable {
  /// The value of each field: the locale's own, else that of the locales that it inherits from.
  private let fields: [Substring: Substring]

  /// Recently used records: a picture writes hundreds of times and dates in one locale. They only depend on the table.
  private static let known = Mutex(RecentEntries<String, LocaleRecord>(capacity: 32))

  package init(_ locale: Locale) { self.init(identifier: locale.identifier) }

  /// - Parameter identifier: a Unicode locale identifier, such as `zh_Hant_TW` or `zh-Hant-TW`. Missing parts get their
  ///   most common values.
  init(identifier: String) {
    self = Self.known.withLock { known in
      if let record = known.value(of: identifier) { return record }
      let record = LocaleRecord(lines: Self.lines(of: identifier))
      known.keep(record, for: identifier)
      return record
    }
  }

  private init(lines: [Substring]) {
    var fields: [Substring: Substring] = [:]
    for line in lines {
      for part in line.utf8.split(separator: 0x09) {
        guard let colon = part.firstIndex(of: 0x3A) else { continue }
        let field = Substring(part[..<colon])
        if fields[field] == nil { fields[field] = Substring(part[part.index(after: colon)...]) }
      }
    }
    self.fields = fields
  }

  /// The locale's own line of the table, then those that it inherits from.
  private static func lines(of identifier: String) -> [Substring] {
    var name = Substring(LocaleKey(identifier).text)
    var lines: [Substring] = []
    // A name leads to another name at most once, and no name has more parts than this.
    for _ in 0..<8 {
      if let line = line(of: name) {
        if line.hasPrefix("=") {
          name = line.dropFirst()
          continue
        }
        lines.append(line)
      }
      if name.isEmpty { break }
      name = name.lastIndex(of: "_").map { name[..<$0] } ?? ""
    }
    return lines
  }

  /// The line with a name, without the name. Binary search needs no index of the table.
  private static func line(of name: some StringProtocol) -> Substring? {
    let text = LocaleData.text.utf8
    var (low, high) = (0, LocaleData.starts.count)
    while low < high {
      let middle = (low + high) / 2
      let rest = text[text.index(text.startIndex, offsetBy: LocaleData.starts[middle])...]
      let known = rest.prefix { $0 != 0x09 }
      if known.elementsEqual(name.utf8) {
        return Substring(rest[known.endIndex...].dropFirst().prefix { $0 != 0x0A })
      }
      if known.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Whether the table has a line with a name.
  static func has(_ name: String) -> Bool { line(of: name) != nil }
}

extension LocaleRecord {
  /// A field by its letter and width, as `tools/generate-locales` writes it.
  func text(_ field: String) -> Substring { fields[field[...]] ?? "" }

  func list(_ field: String) -> [Substring] {
    text(field).utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// An entry of a list of names. Standalone names are often the same as those in dates.
  func name(_ letter: Character, _ width: Int, at index: Int) -> String {
    let names = list("\(letter)\(width)")
    if names.first == "=" {
      let within: [Character: Character] = ["L": "M", "e": "E", "q": "Q"]
      return within[letter].map { name($0, width, at: index) } ?? ""
    }
    return names.indices.contains(index) ? String(names[index]) : ""
  }

  /// A date of medium length: `MMM d, y`.
  var mediumDate: DatePattern { DatePattern(String(text("d"))) }

  /// A time of day without seconds: `h:mm a`, `HH 'h' mm`. The space before AM is an ordinary one, instead of the
  /// narrow space in CLDR 42.
  package var shortTime: DatePattern { DatePattern(Self.withPlainBlanks(text("t"))) }

  static func withPlainBlanks(_ pattern: Substring) -> String {
    String(pattern.map { $0 == "\u{202F}" ? " " : $0 })
  }

  /// The texts before and after the digits of 42 %, and of -42 %.
  var percentAffixes: (prefix: Substring, suffix: Substring, negativePrefix: Substring, negativeSuffix: Substring) {
    let parts = list("p")
    return parts.count == 4 ? (parts[0], parts[1], parts[2], parts[3]) : ("", "%", "-", "%")
  }

  /// The name of the locale's digits and its zero; nil for 0 to 9.
  var digits: (name: String, zero: UInt32)? {
    let parts = list("z")
    guard parts.count == 2, let zero = UInt32(parts[1], radix: 16) else { return nil }
    return (String(parts[0]), zero)
  }

  /// Whether numbers and dates have digits other than 0 to 9.
  package var hasOwnDigits: Bool { digits != nil }

  /// The region with most of the locale's readers, such as `US`; empty for the root.
  package var likelyRegion: String { String(text("r")) }
}

/// Language, script and region of a locale's identifier, in the spelling of the table.
struct LocaleKey {
  let text: String

  init(_ identifier: String) {
    let base = identifier.prefix { $0 != "@" && $0 != "." }
    var parts: [String] = []
    for part in base.split(whereSeparator: { $0 == "_" || $0 == "-" }) {
      if parts.isEmpty {
        parts.append(part.lowercased())
      } else if part.utf8.count == 1 {
        // The extensions `-u-…` and `-x-…` are not part of the key.
        break
      } else if part.utf8.count == 4, part.allSatisfy(\.isLetter) {
        parts.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
      } else {
        parts.append(part.uppercased())
      }
    }
    if parts == ["root"] || parts == ["und"] { parts = [] }
    // The default script is omitted: `en_Latn_GB` is `en_GB`.
    if parts.count > 1, parts[1].utf8.count == 4, !LocaleRecord.has("\(parts[0])_\(parts[1])") { parts.remove(at: 1) }
    text = parts.joined(separator: "_")
  }
}
