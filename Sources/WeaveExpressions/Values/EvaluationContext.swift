// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveTime

/// All that a text or expression depends on besides its source. Nothing here reads a clock or a setting.
public struct EvaluationContext: Sendable {
  /// The variables that can be read.
  public var scope: VariableScope
  /// The moment that `now`, `today` and the relative filters count from.
  public var now: Date
  /// Where local days and times are read and printed.
  public var timeZone: TimeZone
  /// Whose words and separators numbers and dates take.
  public var locale: Locale
  /// What evaluating may still cost.
  public var budget: EvaluationBudget
  /// Where what values turn out to be is noted; nil where nobody wants to hear of it.
  public var notes: EvaluationNotes?

  /// What texts and expressions are evaluated with.
  ///
  /// - Parameters:
  ///   - now: the moment that is shown.
  ///   - timeZone: whose days and hours are printed.
  ///   - locale: whose words and digits are printed.
  ///   - notes: where mistakes that show only now are put; nil to tell nobody.
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
  /// The moment in seconds since 1970, kept within what calendars can count.
  var nowSeconds: Double { nowSeconds { _ in nil } }

  /// The same for what knows until when it comes to the same.
  ///
  /// - Parameter end: gives, for the moment, the first one after it at which that may be something else; all in seconds since 1970.
  func nowSeconds(until end: (Double) -> Double?) -> Double {
    let seconds = CivilTime.clamped(now.timeIntervalSince1970)
    budget.noteClock(until: end(seconds).flatMap { $0 > seconds ? $0 : nil })
    return seconds
  }
}
