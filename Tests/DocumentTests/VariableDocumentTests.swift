// SPDX-License-Identifier: MIT

import Testing
import WeaveFacts

/// `docs/variables.md`: its tables are those that designs are read with.
@Suite struct VariableDocumentTests {
  @Test func tablesAreCurrent() throws {
    let document = try MarkdownDocument("docs/variables.md")
    let sections = FactTable.sections
    try document.expectCurrent { name in
      guard let section = sections.first(where: { $0.name == name }) else {
        Issue.record("docs/variables.md asks for `\(name)`, which is no part of the table")
        return nil
      }
      return FactReference.markdown(of: section)
    }
    let parts = Set(document.generatedParts)
    #expect(sections.map(\.name).filter { !parts.contains($0) }.isEmpty)
  }
}
