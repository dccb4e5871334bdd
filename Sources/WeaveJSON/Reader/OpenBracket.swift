// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A bracket that is still open, with the state of its list between items.
struct OpenBracket {
  enum Kind {
    case object, array

    var opener: String { self == .object ? "{" : "[" }
    var closer: String { self == .object ? "}" : "]" }
    var closerByte: UInt8 { self == .object ? .closeBrace : .closeSquare }
    /// "members", "elements".
    var items: String { self == .object ? "members" : "elements" }
  }

  var kind: Kind
  /// The offset of the opening bracket.
  var offset: Int
  /// Whether an item has been read.
  var hasItem = false
  /// The comma after the last item, if it has been read.
  var comma: Int?
  /// Whether keys in an array have been reported; once is enough.
  var hasReportedKeys = false

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  var range: SourceRange { SourceRange(offset, offset + 1) }
}
