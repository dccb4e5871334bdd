// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// Whether the scalar is white space. ASCII is checked without Unicode's table, which is slow.
  fileprivate var isWhitespace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}

extension String {
  /// The text without spaces and line breaks at both ends.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isWhitespace) }
}
