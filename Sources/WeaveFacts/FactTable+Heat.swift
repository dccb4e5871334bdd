// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience

extension FactTable {
  /// The felt temperature, its effect on people, and what to wear.
  static let heat: [FactKey] = joined(feels, wetBulb, heatStress, worst, clothing)

  private static let feels: [FactKey] = joined(
    FactKey.temperature("__feels_like", from: .weather, "The apparent temperature in the shade, by Steadman's formula.")
    {
      $0.feelsLike
    },
    [
      key("__feels_like_color", .color, changes: .snapshot, "Its colour on a scale from cold to hot.") {
        FactText.text($0.feelsLike.map(TemperatureScale.color(atCelsius:)))
      }
    ],
    FactKey.temperature("__heat_index", from: .weather, "The heat index of the National Weather Service.") {
      $0.heatIndex
    },
    FactKey.temperature("__wind_chill", from: .weather, "The wind chill; missing above 10 °C and without wind.") {
      $0.windChill
    })

  private static let wetBulb: [FactKey] = joined(
    FactKey.temperature(
      "__wetbulb", from: .weather,
      "The wet-bulb temperature, by Stull's formula; missing once the weather is six hours old."
    ) {
      $0.wetBulb?.temperature
    },
    FactKey.temperature("__wetbulb_psychrometric", from: .weather, "The same as a psychrometer would show it.") {
      $0.psychrometricWetBulb
    },
    [
      key("__wetbulb_exact", .number, in: .celsius, "The wet-bulb temperature with one decimal.") {
        FactText.tenths($0.wetBulb?.temperature)
      },
      key("__wetbulb_is_guess", .flag, "Whether the air is outside the range of the formula.") {
        FactText.flag($0.wetBulb.map { !$0.isInDomain })
      },
    ])

  private static let heatStress: [FactKey] =
    [
      key("__wetbulb_activity", .text, "The effort used to judge heat: the variable `heat_activity`, or else `rest`.") {
        $0.wetBulb == nil ? nil : .string($0.heatActivity.rawValue)
      },
      key("__wetbulb_is_aged", .flag, changes: .minute, "Whether the air was measured more than half an hour ago.") {
        FactText.flag($0.isOlder(.weather, thanMinutes: 30))
      },
      key(
        "__wetbulb_is_stale", .flag, changes: .minute,
        "Whether the air was measured more than six hours ago: too long ago to judge it."
      ) {
        FactText.flag($0.isOlder(.weather, thanMinutes: 360))
      },
      level(
        "__wetbulb_level",
        "`safe`, `caution`, `warning`, `danger` or `extreme`, for that effort; never safe in dry heat or dangerous cold."
      ) { $0.name },
      key(
        "__wetbulb_hazard", .text,
        "A hazard that the wet bulb does not show: `dryHeat` or `cold`; missing if there is none."
      ) {
        FactText.text($0.heatHazard?.rawValue)
      },
      level(
        "__wetbulb_level_title", "The level in words; in dry heat and cold, the name of the hazard.",
        hazardText: \.title
      ) {
        level, _ in
        level.title
      },
      level("__wetbulb_advice", "What to do, in one line.", hazardText: \.advice) { $0.advice(for: $1) },
      level("__wetbulb_advice_full", "What to do, in one or two sentences.", hazardText: \.fullAdvice) {
        $0.fullAdvice(for: $1)
      },
      color("__wetbulb_color", "The upper end of the level's gradient.") { $0.from },
      color("__wetbulb_color_end", "The lower end of the level's gradient.") { $0.to },
    ]
    + HeatStress.Activity.allCases.map { activity in
      key("__wetbulb_level_\(activity.rawValue)", .text, "The level for \(phrase(activity)).") {
        FactText.text($0.heatStress(activity)?.name)
      }
    }

  private static let worst: [FactKey] = [
    key("__weather_worst_code", .integer, in: .index, changes: .hour, "The worst code from now to midnight.") {
      FactText.whole($0.worstSky?.code?.rawValue)
    },
    key("__weather_worst_symbol", .symbol, changes: .hour, "Its symbol.") { context in
      context.worstSky.map { sky in
        let isDay = context.sunIsUp ?? true
        return .string(sky.code?.symbolName(isDaylight: isDay) ?? sky.group.symbolName(isDaylight: isDay))
      }
    },
    key("__weather_worst_when", .text, changes: .minute, "When it begins: `now`, `at 17:00`, `at 5 PM`.") {
      FactText.text($0.worstMoment)
    },
    key("__weather_worst_condition", .text, changes: .hour, "The same in words.") {
      $0.translated($0.worstSky?.code?.title)
    },
  ]

  private static let clothing: [FactKey] = [
    key("__clothing", .text, changes: .minute, "What to wear and take along.") { $0.clothingText },
    key("__clothing_layer", .text, changes: .minute, "What to wear.") { $0.translated($0.clothing?.layer.title) },
    key("__clothing_extra", .text, changes: .minute, "What to take along; missing if nothing is needed.") {
      $0.translated($0.clothing?.extra?.title)
    },
  ]

  private static func level(
    _ name: String, _ summary: String, hazardText: (@Sendable (HeatHazard) -> String)? = nil,
    value: @escaping @Sendable (HeatStress, HeatStress.Activity) -> String
  ) -> FactKey {
    key(name, .text, summary) { context in
      if let hazardText, let hazard = context.heatHazard { return context.translated(hazardText(hazard)) }
      let text = context.heatStress(context.heatActivity).flatMap { value($0, context.heatActivity) }
      // Names and colours are the same in every language, because templates compare them.
      return hazardText == nil ? FactText.text(text) : context.translated(text)
    }
  }

  private static func level(
    _ name: String, _ summary: String, value: @escaping @Sendable (HeatStress) -> String
  ) -> FactKey {
    level(name, summary) { level, _ in value(level) }
  }

  private static func color(
    _ name: String, _ summary: String, value: @escaping @Sendable ((from: String, to: String)) -> String
  ) -> FactKey {
    key(name, .color, summary) { context in
      context.heatStress(context.heatActivity).map { .string(value(context.heatHazard?.colors ?? $0.colors)) }
    }
  }

  private static func phrase(_ activity: HeatStress.Activity) -> String {
    activity == .rest ? "somebody at rest" : "\(activity) effort"
  }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, changes grain: FactGrain = .snapshot,
    _ summary: String, value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .weather, changes: grain, summary, value: value)
  }
}

extension FactContext {
  /// What to wear and what to take along.
  fileprivate var clothingText: Value? {
    guard let hint = clothing else { return nil }
    let layer = words.translated(hint.layer.title)
    return .string(hint.extra.map { words.text(.pair, layer, words.translated($0.title)) } ?? layer)
  }
}
