// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Converts between paths and addresses (`file:///home/a%20b/card.json`) of files.
enum FileAddress {
  /// The path of an address; nil if it is not a local file, such as a text that was never saved.
  static func path(of address: String) -> String? {
    guard address.hasPrefix("file://") else { return nil }
    let rest = address.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host == "localhost" else { return nil }
    return decoded(rest[slash...].prefix { $0 != "?" && $0 != "#" })
  }

  /// The address of a path.
  static func address(of path: String) -> String { "file://" + PercentEncoding.text(path, keeping: "/") }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value != 0
      else {
        return nil
      }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
