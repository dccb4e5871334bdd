// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Names and values with escape sequences, or of enormous length: messages about them are safe and short.
@Suite(.waiting) struct EscapeTests {
  private static let evil = "a\u{1B}]0;owned\u{07}\u{9B}31m\u{202E}b"
  private static let shown = "a<U+001B>]0;owned<U+0007><U+009B>31m<U+202E>b"

  private func isSafe(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x07 || $0.value == 0x9B || $0.value == 0x202E }
  }

  static let commands: [[String]] = [
    ["render", evil], ["validate", evil], ["render", "design.json", "-o", "\(evil)/x.png"],
    ["render", "design.json", "-o", evil + ".bmp"], ["render", "design.json", "--device", evil],
    ["render", "design.json", "--var", evil], ["render", "design.json", "--var", "\(evil)=1"],
    ["render", "design.json", "--locale", evil], ["render", "design.json", "--now", evil],
    ["render", "design.json", "--size", evil], ["render", "--\(evil)"], [evil], ["help", evil],
    ["template", evil], ["explain", evil], ["symbols", evil], ["theme", "apply", evil, "design.json"],
    ["new", "x", "--template", evil], ["batch", evil, "-o", "out"],
    ["batch", "design.json", "-o", "out", "--map", evil],
    ["batch", "design.json", "-o", "out", "--names", evil], ["test", evil], ["accept", evil], ["diff", evil, evil],
    ["snapshot", "set", evil], ["snapshot", "check", evil], ["render", "design.json", "--snapshots", evil],
    ["render", "design.json", "--fonts", evil], ["action", "run", "design.json", "--button", "1", "--design", evil],
    ["eval", "{{x||\(evil)}}"],
  ]

  @Test(arguments: commands) func namesAreWrittenOut(_ arguments: [String]) throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let outcome = try Tool.run(arguments, in: folder)
    #expect(isSafe(outcome.errors), "\(outcome.errors.debugDescription)")
  }

  @Test func theEscapedNameIsTold() throws {
    let outcome = try Tool.run(["render", Self.evil], in: try Folder())
    #expect(outcome.status == 2 && outcome.errors.contains("`\(Self.shown)`"), "\(outcome.errors)")
  }

  private static let hasTerminals = BatchFolder.hasPython && FileManager.default.isWritableFile(atPath: "/dev/ptmx")

  /// Programs get paths unchanged; on a terminal they are made safe.
  @Test(.enabled(if: hasTerminals, "no terminal can be opened here, or there is no python3"))
  func resultsOnATerminal() throws {
    let batch = try BatchFolder()
    try batch.path.write(Design.red, to: "design.json")
    let name = "x\u{1B}[31m.png"
    let piped = try Tool.run(["render", "design.json", "--canvas", "4x4", "-o", name], in: batch.path)
    #expect(piped.text == name + "\n")
    let program = """
      import os, pty, subprocess, sys
      master, slave = pty.openpty()
      subprocess.run(sys.argv[1:], stdout=slave, check=True)
      os.close(slave)
      print(os.read(master, 4096).decode().replace("\\r", "").replace("\\x1b", "ESC"), end="")
      """
    let arguments = [Tool.path, "render", "design.json", "--canvas", "4x4", "-o", name]
    #expect(try batch.python(program, arguments) == "x<U+001B>[31m.png\n")
  }

  /// A message about a megabyte argument is short.
  @Test func longWordsAreCut() throws {
    let folder = try Folder()
    let long = "x" * 100_000
    try folder.write(Design.custom(#"{"type": "text", "text": "{{\#(long)}}", "\#(long)": 1}"#), to: "design.json")
    try folder.write(
      #"{"name": "\#(long)", "primaryText": "{{a||\#(long)}}", "layout": {"template": "\#(long)"}}"#, to: "b.json")
    try folder.write("name,size\na,\(long)\n", to: "rows.csv")
    for arguments in [
      ["validate", "design.json", "b.json"], ["render", "design.json", "--device", long],
      ["render", "design.json", "--\(long)"],
      ["template", long], ["render", "design.json", "--locale", long], ["render", "design.json", "--now", long],
      ["render", "design.json", "--var", long], [long], ["render", "design.json", "--size", long],
      ["batch", "rows.csv", "--spec", "b.json", "-o", "out"], ["eval", "{{x||\(long)}}"], ["symbols", long],
      ["render", long], ["snapshot", "set", "\(long)=1"],
    ] {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(
        outcome.errors.utf8.count + outcome.text.utf8.count < 6_000, "\(arguments[0]): \(outcome.errors.prefix(300))")
    }
  }
}
