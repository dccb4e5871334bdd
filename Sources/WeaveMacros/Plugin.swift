// SPDX-License-Identifier: MIT

import Foundation

/// The program that expands the macros of SwiftUI: the compiler starts it, and it answers messages on standard input.
///
/// The macros only move text, so the program needs no parser of Swift, and is built in a second.
@main enum Plugin {
  static func main() {
    while let message = Message.next() {
      guard let answer = answer(to: message) else { return }
      Message.send(answer)
    }
  }

  /// The answer to a message of the compiler; nil for one that this program does not know.
  private static func answer(to message: [String: Any]) -> [String: Any]? {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    for kind in ["expandFreestandingMacro", "expandAttachedMacro"] {
      guard let request = message[kind] as? [String: Any] else { continue }
      let expanded = MacroExpansion(request).source
      return ["expandMacroResult": ["expandedSource": expanded as Any, "diagnostics": [Any]()]]
    }
    return nil
  }
}

/// Messages between the compiler and this program: eight bytes with the length, then JSON.
enum Message {
  static func next() -> [String: Any]? {
    let input = FileHandle.standardInput
    guard let head = try? input.read(upToCount: 8), head.count == 8 else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    var body = Data()
    while body.count < count {
      guard let part = try? input.read(upToCount: count - body.count), !part.isEmpty else { return nil }
      body += part
    }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  static func send(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
    try? FileHandle.standardOutput.write(contentsOf: head + body)
  }
}
