// SPDX-License-Identifier: MIT

public import WeaveJSON

extension DataValue {
  /// The value as texts and expressions read it.
  public var value: Value {
    switch self {
    case .null: .missing
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .list(let entries): .list(entries.map(\.value))
    case .record(let members): .record(members.mapValues(\.value))
    }
  }
}

extension Value: ExpressibleByStringLiteral {
  /// The text of a literal in Swift.
  public init(stringLiteral text: String) { self = .string(text) }
}
