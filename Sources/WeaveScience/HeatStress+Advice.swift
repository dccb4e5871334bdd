// SPDX-License-Identifier: MIT

extension HeatStress {
  /// What to do, in one line of at most 40 characters.
  public func advice(for activity: Activity) -> String { texts(activity).short }

  /// What to do, in one or two sentences of at most 140 characters.
  public func fullAdvice(for activity: Activity) -> String { texts(activity).full }

  private func texts(_ activity: Activity) -> (short: String, full: String) {
    switch self {
    case .safe: safeTexts(activity)
    case .caution: cautionTexts(activity)
    case .warning: warningTexts(activity)
    case .danger: dangerTexts(activity)
    case .extreme: extremeTexts(activity)
    }
  }

  private func safeTexts(_ activity: Activity) -> (String, String) {
    switch activity {
    case .rest: ("No heat stress at rest", "No heat stress at rest. Drink when you are thirsty.")
    case .light: ("Fine for a walk", "Fine for a walk or light work. Drink when you are thirsty.")
    case .moderate: ("Fine for steady work", "Fine for steady work. Take water along.")
    case .intense: ("Fine for hard training", "Fine for hard training. Drink before, during and after it.")
    }
  }

  private func cautionTexts(_ activity: Activity) -> (String, String) {
    switch activity {
    case .rest: ("Stay in the shade", "Warm and damp. Stay in the shade and drink now and then.")
    case .light: ("Drink a glass every hour", "Drink a glass every hour, and keep to the shade.")
    case .moderate: ("Rest ten minutes an hour", "Rest ten minutes in every hour, in the shade, and drink each time.")
    case .intense: ("Shorten hard efforts", "Shorten hard efforts, drink every 20 minutes, and watch for dizziness.")
    }
  }

  private func warningTexts(_ activity: Activity) -> (String, String) {
    switch activity {
    case .rest: ("Cool down often", "Look for a fan or a cool room, and drink every half hour.")
    case .light: ("Slow down and drink", "Slow down, drink every 20 minutes, and rest where it is cool.")
    case .moderate: ("Rest half of every hour", "Rest half of every hour where it is cool. Stop at the first headache.")
    case .intense:
      ("Move training indoors", "Move training indoors or to the early morning. Nobody should train alone.")
    }
  }

  private func dangerTexts(_ activity: Activity) -> (String, String) {
    switch activity {
    case .rest: ("Stay somewhere cool", "Stay somewhere cool. Look after the old, the ill and small children.")
    case .light: ("Put off what can wait", "Put off what can wait. Outdoors, a few minutes at a time and with company.")
    case .moderate:
      ("Stop outdoor work", "Stop outdoor work. Sweat no longer cools enough; heat stroke can come quickly.")
    case .intense: ("Do not train today", "Do not train today. The body cannot give off the heat that it makes.")
    }
  }

  private func extremeTexts(_ activity: Activity) -> (String, String) {
    switch activity {
    case .rest:
      (
        "Find cooled air now",
        "Find cooled air now: dangerous even at rest. Cool skin with water; call for help if confused."
      )
    case .light:
      ("Stay indoors, keep cool", "Stay indoors where it is cooled. Even a short walk can end in heat stroke.")
    case .moderate: ("No work outdoors", "No work outdoors at all. Heat stroke is likely; bring others inside too.")
    case .intense: ("Life in danger: stop", "Stop at once and cool down. Effort in this air is a danger to life.")
    }
  }
}
