// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
import WeaveFacts

extension DesignText {
  /// The finest step in which the text can change while the snapshots stay the same.
  var grain: FactGrain {
    switch content {
    case .expression(let expression):
      let own: FactGrain = expression.callsNow ? .second : .snapshot
      return reads.map(\.key.grain).reduce(own, min)
    case .template(let template):
      return template.tokens.flatMap { [$0] + $0.nested }.map(grain).min() ?? .snapshot
    }
  }

  private func grain(of token: TemplateToken) -> FactGrain {
    if token.callsNow { return .second }
    let keys = reads(of: token).map(\.key)
    var grains = [grain(of: keys, through: token.filters)]
    if token.filters.contains(where: { $0.filter?.readsClock ?? false }) { grains.append(countGrain(keys, token)) }
    if let word = token.fallback.map({ String($0.filter { !$0.isWhitespace }).lowercased() }),
      let moment = Self.namedMoments[word], let filter = token.filters.first, filter.filter == .date
    {
      grains.append(max(moment, filter.dateGrain))
    }
    return grains.min() ?? .snapshot
  }

  /// The step of the values of keys. For the clock in a date pattern, the step of the pattern.
  private func grain(of keys: [FactKey], through filters: [FilterCall]) -> FactGrain {
    let finest = keys.map(\.grain).min() ?? .snapshot
    guard keys.count == 1, keys[0].source == nil, let filter = filters.first, filter.filter == .date else {
      return finest
    }
    return max(finest, filter.dateGrain)
  }

  /// The step of a count from now: a minute for values on whole minutes, otherwise a second.
  private func countGrain(_ keys: [FactKey], _ token: TemplateToken) -> FactGrain {
    let isRelative = token.filters.contains { $0.filter == .relative }
    let isOnMinutes = !keys.isEmpty && keys.allSatisfy { $0.kind == .clock || $0.kind == .day }
    return isOnMinutes && !isRelative && token.fallback == nil ? .minute : .second
  }

  private static let namedMoments: [String: FactGrain] = [
    "now": .second, "today": .day, "tomorrow": .day, "yesterday": .day,
  ]
}

extension FilterCall {
  /// The finest step in the pattern of a `date` filter.
  fileprivate var dateGrain: FactGrain {
    guard let arguments, !arguments.isEmpty else { return .day }
    // The fields of a skeleton do not depend on the locale.
    let pattern = DatePattern(arguments, in: Locale(identifier: "en_US"))
    return pattern.parts.map { part in
      if case .field(let field, _) = part { field.grain } else { FactGrain.day }
    }.min() ?? .day
  }
}

extension DateField {
  fileprivate var grain: FactGrain {
    switch self {
    case .second, .fraction, .millisecondOfDay: .second
    case .minute: .minute
    // Offsets from UTC change at whole hours of the clock.
    case .hour12, .hour24, .hour11, .hour1To24, .dayPeriod, .dayPeriodWithNoon, .flexibleDayPeriod, .zoneName,
      .zoneOffset, .zoneGMT, .zoneGenericName, .zoneIdentifier, .zoneISOWithZ, .zoneISO:
      .hour
    case .era, .year, .weekYear, .extendedYear, .cyclicYear, .relatedYear, .quarter, .standaloneQuarter, .month,
      .standaloneMonth, .weekOfYear, .weekOfMonth, .day, .dayOfYear, .weekdayInMonth, .julianDay, .weekday,
      .localWeekday, .standaloneWeekday:
      .day
    }
  }
}
