// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

@Suite struct FixApplierTests {
  private static let code = DiagnosticCode("W9000", .error, "t", "e")

  private func diagnostic(_ fixes: Diagnostic.Fix...) -> Diagnostic {
    Diagnostic(Self.code, "m", at: SourceRange(0, 0), fixes: fixes)
  }

  private func apply(
    _ diagnostics: [Diagnostic], _ text: String, atLeast confidence: Diagnostic.Fix.Confidence = .sure
  ) -> String {
    let result = FixApplier.apply(diagnostics, to: SourceText(name: "a", text: text), atLeast: confidence)
    return "\(String(decoding: result.bytes, as: UTF8.self)) \(result.applied) \(result.skipped)"
  }

  @Test func fixesInAnyOrderAreAllApplied() {
    let fixes = [
      diagnostic(.insert("!", at: 6, .sure)), diagnostic(.remove(SourceRange(0, 1), "it", .sure)),
      diagnostic(.replace(SourceRange(2, 4), with: "XYZ", .sure)),
    ]
    #expect(apply(fixes, "abcdef") == "bXYZef! 3 0")
  }

  @Test func onlyFixesThatAreSureEnoughAreTaken() {
    let fixes = [
      diagnostic(.insert("1", at: 0, .guess)), diagnostic(.insert("2", at: 1, .guess), .insert("3", at: 1, .likely)),
    ]
    #expect(apply(fixes, "ab") == "ab 0 0")
    #expect(apply(fixes, "ab", atLeast: .likely) == "a3b 1 0")
    #expect(apply(fixes, "ab", atLeast: .guess) == "1a2b 2 0")
  }

  @Test func overlappingFixesAreSkippedWhole() {
    let two = Diagnostic.Fix("both", .sure, [.init(SourceRange(1, 2), with: "-"), .init(SourceRange(4, 5), with: "-")])
    #expect(
      apply([diagnostic(.replace(SourceRange(1, 3), with: "X", .sure)), diagnostic(two)], "abcdef") == "aXdef 1 1")
    #expect(apply([diagnostic(.insert("(", at: 1, .sure)), diagnostic(.insert("[", at: 1, .sure))], "ab") == "a(b 1 1")
  }

  @Test func neighboursDoNotDisturbEachOther() {
    let fixes = [
      diagnostic(.remove(SourceRange(1, 2), "it", .sure)), diagnostic(.insert(">", at: 2, .sure)),
      diagnostic(.insert("<", at: 1, .sure)),
    ]
    #expect(apply(fixes, "abc") == "a<>c 3 0")
  }

  @Test func theSameFixTwiceIsOne() {
    #expect(apply([diagnostic(.insert(",", at: 1, .sure)), diagnostic(.insert(",", at: 1, .sure))], "ab") == "a,b 2 0")
  }

  @Test func rangesOutsideOfTheSourceAreSkipped() {
    #expect(apply([diagnostic(.insert("x", at: 9, .sure)), diagnostic(.insert("x", at: -1, .sure))], "ab") == "ab 0 2")
  }
}
