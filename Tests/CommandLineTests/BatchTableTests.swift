// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave batch` with tables from real life: other line endings, unclosed quotes, unusual column names.
@Suite(.waiting) struct BatchTableTests {
  /// An event that a program reads from standard error.
  private struct Event: Decodable {
    struct Finding: Decodable { var severity, code, message, file: String, line, column: Int? }
    var event: String
    var place, file, code, message: String?
    var line, column: Int?
    var diagnostics: [Finding]?
  }

  private func events(_ outcome: Tool.Outcome) throws -> [Event] {
    try outcome.errors.split(separator: "\n").map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
  }

  // MARK: Line ends

  @Test(arguments: ["\r", "\r\n", "\n"]) func linesAreCountedWhateverTheyEndIn(_ end: String) throws {
    let batch = try BatchFolder()
    let lines = ["name,city", "a,A", "b", "\"c\",\"C\(end)D\"", "d", "e,E"]
    try batch.path.write(lines.joined(separator: end), to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    // The fourth record takes two lines.
    #expect(outcome.errors.contains("rows.csv:3: error: the row ends before `city`"), "\(outcome.errors)")
    #expect(outcome.errors.contains("rows.csv:3: same error in 1 more row\n"), "\(outcome.errors)")
    #expect(outcome.text.hasPrefix("3 drawn, 2 failed"))
    let told = try events(try batch.draw("rows.csv", "--progress", "json")).filter { $0.event == "error" }
    #expect(told.map(\.line) == [3, 6])
  }

  @Test func linesOfJSONMayEndInReturns() throws {
    let batch = try BatchFolder()
    try batch.path.write(#"{"name": "a"}"# + "\r" + #"{"nmae": "b"}"# + "\r\r" + #"{"name": "c"}"#, to: "rows.jsonl")
    let outcome = try batch.draw("rows.jsonl", "--var", "city=a")
    #expect(outcome.text.hasPrefix("2 drawn, 1 failed"), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("rows.jsonl:2:2: error: unknown key `nmae`"))
  }

  // MARK: Quotes

  static let quotes: [(String, String, [String])] = [
    // Never closed: the message points to the opening quote, and the rows after it are drawn.
    ("a,A\nb,\"B\nc,C\nd,D\n", "rows.csv:3:3: error: the quoted text that begins here never ends;", ["a", "c", "d"]),
    // Closed by the next quote, which was meant to open another text.
    (
      "a,A\nb,\"B\nc,\"C\"\nd,D\n",
      "rows.csv:3:3: error: at 4:4 more text follows the quoted text that begins here;", ["a", "c", "d"]
    ),
    ("a,A\nb,\"B\"x\nc,C\n", "rows.csv:3:3: error: at column 6 more text follows the quoted text", ["a", "c"]),
    ("a,A\r\nb,\"B\r\nc,C\r\n", "rows.csv:3:3: error: the quoted text that begins here never ends;", ["a", "c"]),
  ]

  @Test(arguments: quotes) func aQuoteThatIsNotClosedCostsItsRow(_ rows: String, _ error: String, _ drawn: [String])
    throws
  {
    let batch = try BatchFolder()
    try batch.path.write("name,city\n" + rows, to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.errors.hasPrefix(error), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    #expect(try batch.manifest().map { String($0.file.prefix { $0 != "-" }) } == drawn)
  }

  @Test func quotesThatAreRight() throws {
    let batch = try BatchFolder()
    try batch.path.write("name,city\na,\"A\" \n\"b\",\"say \"\"hi\"\", you\"\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try batch.pictures()["a-medium@1x.png"] == batch.rendered("city=A"))
    #expect(try batch.pictures()["b-medium@1x.png"] == batch.rendered(#"city=say "hi", you"#))
    try batch.path.write("name,\"city\na,A\n", to: "open.csv")
    let open = try batch.draw("open.csv")
    #expect(open.status == 2 && open.errors.contains("open.csv:1: error: a quote in the names of the columns"))
  }

  // MARK: Columns

  /// Columns that are named like row keys but hold data.
  @Test func columnsCanBeMapped() throws {
    let batch = try BatchFolder()
    try batch.path.write(
      Design.custom(#"{"type": "text", "text": "{{size}} {{name}}"}"#), to: "card.json")
    try batch.path.write("name,size,title\nAda,XL,one\nBob,huge,two\n", to: "rows.csv")
    let wrong = try batch.draw("rows.csv")
    #expect(wrong.errors.contains("unknown size `XL`") && wrong.errors.contains("give --map size="), "\(wrong.errors)")
    let outcome = try batch.draw("rows.csv", "--map", "size=", "--map", "name=title")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try batch.pictures().keys.sorted() == ["one-medium@1x.png", "two-medium@1x.png"])
    #expect(try batch.pictures()["one-medium@1x.png"] == batch.rendered("size=XL", "name=Ada"))
  }

  @Test func linesOfJSONAreMappedFromTheirVariables() throws {
    let batch = try BatchFolder()
    try batch.path.write(#"{"variables": {"city": "Oslo", "when": "2026-03-28"}}"# + "\n", to: "rows.jsonl")
    let outcome = try batch.draw("rows.jsonl", "--map", "name=city", "--map", "now=when")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try batch.pictures().keys.sorted() == ["Oslo-medium@1x.png"])
  }

  static let maps: [(String, Int32, String)] = [
    ("nmae=title", 64, "--map: rows have no key `nmae`; did you mean `name`?"),
    ("title", 64, "--map: `title` has no `=`"),
    (
      "name=titel", 2, "rows.csv:1: error: there is no column `titel` that could give the `name`; did you mean `title`?"
    ),
  ]

  @Test(arguments: maps) func aMapOfNothing(_ map: String, _ status: Int32, _ error: String) throws {
    let batch = try BatchFolder()
    try batch.path.write("title,city\na,A\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv", "--map", map)
    #expect(outcome.status == status && outcome.errors.contains(error), "\(outcome.errors)")
  }

  // MARK: Mistakes

  @Test func equalErrorsAreOneWithACount() throws {
    let batch = try BatchFolder()
    try batch.path.write("name,city\n" + (1...200).map { "r\($0)\n" }.joined() + "z,Z\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.text.hasPrefix("1 drawn, 200 failed"))
    #expect(
      outcome.errors == """
        rows.csv:2: error: the row ends before `city`: it has 1 of 2 columns
        rows.csv:2: same error in 199 more rows

        """)
  }

  @Test func programsReadCodesAndPlaces() throws {
    let batch = try BatchFolder()
    try batch.path.write("{\n  \"name\": \"x\",\n  \"layout\": {\"template\": \"clasic\"}\n}", to: "bad.json")
    try batch.path.write(
      "name,spec,size\na,bad.json,\nb,no.json,\nc,card.json,smal\nd/,card.json,\n", to: "rows.csv")
    let told = try events(try batch.draw("rows.csv", "--var", "city=a", "--progress", "json"))
    let errors = told.filter { $0.event == "error" }
    #expect(errors.map(\.code) == ["W0105", "design", "row", "name"])
    #expect(errors.map(\.line) == [2, 3, 4, 5] && errors.allSatisfy { $0.file == "rows.csv" })
    #expect(errors[0].diagnostics?.map(\.code) == ["W0105"])
    #expect(errors[0].diagnostics?.first?.file == "bad.json" && errors[0].diagnostics?.first?.line == 3)
    #expect(errors[0].diagnostics?.first?.column == 26)
  }

  @Test func aVariableThatNoDesignReads() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["a", "b"]), to: "rows.csv")
    let outcome = try batch.draw("rows.csv", "--var", "ctiy=x")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "weave: warning: no design reads the variable 'ctiy' of --var; did you mean 'city'?\n")
    #expect(try batch.draw("rows.csv", "--var", "city=x").errors == "")
  }

  @Test func localesAndDaysOfRows() throws {
    let batch = try BatchFolder()
    try batch.path.write(
      Design.custom(#"{"type": "text", "text": "{{__today}} {{__time}}"}"#), to: "card.json")
    try batch.path.write("name,now,timeZone,locale\na,2026-03-28,Asia/Tokyo,\nb,,,en-UK\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.errors.hasPrefix("rows.csv:3: error: `en-UK` is not a locale: there is no region `UK`"))
    let midnight = ["--now", "2026-03-27T15:00:00Z", "--time-zone", "Asia/Tokyo"]
    #expect(try batch.pictures()["a-medium@1x.png"] == batch.rendered(options: midnight))
  }
}
