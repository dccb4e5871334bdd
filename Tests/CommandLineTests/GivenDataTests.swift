// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Lists and records given by the user, on the command line and in files.
@Suite(.waiting) struct GivenDataTests {
  private static let board = Design.custom(
    #"""
    {"type": "vstack", "children": [{"type": "text", "text": "Trains"}, {"type": "forEach", "items": "=trains", "where": "=item.delay > 0", "sort": "=item.delay", "order": "descending", "limit": 1, "children": [{"type": "text", "text": "{{item.to}}"}], "more": [{"type": "text", "text": "and {{more}} more"}]}]}
    """#, more: #""types": {"trains": [{"to": "text", "delay": "number"}]}, "#)

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(Self.board, to: "board.json")
    return folder
  }

  /// The texts of the board, as shown by `inspect`.
  private func shown(_ folder: Folder, _ arguments: String...) throws -> (texts: [String], outcome: Tool.Outcome) {
    let outcome = try Tool.run(
      ["inspect", "board.json", "--size", "small", "--format", "json"] + arguments, in: folder)
    let object = (try? JSONSerialization.jsonObject(with: outcome.bytes)) as? [[String: Any]]
    let texts = (object?.first?["texts"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    return (texts ?? [], outcome)
  }

  @Test(arguments: [
    ("trains.csv", "to,delay\nPorto,4\n\"Lyon, Part-Dieu\",0\nÅre,12\n"),
    ("trains.csv", "delay;to\r\n4;Porto\r\n0;Lyon\r\n12;Åre\r\n"),
    ("trains.json", #"[{"to": "Porto", "delay": 4}, {"to": "Lyon", "delay": 0}, {"to": "Åre", "delay": 12}]"#),
    ("trains.jsonl", "{\"to\": \"Porto\", \"delay\": 4}\n\n{\"to\": \"Åre\", \"delay\": 12}\n"),
    ("all.json", #"{"trains": [{"to": "Porto", "delay": 4}, {"to": "Åre", "delay": 12}]}"#),
  ])
  func filesAreVariables(_ name: String, _ text: String) throws {
    let folder = try folder()
    try folder.write(text, to: name)
    let (texts, outcome) = try shown(folder, "--data", name)
    #expect(texts == ["Trains", "Åre", "and 1 more"], "\(outcome.errors)")
    #expect(outcome.errors == "")
  }

  @Test func aFileMayHaveAName() throws {
    let folder = try folder()
    try folder.write("to,delay\nPorto,4\n", to: "departures.csv")
    #expect(try shown(folder, "--data", "trains=departures.csv").texts == ["Trains", "Porto"])
  }

  @Test func valuesMayStandOnTheCommandLine() throws {
    let folder = try folder()
    let (texts, outcome) = try shown(folder, "--var-json", #"trains=[{"to": "Porto", "delay": 4}]"#)
    #expect(texts == ["Trains", "Porto"] && outcome.errors == "")
  }

  @Test func aDeclaredVariableThatNobodyGivesIsTold() throws {
    let folder = try folder()
    let outcome = try shown(folder).outcome
    #expect(outcome.errors.contains("the variable 'trains', which the design declares as a list"))
    try folder.write(
      Design.custom(
        ##"{"type": "text", "text": "{{km|0}} {{far|0}} {{day}}"}"##,
        more:
          ##""types": {"km?": "number", "far": "number", "unread": "text", "day": "text"}, "variables": {"day": "x"}, "##
      ),
      to: "board.json")
    #expect(try shown(folder).outcome.errors.contains("'far', which the design declares as a number"))
    #expect(try shown(folder, "--var", "far=3").outcome.errors == "")
  }

  @Test func headingsWithDotsMakeRecords() throws {
    let folder = try Folder()
    try folder.write("train.to,train.at,No.\nPorto,14:05,7\n", to: "rows.csv")
    let outcome = try Tool.run(
      ["eval", "--custom", "{{=rows[0].train.to + ' ' + rows[0]['No.']}}", "--data", "rows.csv"], in: folder)
    #expect(outcome.text == "Porto 7\n", "\(outcome.errors)")
  }

  @Test(arguments: [
    (
      "to,delay\nPorto,late\n",
      "trains.csv:2:7: warning: `trains[0].delay` is a number in the design, but here it is the text `late` [W0241]"
    ),
    (
      "place,delay\nPorto,4\n",
      "trains.csv:2:1: warning: `trains[0]` has no `to`, which the design reads"
    ),
    (
      "to,delay\nPorto,4,5\nLyon,3\n",
      "trains.csv:2:1: warning: the row has 3 columns, the headings name 2; quote texts that contain a separator [W0240]"
    ),
    (
      "to,delay\n\"Porto\"x,4\nLyon,3\n",
      "trains.csv:2:1: warning: at column 8 more text follows the quoted text that begins here"
    ),
    ("to,delay\nPorto,\u{0}\n", "trains.csv:2:7: error: the row contains a NUL byte"),
    ("to,to\nPorto,4\n", "trains.csv:1:4: error: two columns are called `to` [W0240]"),
    ("to,delay\n\"Porto,4\n", "trains.csv:2:1: error: the quoted text that begins here never ends;"),
  ])
  func mistakesHaveTheirPlaces(_ text: String, _ message: String) throws {
    let folder = try folder()
    try folder.write(text, to: "trains.csv")
    let outcome = try shown(folder, "--data", "trains.csv").outcome
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.status == (message.contains("error") ? 1 : 0))
  }

  @Test func brokenJSONAndMissingFilesAreRefused() throws {
    let folder = try folder()
    #expect(try shown(folder, "--var-json", "trains=[1, 2").outcome.errors.contains("--var-json trains:1:"))
    #expect(try shown(folder, "--data", "nope.csv").outcome.status == 2)
    #expect(try shown(folder, "--var-json", "trains").outcome.status == 64)
  }

  @Test func rowsOfABatchHoldListsAndRecords() throws {
    let folder = try folder()
    try folder.write(
      #"{"name": "a", "variables": {"trains": [{"to": "Porto", "delay": 4}]}}"# + "\n"
        + #"{"name": "b", "variables": {"trains": [{"to": "Lyon", "delay": 4}]}}"# + "\n", to: "rows.jsonl")
    let outcome = try Tool.run(
      ["batch", "rows.jsonl", "--spec", "board.json", "--size", "small", "--scale", "1", "-o", "out"], in: folder)
    #expect(outcome.text.hasPrefix("2 drawn"), "\(outcome.errors)")
    #expect(try folder.read("out/a-small@1x.png") != folder.read("out/b-small@1x.png"))
  }
}
