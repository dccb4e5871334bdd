// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema
import WeaveTime

/// Writes the objects of the field table, keys in alphabetical order.
struct ObjectWriter {
  let dates: DateForm

  func date(_ date: Date) -> JSONNode {
    switch dates {
    case .number: .number(date.timeIntervalSinceReferenceDate)
    case .iso8601, .either: .text(InstantText.text(date))
    }
  }

  func token(_ token: some SpecToken) -> JSONNode { .text(token.rawValue) }

  func spec(_ spec: WidgetSpec) -> JSONNode {
    .object([
      ("$schema", spec.schemaReference.map { .text($0) }),
      ("accessibilityLabel", spec.accessibilityLabel.map { .text($0) }),
      ("actionBar", spec.actionBar.map(actionBar)),
      ("clockConfig", spec.clockConfig.map(clock)),
      ("colors", spec.parts.objects["colors"]),
      ("components", spec.parts.objects["components"]),
      ("content", spec.content),
      ("fonts", spec.parts.objects["fonts"]),
      ("for", spec.purpose?.json),
      ("id", .text(spec.id.uuidString)),
      ("image", spec.image.map(image)),
      ("include", spec.include),
      ("layout", layout(spec.layout)),
      ("matchedSet", spec.matchedSet.map(matchedSet)),
      ("name", .text(spec.name)),
      ("primaryText", .text(spec.primaryText)),
      ("remindersConfig", spec.remindersConfig.map(reminders)),
      ("samples", spec.samples.isEmpty ? nil : .array(spec.samples.map { .text($0) })),
      ("secondaryText", spec.secondaryText.map { .text($0) }),
      ("strings", spec.parts.objects["strings"]),
      ("style", style(spec.style)),
      ("styles", spec.parts.objects["styles"]),
      ("symbol", spec.symbol.map(symbol)),
      ("types", spec.typesNode),
      ("updatedAt", date(spec.updatedAt)),
      ("variables", spec.variables.isEmpty ? nil : samples(spec.variables)),
      ("version", .integer(spec.version)),
    ])
  }

  func layout(_ layout: LayoutSpec) -> JSONNode {
    .object([
      ("alignment", token(layout.alignment)),
      ("axis", token(layout.axis)),
      ("posterOverlayMode", token(layout.posterOverlayMode)),
      ("primaryLineLimit", .integer(layout.primaryLineLimit)),
      ("primaryLineLimitSmall", .integer(layout.primaryLineLimitSmall)),
      ("secondaryLineLimit", .integer(layout.secondaryLineLimit)),
      ("secondaryLineLimitSmall", .integer(layout.secondaryLineLimitSmall)),
      ("showsAccentBar", .flag(layout.showsAccentBar)),
      ("spacing", .number(layout.spacing)),
      ("splitsNumber", layout.splitsNumber ? nil : .flag(false)),
      ("template", token(layout.template)),
      ("variant", layout.variant.map(token)),
    ])
  }

  func style(_ style: StyleSpec) -> JSONNode {
    .object([
      ("accent", style.accentHex.map { .text($0) } ?? token(style.accent)),
      ("background", token(style.background)),
      ("backgroundGlowEnabled", .flag(style.backgroundGlowEnabled)),
      ("backgroundOverlay", token(style.backgroundOverlay)),
      ("backgroundOverlayOpacity", .number(style.backgroundOverlayOpacity)),
      ("cornerRadius", .number(style.cornerRadius)),
      ("nameTextStyle", token(style.nameTextStyle)),
      ("padding", .number(style.padding)),
      ("primaryTextStyle", token(style.primaryTextStyle)),
      ("secondaryTextStyle", token(style.secondaryTextStyle)),
      ("symbolSize", .number(style.symbolSize)),
      ("weatherScale", .number(style.weatherScale)),
    ])
  }

  func symbol(_ symbol: SymbolSpec) -> JSONNode {
    .object([
      ("name", .text(symbol.name)),
      ("placement", token(symbol.placement)),
      ("renderingMode", token(symbol.renderingMode)),
      ("size", .number(symbol.size)),
      ("tint", token(symbol.tint)),
      ("weight", token(symbol.weight)),
    ])
  }

  func matchedSet(_ set: MatchedSet) -> JSONNode {
    .object(MatchedSet.Key.allCases.map { key in (key.rawValue, set[key].map(variant)) })
  }

  private func variant(_ variant: MatchedSet.Variant) -> JSONNode {
    .object([
      ("image", variant.image.map(image)),
      ("layout", layout(variant.layout)),
      ("primaryText", .text(variant.primaryText)),
      ("secondaryText", variant.secondaryText.map { .text($0) }),
      ("symbol", variant.symbol.map(symbol)),
    ])
  }

  private func samples(_ variables: [String: DataValue]) -> JSONNode {
    DataValue.record(variables).json
  }
}
