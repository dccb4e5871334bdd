// SPDX-License-Identifier: MIT

/// Why an XML text was not read to its end, and where.
public struct XMLError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of refusal it is.
  public enum Kind: Sendable, Hashable {
    /// Not well-formed.
    case syntax
    /// More bytes, levels or elements than the reader's limits allow.
    case limit
    /// A document type, which could declare entities or name other files.
    case documentType
    /// Well-formed, but the caller's handler will not have it.
    case refused
    /// The parser could not get memory.
    case memory
  }

  /// What kind of refusal it is.
  public var kind: Kind
  /// A sentence in the compiler's voice: lower case, no full stop.
  public var message: String
  /// Where reading ended.
  public var position: XMLPosition

  /// A refusal at a place, in a sentence.
  public init(_ kind: Kind, _ message: String, at position: XMLPosition) {
    self.kind = kind
    self.message = message
    self.position = position
  }

  /// `LINE:COLUMN: MESSAGE`.
  public var description: String { "\(position.line):\(position.column): \(message)" }
}

/// A place in an XML text; both count from 1, columns in bytes.
public struct XMLPosition: Sendable, Hashable {
  /// Both count from 1.
  public var line, column: Int

  /// A place; both count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
