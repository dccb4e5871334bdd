// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

/// What a node hands down to the nodes within it.
struct Inherited: Sendable {
  var foreground: Color
  var font: FontSetting
  var palette: Palette
  var scope: VariableScope
  /// What all of the design sees, without what `forEach` and components bring: the scope of a component before its parameters.
  var root: VariableScope
  /// The names that `forEach` and components have bound around here.
  var locals: [VariableName] = []
  /// What fills the slots of the component around; nil outside of components.
  var slots: SlotFilling?
  /// Levels of nodes above, `use` included.
  var depth = 0
  /// Put before the paths of nodes of a built-in template.
  var prefix = ""
  /// The `use` nodes above by their places, which no `id` of a design can imitate.
  var trail = ""
  /// Distinguishes the copies that `forEach` makes.
  var suffix = ""

  /// Whether a variable is the design's or its caller's own: known, no fact, and no parameter that was given nothing.
  func hasOwn(_ name: String) -> Bool {
    let name = VariableName(String(name.prefix { $0 != "." }))
    let read = scope.read(name)
    guard let value = read.value, read.sourced == nil else { return false }
    return value != .missing || !locals.contains(name)
  }

  func evaluation(
    _ environment: RenderEnvironment, _ budget: EvaluationBudget, _ notes: EvaluationNotes? = nil
  ) -> EvaluationContext {
    EvaluationContext(
      scope: scope, now: environment.now, timeZone: environment.timeZone, locale: environment.locale, budget: budget,
      notes: notes)
  }
}
