// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics

extension TestReport {
  /// The source of the pictures' facts, as its licence requires.
  struct Credit: Hashable, Codable {
    var text: String
    /// The licence or the service; nil if the snapshot names no web address.
    var link: String?
  }

  /// Each source once, sorted by text.
  var credits: [Credit] {
    var found = storedCredits
    for facts in outcome.results.compactMap(\.item?.snapshots) {
      let sources = SnapshotKind.allCases.map { (facts[$0]?.attribution, facts[$0]?.attributionURL) }
      for case (let text?, let link) in sources where !text.isEmpty {
        found.insert(Credit(text: text, link: link.flatMap { $0.hasPrefix("https://") ? $0 : nil }))
      }
    }
    return found.sorted { ($0.text, $0.link ?? "") < ($1.text, $1.link ?? "") }
  }

  /// The credits as values of `report.json`.
  var creditValues: OutputValue {
    .array(credits.map { .compacted([("text", .string($0.text)), ("link", .optional($0.link))]) })
  }
}
