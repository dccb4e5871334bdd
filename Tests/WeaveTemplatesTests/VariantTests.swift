// SPDX-License-Identifier: MIT

import Testing
import WeaveSpec
import WeaveTemplates

/// What `layout.variant` makes of a template.
@Suite struct VariantTests {
  /// The files that draw variants, by template.
  static let files: [Template: String] = [
    .weather: "weatherBody", .steps: "steps", .uv: "uv", .nextUpCalendar: "nextUp", .reminders: "remindersFrame",
  ]

  /// A variant that is listed is asked for in the template's file, and none is listed elsewhere.
  @Test func listedVariantsAreDrawn() throws {
    let listed = Template.allCases.filter { !$0.variants.isEmpty }
    #expect(Set(listed) == Set(Self.files.keys))
    for (template, file) in Self.files {
      let text = try #require(BuiltinTemplates.text(named: file))
      for variant in template.variants {
        #expect(text.contains("variant == '\(variant.rawValue)'"), "\(template) \(variant)")
      }
    }
  }
}
