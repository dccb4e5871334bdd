// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The programs of `tools`, as far as they go without a build.
@Suite(.waiting) struct ToolTests {
  /// A folder of programs that come before the machine's own, gone afterwards.
  private func withPrograms(_ programs: [String: String], _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/weave-tools-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (name, script) in programs {
      try "#!/bin/sh\n\(script)\n".write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(path)/\(name)")
    }
    try body("PATH=\(path):/usr/bin:/bin")
  }

  @Test func theSetUpSaysWhySwiftDoesNotStart() throws {
    let swift = "echo 'swift: error while loading shared libraries: libxml2.so.2: no such file' >&2; exit 127"
    try withPrograms(["swift": swift]) { path in
      let outcome = try Project.run([path, "tools/setup"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("tools/setup: error: swift cannot start; it said:\n"), "\(outcome.errors)")
      #expect(outcome.errors.contains("libxml2.so.2: no such file") && outcome.errors.contains("libxml2-dev"))
    }
  }

  @Test(arguments: ["Swift version 5.9 (swift-5.9-RELEASE)", "Swift version 6.2.4 (swift-6.2.4-RELEASE)"])
  func theSetUpRefusesOldSwift(_ said: String) throws {
    try withPrograms(["swift": "echo '\(said)'"]) { path in
      let outcome = try Project.run([path, "tools/setup"])
      #expect(outcome.status == 2 && outcome.errors.contains("Swift 6.3 or later is needed"), "\(outcome.errors)")
    }
  }

  /// With a dpkg that has nothing installed, an apt that says what it would fetch, and a sudo.
  @Test func theSetUpSaysHowMuchItFetches() throws {
    let programs = [
      "swift": "echo 'Swift version 6.3'", "dpkg-query": "exit 1", "sudo": "exec \"$@\"",
      "apt-get":
        "case $* in *--assume-no*) echo 'Need to get 149 MB of archives.'; exit 1 ;; *) echo \"$@\" >>\"$LOG\" ;; esac",
    ]
    try withPrograms(programs) { path in
      let log = FileManager.default.temporaryDirectory.path + "/weave-apt-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: log) }
      let outcome = try Project.run([path, "LOG=\(log)", "tools/setup", "--draw"])
      #expect(outcome.status == 0 && outcome.errors.hasPrefix("tools/setup: fetching 149 MB for "), "\(outcome.errors)")
      let calls = try String(contentsOfFile: log, encoding: .utf8)
      #expect(calls.contains(" fonts-noto-mono ") && calls.contains(" libcairo2-dev "))
      #expect(!calls.contains("chromium") && !calls.contains("slurm") && !calls.contains("valgrind"))
    }
  }

  /// With events of three tests: one is skipped for the given reason, one is cancelled, one runs.
  @Test(arguments: [
    (#""no man installed""#, "CI=", Int32(0)), (#""no man installed""#, "CI=true", 0), (#""no moon""#, "CI=", 0),
    (#""no moon""#, "CI=true", 1), ("", "CI=", 1),
  ])
  func skippedTestsSayWhy(_ reason: String, _ environment: String, _ status: Int32) throws {
    func event(_ kind: String, _ content: String) -> String {
      #"{"kind": "\#(kind)", "payload": {\#(content)}}"# + "\n"
    }
    let names = ["a", "b", "c"]
    let events =
      names.map { event("test", #""kind": "function", "id": "S/\#($0)()/s.swift:1:1""#) } + [
        event("event", #""kind": "testSkipped", "testID": "S/a()/s.swift:1:1", "_comments": [\#(reason)]"#),
        event(
          "event", #""kind": "testCancelled", "testID": "S/b()/s.swift:1:1", "_comments": ["no valgrind installed"]"#),
        event("event", #""kind": "testEnded", "testID": "S/c()/s.swift:1:1""#), #"{"kind": "eve"#,
      ]
    let file = FileManager.default.temporaryDirectory.path + "/weave-events-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    try events.joined().write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try Project.run([environment, "tools/skips", file])
    #expect(outcome.status == status, "\(outcome.errors)")
    let name = reason.isEmpty ? "no reason given" : reason.replacing("\"", with: "")
    #expect(outcome.errors.contains("skipped: \(name): S/a()\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("skipped: no valgrind installed: S/b()\n"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("S/c()"))
  }

  /// Boxes that were measured in pictures that SwiftUI drew; docs/fidelity.md has the figures.
  @Test func picturesLieWhereSwiftUIPutsThem() throws {
    let outcome = try Project.run(["tools/fidelity", "--weave", Project.weave, "--least", "93"])
    #expect(outcome.status == 0, "\(outcome.output.suffix(1_000))\(outcome.errors)")
    #expect(outcome.output.contains("133 of 133 texts break alike"))
  }

  /// In a project of some files, with a swift that notes what it is asked for and builds a command that prints its arguments.
  @Test(arguments: [["test", "Specs"], ["batch", "rows.csv"], ["feed", "list"], ["refresh"], ["schema", "feeds"]])
  func whatIsOptimisedIsBuiltWhenItIsAskedFor(_ words: [String]) throws {
    let root = FileManager.default.temporaryDirectory.path + "/weave-project-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    for folder in ["tools", "Sources", ".build/release", ".build/debug"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    for tool in ["weave", "build"] {
      try FileManager.default.copyItem(atPath: Project.root + "/tools/\(tool)", toPath: "\(root)/tools/\(tool)")
    }
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: "\(root)/tools/setup"))
    try Data().write(to: URL(fileURLWithPath: "\(root)/Package.swift"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(root)/tools/setup")
    let swift = """
      echo "$@" >>log; printf '#!/bin/sh\\necho "$@"\\n' >".build/$3/weave"; chmod +x ".build/$3/weave"
      """
    try withPrograms(["swift": swift]) { path in
      func builds() throws -> [Substring] {
        try String(contentsOfFile: "\(root)/log", encoding: .utf8).split(separator: "\n")
      }
      func run(_ arguments: [String]) throws {
        let outcome = try Project.run([path, "\(root)/tools/weave"] + arguments)
        #expect(outcome.status == 0 && outcome.output == arguments.joined(separator: " ") + "\n", "\(outcome.errors)")
      }
      try run(["render", "a.json"])
      try run(["render", "a.json"])
      #expect(try builds().count == 1 && builds()[0].contains("-c debug "))
      try run(words)
      // Both programs.
      #expect(try builds().count == 3 && builds()[1...].allSatisfy { $0.contains("-c release ") })
      // It is there now, and draws everything.
      try Data().write(to: URL(fileURLWithPath: "\(root)/Sources/new.swift"))
      try run(["render", "a.json"])
      try run(["test", "Specs", "--review"])
      #expect(try builds().count == 5 && builds()[3...].allSatisfy { $0.contains("-c release ") })
    }
  }

  @Test(arguments: [
    (["tools/setup", "--everything"], 2), (["tools/setup", "--list", "nothing"], 2),
    (["tools/fuzz", "--minutes", "1.5"], 64),
    (["tools/fuzz", "--minutes"], 64), (["tools/fuzz", "--minutes=0"], 64), (["tools/fuzz", "600"], 64),
    (["tools/build", "--slow"], 64), (["tools/fresh"], 64), (["tools/fresh", "--nothing"], 64),
    (["tools/build", "--arch", "riscv64"], 64), (["tools/package", "--nothing"], 2),
    (["tools/package", "--arch"], 2), (["tools/package", "--arch", "riscv64"], 2),
    (["tools/stage", ".build/release", "/nowhere", "--arch", "riscv64"], 2),
    (["tools/wheel"], 2), (["tools/wheel", "missing.tar.xz"], 2), (["tools/wheel", "README.md"], 2),
  ]) func wrongUsageIsToldAtOnce(_ words: [String], status: Int) throws {
    let outcome = try Project.run(words)
    #expect(Int(outcome.status) == status && !outcome.errors.isEmpty, "\(outcome.errors)")
  }

  /// Every command has a page, and man finds nothing wrong with it.
  @Test func theManualHasEveryCommand() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/weave-manual-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try Project.run(["SOURCE_DATE_EPOCH=1763624460", "tools/manual", Project.weave, folder]).status == 0)
    let help = try Project.run([Project.weave, "--help"]).output
    let commands = help.matches(of: /(?m)^  ([a-z][a-z-]*) {2,}\S/).map { String($0.1) }.filter { $0 != "help" }
    #expect(commands.count > 20 && commands.contains("render"))
    for command in commands {
      let page = try String(contentsOfFile: "\(folder)/weave-\(command).1", encoding: .utf8)
      #expect(page.hasPrefix(".TH WEAVE-\(command.uppercased()) 1 \"2025-11-20\""), "\(command)")
    }
    let render = try String(contentsOfFile: "\(folder)/weave-render.1", encoding: .utf8)
    #expect(render.contains("\\fB\\-\\-text\\-size\\fR \\fItext\\-size\\fR\n"), "\(render)")
    if !FileManager.default.isExecutableFile(atPath: "/usr/bin/man") { try Test.cancel("no man installed") }
    for page in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let outcome = try Project.run(["LC_ALL=C.UTF-8", "man", "--warnings", "-l", "\(folder)/\(page)"])
      #expect(outcome.status == 0 && outcome.errors == "", "\(page): \(outcome.errors)")
    }
  }
}
