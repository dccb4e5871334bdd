// SPDX-License-Identifier: MIT

/// A part of a design that a template may show or ignore.
public enum DesignPart: String, SpecToken {
  case name, primaryText, secondaryText, symbol, image, actionBar
  case showsAccentBar, alignment, axis, spacing, lineLimits
  case padding, background, cornerRadius, weatherScale
}

extension Template {
  /// The parts of a design that show in a picture of this template.
  ///
  /// Follows WidgetWeaver, except where the app stores a part and ignores it: those are honoured here.
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
    case .steps, .clockDigital, .clockWord: return [.background]
    case .feelsLike, .conditions, .wetBulb, .uv: return [.background, .cornerRadius]
    case .clockIcon: return []
    case .custom: return Set(DesignPart.allCases)
    }
  }
}

extension Template {
  /// Whether it draws snapshots, and not the texts of the design.
  public var showsFacts: Bool {
    switch self {
    case .classic, .hero, .poster, .custom: false
    default: true
    }
  }
}
