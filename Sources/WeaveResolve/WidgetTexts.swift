// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveSpec

/// The texts of a design for one size, parsed.
struct WidgetTexts: Sendable {
  let name: TextTemplate
  let primary: TextTemplate
  /// Empty if the design has no secondary text.
  let secondary: TextTemplate
  /// What a screen reader says; nil for the texts that are drawn.
  let accessibilityLabel: TextTemplate?

  /// Parses the texts of a design.
  ///
  /// - Parameter spec: the design, already resolved for the size.
  init(_ spec: WidgetSpec) {
    name = TextTemplate(spec.name)
    primary = TextTemplate(spec.primaryText)
    secondary = TextTemplate(spec.secondaryText ?? "")
    accessibilityLabel = spec.accessibilityLabel.map { TextTemplate($0) }
  }
}
