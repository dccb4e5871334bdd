// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveGraphics
import WeaveSchema

extension StyleSpec {
  /// Reads a style. The app reads it as a whole; nil if the app drops it.
  init?(reading reader: inout ObjectReader) {
    if let value = reader.number("padding") { padding = value }
    if let value = reader.number("cornerRadius") { cornerRadius = value }
    if let value = reader.token("background", as: BackgroundToken.self) { background = value }
    if let value = reader.token("backgroundOverlay", as: BackgroundToken.self) { backgroundOverlay = value }
    if let value = reader.number("backgroundOverlayOpacity") { backgroundOverlayOpacity = value }
    if let value = reader.bool("backgroundGlowEnabled") { backgroundGlowEnabled = value }
    if let hex = reader.node("accent")?.text, Color(hex: hex) != nil {
      accentHex = hex
    } else if let value = reader.token("accent", as: Accent.self) {
      accent = value
    }
    if let value = reader.token("nameTextStyle", as: TextStyleToken.self) { nameTextStyle = value }
    if let value = reader.token("primaryTextStyle", as: TextStyleToken.self) { primaryTextStyle = value }
    if let value = reader.token("secondaryTextStyle", as: TextStyleToken.self) { secondaryTextStyle = value }
    if let value = reader.number("symbolSize") { symbolSize = value }
    if let value = reader.number("weatherScale") { weatherScale = value }
    if reader.isDropped { return nil }
  }
}

extension ActionBarSpec {
  init?(reading reader: inout ObjectReader) {
    let actions = reader.objects("actions") { Action(reading: &$0) }
    let style = reader.token("style", as: Style.self)
    guard !reader.isDropped, let actions else { return nil }
    self.init(actions, style: style ?? .prominent)
  }
}

extension ActionBarSpec.Action {
  init?(reading reader: inout ObjectReader) {
    let id = reader.uuid("id")
    let title = reader.string("title")
    let image = reader.string("systemImage")
    let kind = reader.token("kind", as: Kind.self)
    let key = reader.string("variableKey")
    let amount = reader.integer("incrementAmount")
    let format = reader.token("nowFormat", as: NowFormat.self)
    guard !reader.isDropped, let kind, let key else { return nil }
    self.init(
      id: id ?? reader.context.makeID(), title: title ?? "", systemImage: image, kind: kind, variableKey: key,
      incrementAmount: amount ?? 1, nowFormat: format ?? .iso8601)
  }
}

extension MatchedSet {
  init?(reading reader: inout ObjectReader) {
    self.init()
    for key in Key.allCases { self[key] = reader.object(key.rawValue) { Variant(reading: &$0) } }
    if reader.isDropped { return nil }
  }
}

extension MatchedSet.Variant {
  init?(reading reader: inout ObjectReader) {
    let text = reader.string("primaryText")
    let layout = reader.object("layout") { LayoutSpec(reading: &$0) }
    self.init(primaryText: text ?? "", layout: layout ?? LayoutSpec())
    secondaryText = reader.string("secondaryText")
    symbol = reader.object("symbol") { SymbolSpec(reading: &$0) }
    image = reader.object("image") { ImageSpec(reading: &$0) }
    if reader.isDropped { return nil }
  }
}

extension RemindersConfig {
  init(reading reader: inout ObjectReader) {
    if let value = reader.token("mode", as: Mode.self) { mode = value }
    if let value = reader.token("presentation", as: Presentation.self) { presentation = value }
    if let value = reader.strings("selectedListIDs") { selectedListIDs = value }
    if let value = reader.bool("hideCompleted") { hideCompleted = value }
    if let value = reader.bool("showDueTimes") { showDueTimes = value }
    if let value = reader.bool("showProgressBadge") { showProgressBadge = value }
    if let value = reader.integer("soonWindowMinutes") { soonWindowMinutes = value }
    if let value = reader.bool("includeStartDatesInToday") { includeStartDatesInToday = value }
    if let value = reader.integer("smartStackKitVersion") { smartStackKitVersion = value }
    if let value = reader.bool("showsDesignTitleInWidget") { showsDesignTitleInWidget = value }
  }
}

extension ClockConfig {
  init(reading reader: inout ObjectReader) {
    // A clock configuration without a face dates from the time when there was only one.
    self.init(face: reader.token("face", as: Face.self) ?? .ceramic)
    theme = reader.token("theme", as: Theme.self) ?? .classic
    iconDialColourToken = reader.token("iconDialColourToken", as: Theme.self)
    if let word = reader.string("iconSecondHandColourToken"), !word.isBlank {
      let token = reader.token("iconSecondHandColourToken", as: SecondHand.self)
      iconSecondHandColourToken = token ?? effectiveDial.secondHands.first
    }
  }
}
