// SPDX-License-Identifier: MIT

/// A data value without its place in a file: what designs, files and the command line assign to variables.
public indirect enum DataValue: Sendable, Hashable {
  /// Explicitly missing.
  case null
  /// A JSON string.
  case text(String)
  /// A JSON number.
  case number(Double)
  /// `true` or `false`.
  case flag(Bool)
  /// A JSON array, in order.
  case list([DataValue])
  /// A JSON object, by key.
  case record([String: DataValue])

  /// Any JSON value. If two keys are equal, the first wins.
  public init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .string(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .bool(let flag): self = .flag(flag)
    case .array(let entries): self = .list(entries.map(DataValue.init))
    case .object(let members):
      self = .record(Dictionary(members.map { ($0.key, DataValue($0.value)) }) { first, _ in first })
    }
  }
}
