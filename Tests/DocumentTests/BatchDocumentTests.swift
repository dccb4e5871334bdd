// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The recipes of `docs/batch.md`, each run as it stands.
@Suite(.waiting) struct BatchDocumentTests {
  private static let names = ["lyon-medium@2x.png", "porto-medium@2x.png", "zurich-medium@2x.png"]
  private static let lists = (1...4).map { "manifest-\($0)-of-4.jsonl" }

  private let document: MarkdownDocument
  private let farm = "\(Project.root)/Tests/Tools/slurm_farm.sh"

  init() throws { document = try MarkdownDocument("docs/batch.md") }

  private static func isInstalled(_ program: String) -> Bool {
    (try? Project.run(["sh", "-c", "PATH=\"$PATH:/usr/sbin\"; command -v \(program)"]).status) == 0
  }

  private static let hasParallel = isInstalled("parallel")
  private static let hasControlGroups = FileManager.default.fileExists(atPath: "/sys/fs/cgroup")
  private static let hasSlurm = geteuid() == 0 && ["munged", "slurmctld", "slurmd", "sbatch"].allSatisfy(isInstalled)

  /// A folder with the document's design and rows; `isWhole`: with the value that the last row misses.
  private func withScratch(isWhole: Bool = true, _ body: (String) throws -> Void) throws {
    // The path is short, as those of sockets must be.
    let path = "/tmp/weave-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let design = try #require(document.blocks("json").first?.text)
    let rows = try #require(document.blocks("csv").first?.text)
    try design.write(toFile: "\(path)/card.json", atomically: true, encoding: .utf8)
    try (isWhole ? rows.replacing("Zürich\n", with: "Zürich,3\n") : rows)
      .write(toFile: "\(path)/rows.csv", atomically: true, encoding: .utf8)
    try body(path)
  }

  private func shell(_ line: String, in folder: String) throws -> Project.Outcome {
    let folderOfTool = (Project.weave as NSString).deletingLastPathComponent
    let setting = "export HOME=\"\(folder)\" XDG_DATA_HOME=\"\(folder)\" PATH=\"\(folderOfTool):$PATH:/usr/sbin\""
    return try Project.run(["sh", "-c", "\(setting); \(line)"], in: folder)
  }

  private func expectAllPictures(in folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/cards").sorted()
    #expect(names == (Self.names + Self.lists).sorted())
  }

  /// Blocks that show a command and what it prints. Only times are others on each run.
  @Test func outputsAreCurrent() throws {
    func timeless(_ text: String) -> String { text.replacing(/in \d+\.\d s/, with: "in … s") }
    try withScratch(isWhole: false) { scratch in
      for (index, block) in document.blocks("console").enumerated() {
        if index == 1 { _ = try shell("sed -i 's/Zürich$/Zürich,3/' rows.csv", in: scratch) }
        for part in block.text.split(separator: "$ ", omittingEmptySubsequences: true) {
          let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
          let outcome = try shell("exec 2>&1; \(lines[0])", in: scratch)
          #expect(timeless(outcome.output) == timeless(String(lines.count > 1 ? lines[1] : "")), "\(lines[0])")
        }
      }
    }
  }

  @Test(.enabled(if: hasParallel, "no GNU parallel installed")) func parallelDrawsAll() throws {
    let line = try #require(document.blocks("sh").first { $0.text.hasPrefix("parallel ") }?.text)
    try withScratch { scratch in
      let outcome = try shell(line, in: scratch)
      #expect(outcome.status == 0, "\(outcome.errors)")
      try expectAllPictures(in: scratch)
    }
  }

  /// What the container runs, once for each index.
  @Test func kubernetesDrawsAll() throws {
    let job = try #require(document.blocks("yaml").first?.text)
    let line = try #require(job.firstMatch(of: /- (exec weave .*)/)).1
    let count = try #require(job.firstMatch(of: /completions: (\d+)/).flatMap { Int($0.1) })
    #expect(job.contains("completionMode: Indexed"))
    try withScratch { scratch in
      for index in 0..<count {
        let outcome = try shell("export JOB_COMPLETION_INDEX=\(index); \(line)", in: scratch)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      try expectAllPictures(in: scratch)
    }
  }

  /// A cluster of this machine alone, which is gone afterwards.
  @Test(
    .enabled(if: hasSlurm, "no slurm-wlm installed, or not root"),
    .enabled(if: hasControlGroups, "no /sys/fs/cgroup, without which Slurm's daemons do not start"))
  func slurmDrawsAll() throws {
    let job = try #require(document.blocks("bash").first { $0.text.contains("#SBATCH") }?.text)
    try withScratch { scratch in
      try job.write(toFile: "\(scratch)/cards.sbatch", atomically: true, encoding: .utf8)
      try FileManager.default.createDirectory(atPath: "\(scratch)/farm", withIntermediateDirectories: true)
      let outcome = try shell(
        "'\(farm)' farm sbatch --wait cards.sbatch; code=$?; cat slurm-*.out; exit $code", in: scratch)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      try expectAllPictures(in: scratch)
    }
  }
}
