// SPDX-License-Identifier: MIT

import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveNative
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

  @Test(.timeLimit(.minutes(3)), arguments: 1...4) func nothingAcknowledgedIsLost(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let folder = try Folder()
    let keys = ["a", "b"]
    var counts = ["a": 0, "b": 0]
    var writers = try keys.map { try Writer(key: $0, folder: folder.path) }
    var mostLeftOver = 0
    for _ in 0..<Self.killsOfOneFolder {
      let victim = Int.random(in: 0...1, using: &random)
      let key = keys[victim]
      let isAlive = writers[victim].wait(for: Int.random(in: 0...3, using: &random))
      try #require(isAlive, "the writer ended by itself")
      // Somewhere in the next update.
      for _ in 0..<Int.random(in: 0...60, using: &random) { sched_yield() }
      writers[victim].kill()

      let values = try values(in: folder)
      let least = writers[victim].acknowledged ?? counts[key] ?? 0
      try #require(
        least...(least + 1) ~= values[key] ?? 0, "seed \(seed): \(key) is \(values[key] ?? 0) after \(least)")
      try #require(values["a", default: 0] + values["b", default: 0] == values["sum", default: 0], "seed \(seed)")
      counts[key] = values[key] ?? 0
      mostLeftOver = max(mostLeftOver, folder.names.count { $0.hasSuffix(".weave-new") })
      writers[victim] = try Writer(key: key, folder: folder.path)
    }
    for writer in writers { writer.kill() }
    #expect(mostLeftOver > 0, "no writer was ended while it wrote")
    try expectLeftoversAreCleared(folder)
  }

  /// The variables of a file that must be whole; none before the first update.
  private func values(in folder: Folder) throws -> [String: Int] {
    guard let source = try folder.snapshots.source(of: .variables) else { return [:] }
    let tree = JSONParser.parse(source)
    try #require(tree.diagnostics.isEmpty, "half a file: \(source.text(in: SourceRange(0, 200)))")
    let members = try #require(tree.output?["values"]?.members)
    return Dictionary(members.map { ($0.key, Int($0.value.numberValue ?? -1)) }) { first, _ in first }
  }

  private func expectLeftoversAreCleared(_ folder: Folder) throws {
    for name in folder.names where name.hasSuffix(".weave-new") { folder.makeOlder(name, bySeconds: 3_600) }
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
