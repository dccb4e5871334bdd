// SPDX-License-Identifier: MIT

package import WeaveDiagnostics
package import WeaveJSON

extension TableCheck {
  /// Reads a file: its table tells what is wrong with keys and values, and a walk makes something of the rest.
  ///
  /// - Parameter walk: gives what it made and what it has to tell; what the table has told already it only leaves out.
  /// - Returns: nothing made where there is an error, with every mistake and its place.
  package static func read<Output>(
    _ source: SourceText, by vocabulary: Vocabulary, as object: ObjectType,
    _ walk: (JSONNode) -> (made: Output?, told: [Diagnostic])
  ) -> Checked<Output> {
    let tree = JSONParser.parse(source)
    guard let root = tree.output else { return Checked(nil, tree.diagnostics) }
    var check = TableCheck(vocabulary, source: source)
    check.check(root, as: object, called: "")
    let (made, told) = walk(root)
    let found = tree.diagnostics + check.diagnostics + told
    let isWrong = found.contains { $0.severity == .error }
    return Checked(isWrong ? nil : made, Array(found.prefix(Limits.diagnostics)))
  }
}
