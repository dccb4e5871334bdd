// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveExpressions

@testable import WeaveResolve

/// What the rules make of conditions, lists and whole designs.
@Suite struct DesignRuleTests {
  private static let temperature = #"{"type": "text", "text": "{{__weather_temp}}"}"#

  @Test(arguments: [
    (#"{"type": "when", "condition": "=__weather_temp != ''", "then": [TEXT]}"#, 0),
    (#"{"type": "when", "condition": "=__weather_temp == ''", "then": [], "else": [TEXT]}"#, 0),
    (#"{"type": "when", "condition": "=__weather_temp == ''", "then": [TEXT], "else": [TEXT]}"#, 1),
    // At other sizes `else` is drawn whatever the weather.
    (#"{"type": "when", "size": "small", "condition": "=__weather_temp == ''", "then": [], "else": [TEXT]}"#, 1),
    (#"{"type": "when", "condition": "=isDark", "then": [TEXT]}"#, 1),
    (#"{"type": "when", "condition": "=isDark and __weather_symbol", "then": [TEXT]}"#, 0),
    (#"{"type": "when", "condition": "=isDark or __weather_symbol", "then": [TEXT]}"#, 1),
    (#"{"type": "when", "condition": "=count(weather.hourly) > 3", "then": [TEXT]}"#, 0),
    (#"{"type": "when", "condition": "=!__weather_is_stale", "then": [TEXT]}"#, 1),
    (#"{"type": "vstack", "when": "=__weather_temp", "children": [{"type": "hstack", "children": [TEXT]}]}"#, 0),
    (#"{"type": "forEach", "items": "=weather.hourly", "children": [TEXT]}"#, 0),
    (#"{"type": "forEach", "items": "=calendar.events", "children": [TEXT]}"#, 1),
  ])
  func guards(tree: String, count: Int) throws {
    let codes = CheckedDesign.codes(try CheckedDesign.tree(tree.replacing("TEXT", with: Self.temperature)))
    #expect(codes == Array(repeating: "W0901", count: count), "\(tree)")
  }

  @Test(arguments: [
    ("=weather.daily", "{{item.hihg}}", "W0910"), ("=weather.daily", "{{item.high}}", ""),
    ("=weather.daily", "{{item.high_c}}°F", "W0909"), ("=weather.daily", "{{item.symbol||number}}", "W0903"),
    ("=weather.hourly", "{{=item.temp_c > item.feels_f ? 1 : 2}}", "W0907"),
    ("=weather.hourly", "{{=item.time > 12 ? 1 : 2}}", "W0906"), ("=weather.hourly", "{{index}} {{=index + 1}}", ""),
    ("=my_list", "{{item.hihg}}", ""), ("=[1, 2]", "{{item}}", ""), ("=3", "{{item}}°F", ""),
  ])
  func entriesOfLists(items: String, text: String, code: String) throws {
    let tree = #"{"type": "forEach", "items": "\#(items)", "children": [{"type": "text", "text": "\#(text)"}]}"#
    let codes = CheckedDesign.codes(try CheckedDesign.tree(tree))
    #expect(codes.joined(separator: " ") == code, "\(text)")
  }

  /// The paint of a bar reads the entry that it is for. A line has one paint, and knows of no entry.
  @Test(arguments: [
    ("bars", "=item.temp_c > 20 ? 'red' : 'blue'", ""), ("bars", "=item.tmep_c > 20 ? 'red' : 'blue'", "W0910"),
    ("points", "=item.time > 12 ? 'red' : 'blue'", "W0906"), ("line", "=item.tmep_c > 20 ? 'red' : 'blue'", ""),
  ])
  func entriesOfCharts(mark: String, fill: String, code: String) throws {
    let row = #""values": "=weather.hourly", "member": "temp_c", "fill": "\#(fill)""#
    for values in [row, #""series": [{\#(row)}]"#] {
      let tree = #"{"type": "chart", "mark": "\#(mark)", \#(values)}"#
      let codes = CheckedDesign.codes(try CheckedDesign.tree(tree))
      #expect(codes.joined(separator: " ") == code, "\(tree)")
    }
  }

  @Test(arguments: [
    ("{{__weather_temp_c|--}}", "{{__weather_high_f|--}}", true),
    ("{{__weather_temp_c|--}}", "{{__weather_high_c|--}}", false),
    ("{{__weather_temp|--}}", "{{__weather_high_c|--}}", true),
    ("{{__weather_temp|--}}", "{{__weather_wind_mph|--}}", false),
    // The same in both is meant so.
    ("{{__weather_temp_c|--}} / {{__weather_temp_f|--}}", "{{__weather_high_c|--}}", false),
    ("{{__weather_wind_kmh|--}}", "{{__weather_gust_mph|--}}", true),
    // A fixed unit is right in a condition.
    ("{{__weather_temp|--}}", "{{=__weather_high_c > 25 ? \"Hot\" : \"Mild\"}}", false),
    ("{{__weather_temp_c|--}}", "{{=__weather_high_f != \"\" ? round(__weather_high_f) : \"--\"}}", true),
  ])
  func unitsOfTwoSystems(first: String, second: String, isMixed: Bool) throws {
    let text =
      #"{"name": "Sky", "primaryText": "\#(first)", "secondaryText": "\#(second.replacing("\"", with: "\\\""))"}"#
    let findings = FactCheck.findings(in: try CheckedDesign.compiled(text))
    #expect(findings.map(\.issue.code.name) == (isMixed ? ["W0908"] : []))
    #expect(findings.allSatisfy { $0.related.count == 1 })
  }

  @Test func placesNodesAndSizes() throws {
    let widget = try CheckedDesign.tree(
      #"{"type": "when", "size": "large", "then": [{"type": "text", "text": "{{__weather_temp}}"}]}"#)
    let finding = try #require(FactCheck.findings(in: widget).first)
    #expect(finding.node == "content.then[0]")
    #expect(finding.size == "large")
    #expect(finding.issue.range == 2..<16)
  }

  // MARK: Snapshots

  private func notes(_ text: String, _ snapshots: Snapshots, after seconds: Double = 0) throws -> [String] {
    let widget = try CheckedDesign.text(text)
    return FactCheck.snapshotNotes(for: widget, snapshots: snapshots, now: SampleFacts.now.addingTimeInterval(seconds))
      .map { "\($0.issue.code.name) \($0.issue.message)" }
  }

  @Test func missingSnapshotsAreNamed() throws {
    let text = "{{__weather_temp|--}} {{__steps_today|0}} {{__weather_high|--}} {{__time}} {{__steps_goal_today}}"
    #expect(
      try notes(text, Snapshots()) == [
        "W0911 there is no weather.json, which supplies `__weather_high`, `__weather_temp`",
        "W0911 there is no steps.json, which supplies `__steps_today`",
      ])
    #expect(try notes(text, SampleFacts.full) == [])
    #expect(try notes("{{__time}} {{__steps_goal_today}} {{mine}}", Snapshots()) == [])
  }

  @Test func staleSnapshotsAreNamed() throws {
    // The weather is of 25 minutes before, and holds for a day.
    #expect(try notes("{{__weather_temp|--}}", SampleFacts.full, after: 86_400 - 26 * 60) == [])
    #expect(
      try notes("{{__weather_temp|--}}", SampleFacts.full, after: 2 * 86_400) == [
        "W0912 weather.json, which supplies `__weather_temp`, is 48 hours old"
      ])
  }
}
