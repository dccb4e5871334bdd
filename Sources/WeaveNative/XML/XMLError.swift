// SPDX-License-Identifier: MIT

/// Why an XML text was not read to its end, and where.
public struct XMLError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of an error.
  public enum Kind: Sendable, Hashable {
    /// Not well-formed.
    case syntax
    /// More bytes, levels or elements than the reader's limits allow.
    case limit
    /// A document type, which could declare entities or name other files.
    case documentType
    /// Well-formed, but rejected by the caller's handler.
    case refused
    /// The parser could not get memory.
    case memory
  }

  /// The kind of the error.
  public var kind: Kind
  /// A message in the compiler's style: lower case, no full stop.
  public var message: String
  /// Where reading ended.
  public var position: XMLPosition

  /// An error at a place, with a message.
  public init(_ kind: Kind, _ message: String, at position: XMLPosition) {
    self.kind = kind
    self.message = message
    self.position = position
  }

  /// `LINE:COLUMN: MESSAGE`.
  public var description: String { "\(position.line):\(position.column): \(message)" }
}

/// A place in an XML text. Lines and columns count from 1; columns are in bytes.
public struct XMLPosition: Sendable, Hashable {
  /// Both count from 1.
  public var line, column: Int

  /// A place; both count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
