// SPDX-License-Identifier: MIT

package import WeaveDiagnostics
package import WeaveJSON

extension TableCheck {
  /// Reads a file: the table check reports mistakes in keys and values, and a closure converts the tree.
  ///
  /// - Parameter walk: returns its output and its diagnostics. It skips mistakes that the table check has reported.
  /// - Returns: the output, or nil if there is an error; always every mistake with its place.
  package static func read<Output>(
    _ source: SourceText, by vocabulary: Vocabulary, as object: ObjectType,
    _ walk: (JSONNode) -> (output: Output?, diagnostics: [Diagnostic])
  ) -> Checked<Output> {
    let tree = JSONParser.parse(source)
    guard let root = tree.output else { return Checked(nil, tree.diagnostics) }
    var check = TableCheck(vocabulary, source: source)
    check.check(root, as: object, called: "")
    let (output, diagnostics) = walk(root)
    let found = tree.diagnostics + check.diagnostics + diagnostics
    let isWrong = found.contains { $0.severity == .error }
    return Checked(isWrong ? nil : output, Array(found.prefix(Limits.diagnostics)))
  }
}
