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

  /// A variant that a file declares is asked for in the file that draws it, and none is declared elsewhere.
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

  /// The declaration is for the generator: a tree that somebody copies holds no key that a design may not have.
  @Test func declarationsAreNoPartOfTheTree() {
    for template in Template.allCases {
      #expect(BuiltinTemplates.text(named: template.rawValue)?.contains("\"variants\"") != true, "\(template)")
    }
  }
}
