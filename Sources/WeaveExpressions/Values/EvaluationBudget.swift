// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveDiagnostics

/// How much work the texts and expressions of one picture may still take, and whether any looked at the clock.
///
/// Shared by all contexts of a picture, and spent by one after the other. What is evaluated afterwards is missing or
/// empty, at once: a formula in a `forEach` cannot take longer than the budget, whatever it holds. Steps are counted and
/// not seconds, so that every machine stops at the same place.
public final class EvaluationBudget: Sendable {
  private let left: Atomic<Int>
  private let clock = Atomic(0)
  /// The bits of seconds since 1970, which are in the order of the numbers, as none is negative.
  private let end = Atomic(Double.infinity.bitPattern)

  /// A budget of so many steps for one picture.
  public init(steps: Int = Limits.evaluationSteps) { left = Atomic(steps) }

  /// Whether everything is spent.
  public var isSpent: Bool { left.load(ordering: .relaxed) <= 0 }

  /// Whether something counted from the moment itself, as `relative` and `now()` do: that changes with every second.
  public var hasReadClock: Bool { clockReads > 0 }

  /// Steps that are left, and how often something counted from the moment.
  public var stepsLeft: Int { left.load(ordering: .relaxed) }
  /// How often the moment itself was asked for. A picture that never does holds at any moment.
  public var clockReads: Int { clock.load(ordering: .relaxed) }

  /// Until when everything that counted from the moment comes to the same, in seconds since 1970; 0 where that is not known.
  public var clockEnd: Double { Double(bitPattern: end.load(ordering: .relaxed)) }

  /// Notes that something counted from the moment.
  ///
  /// - Parameter end: until when it comes to the same, in seconds since 1970; nil where it does not know.
  func noteClock(until end: Double? = nil) {
    clock.add(1, ordering: .relaxed)
    narrowClock(to: end ?? 0)
  }

  private func narrowClock(to end: Double) {
    self.end.min((end > 0 ? end : 0).bitPattern, ordering: .relaxed)
  }

  /// Spends for a result once more that was worked out before.
  ///
  /// - Parameter clockEnd: until when what counted from the moment comes to the same.
  public func spendAgain(_ steps: Int, clockReads: Int, clockEnd: Double) {
    left.subtract(steps, ordering: .relaxed)
    clock.add(clockReads, ordering: .relaxed)
    if clockReads > 0 { narrowClock(to: clockEnd) }
  }

  /// Takes steps away; false if none were left before.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    left.subtract(min(max(steps, 1), Limits.evaluationSteps), ordering: .relaxed).oldValue > 0
  }
}

extension Value {
  /// The steps that it costs to make or read the value once.
  var weight: Int {
    switch self {
    case .missing, .number, .bool, .date, .span: 1
    case .string(let text): 1 + text.utf8.count
    // Read by their texts, which functions and joining look at; one level is enough, as deeper ones are counted there.
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
