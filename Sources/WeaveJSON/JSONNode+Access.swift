// SPDX-License-Identifier: MIT

extension JSONNode {
  /// The member of an object with a key; nil if there is none, or if this is not an object.
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

  /// The node's string; nil if it is another kind of value.
  public var stringValue: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The node's number; nil if it is another kind of value.
  public var numberValue: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The node's `true` or `false`; nil if it is another kind of value.
  public var boolValue: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// Whether the node is JSON's `null`.
  public var isNull: Bool { value == .null }

  /// The kind of value, for messages: "a string", "an object".
  public var typeName: String { value.typeName }
}

extension JSONValue {
  /// The kind of value, for messages: "a string", "an object".
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
