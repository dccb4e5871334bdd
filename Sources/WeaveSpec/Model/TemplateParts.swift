// SPDX-License-Identifier: MIT

/// A part of a design that a template may show or ignore.
public enum DesignPart: String, SpecToken {
  /// Texts, pictures and buttons from the author.
  case name, primaryText, secondaryText, symbol, image, actionBar
  /// The arrangement of these parts.
  case showsAccentBar, alignment, axis, spacing, lineLimits
  /// The card and its background.
  case padding, background, cornerRadius, weatherScale
}

extension Template {
  /// The parts of a design that this template shows.
  ///
  /// Follows WidgetWeaver, except for parts that the app stores but ignores: they are shown here.
  public var parts: Set<DesignPart> {
    let texts: Set<DesignPart> = [.name, .primaryText, .secondaryText]
    let frame: Set<DesignPart> = [.alignment, .spacing, .padding, .background]
    switch self {
    case .classic, .hero:
      return texts.union(frame).union([.symbol, .image, .actionBar, .showsAccentBar, .axis, .lineLimits, .cornerRadius])
    case .poster: return texts.union(frame).union([.image, .lineLimits, .cornerRadius])
    case .weather: return [.primaryText, .spacing, .padding, .background, .cornerRadius, .weatherScale]
    case .nextUpCalendar: return [.padding, .background]
    case .reminders: return frame.union([.name, .showsAccentBar])
    case .steps, .stepsMonth, .stepsYear, .activity, .clockDigital, .clockWord: return [.background]
    case .feelsLike, .conditions, .wetBulb, .uv: return [.background, .cornerRadius]
    case .clockIcon: return []
    case .custom: return Set(DesignPart.allCases)
    }
  }
}

extension Template {
  /// Whether it draws facts from snapshots instead of the design's texts.
  public var showsFacts: Bool {
    switch self {
    case .classic, .hero, .poster, .custom: false
    default: true
    }
  }
}

extension Template {
  /// A one-line description of what it draws.
  public var summary: String {
    switch self {
    case .classic: "A name, a text, a second text and a symbol, stacked; recognises checklists and lists."
    case .hero: "One number or text, as large as it can be."
    case .poster: "A photo with a caption on it, under it, on glass or in a frame."
    case .weather: "The rain of the next hour; without rain the hours and days ahead."
    case .nextUpCalendar: "The next event, how long until it begins or ends, and what follows."
    case .reminders: "Things to do."
    case .clockIcon: "A clock with hands: three faces, seven schemes."
    case .steps: "Today's steps, their goal, the streak, the week and the last days."
    case .stepsMonth: "The month as a calendar that shows runs of days with the goal reached."
    case .stepsYear: "The last twelve months as a heat map, with the best week and month."
    case .activity: "Today's steps, distance, flights and energy."
    case .feelsLike: "What the air feels like, the worst of the day, and what to wear."
    case .conditions: "The current sky with humidity, wind, pressure and what it feels like."
    case .wetBulb: "How dangerous damp heat is for an activity."
    case .uv: "The UV index now, today and for a week, and how long until skin burns."
    case .clockDigital: "The time in large digits."
    case .clockWord: "The time in words."
    case .custom: "A layout of your own, in `content`."
    }
  }
}
