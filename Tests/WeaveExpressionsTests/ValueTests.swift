// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

@Suite struct ValueTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.1, "0.1"), (1.0 / 3, "0.333333"), (-2.0 / 3, "-0.666667"),
      (1e-7, "0"), (-1e-7, "0"), (1e-6, "0.000001"), (2.9999999999, "3"), (12345.678901234, "12345.678901"),
      (9.9999999, "10"), (0.9999996, "1"), (123456789.5, "123456789.5"), (1e15, "1000000000000000"),
      (9_007_199_254_740_992, "9007199254740992"), (9.3e18, "9300000000000000000"), (1e20, "100000000000000000000"),
      (-1.5e20, "-150000000000000000000"), (1e21, "1e+21"), (1e300, "1e+300"), (.infinity, "0"), (-.infinity, "0"),
      (.nan, "0"), (.leastNonzeroMagnitude, "0"), (0.05, "0.05"), (100.05, "100.05"),
    ] as [(Double, String)])
  func plainNumbers(number: Double, text: String) {
    #expect(Value.number(number).text == text)
  }

  @Test func texts() {
    #expect(Value.missing.text == "")
    #expect(Value.bool(true).text == "1")
    #expect(Value.bool(false).text == "0")
    #expect(Value.list(["a", .number(1), .missing]).text == "a, 1, ")
    #expect(Value.record(["a": "b"]).text == "")
  }

  @Test(
    arguments: [
      ("5", 5), (" 5 ", 5), ("1,234.5", 1_234.5), (",", nil), ("1e3", 1_000), ("0x10", 16), ("-2", -2), ("", nil),
      ("abc", nil),
      ("5 km", nil), ("١٢", nil), ("+7", 7), (".5", 0.5),
    ] as [(String, Double?)])
  func numbers(text: String, number: Double?) {
    #expect(Value.string(text).number == number)
  }

  @Test func truth() {
    let truthy: [Value] = [
      .number(1), .number(-0.5), "x", "1", "true", .bool(true), .list([.missing]), .record(["a": .missing]),
    ]
    let falsy: [Value] = [
      .missing, .number(0), .number(.nan), "", "  ", "0", "0.0", "False", .bool(false), .list([]), .record([:]),
    ]
    for value in truthy { #expect(value.isTruthy, "\(value)") }
    for value in falsy { #expect(!value.isTruthy, "\(value)") }
  }

  @Test(
    arguments: [
      Row("Name", "name"), Row("  a  b\t\nc ", "a b c"), Row("last_done", "last_done"), Row("", ""), Row("   ", ""),
      Row("ÄÖ", "äö"), Row("a\u{A0}b", "a b"),
      Row(String(repeating: "x", count: 80), String(repeating: "x", count: 64)),
    ] as [Row])
  func canonicalKeys(row: Row) {
    #expect(VariableScope.canonicalKey(row.input) == row.output)
  }

  @Test func eachOfManyNamesIsFound() {
    let names = (0..<700).map { "name \($0 * 7)" }
    let scope = VariableScope([Dictionary(uniqueKeysWithValues: names.map { ($0, .string("of \($0)")) })])
    for name in names { #expect(scope.exactValue(for: name) == .string("of \(name)")) }
    for name in ["name 1", "name", "", "name 4900"] { #expect(scope.exactValue(for: name) == nil) }
    #expect(scope.value(for: "Name_693") == .string("of name 693"))
    #expect(scope.keys == names.sorted())
  }

  @Test func innerLayersHideOuterOnes() {
    let scope = VariableScope([["a": "outer", "B": "b"], ["a": "middle"]]).adding(["A": "inner", "my key": "k"])
    #expect(scope.value(for: "a") == "inner")
    #expect(scope.value(for: "b") == "b")
    #expect(scope.value(for: "my_key") == "k")
    #expect(scope.exactValue(for: "my_key") == nil)
    #expect(scope.value(for: "c") == nil)
    #expect(scope.keys == ["a", "b", "my key"])
  }

  @Test func theExactKeyGoesBeforeTheSpacedOneInAllLayers() {
    let scope = VariableScope([["my_key": "exact"], ["my key": "spaced"]])
    #expect(scope.value(for: "my_key") == "exact")
  }

  @Test func timeKeysAreTheOutermostLayer() {
    let time = TimeVariables(now: sunday, timeZone: .gmt, locale: .init(identifier: "en_US"))
    let scope = VariableScope(source: time).adding(["__time": "mine"])
    #expect(scope.value(for: "__time") == "mine")
    #expect(scope.value(for: "__today") == "2026-02-01")
    #expect(scope.keys == ["__now", "__now_unix", "__time", "__today", "__weekday"])
  }
}
