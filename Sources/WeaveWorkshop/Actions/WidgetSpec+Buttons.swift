// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveSpec

extension WidgetSpec {
  /// A button as a person asks for one.
  public struct NewButton: Sendable {
    /// The variable that it changes, in any spelling.
    public var variable: String
    /// What a press adds, -99...99 and not 0; nil for 1.
    public var amount: Int?
    /// What a press writes of the moment, instead of adding.
    public var time: ActionBarSpec.Action.NowFormat?
    /// What stands on it; nil for `+1` and the like, or `Done`.
    public var title: String?
    /// A name of SF Symbols.
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

  /// The design with ready buttons in the place of those that are there.
  public func replacingButtons(by preset: ActionPreset) -> WidgetSpec {
    var spec = self
    var bar = actionBar ?? ActionBarSpec([])
    bar.actions = preset.bar().actions
    spec.actionBar = bar
    return spec
  }

  /// The design with one button more; nil where there is no room.
  public func adding(_ button: NewButton, makeID: () -> UUID = { UUID() }) -> WidgetSpec? {
    var spec = self
    var bar = actionBar ?? ActionBarSpec([])
    guard bar.actions.count < ActionBarSpec.capacity else { return nil }
    bar.actions.append(button.action(makeID()))
    spec.actionBar = bar
    return spec
  }

  /// The design with one button less, counted from 0; without the last one there is no bar.
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
  /// - Parameter expected: a hash of the variables that were looked at; nil for whatever they are.
  @discardableResult
  public func press(
    _ action: ActionBarSpec.Action, of spec: WidgetSpec, now: Date, timeZone: TimeZone, over expected: String? = nil
  ) throws(LibraryError) -> [Change] {
    let press = Edit.make(action.variableKey) { old in action.value(after: old, now: now, timeZone: timeZone) }
    return try apply([press], what: "\(spec.name): \(action.title)", now: now, timeZone: timeZone, over: expected)
  }
}
