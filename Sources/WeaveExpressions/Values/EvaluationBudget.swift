// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveDiagnostics

/// The remaining evaluation steps for the texts and expressions of one picture, and its reads of the clock.
///
/// All contexts of a picture share it. Once it is spent, every value is immediately missing or empty, so a formula in a
/// `forEach` cannot take longer than the budget. It counts steps and not seconds, so that every machine stops at the
/// same place.
public final class EvaluationBudget: Sendable {
  private let left: Atomic<Int>
  private let clock = Atomic(0)
  /// The bit pattern of seconds since 1970. Patterns have the order of the numbers, because none is negative.
  private let end = Atomic(Double.infinity.bitPattern)

  /// A budget of steps for one picture.
  public init(steps: Int = Limits.evaluationSteps) { left = Atomic(steps) }

  /// Whether everything is spent.
  public var isSpent: Bool { left.load(ordering: .relaxed) <= 0 }

  /// Whether something depended on the exact moment, as `relative` and `now()` do.
  public var hasReadClock: Bool { clockReads > 0 }

  /// The number of steps left.
  public var stepsLeft: Int { left.load(ordering: .relaxed) }
  /// The number of reads of the exact moment. A picture without any is the same at every moment.
  public var clockReads: Int { clock.load(ordering: .relaxed) }

  /// The time until which all results that depended on the moment stay the same, in seconds since 1970; 0 if unknown.
  public var clockEnd: Double { Double(bitPattern: end.load(ordering: .relaxed)) }

  /// Records a read of the moment.
  ///
  /// - Parameter end: the time until which its result stays the same, in seconds since 1970; nil if unknown.
  func noteClock(until end: Double? = nil) {
    clock.add(1, ordering: .relaxed)
    narrowClock(to: end ?? 0)
  }

  private func narrowClock(to end: Double) {
    self.end.min((end > 0 ? end : 0).bitPattern, ordering: .relaxed)
  }

  /// Charges a reused result as if it were evaluated again.
  ///
  /// - Parameter clockEnd: the time until which its reads of the moment give the same result.
  public func spendAgain(_ steps: Int, clockReads: Int, clockEnd: Double) {
    left.subtract(steps, ordering: .relaxed)
    clock.add(clockReads, ordering: .relaxed)
    if clockReads > 0 { narrowClock(to: clockEnd) }
  }

  /// Spends some steps; false if none were left before.
  @discardableResult
  package func spend(_ steps: Int) -> Bool {
    left.subtract(min(max(steps, 1), Limits.evaluationSteps), ordering: .relaxed).oldValue > 0
  }
}

extension Value {
  /// The number of steps for making or reading the value once.
  var weight: Int {
    switch self {
    case .missing, .number, .bool, .date, .span: 1
    case .string(let text): 1 + text.utf8.count
    // Entries count by their texts, which functions and joins read. Deeper levels are counted when they are read.
    case .list(let entries): entries.reduce(1) { $0 + $1.ownWeight }
    case .record(let members): 1 + members.count
    }
  }

  private var ownWeight: Int {
    switch self {
    case .string(let text): 1 + text.utf8.count
    case .list(let entries): 1 + entries.count
    case .record(let members): 1 + members.count
    case .missing, .number, .bool, .date, .span: 1
    }
  }
}
