// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

@Suite struct SyntaxCodeTests {
  @Test func numbersAreUniqueAndInTheirHundred() {
    let names = DiagnosticCode.syntaxCodes.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.utf8.count == 5 && $0.hasPrefix("W00") })
    #expect(names == names.sorted())
  }

  @Test(arguments: DiagnosticCode.syntaxCodes)
  func explanationsAreSentences(_ code: DiagnosticCode) {
    #expect(code.explanation.hasSuffix("."))
    #expect(code.explanation.utf8.count > 40)
    #expect(code.title.first?.isUppercase != true || code.title.hasPrefix("NaN"))
    #expect(!code.title.hasSuffix("."))
  }
}
