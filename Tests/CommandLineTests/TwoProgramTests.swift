// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave` where `weave-network` is, where it is not, and where a package of Debian has it.
@Suite(.waiting) struct TwoProgramTests {
  /// A folder with the command alone in `bin`.
  private func system() throws -> Folder {
    let folder = try Folder()
    try folder.makeFolder("bin")
    try FileManager.default.copyItem(atPath: Tool.path, toPath: folder.path + "/bin/weave")
    return folder
  }

  private func run(_ arguments: [String], in folder: Folder) throws -> Tool.Outcome {
    try Tool.run(arguments, in: folder, program: folder.path + "/bin/weave")
  }

  @Test(arguments: [
    ["feed", "list"], ["refresh"], ["serve", "."], ["display", "list"], ["preview", "x.json"], ["schema", "feeds"],
    ["schema", "displays"], ["generate", "a clock", "--endpoint", "http://127.0.0.1:9"], ["test", ".", "--review"],
  ])
  func aloneItSaysWhatItLacks(_ arguments: [String]) throws {
    let folder = try system()
    let outcome = try run(arguments, in: folder)
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains("use the archive or the package of a release, or build with 'tools/build'."))
    #expect(outcome.bytes.isEmpty && folder.names == ["bin"])
  }

  @Test func aloneItDrawsAndExplains() throws {
    let folder = try system()
    try folder.write(#"{"template": "classic", "name": "Hello"}"#, to: "design.json")
    let drawn = try run(["render", "design.json"], in: folder)
    #expect(drawn.status == 0 && drawn.text == "design-medium.png\n", "\(drawn.errors)")
    let all = try run(["--help"], in: folder)
    #expect(all.text == (try Tool.run(["--help"], in: folder).text))
    let feed = try run(["feed", "--help"], in: folder)
    #expect(feed.status == 0 && feed.text.contains("Sets up where facts come from"))
    #expect(try run(["rendr"], in: folder).errors.contains("Did you mean 'weave render'?"))
  }

  @Test func itFindsTheOtherWhereAPackageHasIt() throws {
    let folder = try system()
    try folder.makeFolder("libexec/weave")
    let other = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path + "/weave-network"
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/libexec/weave/weave-network", withDestinationPath: other)
    let outcome = try run(["schema", "feeds"], in: folder)
    #expect(outcome.status == 0 && outcome.text.contains("urn:weave:schema:feeds"), "\(outcome.errors)")
    // Its own words, and all of them.
    let wrong = try run(["feed", "add", "weather", "--nonsense"], in: folder)
    #expect(wrong.status == 64 && wrong.errors.contains("--nonsense"), "\(wrong.errors)")
  }
}
