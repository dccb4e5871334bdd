// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// A JSON value and its place in the text.
public struct JSONNode: Sendable, Hashable {
  /// The value.
  public var value: JSONValue
  /// From the first to the last byte of the value, including quotes and brackets.
  public var range: SourceRange

  /// A node with a value and its range in the text.
  public init(_ value: JSONValue, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// A JSON value. Numbers are 64-bit floating point, as in JavaScript; objects keep the order of their members.
public indirect enum JSONValue: Sendable, Hashable {
  /// JSON's `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A string with its escapes resolved.
  case string(String)
  /// The elements, in order.
  case array([JSONNode])
  /// Members in the order of the text. Keys are unique: of two equal keys the last one wins, which is reported.
  case object([JSONMember])
}

/// A key of an object and its value.
public struct JSONMember: Sendable, Hashable {
  /// The key with its escapes resolved.
  public var key: String
  /// The key with its quotes.
  public var keyRange: SourceRange
  /// The value after the colon.
  public var value: JSONNode

  /// A member with its key's range in the text, including the quotes.
  public init(key: String, keyRange: SourceRange, value: JSONNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
