// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// Whether the scalar is white space; the table of Unicode is asked only beyond ASCII, as that takes long.
  fileprivate var isWhitespace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}

extension String {
  /// Without spaces and line breaks at both ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  var isBlank: Bool { unicodeScalars.allSatisfy(\.isWhitespace) }

  /// The part behind the last slash.
  var lastPathComponent: String {
    var path = Substring(self)
    while path.hasSuffix("/") { path.removeLast() }
    return String(path.split(separator: "/").last ?? "")
  }

  /// The form in which a variable is stored: trimmed, lower case, single spaces, at most 64 characters.
  var canonicalVariableKey: String { VariableScope.canonicalKey(self) }
}
