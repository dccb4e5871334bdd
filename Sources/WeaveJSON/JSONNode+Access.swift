// SPDX-License-Identifier: MIT

extension JSONNode {
  /// The member of an object with a key; nil if there is none, or if this is no object.
  public func member(_ key: String) -> JSONMember? { members?.first { $0.key == key } }

  /// The value of an object's member.
  public subscript(key: String) -> JSONNode? { member(key)?.value }

  /// The members of an object, in the order of the text.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements of an array.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The string that the node is; nil where it is another value.
  public var stringValue: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number that the node is; nil where it is another value.
  public var numberValue: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// `true` or `false`; nil where the node is another value.
  public var boolValue: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// Whether the node is JSON's `null`.
  public var isNull: Bool { value == .null }

  /// What kind of value this is, for messages: "a string", "an object".
  public var typeName: String { value.typeName }
}

extension JSONValue {
  /// What kind of value this is, for messages: "a string", "an object".
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
