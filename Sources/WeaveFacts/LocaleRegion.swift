// SPDX-License-Identifier: MIT

package import FoundationEssentials
import WeaveExpressions

/// The region of a locale, and the other keywords of its identifier. A language without a region gets its most likely
/// one.
package struct LocaleRegion: Sendable, Hashable {
  /// In capitals, such as `US`; empty if neither the identifier nor the language determines it.
  package let code: String
  private let keywords: Substring

  package init(_ locale: Locale) {
    let identifier = locale.identifier.lowercased()
    let end = identifier.firstIndex { $0 == "@" || $0 == "." } ?? identifier.endIndex
    let base = identifier[..<end]
    keywords = identifier[end...] + (base.firstRange(of: "-u-").map { base[$0.upperBound...] } ?? "")
    let parts = base.split { $0 == "_" || $0 == "-" }
    // The region follows the language and possibly a script of four letters; a single letter begins an extension.
    let region = parts.dropFirst().prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 2 || Int($0) != nil }
    let hasScript = parts.dropFirst().first?.utf8.count == 4
    code = region?.uppercased() ?? (hasScript ? "" : LocaleRecord(locale).likelyRegion)
  }

  /// The value of a keyword by its long (`@measure=metric`) or short name (`-u-ms-metric`); nil if there is none.
  package func keyword(_ long: String, _ short: String) -> Substring? {
    for mark in [long + "=", short + "-"] {
      if let range = keywords.firstRange(of: mark) {
        return keywords[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
      }
    }
    return nil
  }
}
