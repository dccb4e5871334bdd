// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Reports sample values given twice under names of the same variable, and samples with the names of constants.
enum VariableRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    guard case .object(let members)? = design.raw("variables")?.value else { return [] }
    var known: [String: JSONMember] = [:]
    var result: [Diagnostic] = []
    for member in members where result.count < Limits.diagnostics {
      let key = member.key.canonicalVariableKey
      if isShadowed(key, in: design) {
        result.append(Diagnostic(.specShadowedVariable, .shadowed(member.key), at: member.keyRange))
      }
      if let first = known[key] {
        result.append(
          Diagnostic(
            .specDuplicateVariable, .twice(member.key, first.key), at: member.keyRange,
            notes: [.init(.firstHere, at: first.keyRange)]))
      } else {
        known[key] = member
      }
    }
    return result
  }

  private static func isShadowed(_ key: String, in design: ReviewedDesign) -> Bool {
    guard design.spec.layout.template == .custom else { return false }
    return ["e", "pi", "true", "false", "null"].contains(key)
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it is given here first"

  fileprivate static func shadowed(_ name: String) -> Self {
    "in expressions `\(name)` is a constant, so this variable is not read there"
  }

  fileprivate static func twice(_ name: String, _ first: String) -> Self {
    "`\(name)` is the same variable as `\(first)`"
  }
}
