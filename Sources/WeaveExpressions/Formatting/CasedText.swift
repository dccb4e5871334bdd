// SPDX-License-Identifier: MIT

package import FoundationEssentials
import FoundationInternationalization

/// Upper and lower case by the rules of a locale.
package enum CasedText {
  package static func upper(_ text: String, _ locale: Locale) -> String {
    isSpecial(locale) ? text.uppercased(with: locale) : text.uppercased()
  }

  package static func lower(_ text: String, _ locale: Locale) -> String {
    isSpecial(locale) ? text.lowercased(with: locale) : text.lowercased()
  }

  /// Whether a language has special rules, such as the dotted capital İ in Turkish, or no accents on capitals in Greek.
  ///
  /// - Source: Unicode, `SpecialCasing.txt`, and CLDR, the transforms `el-Upper` and `hy-Upper`.
  private static func isSpecial(_ locale: Locale) -> Bool {
    let language = locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    return ["tr", "az", "lt", "el", "hy"].contains(language.lowercased())
  }
}
