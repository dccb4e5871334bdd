// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Endless rows: weave reports their places, uses little memory, and draws the rows after them.
@Suite(.waiting) struct BatchLimitTests {
  private let batch: BatchFolder

  init() throws { batch = try BatchFolder() }

  @Test func tooManyColumns() throws {
    let names = (1...100_000).map { "c\($0)" }.joined(separator: ",")
    try batch.path.write("\(names)\n" + "1," * 99_999 + "1\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("rows.csv:1: error: the headings name 100000 columns; a row has at most 5000 variables"))
  }

  @Test func manyColumnsAreRead() throws {
    let names = (1..<5_000).map { "c\($0)" }.joined(separator: ",")
    try batch.path.write("city,\(names)\nPorto" + ",1" * 4_999 + "\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(300))")
    #expect(try batch.pictures().values.first == batch.rendered("city=Porto"))
  }

  @Test func aRowOfManyFields() throws {
    try batch.path.write("name,city\na,A\n" + "x," * 1_000_000 + "x\nb,B\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 1 failed"))
    #expect(outcome.errors.hasPrefix("rows.csv:3: error: the row has 1000001 columns; a table has at most 5000"))
  }

  @Test(arguments: ["", "\""]) func aFieldWithoutEnd(quote: String) throws {
    let long = String(repeating: "x", count: 17 << 20)
    try batch.path.write("name,city\na,A\nb,\(quote)\(long)\(quote)\nc,C\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 1 failed"), "\(outcome.errors.prefix(300))")
    #expect(
      outcome.errors.hasPrefix("rows.csv:3: error: the row is longer than 16 MB\n"), "\(outcome.errors.prefix(300))")
  }

  @Test func headingsWithoutEnd() throws {
    try batch.path.write(String(repeating: "x", count: 2 << 20) + "\na\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("rows.csv:1: error: the first row, which names the columns, is longer than 1 MB"))
  }

  @Test func aLineThatAsksForMillionsOfPictures() throws {
    let sizes = "[\"small\"" + ", \"small\"" * 40_000 + "]"
    let scales = "[1" + ", 1" * 40_000 + "]"
    try batch.path.write(
      "{\"name\": \"a\", \"size\": \(sizes), \"scale\": \(scales)}\n{\"name\": \"b\"}", to: "rows.jsonl")
    let outcome = try batch.draw("rows.jsonl", "--var", "city=a")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("1 drawn, 1 failed"))
    #expect(outcome.errors.contains("`size` names `small` twice"), "\(outcome.errors.prefix(300))")
  }

  /// Each of them is reported.
  @Test func variablesOfALine() throws {
    let values = (1...5_001).map { "\"v\($0)\": 1" }.joined(separator: ", ")
    try batch.path.write("{\"name\": \"a\", \"variables\": {\(values)}}\n{\"name\": \"b\"}", to: "rows.jsonl")
    let outcome = try batch.draw("rows.jsonl", "--var", "city=a")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("1 drawn, 1 failed"))
    #expect(outcome.errors.contains("the row has 5001 variables; at most 5000 are read"))
  }
}
