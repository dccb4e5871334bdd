// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// A JSON value and where it stands.
public struct JSONNode: Sendable, Hashable {
  public var value: JSONValue
  /// From the first to the last byte of the value, quotes and brackets included.
  public var range: SourceRange

  public init(_ value: JSONValue, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

public indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  /// Members in the order of the text; keys are unique (the last of two equal keys is kept, and reported).
  case object([JSONMember])
}

public struct JSONMember: Sendable, Hashable {
  public var key: String
  /// The key with its quotes.
  public var keyRange: SourceRange
  public var value: JSONNode

  public init(key: String, keyRange: SourceRange, value: JSONNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
