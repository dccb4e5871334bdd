// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Places that pictures cannot be written to: an error, code 2, and no part of a picture left behind.
@Suite(.waiting) struct OutputTests {
  private func render(_ output: String, shell: String? = nil, in folder: Folder, to file: String? = nil) throws
    -> Tool.Outcome
  {
    try folder.write(Design.red, to: "design.json")
    return try Tool.run(
      ["render", "design.json", "--canvas", "8x8", "--scale", "1", "-o", output], in: folder, output: file, shell: shell
    )
  }

  @Test func aFolderThatIsNotThere() throws {
    let folder = try Folder()
    let outcome = try render("absent/red.png", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: `absent/red.png`: its folder does not exist\n")
    #expect(folder.names == ["design.json"])
  }

  @Test func aFolderIsMadeWhereASlashAsksForIt() throws {
    let folder = try Folder()
    let outcome = try render("new/pictures/", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text == "new/pictures/design-medium.png\n")
  }

  @Test func aFolderThatCannotBeMade() throws {
    let outcome = try render("/proc/pictures/", in: Folder())
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: cannot create the folder /proc/pictures/\n")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read and write anywhere")) func aFolderWithoutPermission() throws {
    let folder = try Folder()
    try folder.makeFolder("locked")
    chmod(folder.path + "/locked", 0o500)
    let outcome = try render("locked/red.png", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: no permission for `locked/red.png`\n")
  }

  @Test func aFullDevice() throws {
    let outcome = try render("/dev/full", in: Folder())
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: no space left for `/dev/full`\n")
  }

  /// A disk that fills up while the picture is written; the old picture stays.
  @Test func aFileThatMayNotGrow() throws {
    let folder = try Folder()
    try folder.write("old", to: "red.png")
    let outcome = try render("red.png", shell: "ulimit -f 0", in: folder)
    #expect(outcome.status == 2)
    #expect(folder.names == ["design.json", "red.png"])
    #expect(try folder.read("red.png") == Data("old".utf8))
  }

  @Test func standardOutput() throws {
    let outcome = try render("-", in: Folder())
    #expect(outcome.status == 0)
    #expect(outcome.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(outcome.errors == "")
  }

  @Test func fullStandardOutput() throws {
    let outcome = try render("-", in: Folder(), to: "/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: no space left for `<standard output>`\n")
  }

  /// Commands that write only to standard output.
  static let printed: [[String]] = [
    ["--version"], ["--help"], ["help", "render"], ["render", "--help"], ["serve", "--help"], ["feed"],
    ["--generate-completion-script", "bash"], ["--generate-completion-script", "zsh"],
    ["--generate-completion-script", "fish"], ["--experimental-dump-help"], ["schema"], ["schema", "feeds"],
    ["templates"], ["template", "steps"], ["devices"], ["panels"], ["symbols"], ["explain"], ["doctor"],
    ["eval", "1 + 1"],
    ["variables"], ["inspect", "design.json"],
    ["validate", "--format", "json", "design.json"], ["next-change", "design.json"], ["format", "design.json"],
    ["render", "design.json"], ["render", "design.json", "-o", "-"],
    ["fingerprint"], ["snapshot", "path"], ["theme", "list"],
  ]

  @Test(arguments: printed) func whatIsPrintedDoesNotFit(_ arguments: [String]) throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let whole = try Tool.run(arguments, in: folder)
    try #require(whole.status == 0 && !whole.bytes.isEmpty, "\(whole.errors)")
    let outcome = try Tool.run(arguments, in: folder, output: "/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("weave: error: no space left for `<standard output>`\n"), "\(outcome.errors)")
  }

  /// The archive does not get the number of a stream, and so no message is written into it.
  @Test func closedStreamsAreNotFiles() throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "red.json")
    try folder.write("name,spec\na,red.json\nb,absent.json\n", to: "rows.csv")
    func draw(_ output: String, _ shell: String) throws -> Int32 {
      try Tool.run(["batch", "rows.csv", "-o", output, "--canvas", "8x8"], in: folder, shell: shell).status
    }
    #expect(try draw("open.tar", ":") == 1)
    #expect(try draw("closed.tar", "exec <&- >&- 2>&-") == 2)
    #expect(try folder.read("closed.tar") == folder.read("open.tar"))
  }

  /// Messages have no other place, so their loss changes nothing.
  @Test(
    arguments: [(["render", "absent.json"], 2), (["nonsense"], 64), (["render", "design.json"], 0)]
      as [([String], Int32)])
  func standardErrorIsFull(_ arguments: [String], _ status: Int32) throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    #expect(try Tool.run(arguments, in: folder, shell: "exec 2> /dev/full").status == status)
  }

  @Test(arguments: printed) func aReaderThatHasGoneAway(_ arguments: [String]) throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    // The pipe's reader ends before the command begins.
    let outcome = try Tool.run(
      arguments, in: folder,
      shell: #"mkfifo p; (exec 3< p) & exec 4> p; wait; ("$0" "$@" >&4; echo "status $?"); exit"#)
    #expect(outcome.text == "status 2\n")
    #expect(outcome.errors == "")
  }

  @Test func severalPicturesInOneFile() throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let outcome = try Tool.run(["render", "design.json", "--size", "all", "-o", "red.png"], in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix("Error: 3 pictures do not fit in one file; give --output a folder, such as out/.\n"))
  }

  @Test func aPictureIsReadableAndNothingIsLeftBesideIt() throws {
    let folder = try Folder()
    #expect(try render("red.png", in: folder).status == 0)
    #expect(folder.names == ["design.json", "red.png"])
  }
}
