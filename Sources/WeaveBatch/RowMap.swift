// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Where rows keep what steers them, if it is not called as `RowKey` calls it: `--map name=title`.
///
/// A column that is called like a key, but holds data, is set free by a key without a column: `--map size=`.
public struct RowMap: Sendable {
  /// Columns by key; an empty one for a key that no column gives.
  private var columns: [RowKey: String] = [:]

  /// Columns of the usual names.
  public init() {}

  /// - Parameter texts: `key=column` each.
  /// - Throws: a sentence for a text that means nothing.
  public init(_ texts: [String]) throws(PatternError) {
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw PatternError("`\(text)` has no `=`; write key=column, such as name=title, or size= for no column")
      }
      guard let key = RowKey(rawValue: parts[0]) else {
        let known = RowKey.allCases.map(\.rawValue)
        let near = nearest(to: parts[0], in: known).first.map { "did you mean `\($0)`?" }
        throw PatternError("rows have no key `\(parts[0])`; \(near ?? "keys are " + known.joined(separator: ", "))")
      }
      guard columns.updateValue(parts[1], forKey: key) == nil else {
        throw PatternError("`\(key.rawValue)` is given two columns")
      }
    }
  }

  /// The column that gives a key; empty for none.
  func column(of key: RowKey) -> String { columns[key] ?? key.rawValue }

  /// The keys that variables of a row give, of rows whose own keys stand apart from their variables.
  var variables: [(key: RowKey, name: String)] {
    columns.filter { !$0.value.isEmpty }.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}
