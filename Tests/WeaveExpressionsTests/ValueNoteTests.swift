// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

@testable import WeaveExpressions

/// What values turn out to be: nothing counts as 0, and nothing is left unread, without a word.
@Suite struct ValueNoteTests {
  /// The codes of what rendering a text notes, and its text.
  private func notes(
    _ text: String, _ variables: [String: Value], dialect: TextTemplate.Dialect = .own
  ) -> (codes: [String], text: String) {
    var context = context(variables)
    let notes = EvaluationNotes()
    context.notes = notes
    let text = TextTemplate(text, dialect: dialect).render(in: context)
    return (notes.take().map(\.code.name), text)
  }

  static let variables: [String: Value] = [
    "city": "Porto", "price": "1,50", "large": "1,234,567.5", "lakh": "12,34,567", "due": "28.03.2026", "n": "7",
    "empty": "", "list": .list([.record(["to": "Porto"]), .record(["to": "Lyon"])]), "words": .list(["a", "b"]),
    "other": "{{n}}",
  ]

  @Test(
    arguments: [
      ("{{=city - 1}}", "W0228"), ("{{=max(city, 3)}}", "W0228"), ("{{=-city}}", "W0228"), ("{{=n > city}}", nil),
      ("{{=sum(words)}}", "W0228"), ("{{=list - 1}}", "W0228"), ("{{=round(city)}}", "W0228"),
      ("{{=price * 2}}", "W0229"), ("{{price||number:2}}", "W0229"), ("{{large||number}}", nil),
      ("{{lakh||number}}", nil),
      ("{{city||number}}", "W0230"), ("{{city||plural:day:days}}", "W0230"), ("{{empty|–||number}}", nil),
      ("{{empty||number}}", nil), ("{{due||date:EEE}}", "W0231"), ("{{=date(due)}}", "W0231"),
      ("{{=due + days(1)}}", "W0231"), ("{{list}}", "W0233"), ("{{=list[0]}}", "W0233"), ("{{words}}", "W0233"),
      ("{{=city + 1}}", nil), ("{{=n + 1}}", nil), ("{{nope}}{{=nope + 1}}", nil), ("{{other||number}}", nil),
    ] as [(String, String?)])
  func areTold(_ text: String, _ code: String?) {
    #expect(Set(notes(text, Self.variables).codes) == Set(code.map { [$0] } ?? []))
  }

  /// The app makes a number of whatever stands alone.
  @Test func theAppsZeroIsTold() {
    let told = notes("{{=city}}", Self.variables, dialect: .app)
    #expect(told.codes == ["W0228"] && told.text == "0")
    #expect(notes("{{=city}}", Self.variables).text == "Porto")
  }

  @Test func pathsLeadIntoValues() {
    #expect(
      notes("{{list[1].to}} {{list.count}} {{list.last.to}} {{list[9].to|–}}", Self.variables).text == "Lyon 2 Lyon –")
  }

  /// Away from zero in our own texts; to the even digit in WidgetWeaver's.
  @Test(arguments: [
    ("{{n||number:1}}", "0.25", "0.3", "0.2"), ("{{n||percent:0}}", "0.125", "13%", "12%"),
    ("{{n||number:0}}", "-2.5", "-3", "-2"), ("{{n||number:2}}", "2.345", "2.35", "2.34"),
    ("{{n||percent:0}}", "0.285", "29%", "28%"), ("{{n||round:2}}", "1.005", "1.01", "1.00"),
  ])
  func tiesAreRounded(_ text: String, _ number: String, _ own: String, _ app: String) {
    #expect(notes(text, ["n": .string(number)]).text == own)
    #expect(notes(text, ["n": .string(number)], dialect: .app).text == app)
  }

  @Test func aFallbackIsNoFormula() {
    let issues = TextTemplate("{{n|=goal * 2}}").issues(isKnownVariable: { _ in true }, variableNames: { [] })
    #expect(issues.map(\.code.name) == ["W0232"])
    #expect(issues.map(\.range) == [4..<13])
  }
}
