// SPDX-License-Identifier: MIT

extension WidgetSpec {
  /// The design for one size.
  ///
  /// The size's variant replaces both texts, symbol, photo and layout; parts that the variant lacks are removed. Name,
  /// style, actions and configurations are shared. A size without a variant shows the base. The result has no matched
  /// set, and its places refer to the variant.
  public func resolved(for size: MatchedSet.Key) -> WidgetSpec {
    var result = self
    result.matchedSet = nil
    guard let key = matchedSet?.key(for: size), let variant = matchedSet?[key] else { return result }
    result.primaryText = variant.primaryText
    result.secondaryText = variant.secondaryText
    result.symbol = variant.symbol
    result.image = variant.image
    result.layout = variant.layout
    result.places = places.inVariant(key)
    return result
  }
}
