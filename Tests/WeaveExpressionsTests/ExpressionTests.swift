// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveExpressions

@Suite struct ExpressionTests {
  static let variables: [String: Value] = [
    "x": "2", "y": "5", "neg": "-1.5", "big": "1,234.5", "word": "abc", "last done": "8", "under_score": "7",
    "steps today": "1", "__steps_today": "7423", "list": .list([.number(4), .number(9), "1"]), "empty": "",
    "rec": .record(["a": .number(6), "Inner": .record(["b": "deep"]), "items": .list([.record(["n": .number(3)])])]),
    "dot.ted": "11", "yes": .bool(true), "not": "5",
  ]

  @Test(
    arguments: [
      // The app's grammar, worked out by hand.
      Row("1+2*3", "7"), Row("(1+2)*3", "9"), Row("10-4-3", "3"), Row("2*3%4", "2"), Row("-7%4", "-3"),
      Row("7/2", "3.5"),
      Row("1/0", "0"), Row("5%0", "0"), Row("2^3^2", "512"), Row("-2^2", "4"), Row("2^-1", "0.5"), Row("--3", "3"),
      Row("+-3", "-3"), Row(".5+5.", "5.5"), Row("1/3", "0.333333"), Row("2/3", "0.666667"), Row("0.1+0.2", "0.3"),
      Row("PI", "3.141593"), Row("e", "2.718282"), Row("1e3", "1"), Row("1 2", "1"), Row("1$+2", "3"), Row("!x", "2"),
      Row("x=y", "2"), Row("1.5.2", "1.5"), Row("x)", "2"),
      // Variables.
      Row("x*y", "10"), Row("X", "2"), Row("neg", "-1.5"), Row("big", "1234.5"), Row("word", "0"), Row("word+1", "1"),
      Row("nope+1", "1"), Row("empty+1", "1"), Row("last_done", "8"), Row("under_score", "7"),
      Row("__steps_today", "7423"),
      Row("var(\"last done\")", "8"), Row("var(last_done)", "8"), Row("var(\"LAST  DONE\")", "8"), Row("not", "5"),
      // Functions; arguments may be anything.
      Row("max(x-1,0)", "1"), Row("max(abs(neg),1)", "1.5"), Row("min(x, y, 3)", "2"),
      Row("floor(now()/86400)", "20485"),
      Row("clamp(15,0,10)", "10"), Row("clamp(15,10,0)", "10"), Row("round(2.5)", "3"), Row("round(-2.5)", "-3"),
      Row("sqrt(16)", "4"), Row("sqrt(-4)", "0"), Row("log(e)", "1"), Row("log(0)", "0"), Row("exp(0)", "1"),
      Row("pow(2,10)", "1024"), Row("MAX(1,2)", "2"), Row("abs", "0"), Row("abs()", "0"), Row("abs(1,2)", "0"),
      Row("bogus(3)", "0"), Row("bogus(3)+1", "1"), Row("now()", "1769954730"), Row("max(list)", "9"),
      Row("min(list)", "1"),
      Row("count(list)", "3"), Row("length(word)", "3"), Row("sqrt(2)*sqrt(2)", "2"),
      // Comparisons, logic and choice.
      Row("x==2", "1"), Row("x!=2", "0"), Row("x<y", "1"), Row("x>=y", "0"), Row("word==\"abc\"", "1"),
      Row("word<\"abd\"", "1"), Row("x and y", "1"), Row("x && nope", "0"), Row("nope or x", "1"), Row("not nope", "1"),
      Row("not x == 2", "0"), Row("x>1?10:20", "10"), Row("x>5?10:x>1?20:30", "20"), Row("1<2==1", "1"),
      Row("1+1==2 and 2*2==4", "1"), Row("nope == \"\"", "1"), Row("nope == 0", "1"), Row("word == 0", "0"),
      Row("contains(word, \"b\")", "1"), Row("replace(word, \"b\", \"--\")", "a--c"), Row("upper(word)", "ABC"),
      // Members.
      Row("rec.a*2", "12"), Row("rec.inner.b == \"deep\"", "1"), Row("dot.ted+1", "12"), Row("rec.nope+1", "1"),
    ] as [Row])
  func inTexts(row: Row) {
    #expect(render("{{=\(row.input)}}", Self.variables) == row.output)
  }

