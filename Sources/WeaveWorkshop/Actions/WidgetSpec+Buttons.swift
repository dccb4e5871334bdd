// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveSpec

extension WidgetSpec {
  /// A button to add, as a person describes it.
  public struct NewButton: Sendable {
    /// The variable that it changes, in any spelling.
    public var variable: String
    /// The amount that a press adds, in -99...99 and not 0; nil for 1.
    public var amount: Int?
    /// The format of the current time that a press writes instead of adding.
    public var time: ActionBarSpec.Action.NowFormat?
    /// The label; nil for a default such as `+1` or `Done`.
    public var title: String?
    /// The name of an SF Symbol.
    public var symbol: String?

    /// A button that adds 1 to a variable.
    public init(variable: String) { self.variable = variable }

    func action(_ id: UUID) -> ActionBarSpec.Action {
      let amount = amount ?? 1
      let words = time == nil ? (amount > 0 ? "+\(amount)" : "\(amount)") : "Done"
      return ActionBarSpec.Action(
        id: id, title: title ?? words, systemImage: symbol,
        kind: time == nil ? .incrementVariable : .setVariableToNow, variableKey: variable, incrementAmount: amount,
        nowFormat: time ?? .iso8601)
    }
  }

  /// The design with its buttons replaced by a preset.
  public func replacingButtons(by preset: ActionPreset) -> WidgetSpec {
    var spec = self
    var bar = actionBar ?? ActionBarSpec([])
    bar.actions = preset.bar().actions
    spec.actionBar = bar
    return spec
  }

  /// The design with one more button; nil if there is no room.
  public func adding(_ button: NewButton, makeID: () -> UUID = { UUID() }) -> WidgetSpec? {
    var spec = self
    var bar = actionBar ?? ActionBarSpec([])
    guard bar.actions.count < ActionBarSpec.capacity else { return nil }
    bar.actions.append(button.action(makeID()))
    spec.actionBar = bar
    return spec
  }

  /// The design without one button, counted from 0. Removing the last button removes the bar.
  public func removingButton(_ index: Int) -> WidgetSpec {
    var spec = self
    guard spec.actionBar?.actions.indices.contains(index) == true else { return self }
    spec.actionBar?.actions.remove(at: index)
    return spec
  }
}

extension VariableStore {
  /// Presses a button of a design.
  ///
  /// - Parameter expected: the hash of the variables that the caller saw; nil skips this check.
  @discardableResult
  public func press(
    _ action: ActionBarSpec.Action, of spec: WidgetSpec, now: Date, timeZone: TimeZone, over expected: String? = nil
  ) throws(LibraryError) -> [Change] {
    let press = Edit.make(action.variableKey) { old in action.value(after: old, now: now, timeZone: timeZone) }
    return try apply([press], what: "\(spec.name): \(action.title)", now: now, timeZone: timeZone, over: expected)
  }
}
