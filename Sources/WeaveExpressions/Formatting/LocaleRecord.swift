// SPDX-License-Identifier: MIT

package import FoundationEssentials
import Synchronization
import WeaveDiagnostics

/// What the Unicode locale data say of a locale's dates, times and percentages, on the Gregorian calendar.
///
/// They are ours (`tools/generate-locales`), so that a picture does not change with the machine that draws it, and nothing
/// large is opened for the name of a weekday.
package struct LocaleRecord: Sendable {
  /// What stands at each field: the locale's own, else that of the locales that it differs from.
  private let fields: [Substring: Substring]

  /// The records that were asked for: a picture writes hundreds of times and dates in one locale. They are made of the table
  /// alone, and no process has many.
  private static let known = Mutex(RecentEntries<String, LocaleRecord>(capacity: 32))

  package init(_ locale: Locale) { self.init(identifier: locale.identifier) }

  /// - Parameter identifier: of Unicode, `zh_Hant_TW` or `zh-Hant-TW`; what it does not name stays as most have it.
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

  /// The locale's own line of the table, then those that it differs from.
  private static func lines(of identifier: String) -> [Substring] {
    var name = Substring(LocaleKey(identifier).text)
    var lines: [Substring] = []
    // A name of the table leads to another at most once, and no name has more parts than this.
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

  /// The line of a name, without the name; found by halves, so that nothing is made of the table beforehand.
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

  /// Whether the table has a line of that name.
  static func has(_ name: String) -> Bool { line(of: name) != nil }
}

extension LocaleRecord {
  /// A field by its letter and width, as `tools/generate-locales` writes it.
  func text(_ field: String) -> Substring { fields[field[...]] ?? "" }

  func list(_ field: String) -> [Substring] {
    text(field).utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// An entry of a list of names; those that stand alone are often the same as those within dates.
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

  /// A time of day without seconds: `h:mm a`, `HH 'h' mm`. The blank before AM is an ordinary one, in place of the narrow one
  /// that CLDR 42 has there.
  package var shortTime: DatePattern { DatePattern(Self.withPlainBlanks(text("t"))) }

  static func withPlainBlanks(_ pattern: Substring) -> String {
    String(pattern.map { $0 == "\u{202F}" ? " " : $0 })
  }

  /// What stands around the digits of 42 %, and of -42 %.
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

  /// Whether numbers and dates are written with other digits than 0 to 9.
  package var hasDigitsOfItsOwn: Bool { digits != nil }

  /// The region where most of the locale's readers are, `US`; empty for the root.
  package var likelyRegion: String { String(text("r")) }
}

/// The part of a locale's identifier that names language, script and region, in the spelling of the table.
struct LocaleKey {
  let text: String

  init(_ identifier: String) {
    let base = identifier.prefix { $0 != "@" && $0 != "." }
    var parts: [String] = []
    for part in base.split(whereSeparator: { $0 == "_" || $0 == "-" }) {
      if parts.isEmpty {
        parts.append(part.lowercased())
      } else if part.utf8.count == 1 {
        // `-u-…` and `-x-…` choose other things.
        break
      } else if part.utf8.count == 4, part.allSatisfy(\.isLetter) {
        parts.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
      } else {
        parts.append(part.uppercased())
      }
    }
    if parts == ["root"] || parts == ["und"] { parts = [] }
    // A script that goes without saying: `en_Latn_GB` is `en_GB`.
    if parts.count > 1, parts[1].utf8.count == 4, !LocaleRecord.has("\(parts[0])_\(parts[1])") { parts.remove(at: 1) }
    text = parts.joined(separator: "_")
  }
}
