// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave test` with inputs that nobody should have.
@Suite(.waiting) struct TestCommandMistakeTests {
  private let one = GoldenFolder.one

  private func settled() throws -> GoldenFolder {
    let golden = try GoldenFolder()
    try #require(try golden.test("--update").status == 0)
    return golden
  }

  @Test func damagedReferencesAreToldAndKept() throws {
    let golden = try settled()
    let whole = try golden.path.read("Golden/\(one).png")
    for (data, reason) in [
      (Data(whole.prefix(whole.count / 2)), "damaged PNG"), (Data("GIF89a".utf8), "not a PNG picture"),
      (Data(), "the file is empty"), (PNG.header(width: 50_000, height: 50_000), "claims 50000 × 50000 pixels"),
    ] {
      try golden.path.write(data, to: "Golden/\(one).png")
      for options in [[], ["--update"]] {
        let outcome = try Tool.run(["test", "Specs"] + options, in: golden.path)
        #expect(outcome.status == 1 && outcome.text.contains(reason), "\(outcome.text)")
        #expect(try golden.path.read("Golden/\(one).png") == data)
      }
    }
  }

  /// Other forms of PNG hold the same pixels.
  @Test func greyReferencesAreFine() throws {
    let golden = try GoldenFolder(["one"])
    try golden.path.write(
      Design.custom(##"{"type": "shape", "shape": "rectangle", "fill": "#000000"}"##), to: "Specs/one.json")
    try golden.path.write(
      GoldenFolder.settings.dropLast() + #", "threshold": 1}"#, to: "Specs/weave.test.json")
    try golden.path.makeFolder("Golden")
    try golden.path.write(PNG.gray(width: 158, height: 158), to: "Golden/\(one).png")
    #expect(try golden.test(ci: true).status == 0)
    try golden.path.write(PNG.gray(width: 158, height: 150), to: "Golden/\(one).png")
    #expect(try golden.test(ci: true).text.contains("158 × 150 pixels became 158 × 158"))
  }

  @Test func linksAreNotWrittenThrough() throws {
    let golden = try settled()
    let target = try golden.path.read("Golden/\(one).png")
    try golden.path.write(target, to: "elsewhere.png")
    let link = golden.path.path + "/Golden/\(one).png"
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../elsewhere.png")
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    let outcome = try golden.test("--update")
    #expect(outcome.status == 1 && outcome.text.contains("a link; a reference must be a regular file"))
    #expect(try golden.path.read("elsewhere.png") == target)
  }

  @Test func twoDesignsOfOneNameAreRefused() throws {
    let golden = try settled()
    try golden.path.write("[\(GoldenFolder.design()), \(GoldenFolder.design())]", to: "Specs/both.json")
    let outcome = try golden.test()
    #expect(outcome.status == 2 && outcome.errors.contains("would share the reference"))
    try FileManager.default.removeItem(atPath: golden.path.path + "/Specs/both.json")
    try golden.path.write(GoldenFolder.design(), to: "Specs/ONE.json")
    #expect(try golden.test().errors.contains("`Specs/ONE.json` and `Specs/one.json` would share the reference"))
  }

  @Test func aFullDiskOverwritesNothing() throws {
    let golden = try settled()
    let before = try golden.path.read("Golden/\(one).png")
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    let outcome = try Tool.run(["test", "Specs", "--update"], in: golden.path, shell: "ulimit -f 0")
    #expect(outcome.status == 2)
    #expect(try golden.path.read("Golden/\(one).png") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: golden.path.path + "/Golden").allSatisfy {
        !$0.hasSuffix(".tmp")
      })
  }

  @Test(arguments: [
    (#"{"sizes": ["huge"]}"#, "`huge`"), (#"{"size": ["small"]}"#, "did you mean `sizes`?"),
    (#"{"zone": "Mars/Base"}"#, "`Mars/Base` is not a time zone"), (#"{"now": "yesterday"}"#, "yesterday"),
    (#"{"tolerance": "some"}"#, "`some` is not a tolerance"), (#"{"ignore": ["1,2"]}"#, "`1,2` is neither"),
    (#"{"scales": [9]}"#, "9"), (#"{"wallpaper": "lake.jpg"}"#, "lake.jpg"), (#"{"sizes": ["small""#, "error"),
    (#"[]"#, "an object"),
    (#"{"formats": []}"#, "`formats` is empty"), (#"{"locales": ["../../x"]}"#, "`../../x` is not a locale"),
    (#"{"states": {"a/b": {}}}"#, "`a/b` cannot be part of a file name"), (#"{"ignore": ["a,b"]}"#, "`a,b` is neither"),
    (#"{"device": "phone"}"#, "no device `phone`"), (#"{"designs": {"one.json": {"exclude": []}}}"#, "exclude"),
    (#"{"designs": {"oen.json": {}}}"#, "there is no design `oen.json` in this folder"),
    (#"{"snapshots": "/usr"}"#, "`/usr` is outside the tested folder `Specs`"),
    (#"{"assets": ".."}"#, "`..` is outside the tested folder `Specs`"),
    (#"{"states": {"rain": {"snapshots": "../.."}}}"#, "`../..` is outside the tested folder `Specs`"),
    (#"{"designs": {"one.json": {"assets": "/"}}}"#, "`/` is outside the tested folder `Specs`"),
  ])
  func mistakesInSettingsHaveAPlace(settings: String, message: String) throws {
    let golden = try settled()
    try golden.path.write(settings, to: "Specs/weave.test.json")
    let outcome = try golden.test()
    #expect(outcome.status == 1 && outcome.errors.contains("Specs/weave.test.json:1:"), "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func aPartThatNeedsMoreNamesTheCommand() throws {
    let golden = try settled()
    for folder in ["Specs/inner", "Specs/facts"] { try golden.path.makeFolder(folder) }
    try golden.path.write(Design.red, to: "Specs/inner/two.json")
    try golden.path.write(#"{"snapshots": "../facts"}"#, to: "Specs/inner/weave.test.json")
    let outcome = try Tool.run(["test", "Specs/inner"], in: golden.path)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("test it from there: `weave test Specs --filter inner/`"), "\(outcome.errors)")
    #expect(try Tool.run(["test", "Specs", "--filter", "inner/"], in: golden.path).text.contains("inner/two"))
  }

  @Test func whatIsNotThereIsTold() throws {
    let golden = try settled()
    let none = try Tool.run(["test", "Nowhere"], in: golden.path)
    #expect(none.status == 2 && none.errors.contains("`Nowhere` is not a folder with designs"))
    let file = try Tool.run(["test", "Specs/one.json"], in: golden.path)
    #expect(file.status == 2 && file.errors.contains("add `--filter`"))
    try golden.path.write(#"{"snapshots": "facts"}"#, to: "Specs/weave.test.json")
    #expect(try golden.test().errors.contains("Specs/facts"))
    try golden.path.write("{}", to: "Specs/weave.test.json")
    let blocked = try golden.test("--golden", "Specs/one.json")
    #expect(blocked.status == 2 && blocked.errors.contains("a file is in the way of the folder of references"))
  }

  @Test func unreadableFoldersAreTold() throws {
    let golden = try settled()
    try golden.path.makeFolder("Specs/closed")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: golden.path.path + "/Specs/closed")
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: golden.path.path + "/Specs/closed")
    }
    if FileManager.default.isReadableFile(atPath: golden.path.path + "/Specs/closed") {
      try Test.cancel("root may read and write anywhere")
    }
    let outcome = try golden.test()
    #expect(outcome.status == 2 && outcome.errors.contains("no permission for `Specs/closed`"))
  }

  @Test(arguments: [
    ["--prune"], ["--update", "--review"], ["--jobs", "0"], ["--golden", ""], ["--golden-format", "gif"],
    ["--port", "70000"], ["--environment-tolerance", "x"],
  ])
  func wrongUsage(options: [String]) throws {
    #expect(try Tool.run(["test", "Specs"] + options, in: GoldenFolder().path).status == 64)
  }
}
