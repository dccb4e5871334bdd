// SPDX-License-Identifier: MIT

import WeaveResolve

nonisolated extension View {
  /// Bars in place of texts and pictures, for a reason.
  public func redacted(reason: RedactionReasons) -> some View {
    modified { content, scope in
      var scope = scope
      scope.environment.redactionReasons.formUnion(reason)
      let nodes = scope.nodes(of: content)
      guard reason.contains(.placeholder) else { return nodes }
      return nodes.map { $0.adding(.effect(.redacted)) }
    }
  }

  /// No reason to hide contents. Within a part that is hidden as a whole, weave hides them nevertheless.
  public func unredacted() -> some View { surrounded { $0.redactionReasons = [] } }
  /// Private: hidden where contents are hidden for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modified { content, scope in
      let nodes = scope.nodes(of: content)
      guard sensitive, scope.environment.redactionReasons.contains(.privacy) else { return nodes }
      return nodes.map { $0.adding(.effect(.redacted)) }
    }
  }
  /// Out of date until new contents arrive, which a picture has.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { unchanged }
}
