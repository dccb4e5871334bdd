// SPDX-License-Identifier: MIT

/// The path from a variable to a part of its value, as written in texts and headings of tables: `train.to`,
/// `trains[0].to`.
package struct VariablePath: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    case member(String)
    /// An entry of a list, counted from 0.
    case entry(Int)
  }

  package var root: String
  /// At least one.
  package var steps: [Step] = []

  /// Nil for a plain name, and if the dots and brackets do not form a path.
  package init?(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }) else { return nil }
    var root: String?
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      if root == nil { root = String(pieces[0]) } else { steps.append(.member(String(pieces[0]))) }
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]"), let index = Int(piece.dropLast()), index >= 0 else { return nil }
        steps.append(.entry(index))
      }
    }
    guard let root, !root.isEmpty, !steps.isEmpty, steps.count <= 16 else { return nil }
    self.root = root
  }

  /// The part of a name before the first dot or bracket.
  package static func root(of name: String) -> String {
    String(name.prefix { $0 != "." && $0 != "[" })
  }
}
