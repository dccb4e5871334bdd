// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveExpressions

/// Input that would crash, hang or fill memory in a careless reader.
@Suite struct HostileTextTests {
  static let numbers = [
    "inf", "-inf", "nan", "1e308", "-1e308", "1e20", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809",
    "5e-324", "0x1p1023", "1e-400", "1e999", "-0", "99999999999999999999999999",
  ]

  @Test(arguments: numbers)
  func everyFilterTakesEveryNumber(number: String) {
    for filter in TextFilter.all {
      for arguments in [
        "", ":", ":1", ":9223372036854775807", ":-9223372036854775808", ":1e999:nan", ":x:y", ":99999999999999999999",
      ] {
        let text = filtered(number, filter.name + arguments)
        #expect(text.count < 1_000, "\(filter.name)\(arguments)")
      }
    }
  }

  @Test(arguments: numbers)
  func everyFunctionTakesEveryNumber(number: String) {
    for function in ExpressionFunction.all {
      for count in 0...3 {
        let arguments = Array(repeating: "v", count: count).joined(separator: ",")
        #expect(render("{{=\(function.name)(\(arguments))}}", ["v": .string(number)]).count < 1_000)
      }
    }
    #expect(render("{{=v+v*v^v%v/v}}", ["v": .string(number)]).count < 1_000)
    #expect(strict("l[v]", ["l": .list(["a"]), "v": .string(number)])?.count ?? 9 <= 1)
  }

  @Test func numbersPrintSensibly() {
    #expect(render("{{=10^20}}") == "100000000000000000000")
    #expect(render("{{=10^400}}") == "0")
    #expect(render("{{v||plural:one:many}}", ["v": "inf"]) == "many")
    #expect(filtered("1e20", "round") == "100000000000000000000")
    #expect(filtered("1e20", "number") == "100,000,000,000,000,000,000")
    #expect(filtered("nan", "bar:4") == "░░░░")
  }

  @Test func datesFarAwayDoNotTrap() {
    for moment in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 8.64e12, -8.64e12, 9e12] {
      let far = context(["d": "2026-02-10", "n": .number(moment)], now: Date(timeIntervalSince1970: moment))
      for filter in ["relative", "daysuntil", "sinceminutes", "date", "date:GyYuQMLwWdDFgEecabBhHKkmsSAzZOvVXx"] {
        #expect(!TextTemplate("{{d||\(filter)}}{{n||\(filter)}}").render(in: far).isEmpty)
      }
      #expect(!TextTemplate("{{d|today|date}}").render(in: far).isEmpty)
      #expect(TimeVariables.values(now: far.now, timeZone: .gmt, locale: far.locale).count == 5)
    }
  }

  @Test(
    arguments: [
      String(repeating: "(", count: 15_000), String(repeating: "-", count: 15_000) + "1",
      String(repeating: "1^", count: 7_000) + "1", String(repeating: "x?", count: 7_000),
      String(repeating: "x?1:", count: 4_000) + "1", String(repeating: "abs(", count: 4_000),
      String(repeating: "not ", count: 4_000) + "1",
    ] as [String])
  func deepExpressionsAreRefused(source: String) {
    let (expression, issues) = Expression.parse(source, strict: false)
    #expect(expression == nil)
    #expect(issues.contains { $0.code == .expressionTooDeep })
    #expect(render("{{=\(source)|fb}}") == "fb")
  }

  @Test func longExpressionsAreFlat() {
    #expect(render("{{=1" + String(repeating: "+1", count: 9_000) + "}}") == "9001")
    #expect(render("{{=max(1" + String(repeating: ",2", count: 9_000) + ")}}") == "2")
    #expect(strict("a" + String(repeating: ".a", count: 9_000)) == "")
    #expect(strict("1" + String(repeating: " and 1", count: 3_000)) == "1")
    #expect(Expression.parse(String(repeating: "1", count: 1_000_000), strict: true).expression == nil)
  }

  @Test func textsStayWithinTheirLimit() {
    let bomb: [String: Value] = [
      "d": .string(String(repeating: "{{d}}", count: 1_000)), "l": .string(String(repeating: "x", count: 3_000_000)),
    ]
    #expect(render("{{d}}", bomb).unicodeScalars.count <= Limits.textScalars)
    #expect(render("{{l}}{{l}}", bomb).unicodeScalars.count == Limits.textScalars)
    #expect(render(String(repeating: "é", count: 1_000_000)).unicodeScalars.count == Limits.textScalars)
    #expect(render("{{v||suffix:\(String(repeating: "y", count: 19_000))|suffix:z}}", bomb).count <= Limits.textScalars)
    #expect(render("{{=replace(l, \"x\", l)}}", bomb).unicodeScalars.count == Limits.textScalars)
  }

  @Test(
    arguments: [
      String(repeating: "{{a|", count: 5_000), String(repeating: "{{a|", count: 5_000) + "}}",
      String(repeating: "{{a|{{b}}", count: 2_000), String(repeating: "{{}}", count: 200_000),
      String(repeating: "}}", count: 10_000), "{{" + String(repeating: "|", count: 19_000) + "}}",
      "{{a||" + String(repeating: "pad|", count: 4_000) + "}}",
      "{{a||date:" + String(repeating: "y", count: 19_000) + "}}",
      "{{a||date:'" + String(repeating: "''", count: 9_000) + "}}", "{{" + String(repeating: ".", count: 19_000) + "}}",
      "\u{0}{{\u{0}|\u{FFFF}}}", "{{\u{202E}|\u{1F468}\u{200D}\u{1F469}}}", "{{=\u{301}}}", "{{a||\u{301}:}}",
    ] as [String])
  func oddTextsAreReadToTheEnd(source: String) {
    let template = TextTemplate(source)
    _ = template.render(in: context(["a": "2026-02-10"]))
    _ = template.variableNames
    _ = template.isTimeDependent
    for issue in template.issues(isKnownVariable: { _ in false }, variableNames: { [] }) {
      #expect(issue.range.lowerBound >= 0 && issue.range.upperBound <= source.utf8.count)
    }
  }

  @Test func everyPieceOfATextIsReadWithoutATrap() {
    // Seeded, so that a failure comes again.
    var state: UInt64 = 42
    let pieces = [
      "{{", "}}", "|", "||", ":", "=", "a", "name", "upper", "pad:3", "date:yyyy", "relative", "1", ".5", "(", ")", ",",
      "max(",
      "?", "<", "==", "\"", "'", " ", "é", "[", "]", "not", "and", "-", "^", "var(", "💧",
    ]
    for _ in 0..<3_000 {
      var source = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count]
      }
      let template = TextTemplate(source)
      let once = template.render(in: context(["a": "{{name}}", "name": "ada"]))
      #expect(once == TextTemplate(source).render(in: context(["a": "{{name}}", "name": "ada"])))
      for issue in template.issues(isKnownVariable: { _ in false }, variableNames: { ["name"] }) {
        #expect(issue.range.upperBound <= source.utf8.count, "\(source)")
      }
      for strict in [true, false] {
        for issue in Expression.parse(source, strict: strict).issues {
          #expect(issue.range.upperBound <= source.utf8.count, "\(source)")
        }
      }
    }
  }
}
