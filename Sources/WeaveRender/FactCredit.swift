// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveResolve

/// Whom facts come from, as their licence wants it shown.
public struct FactCredit: Sendable, Hashable, Comparable {
  /// Such as `Weather data by Open-Meteo.com`.
  public var text: String
  /// The page of the service or its licence; nil where a snapshot names no secure address of the web.
  public var link: String?

  /// The credits for what some pictures show, each once, by their texts.
  ///
  /// - Parameters:
  ///   - pictures: what each of them depends on.
  ///   - facts: what they were drawn from.
  public static func credits(for pictures: [Dependencies], from facts: Snapshots) -> [FactCredit] {
    let shown = Set(pictures.flatMap { $0.facts.keys.compactMap { FactTable.key($0)?.source } })
    return Set(shown.compactMap { FactCredit(facts[$0]) }).sorted()
  }

  /// Nil where a snapshot names nobody.
  private init?(_ snapshot: (any SnapshotModel)?) {
    guard let text = snapshot?.attribution, !text.isEmpty else { return nil }
    self.text = text
    link = snapshot?.attributionURL.flatMap { $0.hasPrefix("https://") ? $0 : nil }
  }

  /// Text and link, word by word.
  var words: [String] { [text, link].compactMap(\.self).flatMap { $0.split(separator: " ").map(String.init) } }

  /// By text, then by link.
  public static func < (a: FactCredit, b: FactCredit) -> Bool { (a.text, a.link ?? "") < (b.text, b.link ?? "") }
}
