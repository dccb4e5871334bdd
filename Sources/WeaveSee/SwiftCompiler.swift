// SPDX-License-Identifier: MIT

import WeaveSystem

/// The compiler of the machine.
public struct SwiftCompiler: Sendable, Hashable {
  /// The program `swiftc`: its path, or a name in `PATH`.
  let path: String
  /// The program `swift` beside it.
  let builder: String
  /// The first line of what it says of itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let version: String

  /// Asks the compiler for its version.
  ///
  /// - Parameter named: a path, or a name in `PATH`; `swiftc` if nil.
  public init(named: String?) throws(SeeError) {
    path = named ?? "swiftc"
    builder = path.hasSuffix("swiftc") ? String(path.dropLast()) : "swift"
    guard let said = try? output(of: [path, "--version"], within: 60, limit: 10_000) else { throw .noCompiler(path) }
    version = String(String(decoding: said, as: UTF8.self).prefix { $0 != "\n" })
  }

  /// Runs the compiler.
  ///
  /// - Returns: whether it succeeded, and the lines of its messages.
  func run(_ words: [String]) throws(SeeError) -> (isDone: Bool, lines: [String]) {
    let run = try linesOfProgram([path] + words)
    return (run.code == 0, run.lines)
  }
}
