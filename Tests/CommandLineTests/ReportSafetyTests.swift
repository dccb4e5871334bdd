// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Reports and references of a folder that somebody else has made.
@Suite(.waiting) struct ReportSafetyTests {
  private let golden: GoldenFolder

  init() throws {
    golden = try GoldenFolder()
    try golden.path.makeFolder("away")
    try golden.path.write("mine", to: "away/secret")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(golden.path.path)/\(name)", withDestinationPath: target)
  }

  private func expectUntouched(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: golden.path.path + "/away")
    #expect(names == ["secret"], sourceLocation: sourceLocation)
    #expect(try golden.path.read("away/secret") == Data("mine".utf8), sourceLocation: sourceLocation)
  }

  @Test(arguments: ["report.json", "report.html", "junit.xml", "report.sarif"])
  func aReportIsNotWrittenThroughALink(file: String) throws {
    try golden.path.makeFolder("weave-report")
    try link("weave-report/\(file)", to: "../away/secret")
    let outcome = try golden.test()
    #expect(outcome.status == 2 && outcome.errors.contains("is a symbolic link"), "\(outcome.errors)")
    try expectUntouched()
  }

  @Test func picturesOfAReportStayInIt() throws {
    try golden.path.makeFolder("weave-report")
    try link("weave-report/pictures", to: "../away")
    let outcome = try golden.test()
    #expect(outcome.status == 2 && outcome.errors.contains("`weave-report/pictures` is a symbolic link"))
    try expectUntouched()
  }

  @Test func aFolderThatNobodyNamed() throws {
    try link("weave-report", to: "away")
    #expect(try golden.test().errors.contains("give the folder that it points to with --report"))
    try expectUntouched()
    try FileManager.default.removeItem(atPath: golden.path.path + "/weave-report")
    try link("Golden", to: "away")
    #expect(try golden.test("--update").errors.contains("give the folder that it points to with --golden"))
    try expectUntouched()
  }

  @Test func referencesStayInTheirFolder() throws {
    try golden.path.makeFolder("Specs/deep")
    try golden.path.write(GoldenFolder.design(), to: "Specs/deep/three.json")
    try golden.path.makeFolder("Golden")
    try link("Golden/deep", to: "../away")
    let outcome = try golden.test("--update")
    #expect(outcome.status != 0)
    #expect((outcome.text + outcome.errors).contains("is a symbolic link") || outcome.text.contains("a link"))
    try expectUntouched()
  }

  /// A report from elsewhere: where its references lie is not for it to say.
  @Test(arguments: ["PATH/away", "../away", "link", "link/inner", "none/../../away"])
  func aReportNamesNoOtherFolder(path: String) throws {
    #expect(try golden.test().status == 0)
    let report = String(decoding: try golden.path.read("weave-report/report.json"), as: UTF8.self)
    let place = path.replacing("PATH", with: golden.path.path)
    try golden.path.write(
      report.replacing(#""golden": "Golden""#, with: #""golden": "\#(place)""#)
        .replacing(#""golden":"Golden""#, with: #""golden":"\#(place)""#), to: "weave-report/report.json")
    // From another folder, so that even the first lies elsewhere.
    try golden.path.makeFolder("here")
    try link("here/link", to: golden.path.path)
    let outcome = try Tool.run(["accept", "--all", "--report", "../weave-report"], in: golden.path, shell: "cd here")
    #expect(outcome.status == 2, "\(outcome.text)\(outcome.errors)")
    #expect(outcome.errors.contains("if they are yours, add `--golden"), "\(outcome.errors)")
    try expectUntouched()
  }

  @Test func settingsThatAskForMillionsOfPictures() throws {
    let locales = Locale.availableIdentifiers.sorted().prefix(50).map { "\"\($0)\"" }.joined(separator: ", ")
    let sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"].map { "\"\($0)\"" }
    let widgets = ["small", "medium", "large", "extraLarge", "accessoryInline", "accessoryCircular"].map { "\"\($0)\"" }
    let states = (0..<10).map { "\"s\($0)\": {}" }.joined(separator: ", ")
    try golden.path.write(
      #"{"states": {\#(states)}, "locales": [\#(locales)], "sizes": [\#(widgets.joined(separator: ", "))], "scales": [1, 2, 3], "#
        + #""appearances": ["light", "dark", "tinted", "eink"], "textSizes": [\#(sizes.joined(separator: ", "))]}"#,
      to: "Specs/weave.test.json")
    let outcome = try golden.test()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("the settings ask for more than 200000 pictures"), "\(outcome.errors.prefix(300))")
  }

  @Test func whatIsAcceptedComesFromTheReport() throws {
    #expect(try golden.test().status == 0)
    // The pictures are another's, which a link leads to.
    let manager = FileManager.default
    try manager.moveItem(
      atPath: golden.path.path + "/weave-report/pictures", toPath: golden.path.path + "/others")
    try link("weave-report/pictures", to: "../others")
    let outcome = try Tool.run(["accept", "--all"], in: golden.path)
    #expect(outcome.status == 2 && outcome.errors.contains("is a symbolic link"), "\(outcome.errors)")
    #expect(!manager.fileExists(atPath: golden.path.path + "/Golden/\(GoldenFolder.one).png"))
  }

  @Test func referencesAreAcceptedIntoTheirFolderAlone() throws {
    try golden.path.makeFolder("Specs/deep")
    try golden.path.write(GoldenFolder.design(), to: "Specs/deep/three.json")
    #expect(try golden.test().status == 0)
    try golden.path.makeFolder("Golden")
    try link("Golden/deep", to: "../away")
    let outcome = try Tool.run(["accept", "deep/three-small-light@1x"], in: golden.path)
    #expect(outcome.status == 2, "\(outcome.text)\(outcome.errors)")
    try expectUntouched()
  }
}
