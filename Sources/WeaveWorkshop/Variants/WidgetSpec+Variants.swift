// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveSpec

/// Editing of matched sets: derive or drop a size's variant, join one from another design, or split the set.
extension WidgetSpec {
  /// The sizes that may have a variant here. The app has three sizes, and its base is the medium one.
  public static let variantSizes: [MatchedSet.Key] = [.small, .medium, .large, .extraLarge]

  /// The contents of a size, as a variant.
  public func variant(of size: MatchedSet.Key) -> MatchedSet.Variant {
    let shown = resolved(for: size)
    var variant = MatchedSet.Variant(primaryText: shown.primaryText, layout: shown.layout)
    variant.secondaryText = shown.secondaryText
    variant.symbol = shown.symbol
    variant.image = shown.image
    return variant
  }

  /// The design with a variant for a size, which starts as a copy of another size.
  public func deriving(_ size: MatchedSet.Key, from source: MatchedSet.Key) -> WidgetSpec {
    setting(size, to: variant(of: source))
  }

  /// The design without a size's variant, so that the size shows the base again.
  public func dropping(_ size: MatchedSet.Key) -> WidgetSpec { setting(size, to: nil) }

  /// The design in which a size shows the texts, symbol, photo and layout of another design.
  ///
  /// Name, style, buttons and configurations stay as they are, because a set has only one of each.
  public func joining(_ other: WidgetSpec, as size: MatchedSet.Key) -> WidgetSpec {
    setting(size, to: other.variant(of: size))
  }

  /// The base and one design for each size with a variant, all without a set; each shows what its size showed.
  ///
  /// - Parameter makeID: gives an identifier to each design but the base.
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

  /// The differences between a size and the base; nil if the size has no variant of its own.
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
