// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveExpressions
import WeaveHash
import WeaveResolve
import WeaveTemplates

/// What weave itself brings into pictures: its templates, and its words and dates of each locale.
///
/// Another release may have others. References remember their hashes, so that a report can name them as causes.
enum BuiltinPart {
  /// Hashes of templates and of all templates that these use, sorted by name. Names of none are ignored.
  static func templates(_ names: some Sequence<String>) -> [(name: String, sum: String)] {
    var pending = Array(names)
    var sums: [String: String] = [:]
    while let name = pending.popLast() {
      guard sums[name] == nil, let text = BuiltinTemplates.text(named: name) else { continue }
      sums[name] = sum(of: text)
      pending += BuiltinTemplates.tree(named: name)?.usedTemplates ?? []
    }
    return sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A hash of the dates and times of a locale, and of the words of its language.
  static func localeTable(_ locale: Locale) -> String {
    if let known = tables.withLock({ $0[locale.identifier] }) { return known }
    let found = sum(of: (dates(in: locale) + words(in: locale)).joined(separator: "\n"))
    tables.withLock { $0[locale.identifier] = found }
    return found
  }

  /// The hashes of tables by the identifier of their locale; a run draws every locale many times.
  private static let tables = Mutex<[String: String]>([:])

  private static func dates(in locale: Locale) -> [String] {
    let fields = ["MMM", "MMMM", "LLLL", "EEE", "EEEE", "a", "QQQ", "G"].map { DatePattern($0) }
    let patterns =
      ["yMMMd", "yMMMMd", "EEEMMMd", "EEEEMMMMd", "MMMd", "yMMMM", "jm", "j", "jms", "EEEjm", "yMMMdjm"].compactMap {
        DateSkeleton($0)?.pattern(locale)
      } + [LocaleRecord(locale).shortTime]
    let context = EvaluationContext(now: Date(timeIntervalSince1970: 0), locale: locale)
    // A day of each month of 2026, on all weekdays, before and after noon.
    return (0..<14).flatMap { index in
      let seconds = 1_767_225_600 + Double(index) * (29 * 86_400 + 43_200)
      return (fields + patterns).map { $0.format(seconds: seconds, in: context) }
    }
  }

  private static func words(in locale: Locale) -> [String] {
    let words = Words(ReaderLanguage(locale) ?? .en)
    return Word.allCases.map { words[$0] }
  }

  private static func sum(of text: String) -> String {
    String(Checksum(of: Array(text.utf8)).description.suffix(8))
  }
}
