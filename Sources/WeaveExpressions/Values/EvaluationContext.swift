// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveTime

/// Everything that a text or expression depends on besides its source. Nothing here reads a clock or a setting.
public struct EvaluationContext: Sendable {
  /// The variables that can be read.
  public var scope: VariableScope
  /// The moment that `now`, `today` and the relative filters count from.
  public var now: Date
  /// The time zone of local days and times.
  public var timeZone: TimeZone
  /// The locale for the words and separators of numbers and dates.
  public var locale: Locale
  /// The remaining evaluation steps.
  public var budget: EvaluationBudget
  /// Collects mistakes in values; nil to ignore them.
  public var notes: EvaluationNotes?

  /// A context for evaluating texts and expressions.
  ///
  /// - Parameters:
  ///   - now: the moment that is shown.
  ///   - timeZone: the zone of printed days and hours.
  ///   - locale: the locale for printed words and digits.
  ///   - notes: collects mistakes that only evaluation finds; nil to ignore them.
  public init(
    scope: VariableScope = VariableScope(), now: Date, timeZone: TimeZone = .gmt,
    locale: Locale = Locale(identifier: "en_US"), budget: EvaluationBudget = EvaluationBudget(),
    notes: EvaluationNotes? = nil
  ) {
    self.notes = notes
    self.scope = scope
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.budget = budget
  }
}

extension EvaluationContext {
  /// The moment in seconds since 1970, clamped to the range of calendars.
  var nowSeconds: Double { nowSeconds { _ in nil } }

  /// The same, for a caller that knows how long its result stays the same.
  ///
  /// - Parameter end: for the moment, returns the first later moment at which the result may change, in seconds since
  ///   1970.
  func nowSeconds(until end: (Double) -> Double?) -> Double {
    let seconds = CivilTime.clamped(now.timeIntervalSince1970)
    budget.noteClock(until: end(seconds).flatMap { $0 > seconds ? $0 : nil })
    return seconds
  }
}
