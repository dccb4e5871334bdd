// SPDX-License-Identifier: MIT

public import WeaveJSON
import WeaveSchema

/// A sample value of a variable, as a design's `variables` hold it: any JSON value.
public indirect enum SampleValue: Sendable, Hashable {
  case null
  case string(String)
  case number(Double)
  case bool(Bool)
  case list([SampleValue])
  case record([String: SampleValue])

  public init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .bool(let flag): self = .bool(flag)
    case .array(let entries): self = .list(entries.map(SampleValue.init))
    case .object(let members):
      self = .record(Dictionary(members.map { ($0.key, SampleValue($0.value)) }) { first, _ in first })
    }
  }

  /// The value as texts and expressions read it.
  public var value: Value {
    switch self {
    case .null: .missing
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .bool(let flag): .bool(flag)
    case .list(let entries): .list(entries.map(\.value))
    case .record(let members): .record(members.mapValues(\.value))
    }
  }

  /// The value as it stands in a file; members are sorted by name.
  var json: JSONNode {
    switch self {
    case .null: .null
    case .string(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let flag): .flag(flag)
    case .list(let entries): .array(entries.map(\.json))
    case .record(let members): .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
    }
  }
}
