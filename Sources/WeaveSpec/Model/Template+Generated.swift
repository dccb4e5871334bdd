// SPDX-License-Identifier: MIT
// Written by tools/generate-templates from the files in WeaveTemplates/Templates. Change those.
// swift-format-ignore-file

extension Template {
  /// The variants that each template's file declares; templates without any are left out.
  static let declaredVariants: [Template: [LayoutSpec.Variant]] = [
    .nextUpCalendar: [.compact, .detail],
    .reminders: [.compact, .detail],
    .steps: [.compact, .chart],
    .uv: [.compact, .chart],
    .weather: [.compact, .chart],
  ]
}
