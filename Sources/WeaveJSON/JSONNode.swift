// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// A JSON value and where it stands.
public struct JSONNode: Sendable, Hashable {
  /// What stands there.
  public var value: JSONValue
  /// From the first to the last byte of the value, quotes and brackets included.
  public var range: SourceRange

  /// A node of a value that stands at a range of its text.
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
  /// Any number, finite.
  case number(Double)
  /// A string with its escapes resolved.
  case string(String)
  /// The elements, in order.
  case array([JSONNode])
  /// Members in the order of the text; keys are unique (the last of two equal keys is kept, and reported).
  case object([JSONMember])
}

/// A key of an object and its value.
public struct JSONMember: Sendable, Hashable {
  /// With its escapes resolved.
  public var key: String
  /// The key with its quotes.
  public var keyRange: SourceRange
  /// What stands behind the colon.
  public var value: JSONNode

  /// A member whose key stands at a range of the text, quotes included.
  public init(key: String, keyRange: SourceRange, value: JSONNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
