// SPDX-License-Identifier: MIT

extension String {
  /// Without spaces and line breaks at both ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The part behind the last slash.
  var lastPathComponent: String {
    var path = Substring(self)
    while path.hasSuffix("/") { path.removeLast() }
    return String(path.split(separator: "/").last ?? "")
  }

  /// The form in which a variable is stored: trimmed, lower case, single spaces, at most 64 characters.
  var canonicalVariableKey: String {
    let words = lowercased().split { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
    return String(words.joined(separator: " ").prefix(64))
  }
}
