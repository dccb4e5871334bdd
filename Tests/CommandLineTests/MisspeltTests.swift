// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Almost correct names: each is refused or reported, with the nearest valid name.
@Suite(.waiting) struct MisspeltTests {
  private func run(_ arguments: [String], _ design: String = Design.red, environment: [String: String] = [:]) throws
    -> Tool.Outcome
  {
    let folder = try Folder()
    try folder.write(design, to: "design.json")
    return try Tool.run(arguments, in: folder, environment: environment)
  }

  static let commands: [([String], String)] = [
    (["rendr", "design.json"], "There is no command 'weave rendr'. Did you mean 'weave render'?"),
    (["help", "nonsense"], "There is no command 'weave nonsense'. 'weave --help' lists them."),
    (["help", "rendr"], "There is no command 'weave rendr'. Did you mean 'weave render'?"),
    (["draw", "design.json"], "There is no command 'weave draw'. Did you mean 'weave render'?"),
    (["snapshot", "shwo"], "There is no command 'weave snapshot shwo'. Did you mean 'weave snapshot show'?"),
    (["apply", "x"], "There is no command 'weave apply'. Did you mean 'weave theme apply'?"),
    (["design.json"], "There is no command 'weave design.json'. To draw a design: weave render design.json"),
    (["nonsense", "--help"], "There is no command 'weave nonsense'. 'weave --help' lists them."),
  ]

  @Test(arguments: commands) func aCommand(_ arguments: [String], _ error: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: \(error)\n"), "\(outcome.errors)")
    #expect(outcome.text == "")
  }

  @Test func helpOfWhatThereIs() throws {
    #expect(try run(["help", "snapshot", "set"]).text.contains("USAGE: weave snapshot set"))
    #expect(try run([]).text.contains("SUBCOMMANDS"))
  }

  static let locales: [(String, String)] = [
    ("xx-ZZ", "there is no language `xx`; did you mean `xh-ZA`?"),
    ("klingon!!", "`klingon!!` is not a locale; write a language and a region, such as `de-DE`"),
    ("de-DD", "there is no region `DD`; did you mean `de-DE`?"),
    ("en_UK", "there is no region `UK`; did you mean `en_GB`?"),
    ("jp-JP", "there is no language `jp`; did you mean `ja-JP`?"),
    ("german", "there is no language `german`; did you mean `de`?"),
    ("zh-Hanz-TW", "there is no script `Hanz`; did you mean `zh-Hans-TW`?"),
    ("C", "`C` is not a locale"), ("", "`` is not a locale"), ("en--US", "`en--US` is not a locale"),
  ]

