// SPDX-License-Identifier: MIT

import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSystem
import WeaveStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Two writers at one file, ended at random moments, a thousand times in all.
///
/// Each update adds 1 to the writer's own variable and to `sum`. So at any time `sum` is what both have added, and what a
/// writer has acknowledged is in the file. A writer that is ended between writing and acknowledging has added one more.
@Suite struct KillTests {
  private static let killsOfOneFolder = 250

  @Test(.timeLimit(.minutes(30)), arguments: 1...4) func nothingAcknowledgedIsLost(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let folder = try Folder()
    let writers = try Writers(folder: folder.path)
    for name in "ab" { try writers.start(name) }
    var counts: [String: Int] = [:]
    var leftOver = 0
    for _ in 0..<Self.killsOfOneFolder {
      let name: Character = Bool.random(using: &random) ? "a" : "b"
      try writers.wait(for: Int.random(in: 0...1, using: &random), by: name)
      // Somewhere in the next update.
      for _ in 0..<Int.random(in: 0...40, using: &random) { sched_yield() }
      try writers.end(name)
      if hasLeftover(folder) { leftOver += 1 }
      try expectNothingIsLost(in: folder, of: String(name), writers, &counts)
      try writers.start(name)
    }
    for name in "ab" { try writers.end(name) }
    for key in ["a", "b"] { try expectNothingIsLost(in: folder, of: key, writers, &counts) }
    #expect(leftOver > 0, "no writer was ended while it wrote")
    try expectLeftoversAreCleared(folder)
  }

  /// - Parameters:
  ///   - key: the variable of a writer that has ended.
  ///   - counts: what the variables were when their writers ended last.
  private func expectNothingIsLost(
    in folder: Folder, of key: String, _ writers: Writers, _ counts: inout [String: Int]
  ) throws {
    let values = try values(in: folder)
    let count = values[key, default: 0]
    let least = max(writers.acknowledged[key, default: 0], counts[key, default: 0])
    counts[key] = count
    try #require((least...(least + 1)).contains(count), "\(key) is \(count), and \(least) was acknowledged")
    try #require(values["a", default: 0] + values["b", default: 0] == values["sum", default: 0])
  }

  /// The variables of a file that must be whole; none before the first update.
  private func values(in folder: Folder) throws -> [String: Int] {
    guard let source = try folder.snapshots.source(of: .variables) else { return [:] }
    let tree = JSONParser.parse(source)
    try #require(tree.diagnostics.isEmpty, "half a file: \(source.text(in: SourceRange(0, 200)))")
    let members = try #require(tree.output?["values"]?.members)
    return Dictionary(members.map { ($0.key, Int($0.value.numberValue ?? -1)) }) { first, _ in first }
  }

  /// Whether there is an unfinished file of a process that has ended: `.variables.json.4711-123456789.weave-new`. The
  /// other writer removes it with its next update.
  private func hasLeftover(_ folder: Folder) -> Bool {
    folder.names.contains { name in
      guard name.hasSuffix(".weave-new"),
        let process = name.split(separator: ".").dropLast().last?.prefix(while: \.isNumber)
      else { return false }
      return Int32(process).map { kill($0, 0) != 0 && errno == ESRCH } ?? false
    }
  }

  private func expectLeftoversAreCleared(_ folder: Folder) throws {
    try folder.snapshots.update(.variables) { old in old.map { $0.text(in: SourceRange(0, $0.bytes.count)) } }
    #expect(folder.names == [".lock", "variables.json"])
  }
}

/// - Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
