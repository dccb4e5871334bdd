// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveFacts

/// A credit for the source of facts, as its licence requires.
public struct FactCredit: Sendable, Hashable, Comparable {
  /// The text, such as `Weather data by Open-Meteo.com`.
  public var text: String
  /// The page of the service or its licence; nil if a snapshot names no https address.
  public var link: String?

  /// The credits for some pictures, each once, sorted by text.
  ///
  /// - Parameters:
  ///   - pictures: the dependencies of each picture.
  ///   - facts: the facts that they were drawn from.
  public static func credits(for pictures: [Dependencies], from facts: Snapshots) -> [FactCredit] {
    let shown = Set(pictures.flatMap { $0.facts.keys.compactMap { FactTable.key($0)?.source } })
    return Set(shown.compactMap { FactCredit(facts[$0]) }).sorted()
  }

  /// Nil if a snapshot names no source.
  private init?(_ snapshot: (any SnapshotModel)?) {
    guard let text = snapshot?.attribution, !text.isEmpty else { return nil }
    self.text = text
    link = snapshot?.attributionURL.flatMap { $0.hasPrefix("https://") ? $0 : nil }
  }

  /// The words of text and link.
  var words: [String] { [text, link].compactMap(\.self).flatMap { $0.split(separator: " ").map(String.init) } }

  /// Orders by text, then by link.
  public static func < (a: FactCredit, b: FactCredit) -> Bool { (a.text, a.link ?? "") < (b.text, b.link ?? "") }
}
