// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveGraphics
import WeaveSpec

/// How texts are set, as their surroundings or they themselves say.
struct TextSettings: Sendable, Equatable {
  /// Nil for any number of lines.
  var lineLimit: Int?
  var reservesSpace = false
  var truncation = TextTruncation.tail
  var minimumScale = 1.0
  var alignment = HorizontalAlignment.leading
  /// Points between lines, beside the leading of the font.
  var lineSpacing = 0.0
  var letters = TextCase.none
}

/// The values that a node passes down to its children.
struct Inherited: Sendable {
  /// The colour of the foreground; for a gradient, the mean of its colours.
  private(set) var foreground: Color
  /// The gradient of the foreground; nil for a plain colour.
  private(set) var gradient: Fill?
  var font: FontSetting
  var texts = TextSettings()
  var palette: Palette
  var scope: VariableScope
  /// The variables of the whole design, without those of `forEach` and components. A component starts from this scope
  /// and adds its parameters.
  var root: VariableScope
  /// The names bound by the surrounding `forEach` nodes and components.
  var locals: [VariableName] = []
  /// The content for the slots of the surrounding component; nil outside of components.
  var slots: SlotFilling?
  /// The number of nodes above, including `use`.
  var depth = 0
  /// A prefix for the paths of nodes in a built-in template.
  var prefix = ""
  /// The places of the `use` nodes above. No `id` of a design can imitate them.
  var trail = ""
  /// Distinguishes the copies that `forEach` makes.
  var suffix = ""

  /// The paint of the foreground.
  var paint: Fill { gradient ?? .color(foreground) }

  /// Sets the paint of the foreground.
  mutating func setForeground(_ fill: Fill) {
    foreground = fill.mean
    if case .color = fill { gradient = nil } else { gradient = fill }
  }

  /// Whether a variable belongs to the design or its caller: it is known, is not a fact, and is not a parameter without
  /// a value.
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
