// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The system refuses memory or stack: a whole picture, or code 2 and a message, and never a signal or a wait.
@Suite(.waiting) struct RefusalTests {
  private let folder: Folder
  /// The picture without limits.
  private let whole: Data

  private static let arguments = [
    "render", "design.json", "--canvas", "200x300", "--scale", "1", "--snapshots", "facts", "-o", "out.png",
  ]
  /// Seconds after which a command is killed, far more than it takes on a slow machine.
  private static let patience = 120.0

  init() throws {
    folder = try Folder()
    let texts = ["Hamburg", "القاهرة", "ירושלים", "मुंबई", "กรุงเทพ", "東京 大阪", "🌧️🌈", "{{__steps_today}}"]
    let nodes =
      texts.map { #"{"type": "text", "text": "\#($0)"}"# }
      + ["photo.png", "drawing.svg"].map { #"{"type": "image", "file": "\#($0)"}"# }
    try folder.write(
      Design.custom(#"{"type": "vstack", "children": [\#(nodes.joined(separator: ", "))]}"#), to: "design.json")
    try folder.write(PNG.gray(width: 200, height: 200), to: "photo.png")
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><filter id="f"><feGaussianBlur stdDeviation="9"/>\
      </filter><rect width="300" height="300" filter="url(#f)"/></svg>
      """, to: "drawing.svg")
    try folder.makeFolder("facts")
    let steps = try Tool.run(["snapshot", "set", "steps.today=4711", "--snapshots", "facts"], in: folder)
    try #require(steps.status == 0, "\(steps.errors)")
    let outcome = try Tool.run(Self.arguments, in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    whole = try folder.read("out.png")
  }

  /// Draws the design with something refused, and removes the picture first.
  private func draw(shell: String? = nil, environment: [String: String] = [:]) throws -> Tool.Outcome {
    try? FileManager.default.removeItem(atPath: folder.path + "/out.png")
    return try Tool.run(
      Self.arguments, in: folder, shell: "ulimit -c 0; \(shell ?? ":")", environment: environment,
      within: Self.patience)
  }

  private func expectWholeOrNothing(_ outcome: Tool.Outcome, _ case: String) throws {
    switch outcome.status {
    case 0: #expect(try folder.read("out.png") == whole, "another picture, \(`case`)")
    // The loader failed: the program did not start.
    case 127: #expect(outcome.errors.contains("error while loading shared libraries"), "\(`case`): \(outcome.errors)")
    case 2:
      let isExplained = outcome.errors.contains("memory") || outcome.errors.contains("librsvg")
      #expect(isExplained && outcome.errors.contains("weave: error: "), "\(`case`): \(outcome.errors)")
      #expect(folder.names == ["design.json", "drawing.svg", "facts", "photo.png"], "\(`case`)")
    case let status: Issue.record("status \(status), \(`case`): \(outcome.errors)")
    }
  }

  // MARK: Memory

  /// `tools/memory-limits` makes five hundred such runs.
  @Test func addressSpaceIsLimited() throws {
    var ends: Set<Int32> = []
    for limit in stride(from: 60_000, through: 400_000, by: 7_083) {
      let outcome = try draw(shell: "ulimit -v \(limit)")
      try expectWholeOrNothing(outcome, "\(limit) kB")
      ends.insert(outcome.status)
    }
    // Too little to start or to draw, and enough.
    #expect(ends.isSuperset(of: [0, 2]))
  }

  /// Refuses single requests for memory, from the first to the last.
  @Test(.enabled(if: Refusing.canBeBuilt, "no gcc installed")) func anyAllocationIsRefused() throws {
    let refusing = try Refusing()
    let counted = try draw(environment: ["LD_PRELOAD": refusing.library, "COUNTED": "1"])
    try #require(counted.status == 0, "\(counted.errors)")
    #expect(try folder.read("out.png") == whole)
    let count = try #require(counted.errors.split(separator: "\n").last.flatMap { Int($0) })
    // Text alone takes thousands, so the library is loaded and counts.
    #expect(count > 10_000)
    for part in 1...50 {
      let number = count * part / 51
      let outcome = try draw(environment: ["LD_PRELOAD": refusing.library, "REFUSED": "\(number)"])
      #expect(outcome.status == 2, "\(number): \(outcome.errors)")
      let message = outcome.errors.split(separator: "\n").last ?? ""
      #expect(message == "weave: error: out of memory: the system provides no more", "\(number): \(outcome.errors)")
      #expect(folder.names == ["design.json", "drawing.svg", "facts", "photo.png"], "\(number)")
    }
  }

  /// Nothing was refused, so the crash has another cause, even where memory is limited.
  @Test(arguments: [":", "ulimit -v 4000000"]) func anotherCrashKeepsItsSignal(_ limit: String) throws {
    // The command waits for more rows, and gets the signal as soon as it has begun to write.
    let outcome = try Tool.run(
      ["batch", "-", "--spec", "design.json", "-o", "all.zip", "--canvas", "8x8"], in: folder,
      shell: #"""
        ulimit -c 0; \#(limit); mkfifo pipe; "$0" "$@" < pipe & exec 3> pipe; echo '{"name": "a"}' >&3
        until ls .weave-*.tmp > /dev/null 2>&1 || ! kill -0 $!; do :; done
        kill -SEGV $!; wait $!; echo "status $?"; exit
        """#, environment: ["SWIFT_BACKTRACE": "enable=no"], within: Self.patience)
    #expect(outcome.text == "status 139\n")
    #expect(!outcome.errors.contains("memory"), "\(outcome.errors)")
  }

  // MARK: Stack

  /// In kilobytes; the soft limit alone, and the hard limit too, which cannot be raised.
  @Test(arguments: [64, 128, 256, 1_024], ["-Ss", "-s"]) func theStackIsSmall(_ size: Int, _ option: String) throws {
    let outcome = try draw(shell: "ulimit \(option) \(size)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("out.png") == whole)
  }

  @Test func stackAndMemoryAreSmall() throws {
    for limit in stride(from: 60_000, through: 300_000, by: 20_000) {
      try expectWholeOrNothing(draw(shell: "ulimit -s 64; ulimit -v \(limit)"), "\(limit) kB")
    }
  }
}

/// A library that makes the system refuse memory, built for the test.
private struct Refusing {
  private static let compiler = "/usr/bin/gcc"
  static let canBeBuilt = FileManager.default.isExecutableFile(atPath: compiler)

  private let folder: Folder
  var library: String { folder.path + "/refuse.so" }

  init() throws {
    folder = try Folder()
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tools/refuse_memory.c").path
    let outcome = try Tool.run(
      ["-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], in: folder, program: Self.compiler, within: 120)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }
}
