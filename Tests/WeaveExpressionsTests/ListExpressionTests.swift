// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveExpressions

/// Lists, records and texts in expressions of our own. The expected values were worked out by hand.
@Suite struct ListExpressionTests {
  static let variables: [String: Value] = [
    "trains": .list([
      .record(["to": "Porto", "delay": .number(4), "at": "2026-02-01T14:20:00Z"]),
      .record(["to": "Lyon", "delay": .number(0)]), .record(["to": "Åre", "delay": .number(12)]),
    ]),
    "names": .list(["b", "a", "c"]), "city": "Porto", "n": "3", "key": "city", "nothing": .list([]),
  ]

  @Test(
    arguments: [
      // Literals and the steps into what is no variable.
      Row("[1, 2, 3]", "1, 2, 3"), Row("[]", ""), Row("[1, 2,][1]", "2"), Row("{to: 'Porto', n: 3}.to", "Porto"),
      Row("{'a b': 1}['a b']", "1"), Row("first(trains).to", "Porto"), Row("(trains)[1].to", "Lyon"),
      Row("trains[0].to", "Porto"), Row("trains[9].to", ""), Row("trains[0]['to']", "Porto"),
      Row("split('a,b,c', ',')[2]", "c"),
      // Joining: numbers are summed, texts joined.
      Row("'Platform ' + 3", "Platform 3"), Row("city + ', ' + n", "Porto, 3"), Row("1 + 2", "3"), Row("n + 1", "4"),
      Row("nope + 'x'", "x"), Row("nope + 1", "1"), Row("count([1] + [2, 3])", "3"), Row("'a' + 'b' + 1 + 2", "ab12"),
      // Absence.
      Row("nope ?? 'none'", "none"), Row("city ?? 'none'", "Porto"), Row("null ?? 0", "0"), Row("a ?? b ?? 7", "7"),
      Row("trains[7].to ?? '–'", "–"),
      // Membership.
      Row("'a' in names", "1"), Row("'z' in names", "0"), Row("'or' in city", "1"), Row("3 in [1, 2, 3]", "1"),
      Row("not ('z' in names)", "1"), Row("if('a' in names, 'yes', 'no')", "yes"), Row("if(0, 'yes')", ""),
      // Functions of lists.
      Row("range(3)", "1, 2, 3"), Row("range(2, 4)", "2, 3, 4"), Row("range(4, 2)", ""),
      Row("count(range(100000))", "0"),
      Row("first(names)", "b"), Row("last(names)", "c"), Row("first(nothing)", ""), Row("first(city)", ""),
      Row("slice(names, 1)", "a, c"), Row("slice(names, -1)", "c"), Row("slice(names, 0, 2)", "b, a"),
      Row("slice(names, 9)", ""), Row("sort(names)", "a, b, c"), Row("reverse(names)", "c, a, b"),
      Row("sort([10, 9, 'x', 1])", "1, 9, 10, x"),
      Row("join(map(sort(trains, item.delay), item.to), ' ')", "Lyon Porto Åre"),
      Row("map(where(trains, item.delay > 0), item.to)", "Porto, Åre"),
      Row("count(where(trains, item.delay > 99))", "0"),
      Row("map(names, index + 1 + '. ' + item)", "1. b, 2. a, 3. c"), Row("sum(map(trains, item.delay))", "16"),
      Row("average([1, 2, 6])", "3"), Row("average([])", ""), Row("sum(nothing)", "0"),
      Row("unique([1, 2, 1])", "1, 2"),
      Row("max(map(trains, item.delay))", "12"),
      Row("map(trains, count(where(trains, item.delay > 0)))", "2, 2, 2"),
      // Functions of texts.
      Row("join(names, ' + ')", "b + a + c"), Row("substring('sunshine', 3)", "shine"),
      Row("substring('é🇵🇹x', 1, 1)", "🇵🇹"),
      Row("substring('abc', -2)", "bc"), Row("startsWith(city, 'Po')", "1"), Row("endsWith(city, 'Po')", "0"),
      Row("pad(7, 3)", "007"), Row("pad('x', 3, '.')", "..x"), Row("pad('long', 2)", "long"),
      Row("format(1234.5, 'number:1')", "1,234.5"), Row("format(0.5, 'percent')", "50%"),
      Row("format(1, 'nonsense')", ""),
      Row("count(split('', ','))", "1"), Row("split('añb', '')", "a, ñ, b"),
      // The key of a variable is an expression.
      Row("var(key)", "Porto"), Row("var('ci' + 'ty')", "Porto"), Row("var('last ' + 'done')", ""),
    ] as [Row])
  func gives(row: Row) {
    #expect(strict(row.input, Self.variables) == row.output)
  }

  @Test(arguments: ["[1, 2", "{a: 1", "{a 1}", "{1: 2}", "map(names)", "where(names, item", "a ??", "1 in", "[1 2]"])
  func brokenOnesAreRefused(source: String) {
    #expect(Expression.parse(source, strict: true).expression == nil)
  }

  /// What functions call an entry is no variable of the design.
  @Test func entriesAreNoVariables() {
    let expression = Expression.parse("map(where(trains, item.delay > limit), item.to + index) + item", strict: true)
    #expect(expression.expression?.identifiers == ["trains", "limit", "item"])
  }

  /// A text of WidgetWeaver keeps the app's meaning.
  @Test func theAppsTextsStay() {
    #expect(render("{{='a' + 1}}") == "1")
    #expect(render("{{=city + 1}}", Self.variables) == "1")
    #expect(render("{{=var(key)}}", Self.variables) == "0")
  }

  /// A formula that works through a list for each entry of a list ends at the budget, and at once.
  @Test func nestedListsEndAtTheBudget() {
    let source = "count(map(range(9999), count(map(range(9999), count(map(range(9999), item))))))"
    #expect(strict(source) != nil)
  }

  /// What an expression over entries reads of each follows from the list, which alone is noted; and each question once.
  @Test func aListIsReadAsAWhole() throws {
    let log = ReadLog()
    var scope = VariableScope([Self.variables])
    scope.log = log
    let context = EvaluationContext(scope: scope, now: .distantPast)
    let source = "count(where(trains, item.delay > 3 and index >= 0))"
    let late = try #require(Expression.parse(source, strict: true).expression)
    #expect(late.evaluate(in: context) == .number(2))
    #expect(log.reads(after: 0, atMost: 9)?.map(\.name.key) == ["trains"])
    #expect(late.evaluate(in: context) == .number(2))
    #expect(log.count == 2)
    #expect(log.reads(after: 0, atMost: 9)?.map(\.name.key) == ["trains"])
    #expect(log.count == 1)
  }
}
