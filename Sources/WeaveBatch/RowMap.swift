// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Which columns hold the settings of rows, if they are not named like the keys in `RowKey`: `--map name=title`.
///
/// A key with an empty column, `--map size=`, turns a setting off, so that a column named like a key can hold data.
public struct RowMap: Sendable {
  /// Columns by key; empty for a key without a column.
  private var columns: [RowKey: String] = [:]

  /// The standard names of columns.
  public init() {}

  /// - Parameter texts: one `key=column` each.
  /// - Throws: a sentence if a text is not valid.
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

  /// The column for a key; empty if it has none.
  func column(of key: RowKey) -> String { columns[key] ?? key.rawValue }

  /// The keys that are read from variables, for rows whose settings are separate from their variables.
  var variables: [(key: RowKey, name: String)] {
    columns.filter { !$0.value.isEmpty }.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}
