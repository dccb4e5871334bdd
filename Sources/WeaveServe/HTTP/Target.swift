// SPDX-License-Identifier: MIT

/// The target of a request: the parts of its path, and its query.
struct Target: Sendable {
  /// The parts without empty ones at the end.
  let parts: [String]
  private let query: [(name: String, value: String)]

  /// - Returns: nil if this cannot be a path of this server: another form of target, a part with an escape, a part of
  ///   only dots, or more parts than any path has.
  init?(_ path: String) {
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 2_048 else { return nil }
    let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    parts = halves[0].split(separator: "/").map(String.init)
    guard parts.count <= 4, parts.allSatisfy(Self.isPlain) else { return nil }
    query = halves.count < 2 ? [] : Self.pairs(halves[1])
  }

  /// The value of a name; the first if there are several.
  subscript(name: String) -> String? { query.first { $0.name == name }?.value }

  /// Whether a part has only letters, digits, dots and hyphens, and is not only dots. All paths of the server are made
  /// of such parts.
  private static func isPlain(_ part: String) -> Bool {
    part.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    } && part.utf8.contains { $0 != UInt8(ascii: ".") }
  }

  /// The pairs of a query or a form.
  ///
  /// - Source: WHATWG URL, application/x-www-form-urlencoded parsing.
  static func pairs(_ text: some StringProtocol) -> [(name: String, value: String)] {
    text.split(separator: "&").prefix(100).map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (decoded(sides[0]), sides.count > 1 ? decoded(sides[1]) : "")
    }
  }

  private static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
