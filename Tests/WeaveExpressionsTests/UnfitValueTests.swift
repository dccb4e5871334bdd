// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

@testable import WeaveExpressions

/// Values that a function, an operator or a text cannot use: nothing becomes 0, or an empty text, without a word.
@Suite struct UnfitValueTests {
  static let variables: [String: Value] = [
    "city": "Porto", "csv": "1,2,3", "price": "1,50", "n": .number(5), "zero": .number(0), "day": "2026-02-10",
    "list": .list([.number(1), .number(2)]), "empty": .list([]), "record": .record(["a": .number(1)]),
    "trains": .list([.record(["to": "Porto"])]), "flag": .bool(true), "unit": "fortnight", "filter": "nonsense",
    "huge": .number(1e200),
  ]

  /// The codes of what printing an expression notes, each once.
  private func codes(_ source: String) -> Set<String> {
    var context = context(Self.variables)
    let notes = EvaluationNotes()
    context.notes = notes
    _ = TextTemplate("{{=\(source)}}", dialect: .own).render(in: context)
    return Set(notes.take().map(\.code.name))
  }

  @Test(arguments: [
    "1 / 0", "n / zero", "n % zero", "n / (n - 5)", "days(3) / 0", "sqrt(0 - 4)", "log(zero)", "city + n / zero",
  ])
  func calculationsWithoutAResultAreTold(_ source: String) { #expect(codes(source) == ["W0234"]) }

  @Test(arguments: [
    "sum(csv)", "count(city)", "count(n)", "first(city)", "reverse(city)", "unique(city)", "sort(city)", "average(n)",
    "slice(city, 1, 1)", "where(csv, item > 1)", "map(csv, item)", "join(csv, ' ')", "range(city)", "range(1, 1000000)",
    "substring(city, 'x')", "days(city)", "year(flag)", "year(list)", "isToday(record)", "startOf(unit, day)",
    "daysIn(unit, day)", "today() + 3", "today() + n", "day + 3", "today() - 3", "n - today()", "today() * 2",
    "list + n", "list + city",
    "list[city]", "list['a']", "'a' in record", "contains(record, 'a')", "length(record)", "n.x", "city[0]",
    "record.a.b + 1", "localized(city)",
  ])
  func valuesOfAnotherKindAreTold(_ source: String) { #expect(codes(source).contains("W0235"), "\(codes(source))") }

  @Test(arguments: [
    "list", "record", "trains", "upper(list)", "trim(record)", "split(record, ',')", "replace(record, 'a', 'b')",
    "pad(record, 3)", "startsWith(list, '1')", "city + record", "join(trains, ', ')", "format(list, 'upper')", "empty",
  ])
  func listsAndRecordsAsTextsAreTold(_ source: String) { #expect(codes(source) == ["W0233"]) }

  @Test(arguments: [
    "list[5]", "list[-1]", "trains[3].to", "first(empty)", "last(empty)", "max(empty)", "min(empty)", "average(empty)",
    "var(city)",
  ])
  func missingEntriesAreTold(_ source: String) { #expect(codes(source) == ["W0236"]) }

  @Test(arguments: [
    ("max(city, 3)", "W0228"), ("max(trains) ?? 0", "W0228"), ("days(3) * city", "W0228"),
    ("count(slice(list, 0, city))", "W0228"),
    ("price + 1", "W0229"), ("format(n, filter)", "W0202"), ("huge * huge", "W0314"), ("10 ^ 400", "W0314"),
  ])
  func othersAreTold(_ source: String, _ code: String) { #expect(codes(source) == [code]) }

  @Test(arguments: [
    "n / 2", "nope / 2", "nope ?? 3", "list[5] ?? 'none'", "if(zero == 0, '–', n / zero)", "first(empty) ?? '–'",
    "count(empty)", "sum(empty)", "'Gate ' + n", "count(list + [3])", "today() + days(3)", "today() - now()",
    "days(today() - day)",
    "startOf('week', day)", "join(list, ', ')", "range(5, 1) == 0", "trains[3] == null", "list[0]", "record['a']",
    "1 in list", "'or' in city", "sqrt(nope)", "city", "price",
  ])
  func whatIsMeantIsLeftAlone(_ source: String) { #expect(codes(source).isEmpty, "\(codes(source))") }

  /// A word that stands in the expression itself is told before anything is drawn.
  @Test(arguments: [
    ("startOf('fortnight', day)", "W0235", 0..<7), ("daysIn('week', day)", "W0235", 0..<6),
    ("1 + format(n, 'numbr:1')", "W0202", 4..<10), ("format(n, 'pad:x')", "W0208", 0..<6),
  ])
  func wordsAreTold(_ source: String, _ code: String, _ range: Range<Int>) {
    let issues = Expression.parse(source, strict: true).issues
    #expect(issues.map(\.code.name) == [code] && issues.map(\.range) == [range])
  }

  /// Paths of texts lead no further than expressions.
  @Test(
    arguments: [
      ("{{n.x}}", "W0235"), ("{{city[0]}}", "W0235"), ("{{list[7]}}", "W0236"), ("{{trains[0].to}}", nil),
      ("{{list[7]|none}}", nil), ("{{nope.x}}", nil),
    ] as [(String, String?)])
  func pathsOfTextsAreTold(_ text: String, _ code: String?) {
    var context = context(Self.variables)
    let notes = EvaluationNotes()
    context.notes = notes
    _ = TextTemplate(text, dialect: .own).render(in: context)
    #expect(notes.take().map(\.code.name) == (code.map { [$0] } ?? []))
  }

  /// Letters that mean something else in the patterns of other languages. Source: UTS 35, part 4: `m` is the minute, `D` the day
  /// of the year, `Y` the year of a week.
  @Test(
    arguments: [
      ("dd/mm/yyyy", "dd/MM/yyyy"), ("yyyy-MM-DD", "yyyy-MM-dd"), ("YYYY-MM-dd", "yyyy-MM-dd"),
      ("dd.MM.YY", "dd.MM.yy"),
      ("yyyy-MM-dd", nil), ("HH:mm", nil), ("d MMM h:mm a", nil), ("YYYY 'W'ww", nil), ("D", nil), ("m 'min'", nil),
      ("mm:ss", nil), ("EEE d. MMMM", nil),
    ] as [(String, String?)])
  func lettersOfOtherPatternsAreTold(_ pattern: String, _ meant: String?) {
    let issues = TextTemplate("{{day||date:\(pattern)}}").issues(isKnownVariable: { _ in true }, variableNames: { [] })
    #expect(issues.map(\.code.name) == (meant == nil ? [] : ["W0208"]))
    #expect(issues.flatMap(\.fixes).map(\.replacement) == (meant.map { [$0] } ?? []))
  }

  /// An empty list has no greatest number; 0 would be one.
  @Test func emptyListsHaveNoExtremes() {
    #expect(strict("max([]) ?? '–'") == "–" && strict("min([], 3)") == "3" && strict("[7, 8]['a']") == "")
  }
}
