// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Machines and folders without things that others have.
@Suite(.waiting) struct BareSystemTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Design.red, to: "design.json")
  }

  // MARK: No /proc

  /// Mounts an empty folder over `/proc`, if the system allows it.
  private static let hidden = #"exec unshare -m sh -c 'mount -t tmpfs none /proc && exec "$0" "$@"' "$0" "$@""#

  private static let canHide: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "unshare -m mount -t tmpfs none /proc"]
    process.standardError = FileHandle.nullDevice
    do { try process.start() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: canHide, "mounts of one's own are not allowed here"))
  func whereThereIsNoProc() throws {
    let canvas = ["--canvas", "40x40", "--scale", "1"]
    let drawn = try Tool.run(["render", "design.json", "-o", "out.png"] + canvas, in: folder, shell: Self.hidden)
    #expect(drawn.status == 0 && drawn.text == "out.png\n", "\(drawn.text.prefix(80))\(drawn.errors)")
    let usual = try Tool.run(["render", "design.json", "-o", "-"] + canvas, in: folder)
    #expect(try folder.read("out.png") == usual.bytes)
    #expect(
      try Tool.run(["--version"], in: folder, shell: Self.hidden).text == Tool.run(["--version"], in: folder).text)
    let words = ["eval", "a b {{x}} é", "--var", "x=1 2"]
    #expect(try Tool.run(words, in: folder, shell: Self.hidden).text == "a b 1 2 é\n")
    let batch = try Tool.run(["batch", "design.json", "-o", "out"] + canvas, in: folder, shell: Self.hidden)
    #expect(batch.status == 0 && batch.text.hasPrefix("1 drawn"), "\(batch.errors)")
    #expect(try Tool.run(["render", "absent.json"], in: folder, shell: Self.hidden).status == 2)
    // The reported environment is the same, too.
    let fingerprints = try [nil, Self.hidden].map { try Tool.run(["fingerprint"], in: folder, shell: $0).text }
    #expect(fingerprints[0] == fingerprints[1])
  }

  // MARK: Folders of fonts

  static let strange: [(String, String)] = [
    ("mkfifo fonts/pipe", "fonts/pipe` is not a file"), ("ln -s /dev/zero fonts/zero", "fonts/zero` is not a file"),
    ("mkdir fonts/in && ln -s .. fonts/in/up", "fonts/in/up` is a link to a folder, which is not followed"),
    ("ln -s /proc/self fonts/self", "fonts/self` is a link to a folder, which is not followed"),
    ("cd fonts && seq 20001 | xargs touch", "has more than 20000 files"),
  ]

  @Test(arguments: strange) func aStrangeFolderOfFonts(command: String, reason: String) throws {
    try folder.write(Design.custom(#"{"type": "text", "text": "x"}"#), to: "text.json")
    for arguments in [["render", "text.json", "-o", "x.png"], ["batch", "text.json", "-o", "out"], ["fingerprint"]] {
      let outcome = try Tool.run(
        arguments + ["--fonts", "fonts"], in: folder, shell: "rm -rf fonts; mkdir fonts; (\(command))")
      #expect(outcome.status == 2, "\(arguments) \(outcome.text)")
      #expect(outcome.errors.contains(reason), "\(arguments) \(outcome.errors)")
    }
  }

  @Test func linksToFontsAreFollowed() throws {
    try folder.write(Design.custom(#"{"type": "text", "text": "x"}"#), to: "text.json")
    let outcome = try Tool.run(
      ["render", "text.json", "-o", "x.png", "--fonts", "fonts"], in: folder,
      shell: "mkdir -p fonts/in; ln -s nowhere fonts/loose; ln -s /etc/hostname fonts/in/file")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