  @Test(arguments: [
    "", " ", "1+", "*2", "(1", "max(1", "max(1,)", "max(,1)", "()", "x ? 1", "x ? : 2", "1 < ", "and x -",
  ])
  func brokenOnesTakeTheFallback(source: String) {
    #expect(render("{{=\(source)|fb}}") == (source.hasPrefix("and") ? "0" : "fb"))
  }

  @Test(
    arguments: [
      Row("'it' == \"it\"", "1"), Row("!x", "0"), Row("!nope && true", "1"), Row("nope || x > 1", "1"),
      Row("list[0]", "4"), Row("list[count(list) - 1]", "1"), Row("list[7]", ""), Row("list[-1]", ""),
      Row("word[0]", ""),
      Row("rec.items[0].n", "3"), Row("rec.items[0].n + 1", "4"), Row("word", "abc"), Row("'say \"hi\"'", "say \"hi\""),
      Row("true and not false", "1"), Row("yes", "1"), Row("x > 1 ? word : 'no'", "abc"), Row("contains(list, 9)", "1"),
      Row("contains(list, 8)", "0"), Row("trim('  a ')", "a"), Row("lower('ÄB')", "äb"), Row("list", "4, 9, 1"),
    ] as [Row])
  func inFields(row: Row) {
    #expect(strict(row.input, Self.variables) == row.output)
  }

  @Test(arguments: ["1 2", "x = 2", "1 $ 2", "x)", "'open", "bogus(1)", "abs()", "list[0", "1e3", "a.", "#", ""])
  func fieldsMustMakeSense(source: String) {
    let (expression, issues) = Expression.parse(source, strict: true)
    #expect(expression == nil)
    #expect(issues.contains { $0.severity == .error })
  }

  @Test func theFunctionsOfTheReferenceAreTrue() {
    let results = [
      "localized": "9,876 steps", "min": "1", "max": "3", "clamp": "10", "abs": "2", "floor": "2", "ceil": "3",
      "round": "3", "sqrt": "4",
      "log": "0", "exp": "1", "pow": "1024", "if": "10", "var": "", "now": "1769954730", "count": "0", "contains": "1",
      "upper": "ADA", "lower": "ada", "trim": "ada", "length": "3", "replace": "a+b", "split": "3", "join": "a and b",
      "substring": "shine", "startsWith": "1", "endsWith": "1", "pad": "007", "format": "1,234.5", "range": "2 3 4 5",
      "first": "4", "last": "9", "slice": "2 3", "reverse": "3 2 1", "unique": "1 2", "sort": "1 2 3", "where": "2 3",
      "map": "2 4 6", "sum": "6", "average": "3", "today": "2026-02-01", "date": "2026-02-10", "day": "2026-02-10",
      "startOf": "2026-02-01", "daysIn": "28", "weekday": "3", "isToday": "1", "year": "2026", "month": "2",
      "dayOfMonth": "10", "hour": "18", "minute": "30", "days": "2026-02-12", "weeks": "2026-02-24",
      "hours": "2026-02-10T02:00:00Z", "minutes": "2026-02-10T00:02:00Z", "months": "2026-04-10",
      "years": "2028-02-10",
    ]
    #expect(Set(ExpressionFunction.all.map(\.name)) == Set(results.keys))
    for function in ExpressionFunction.all {
      #expect(function.example.contains(function.name + "("))
      #expect(strict(function.example) == results[function.name], "\(function.example)")
    }
  }

  @Test func identifiersComeInOrderAndOnce() {
    let expression = Expression.parse("a + b.c * max(a, var('d e')) + f[g] + var(h)", strict: true).expression
    #expect(expression?.identifiers == ["a", "b.c", "d e", "f", "g", "h"])
  }

  @Test func onlyTheTakenBranchIsText() {
    #expect(Expression.parse("x", strict: true).expression?.evaluate(in: context()) == .missing)
    #expect(Expression.parse("x", strict: false).expression?.evaluate(in: context()) == .number(0))
    #expect(Expression.parse("1 == 1", strict: true).expression?.evaluate(in: context()) == .bool(true))
  }
}
