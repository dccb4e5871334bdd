// SPDX-License-Identifier: MIT

package import FoundationEssentials
import Synchronization
import WeaveDiagnostics

extension DatePattern {
  private struct Known: Hashable {
    var source, locale: String
  }

  /// Recently used patterns: a month uses one for each of its days. They only depend on their texts.
  private static let known = Mutex(RecentEntries<Known, DatePattern>(capacity: 32))
  private static let longestKnown = 64

  /// A pattern as written, or the locale's order of the fields of a skeleton: `EEE d MMM`, `yMMMd`.
  package init(_ source: String, in locale: Locale) {
    let key = Known(source: source, locale: locale.identifier)
    if let pattern = Self.known.withLock({ $0.value(of: key) }) {
      self = pattern
      return
    }
    let made = DateSkeleton(source)?.pattern(locale) ?? DatePattern(source)
    self = made
    guard source.utf8.count <= Self.longestKnown else { return }
    Self.known.withLock { $0.keep(made, for: key) }
  }
}
