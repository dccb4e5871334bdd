// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveSpec

/// A preset bar of buttons, as offered in the app's editor.
public enum ActionPreset: String, SpecToken {
  /// The presets, named after their use.
  case counter, habit, done, hydration, pomodoro

  /// A one-line description of its use.
  public var summary: String {
    switch self {
    case .counter: "counts up and down"
    case .habit: "counts the days of a habit, with an undo button"
    case .done: "counts things done, with one button"
    case .hydration: "adds up drinks"
    case .pomodoro: "counts work sessions, with a stop button"
    }
  }

  /// The buttons.
  ///
  /// - Parameter makeID: gives their identifiers.
  public func bar(makeID: () -> UUID = { UUID() }) -> ActionBarSpec {
    func button(_ title: String, _ key: String, _ amount: Int) -> ActionBarSpec.Action {
      .init(id: makeID(), title: title, kind: .incrementVariable, variableKey: key, incrementAmount: amount)
    }
    switch self {
    case .counter: return ActionBarSpec([button("+1", "count", 1), button("-1", "count", -1)])
    case .habit: return ActionBarSpec([button("Done +1", "streak", 1), button("Undo -1", "streak", -1)])
    case .done: return ActionBarSpec([button("Done +1", "done", 1)])
    case .hydration: return ActionBarSpec([button("+25ml", "waterml", 25), button("+50ml", "waterml", 50)])
    case .pomodoro: return ActionBarSpec([button("Start", "pomo", 1), button("Stop", "pomo", -1)])
    }
  }
}

extension ActionBarSpec.Action {
  /// What a press does, such as ``adds 1 to `streak` ``.
  public var effect: String {
    switch kind {
    case .incrementVariable where incrementAmount < 0: "subtracts \(incrementAmount.magnitude) from `\(variableKey)`"
    case .incrementVariable: "adds \(incrementAmount) to `\(variableKey)`"
    case .setVariableToNow: "sets `\(variableKey)` to \(nowFormat.words)"
    }
  }
}

extension ActionBarSpec.Action.NowFormat {
  fileprivate var words: String {
    switch self {
    case .iso8601: "the current time, such as 2026-03-28T13:05:00.000Z"
    case .unixSeconds: "the current time, in seconds since 1970"
    case .unixMilliseconds: "the current time, in milliseconds since 1970"
    case .dateOnly: "the current day, such as 2026-03-28"
    case .timeOnly: "the current time of day, such as 14:05"
    }
  }
}
