// SPDX-License-Identifier: MIT

/// Names that are part of an address.
enum DisplayName {
  /// Like a label of a host name: 1 to 63 letters from a to z, digits and hyphens, with no hyphen first or last.
  static func isValid(_ name: String) -> Bool {
    guard (1...63).contains(name.utf8.count), !name.hasPrefix("-"), !name.hasSuffix("-") else { return false }
    return name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
  }
}

/// Addresses of network cards.
enum HardwareAddress {
  /// The address in capitals with colons; nil if the text is not an address.
  static func normal(_ text: String) -> String? {
    let digits = text.utf8.filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "-") }
    guard digits.count == 12, text.utf8.count <= 17 else { return nil }
    let capitals = String(decoding: digits, as: UTF8.self).uppercased()
    guard capitals.utf8.allSatisfy({ ("0123456789ABCDEF" as String).utf8.contains($0) }) else { return nil }
    return stride(from: 0, to: 12, by: 2).map { start in
      let lower = capitals.index(capitals.startIndex, offsetBy: start)
      return String(capitals[lower..<capitals.index(lower, offsetBy: 2)])
    }.joined(separator: ":")
  }
}

/// Paths to files of the folder.
enum FolderPath {
  /// Whether a path stays in the folder as written. Links are checked when the file is opened.
  static func isInside(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), path.utf8.count <= 1_024, !path.utf8.contains(0) else { return false }
    return !path.split(separator: "/", omittingEmptySubsequences: false).contains {
      $0 == ".." || $0 == "." || $0.isEmpty
    }
  }
}
