// SPDX-License-Identifier: MIT

public import WeaveJSON

extension DataValue {
  /// The value for texts and expressions.
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
  /// A text from a Swift literal.
  public init(stringLiteral text: String) { self = .string(text) }
}
