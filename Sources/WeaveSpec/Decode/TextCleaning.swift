// SPDX-License-Identifier: MIT

import WeaveExpressions

extension String {
  /// The part after the last slash.
  var lastPathComponent: String {
    var path = Substring(self)
    while path.hasSuffix("/") { path.removeLast() }
    return String(path.split(separator: "/").last ?? "")
  }

  /// The form in which a variable is stored: trimmed, lower case, single spaces, at most 64 characters.
  var canonicalVariableKey: String { VariableScope.canonicalKey(self) }
}