  @Test(arguments: locales) func aLocale(_ locale: String, _ error: String) throws {
    for command in [["render", "design.json"], ["validate", "design.json"], ["eval", "x"]] {
      let outcome = try run(command + ["--locale", locale])
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains(error), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    "de", "de-DE", "de_CH", "EN-us", "zh-Hant-TW", "sr_Latn_RS", "es-419", "en_US_POSIX", "ca-ES-valencia",
    "en_US.UTF-8",
    "ar@numbers=arab", "ar-EG-u-nu-arab", "yue", "fil_PH",
  ])
  func localesThatThereAre(_ locale: String) throws {
    let outcome = try run(["eval", "x", "--locale", locale])
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  @Test func aLocaleOfTestSettings() throws {
    let folder = try Folder()
    try folder.makeFolder("designs")
    try folder.write(Design.red, to: "designs/card.json")
    try folder.write(#"{"locales": ["de_DE", "xx_ZZ"]}"#, to: "designs/weave.test.json")
    let outcome = try Tool.run(["test", "designs"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("there is no language `xx`; did you mean `xh_ZA`?"), "\(outcome.errors)")
  }

  // MARK: Variables

  private let text = Design.custom(
    #"{"type": "text", "text": "{{streak|0}} {{=goal * 2}}", "when": "=var('last done') != 'x'"}"#)

  @Test(arguments: [
    ["render", "design.json", "-o", "x.png"], ["validate", "design.json"], ["inspect", "design.json"],
  ])
  func aVariableThatNothingReads(_ command: [String]) throws {
    let canvas = ["--canvas", "200x80", "--scale", "1"]
    let outcome = try run(command + canvas + ["--var", "steak=1", "--var", "goal=1"], text)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "weave: warning: no design reads the variable 'steak' of --var; did you mean 'streak'?\n"),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("'goal'"))
  }

  /// Names ignore case, values may name other variables, and facts may be given to any design.
  @Test func variablesThatAreRead() throws {
    let given = ["Streak={{inner}}", "inner=5", "last done=y", "goal=1", "__steps_today=5"].flatMap { ["--var", $0] }
    let outcome = try run(["render", "design.json", "-o", "x.png"] + given, text)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  @Test func aVariableThatOneOfTwoDesignsReads() throws {
    let folder = try Folder()
    try folder.write(text, to: "a.json")
    try folder.write(Design.red, to: "b.json")
    let outcome = try Tool.run(["render", "a.json", "b.json", "--var", "streak=1"], in: folder)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  // MARK: Files

  @Test(arguments: ["x.tiff", "x.jp2", "x.avif", "x.gif", "out/x.GIF"]) func aFormatThatThereIsNot(
    _ path: String
  )
    throws
  {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let outcome = try Tool.run(["render", "design.json", "-o", path], in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix("Error: '\(path)' has no known picture ending; use .png"), "\(outcome.errors)")
    #expect(folder.names == ["design.json"])
    let gallery = try Tool.run(["gallery", "design.json", "-o", path], in: folder)
    #expect(gallery.status == 64 && gallery.errors.contains("has no known picture ending"), "\(gallery.errors)")
    let symbols = try Tool.run(["symbols", "cloud.rain", "-o", path], in: folder)
    #expect(symbols.status == 64 && symbols.errors.contains("This command only draws PNG"), "\(symbols.errors)")
    #expect(folder.names == ["design.json"])
  }

  @Test func formatsAndEndingsThatAgree() throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    try folder.makeFolder("out.d")
    let paths = [
      ["x.PNG"], ["picture"], ["out.d"], ["x.png.new", "--format", "png"], ["y.svg"], ["z", "--format", "svg"],
    ]
    for path in paths {
      let outcome = try Tool.run(["render", "design.json", "--canvas", "4x4", "-o"] + path, in: folder)
      #expect(outcome.status == 0, "\(path): \(outcome.errors)")
    }
    #expect(try folder.read("x.png.new").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try folder.read("z").starts(with: Array("<svg ".utf8)))
    let wrong = try Tool.run(["render", "design.json", "-o", "x.png", "--format", "svg"], in: folder)
    #expect(wrong.status == 64 && wrong.errors.contains("--format svg and 'x.png' contradict each other"))
  }

  @Test func namesOfABatchEndInAFormat() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["a"]), to: "rows.csv")
    let outcome = try batch.draw("rows.csv", "--names", "{name}.gif")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--names: '{name}.gif' has no known picture ending"), "\(outcome.errors)")
  }

  // MARK: Others

  static let words: [([String], String)] = [
    (["--size", "meduim"], "Did you mean 'medium'? Please provide one of"),
    (["--appearance", "drak"], "Did you mean 'dark'? Please provide one of the following:\n  - light\n  - dark\n"),
    (["--apearance", "dark"], "Unknown option '--apearance'. Did you mean '--appearance'?"),
    (["--time-zone", "Europe/Pari"], "Did you mean 'Europe/Paris'?"),
  ]

  @Test(arguments: words) func aWordOfAList(_ arguments: [String], _ error: String) throws {
    let outcome = try run(["render", "design.json"] + arguments)
    #expect(outcome.status == 64 && outcome.errors.contains(error), "\(outcome.errors)")
  }

  @Test func emptyNamesAndLongSpans() throws {
    #expect(try run(["new", " "]).errors.hasPrefix("Error: A design needs a name"))
    #expect(
      try run(["next-change", "design.json", "--within", "99d"]).errors.hasPrefix(
        "Error: --within must be at most 31d."))
  }

  @Test func variablesThatThereAreNot() throws {
    let outcome = try run(["variables", "__steps_tody"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: There is no variable '__steps_tody'. Did you mean '__steps_today'?"))
  }

  @Test func namesOfTheLanguage() throws {
    let device = try run(["render", "design.json", "--device", "iphone-s"])
    #expect(device.errors.hasPrefix("Error: There is no device 'iphone-s'. Did you mean 'iphone-se'?\n"))
    let code = try run(["explain", "W201"])
    #expect(code.errors.hasPrefix("Error: There is no code 'W201'. Did you mean 'W0201'?"), "\(code.errors)")
    let ready = try run(["template", "countdwn"])
    #expect(ready.errors.hasPrefix("Error: There is no template 'countdwn'. Did you mean 'countdown'?"))
  }
}
