// SPDX-License-Identifier: MIT

package import WeaveDiagnostics
package import WeaveJSON

extension FieldType {
  /// Fixes that convert a value to the required type: they add or remove quotes, or write `true` for `1`.
  package func conversions(of node: JSONNode, in source: SourceText) -> [Diagnostic.Fix] {
    guard let replacement = converted(node, in: source) else { return [] }
    return [.init(.init("replace with `\(replacement)`"), .sure, [.init(node.range, with: replacement)])]
  }

  /// The value as JSON text of this type; nil if it cannot be converted.
  private func converted(_ node: JSONNode, in source: SourceText) -> String? {
    switch (self, node.value) {
    case (.dynamic(let base), _): return base.converted(node, in: source)
    case (.anyOf(let types), _): return types.lazy.compactMap { $0.converted(node, in: source) }.first
    case (.integer, .string(let text)), (.number, .string(let text)):
      guard let number = Double(text.trimmed), number.isFinite else { return nil }
      return shortest(number)
    case (.bool, .string(let text)): return Bool(text.trimmed.lowercased()).map { "\($0)" }
    case (.bool, .number(let number)): return number == 0 || number == 1 ? "\(number == 1)" : nil
    case (.string, .number), (.template, .number), (.string, .bool), (.template, .bool):
      return quoted(source.text(in: node.range))
    default: return nil
    }
  }
}
