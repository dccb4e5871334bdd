// SPDX-License-Identifier: MIT

extension Diagnostic.Message: ExpressibleByStringInterpolation {
  /// The largest number of scalars in a quotation.
  static let quotation = 64

  /// The message built from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Builds a message from values. A value after a backtick is a quotation from the design, and is cut.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// An empty text with space reserved for the literal's fixed parts.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds a fixed part of the literal unchanged.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value as text. After a backtick it is a quotation from the author, and is cut at 64 characters.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let words = String(describing: value)
      text +=
        text.utf8.last == UInt8(ascii: "`")
        ? Diagnostic.Message.clipped(words, to: Diagnostic.Message.quotation) : words
    }
  }
}
