// SPDX-License-Identifier: MIT

extension Diagnostic.Message: ExpressibleByStringInterpolation {
  /// Scalars of a quotation that is put into a message.
  static let quotation = 64

  /// The message that an interpolated literal was put together to.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts values into a message; what stands behind a backtick is a quotation from the design, and is cut.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// An empty text with room for the fixed parts of the literal.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds a fixed part of the literal, as it stands.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value as text; behind a backtick it is a quotation from the author, and cut at 64 characters.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let words = String(describing: value)
      text +=
        text.utf8.last == UInt8(ascii: "`")
        ? Diagnostic.Message.clipped(words, to: Diagnostic.Message.quotation) : words
    }
  }
}
