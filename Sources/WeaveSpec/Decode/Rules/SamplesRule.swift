// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Reports names in `samples` that are not variables, and designs that do not show that their values are made up.
enum SamplesRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    guard let samples = design.raw("samples"), let names = samples.elements, !names.isEmpty else { return [] }
    let declared = Array(design.spec.variables.keys) + design.spec.types.map(\.name)
    let known = Set(declared.map(\.canonicalVariableKey))
    var found = names.prefix(Limits.diagnostics).compactMap { name -> Diagnostic? in
      guard let text = name.stringValue, !known.contains(text.canonicalVariableKey) else { return nil }
      let near = nearest(to: text, in: declared.sorted())
      return Diagnostic(
        .specSamples, .noVariable(text, near: near.first), at: name.range,
        fixes: near.map {
          .init(.init("replace with `\($0)`"), .likely, [.init(name.range, with: JSONText.literal($0))])
        })
    }
    // The built-in templates have no place for the word.
    if design.spec.layout.template == .custom, let content = design.spec.content {
      let parts = design.spec.parts.objects.values
      if !([content] + parts).contains(where: \.readsSample) {
        found.append(Diagnostic(.specSamples, .notShown, at: samples.range))
      }
    }
    return found
  }
}

extension JSONNode {
  /// Whether one of its texts reads `isSample`.
  fileprivate var readsSample: Bool {
    if let text = stringValue { return text.contains("isSample") }
    return elements?.contains(where: \.readsSample) ?? members?.contains { $0.value.readsSample } ?? false
  }
}

extension Diagnostic.Message {
  fileprivate static let notShown: Self =
    "nothing in the picture says that these values are made up; show `localized('sample')` when `isSample` is true"

  fileprivate static func noVariable(_ name: String, near: String?) -> Self {
    let question = near.map { "; did you mean `\($0)`?" } ?? ""
    return .init("`samples` names `\(name)`, which is not a variable of the design\(question)")
  }
}
