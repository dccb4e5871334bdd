// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSpec

@testable import WeaveWorkshop

/// Variants of sizes: derived, dropped, joined and split, with what each size shows.
@Suite struct VariantTests {
  private func design(_ name: String, _ text: String) -> WidgetSpec {
    var spec = WidgetSpec(id: UUID(), updatedAt: Date(timeIntervalSince1970: 0))
    spec.name = name
    spec.primaryText = text
    spec.secondaryText = "Below \(text)"
    spec.layout.spacing = 8
    return spec.normalized()
  }

  /// A size that is derived shows what it was derived from; dropped, it shows the base again.
  @Test func derivedAndDropped() {
    let base = design("A", "Base")
    let derived = base.deriving(.small, from: .medium)
    #expect(derived.matchedSet?.small?.primaryText == "Base" && derived.differences(of: .small) == [])
    #expect(derived.differences(of: .large) == nil)
    for size in MatchedSet.Key.allCases { #expect(derived.resolved(for: size) == base.resolved(for: size)) }
    #expect(derived.dropping(.small) == base)
    var edited = derived
    edited.matchedSet?.small?.primaryText = "Short"
    edited.matchedSet?.small?.secondaryText = nil
    #expect(
      edited.differences(of: .small)?.map(\.description) == [
        "primaryText Base → Short", #"secondaryText "Below Base" → none"#,
      ])
  }

  /// What is split and joined again shows in each size what it showed.
  @Test func splitAndJoinedAgain() throws {
    let small = design("S", "Small")
    let large = design("L", "Large")
    let set = design("A", "Base").joining(small, as: .small).joining(large, as: .large)
    #expect(set.resolved(for: .small).primaryText == "Small" && set.resolved(for: .small).name == "A")
    // The extra large size shows the large variant where it has none of its own.
    #expect(set.resolved(for: .extraLarge).primaryText == "Large")
    let parts = set.split()
    #expect(parts.map(\.size) == [nil, .small, .large])
    #expect(Set(parts.map(\.spec.id)).count == 3 && parts.allSatisfy { $0.spec.matchedSet == nil })
    var joined = parts[0].spec
    for part in parts.dropFirst() { joined = joined.joining(part.spec, as: try #require(part.size)) }
    #expect(joined == set)
  }
}
