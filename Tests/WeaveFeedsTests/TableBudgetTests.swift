// SPDX-License-Identifier: MIT

import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON

@testable import WeaveFeeds

/// Tables that are made to take long or to fill memory.
@Suite struct TableBudgetTests {
  private static func table(_ text: String) -> TableText { TableText(SourceText(name: "a.csv", text: text)) }

  @Test func aRowOfTooManyCellsIsLeftOut() {
    let table = Self.table("Date,Steps\n" + String(repeating: ",", count: 20_000) + "\n2026-03-27,8210\n")
    #expect(table.rows.map { $0.map(\.text) } == [["Date", "Steps"], ["2026-03-27", "8210"]])
    #expect(table.diagnostics.map(\.message.text) == ["the row has 20001 columns; a table has at most 5000"])
  }

  /// The rows before the mistakes are used.
  @Test func tooManyMistakesEndATable() {
    let table = Self.table("Date,Steps\n2026-03-27,8210\n" + String(repeating: "\"a\"b\n", count: 20_000) + "c,d\n")
    #expect(table.rows.count == 2)
    let last = table.diagnostics.last
    #expect(last?.code == .feedTooMany)
    #expect(last?.message.text == "more than 10000 rows cannot be read; skipped this row and the rest")
  }

  @Test func tooManyCellsEndATable() {
    // 500 rows of 4,001 cells are one row too many.
    let row = "1" + String(repeating: ",1", count: 4_000) + "\n"
    let table = Self.table(String(repeating: row, count: 500))
    #expect(table.rows.count == 499)
    #expect(
      table.diagnostics.map(\.message.text) == [
        "the table has more than 2000000 cells; skipped this row and the rest"
      ])
  }

  /// A text of megabytes is no day and no number, which its first bytes show.
  @Test func aLongCellIsCut() {
    let long = String(repeating: "a", count: 2_000_000)
    let text = "Date,Steps\n2026-03-26,\"\(long)\"\n2026-03-27,8210\n"
    let checked = Answer.read(text, .stepsTable)
    #expect(checked.output?.first?.steps?.history.map(\.steps) == [8_210])
    #expect(checked.diagnostics.count == 1)
  }
}
