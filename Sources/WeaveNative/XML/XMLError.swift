// SPDX-License-Identifier: MIT

/// Why an XML text was not read to its end, and where.
public struct XMLError: Error, Sendable, Hashable, CustomStringConvertible {
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

  public var kind: Kind
  /// A sentence in the compiler's voice: lower case, no full stop.
  public var message: String
  public var position: XMLPosition

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
  public var line, column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
