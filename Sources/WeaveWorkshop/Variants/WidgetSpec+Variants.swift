// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveSpec

/// Matched sets as an author works with them: a size's variant derived, dropped, joined from another design, or split off.
extension WidgetSpec {
  /// The sizes that may have a variant here: the app knows three, and the base is its medium.
  public static let variantSizes: [MatchedSet.Key] = [.small, .medium, .large, .extraLarge]

  /// What a size shows, as a variant.
  public func variant(of size: MatchedSet.Key) -> MatchedSet.Variant {
    let shown = resolved(for: size)
    var variant = MatchedSet.Variant(primaryText: shown.primaryText, layout: shown.layout)
    variant.secondaryText = shown.secondaryText
    variant.symbol = shown.symbol
    variant.image = shown.image
    return variant
  }

  /// The design with a variant for a size, which shows for now what another size shows.
  public func deriving(_ size: MatchedSet.Key, from source: MatchedSet.Key) -> WidgetSpec {
    setting(size, to: variant(of: source))
  }

  /// The design in which a size shows the base again.
  public func dropping(_ size: MatchedSet.Key) -> WidgetSpec { setting(size, to: nil) }

  /// The design in which a size shows what another design shows: its texts, symbol, photo and layout.
  ///
  /// Name, style, buttons and configurations stay those of this design; a set has one of each.
  public func joining(_ other: WidgetSpec, as size: MatchedSet.Key) -> WidgetSpec {
    setting(size, to: other.variant(of: size))
  }

  /// A design for each size that has a variant, and the base, without a set: what they show is what the sizes show.
  ///
  /// - Parameter makeID: gives an identifier to each but the base.
  public func split(makeID: () -> UUID = { UUID() }) -> [(size: MatchedSet.Key?, spec: WidgetSpec)] {
    var base = self
    base.matchedSet = nil
    let variants = Self.variantSizes.filter { matchedSet?[$0] != nil }.map { size -> (MatchedSet.Key?, WidgetSpec) in
      var spec = resolved(for: size)
      spec.id = makeID()
      spec.name = "\(name) (\(size.rawValue))"
      return (size, spec.normalized())
    }
    return [(nil, base.normalized())] + variants
  }

  /// What a size shows otherwise than the base; nil where it has no variant of its own.
  public func differences(of size: MatchedSet.Key) -> [DesignChanges.Change]? {
    guard matchedSet?[size] != nil else { return nil }
    var base = self
    base.matchedSet = nil
    return DesignChanges.between(base, resolved(for: size))
  }

  private func setting(_ size: MatchedSet.Key, to variant: MatchedSet.Variant?) -> WidgetSpec {
    var spec = self
    var set = matchedSet ?? MatchedSet()
    set[size] = variant
    spec.matchedSet = set
    return spec.normalized()
  }
}
