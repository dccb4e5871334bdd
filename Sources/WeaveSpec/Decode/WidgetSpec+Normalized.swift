// SPDX-License-Identifier: MIT

import WeaveSchema

extension WidgetSpec {
  /// The design as the app keeps it: texts trimmed, limits in order, parts without effect absent.
  ///
  /// Normalising it again changes nothing.
  public func normalized() -> WidgetSpec {
    var spec = self
    spec.normalizeFace()
    spec.actionBar = actionBar?.normalized()
    spec.normalizeConfigurations()
    spec.matchedSet = matchedSet?.normalized()
    spec.version = max(WidgetSpec.currentVersion, version)
    return spec
  }

  private mutating func normalizeFace() {
    name = name.isBlank ? WidgetSpec.standardName : name.trimmed
    primaryText = layout.template.primaryText(primaryText)
    secondaryText = secondaryText.flatMap { $0.isBlank ? nil : $0.trimmed }
    symbol = symbol?.normalized()
    image = image?.normalized()
    layout = layout.normalized()
  }

  /// Adds the configuration that the template needs; `version` is still that of the file.
  private mutating func normalizeConfigurations() {
    if layout.template == .reminders { remindersConfig = remindersConfig ?? RemindersConfig() }
    if layout.template == .clockIcon { clockConfig = clockConfig ?? ClockConfig(face: version < 8 ? .ceramic : .icon) }
    remindersConfig?.selectedListIDs.removeAll(where: \.isBlank)
    clockConfig = clockConfig?.normalized()
  }
}

extension Template {
  /// Whether a blank main text is replaced by the standard one.
  var needsPrimaryText: Bool {
    switch self {
    case .classic, .hero, .poster: true
    default: false
    }
  }

  func primaryText(_ text: String) -> String {
    text.isBlank && needsPrimaryText ? WidgetSpec.standardPrimaryText : text.trimmed
  }
}

extension MatchedSet {
  /// Nil without variants.
  func normalized() -> MatchedSet? {
    var set = self
    for key in Key.allCases {
      guard var variant = self[key] else { continue }
      variant.primaryText = variant.layout.template.primaryText(variant.primaryText)
      variant.secondaryText = variant.secondaryText.flatMap { $0.isBlank ? nil : $0.trimmed }
      variant.symbol = variant.symbol?.normalized()
      variant.image = variant.image?.normalized()
      variant.layout = variant.layout.normalized()
      set[key] = variant
    }
    return set.isEmpty ? nil : set
  }
}

extension LayoutSpec {
  func normalized() -> LayoutSpec {
    var layout = self
    layout.primaryLineLimitSmall = min(primaryLineLimitSmall, primaryLineLimit)
    layout.secondaryLineLimitSmall = min(secondaryLineLimitSmall, secondaryLineLimit)
    return layout
  }
}

extension SymbolSpec {
  /// Nil without a name.
  func normalized() -> SymbolSpec? {
    var symbol = self
    symbol.name = name.trimmed
    return symbol.name.isEmpty ? nil : symbol
  }
}

extension ClockConfig {
  func normalized() -> ClockConfig {
    var clock = self
    if let hand = iconSecondHandColourToken {
      let allowed = effectiveDial.secondHands
      let shown = allowed.contains(hand) ? hand : allowed.first
      // A clock without the key has a red hand.
      clock.iconSecondHandColourToken = shown == .red ? nil : shown
    }
    return clock
  }
}

extension ActionBarSpec {
  /// The longest title of an action, in characters.
  static let titleLength = 24
  /// The longest name of an action's symbol, in characters.
  static let symbolLength = 64

  /// Nil without actions.
  func normalized() -> ActionBarSpec? {
    var bar = self
    bar.actions = Array(actions.compactMap { $0.normalized() }.prefix(Self.capacity))
    return bar.actions.isEmpty ? nil : bar
  }
}

extension ActionBarSpec.Action {
  /// Nil without a variable.
  func normalized() -> Self? {
    var action = self
    action.variableKey = variableKey.canonicalVariableKey
    if action.variableKey.isEmpty { return nil }
    let standardTitle = kind == .incrementVariable ? "+1" : "Done"
    action.title = title.isBlank ? standardTitle : String(title.trimmed.prefix(ActionBarSpec.titleLength))
    action.systemImage = systemImage.flatMap {
      $0.isBlank ? nil : String($0.trimmed.prefix(ActionBarSpec.symbolLength))
    }
    action.incrementAmount = incrementAmount == 0 ? 1 : min(max(incrementAmount, -99), 99)
    return action
  }
}
