// SPDX-License-Identifier: MIT

extension DesignIdea {
  /// Ideas about the facts that weave knows: weather, steps, events.
  static let facts: [DesignIdea] = [
    DesignIdea(
      name: "steps", phrases: ["steps this month", "my steps today", "steps this year"],
      words: ["step": 7, "pedometer": 6, "step count": 3, "walked": 2, "steps this": 2],
      make: { request in
        if request.says(any: ["year", "heat map", "heatmap", "twelve months", "annual", "yearly"]) {
          return steps("stepsYear", "Steps this year")
        }
        if request.says(any: ["month", "monthly", "calendar"]) { return steps("stepsMonth", "Steps this month") }
        let variant: String? =
          request.says(any: ["week", "weekly", "chart", "bars", "graph", "days"])
          ? "chart"
          : request.says(any: ["ring", "compact", "circle", "only"]) ? "compact" : nil
        return steps("steps", variant == "chart" ? "Steps this week" : "Steps")?.variant(variant)
      }),
    DesignIdea(
      name: "activity", phrases: ["calories and distance today"],
      words: [
        "activity": 5, "calorie": 6, "kcal": 6, "burned": 3, "distance": 4, "flights": 4, "stairs": 4,
        "floors climbed": 5, "workout": 3, "fitness": 4,
        "exercise": 3, "active energy": 6, "movement": 3, "kilometres": 3, "kilometers": 3, "miles": 3, "walked": 3,
        "energy": 1, "burn": 2, "cardio": 2,
      ],
      make: { _ in steps("activity", "Activity") }),
    DesignIdea(
      name: "feelsLike", phrases: ["what to wear today"],
      words: [
        "feels like": 8, "feel like outside": 6, "wear": 7, "clothes": 6, "clothing": 6, "jacket": 5, "coat": 5,
        "outfit": 5, "dress": 4, "wind chill": 5, "apparent": 5,
      ],
      make: { _ in steps("feelsLike", "Feels like") }),
    DesignIdea(
      name: "conditions", phrases: ["humidity, wind and pressure"],
      words: [
        "humidity": 5, "pressure": 5, "barometer": 6, "conditions": 5, "dew point": 5, "wind": 3, "current weather": 3,
        "weather station": 4,
      ],
      make: { _ in steps("conditions", "Conditions") }),
    DesignIdea(
      name: "weather", phrases: ["the weather today", "hourly forecast", "rain in the next hour"],
      words: [
        "weather": 6, "forecast": 6, "temperature": 5, "rain": 5, "raining": 5, "rainy": 4, "umbrella": 5, "snow": 3,
        "sunny": 3, "hourly": 2, "degrees": 3, "outside": 2,
        "cold": 2, "warm": 2, "hot": 2, "storm": 3, "cloud": 2, "cloudy": 2, "week ahead": 1,
      ],
      make: { request in
        let variant: String? =
          request.says(any: ["chart", "graph", "curve", "line", "hourly temperature"])
          ? "chart"
          : request.says(any: [
            "compact", "simple", "only the temperature", "just the temperature", "temperature right now",
            "current temperature", "temperature outside",
          ]) ? "compact" : nil
        return steps("weather", "Weather")?.variant(variant)
      }),
    DesignIdea(
      name: "uv", phrases: ["the UV index"],
      words: [
        "uv": 8, "uv index": 2, "ultraviolet": 8, "sunscreen": 7, "sunburn": 7, "sun protection": 7, "burn": 1,
        "vitamin d": 6, "sun cream": 7, "tan": 3,
      ],
      make: { _ in steps("uv", "UV index") }),
    DesignIdea(
      name: "wetBulb", phrases: ["heat stress for running"],
      words: [
        "heat stress": 9, "wet bulb": 9, "wet-bulb": 9, "heat stroke": 7, "humid heat": 7, "too hot": 4,
        "heat danger": 8, "heat warning": 6,
      ],
      make: { request in
        var made = steps("wetBulb", "Heat")
        for (word, activity) in [
          ("run", "intense"), ("running", "intense"), ("work", "moderate"), ("walk", "light"), ("walking", "light"),
        ] where request.says(word) {
          made?.draft.set("variables.heat_activity", activity)
          made?.lines.append("heat_activity \(activity)")
          break
        }
        return made
      }),
    DesignIdea(
      name: "nextUpCalendar", phrases: ["my next meeting", "today's events", "agenda"],
      words: [
        "calendar": 5, "meeting": 6, "event": 5, "agenda": 7, "schedule": 5, "appointment": 6, "next up": 6,
        "up next": 6, "busy": 3, "diary": 4, "lecture": 4, "class": 3,
        "month calendar": -4, "countdown": -2,
      ],
      make: { request in
        let variant: String? =
          request.says("next")
          ? nil
          : request.says(any: [
            "agenda", "list", "all", "week", "events", "meetings", "today's events", "events today", "schedule",
            "meetings today", "rest of",
          ])
            ? "detail"
            : request.says(any: ["only", "compact", "single", "one"]) ? "compact" : nil
        return steps("nextUpCalendar", "Next up")?.variant(variant)
      }),
    DesignIdea(
      name: "air quality", phrases: ["air quality and pollen"],
      words: [
        "air quality": 9, "pollen": 7, "aqi": 9, "smog": 6, "pollution": 6, "hay fever": 7, "ozone": 5, "fine dust": 6,
        "particles": 5, "allergy": 5, "allergies": 5,
      ],
      make: { _ in MadeDesign(draft: DesignDraft(json: DrawnIdeas.air)) }),
    DesignIdea(
      name: "sunrise and sunset", phrases: ["sunrise and sunset"],
      words: [
        "sunrise": 7, "sunset": 5, "daylight": 6, "golden hour": 7, "dawn": 5, "dusk": 5, "length of day": 5,
        "day length": 5, "sun": 2, "sunset background": -6, "sun set": 6, "sun rise": 6, "sun go down": 6,
        "sun come up": 6, "moon": -2,
      ],
      make: { _ in MadeDesign(draft: DesignDraft(json: DrawnIdeas.sun)) }),
  ]

  /// A layout with a name.
  private static func steps(_ layout: String, _ name: String) -> MadeDesign? {
    DesignDraft(ready: layout).map { MadeDesign(draft: $0).titled(name) }
  }
}
