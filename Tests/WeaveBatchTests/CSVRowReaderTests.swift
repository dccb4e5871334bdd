// SPDX-License-Identifier: MIT

import Testing
import WeaveExpressions
import WeaveResolve
import WeaveSystem

@testable import WeaveBatch

/// Rows of CSV texts, by RFC 4180 and by what programs write in its stead.
@Suite struct CSVRowReaderTests {
  private func rows(_ text: String, _ map: RowMap = RowMap()) throws -> [Result<BatchRow, BatchProblem>] {
    var reader = try CSVRowReader(try ByteStream(Array(text.utf8), name: "rows.csv"), map)
    var rows: [Result<BatchRow, BatchProblem>] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }

  private func cells(_ text: String) throws -> [[String: Value]] {
    try rows(text).map { try $0.get().variables }
  }

  @Test(arguments: [
    "a,b\n1,two\n3,four\n", "a,b\r\n1,two\r\n3,four", "a;b\r1;two\r3;four\r", "a\tb\n1\ttwo\n\n3\tfour\n",
    "\"a\",\"b\"\n\"1\",\"two\"\n\"3\",four\n", "\u{FEFF}a,b\n1,two\n3,four\n",
  ])
  func formsOfOneTable(text: String) throws {
    #expect(try cells(text) == [["a": "1", "b": "two"], ["a": "3", "b": "four"]].map { $0.mapValues(Value.string) })
  }

  @Test func quotedTextsHoldSeparatorsLinesAndQuotes() throws {
    let found = try cells("name,say\nA,\"one, two\"\nB,\"first\nsecond\"\nC,\"she said \"\"no\"\"\"\n")
    #expect(found.map { $0["say"] } == ["one, two", "first\nsecond", "she said \"no\""].map(Value.string))
  }

  /// A wrong row is told by the line that it begins in, and takes no other with it.
  @Test func wrongRowsAreToldAndPassedOver() throws {
    let found = try rows("a,b\n1,2\n3\n4,5,6\n\"x\ny\",7\n8,9\n")
    #expect(found.count == 5)
    let problems = found.compactMap { row -> BatchProblem? in
      if case .failure(let problem) = row { problem } else { nil }
    }
    #expect(problems.map(\.place) == ["rows.csv:3", "rows.csv:4"])
    #expect(problems.first?.message == "the row ends before `b`: it has 1 of 2 columns")
    #expect(problems.last?.message.hasPrefix("the row has 3 columns, the headings name 2") == true)
    let rows = found.compactMap { try? $0.get() }
    #expect(rows.map(\.number) == [1, 4, 5] && rows.map(\.place) == ["rows.csv:2", "rows.csv:5", "rows.csv:7"])
  }

  @Test func someColumnsSteer() throws {
    let row = try #require(try rows("name,size,scale,city\nA,small large,3,Porto\n").first?.get())
    #expect(row.name == "A" && row.sizes == [.small, .large] && row.scales == [3])
    #expect(row.variables["city"] == .string("Porto") && row.variables["size"] == .string("small large"))
    let free = try #require(try rows("title,size\nA,9\n", RowMap(["name=title", "size="])).first?.get())
    #expect(free.name == "A" && free.sizes == nil && free.variables["size"] == .string("9"))
  }

  @Test func dottedHeadingsMakeRecords() throws {
    let row = try #require(try cells("train.to,train.at\nPorto,14:05\n").first)
    #expect(row["train"] == .record(["to": .string("Porto"), "at": .string("14:05")]))
  }

  @Test(arguments: [
    ("", "the first row names the columns, such as `name,city`"), ("a,,b\n", "column 2 has no name"),
    ("a,b,a\n", "two columns are called `a`"), ("a,\"b\n", "a quote in the names of the columns is never closed"),
    ("a,a.b\n", "cannot stand side by side"),
  ])
  func headingsThatCannotBeUsed(text: String, message: String) throws {
    let error = #expect(throws: BatchError.self) { try rows(text) }
    guard case .columns(let problem)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.place == "rows.csv:1" && problem.message.contains(message), "\(problem)")
  }
}
