// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

@testable import WeaveFeeds

/// Exports of Apple Health.
@Suite struct HealthExportTests {
  private static func record(
    _ value: String, _ start: String, _ end: String, source: String = "Ana’s iPhone",
    type: String = "HKQuantityTypeIdentifierStepCount", unit: String = "count", rest: String = "/>"
  ) -> String {
    """
     <Record type="\(type)" sourceName="\(source)" sourceVersion="17.4" device="&lt;&lt;HKDevice: 0x1&gt;, name:iPhone&gt;" \
    unit="\(unit)" creationDate="\(end)" startDate="\(start)" endDate="\(end)" value="\(value)"\(rest)\n
    """
  }

  private static let watch = "Ana’s Apple\u{A0}Watch"

  private static func export(_ records: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 12 -->
    <!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
    <!ATTLIST Record
      type CDATA #REQUIRED
    >
    ]>
    <HealthData locale="de_DE">
     <ExportDate value="2026-03-30 10:00:00 +0200"/>
     <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
    \(records.joined())</HealthData>
    """
  }

  private static let request = Answer.request("2026-03-31T08:00:00Z", zone: "Europe/Berlin")

  private static func days(_ text: String, _ request: FeedRequest = request) throws -> [String: Int] {
    let steps = try #require(try Answer.snapshot(text, .healthExport, request).steps)
    return Dictionary(
      uniqueKeysWithValues: (steps.history + [steps.today].compactMap { $0 }).map { ("\($0.day)", $0.steps) })
  }

  /// Phone and watch saw the same walk: 10:00 to 10:30 and 10:15 to 10:45.
  private static let walk =
    record("1000", "2026-03-28 10:00:00 +0100", "2026-03-28 10:30:00 +0100")
    + record("900", "2026-03-28 10:15:00 +0100", "2026-03-28 10:45:00 +0100", source: watch)

  @Test func aWalkIsNotCountedTwice() throws {
    // The watch whole, and the half of the phone's span that it did not see.
    #expect(try Self.days(Self.export(Self.walk)) == ["2026-03-28": 1_400])
    var request = Self.request
    // A straight quote and a plain space are what people type.
    request.preferredSources = ["ana's iphone"]
    #expect(try Self.days(Self.export(Self.walk), request) == ["2026-03-28": 1_450])
  }

  /// A million spans of the phone, each over all spans of the watch. Comparing each with each would take hours.
  @Test(.timeLimit(.minutes(10))) func overlappingSpansAreSweptInOrder() {
    var days = HealthDays(zone: .gmt)
    // The watch counts every other second of twelve hours.
    for second in 0..<21_600 {
      days.add(1, from: Double(2 * second), to: Double(2 * second + 1), source: 0, isManual: false)
    }
    for _ in 0..<1_000_000 { days.add(1, from: 0, to: 43_200, source: 1, isManual: false) }
    // Half of each of the phone's spans is not covered.
    #expect(days.totals(ranks: [0, 1]) == [0: 21_600 + 500_000])
    // Of the phone's spans none is covered, and they cover all of the watch's.
    #expect(days.totals(ranks: [1, 0]) == [0: 1_000_000])
  }

  @Test func whatWasEnteredByHandIsAdded() throws {
    let byHand = Self.record(
      "500", "2026-03-28 10:00:00 +0100", "2026-03-28 10:30:00 +0100", source: "Health",
      rest: ">\n  <MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/>\n </Record>")
    #expect(try Self.days(Self.export(Self.walk, byHand)) == ["2026-03-28": 1_900])
  }

  /// Dates carry the offset of the day of the export: their first ten characters name wrong days.
  @Test func daysAreThoseOfTheReader() throws {
    let text = Self.export(
      Self.record("100", "2026-01-10 00:30:00 +0200", "2026-01-10 00:40:00 +0200"),
      Self.record("60", "2026-01-20 23:50:00 +0100", "2026-01-21 00:20:00 +0100"))
    #expect(try Self.days(text) == ["2026-01-09": 100, "2026-01-20": 20, "2026-01-21": 40])
  }

  @Test func theDayOfTheExportIsToday() throws {
    let text = Self.export(
      Self.record("300", "2026-03-30 08:00:00 +0200", "2026-03-30 08:10:00 +0200"),
      Self.record("200", "2026-03-29 08:00:00 +0200", "2026-03-29 08:10:00 +0200"))
    let snapshots = try Answer.snapshot(text, .healthExport, Self.request)
    #expect(snapshots.steps?.fetchedAt == Answer.date("2026-03-30T08:00:00Z"))
    #expect(snapshots.steps?.today == StepsDay(day: Answer.day("2026-03-30"), steps: 300))
    #expect(snapshots.steps?.history == [StepsDay(day: Answer.day("2026-03-29"), steps: 200)])
  }

  @Test func theLastDaysActivityIsKept() throws {
    let distance = "HKQuantityTypeIdentifierDistanceWalkingRunning"
    let text = Self.export(
      Self.record("300", "2026-03-30 08:00:00 +0200", "2026-03-30 08:10:00 +0200"),
      Self.record("1.5", "2026-03-30 08:00:00 +0200", "2026-03-30 08:10:00 +0200", type: distance, unit: "km"),
      Self.record("1", "2026-03-30 09:00:00 +0200", "2026-03-30 09:10:00 +0200", type: distance, unit: "mi"),
      Self.record("9", "2024-01-01 09:00:00 +0200", "2024-01-01 09:10:00 +0200", type: distance, unit: "km"),
      Self.record(
        "41.84", "2026-03-30 09:00:00 +0200", "2026-03-30 09:10:00 +0200",
        type: "HKQuantityTypeIdentifierActiveEnergyBurned", unit: "kJ"))
    let activity = try #require(try Answer.snapshot(text, .healthExport, Self.request).activity)
    #expect(activity.day == Answer.day("2026-03-30") && activity.steps == 300)
    #expect(abs((activity.distance ?? 0) - 3_109.344) < 0.01)
    #expect(abs((activity.activeEnergy ?? 0) - 10) < 1e-5)
    #expect(activity.flightsClimbed == nil && activity.access == .partial)
  }

  /// Wherever a piece ends, the same is read.
  @Test func piecesMayEndAnywhere() throws {
    let text = Self.export(
      Self.walk, "<!-- <Record type=\"HKQuantityTypeIdentifierStepCount\"/> -->",
      "<Record type=\"HKQuantityTypeIdentifierHeartRate\" value=\"61\"/>")
    let bytes = Array(text.utf8)
    let whole = FeedSource.healthExport.read(SourceText(name: "export.xml", bytes: bytes), Self.request)
    #expect(whole.diagnostics.isEmpty)
    for size in [1, 2, 7, 64, 1_000] {
      var export = HealthExport(Self.request)
      for start in stride(from: 0, to: bytes.count, by: size) {
        export.read(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      let read = export.finish()
      #expect(read.output == whole.output && read.diagnostics.isEmpty, "pieces of \(size)")
      #expect(export.recordCount == 2)
    }
  }

  @Test func whatIsWrongIsCounted() throws {
    let text = Self.export(
      Self.record("many", "2026-03-28 10:00:00 +0100", "2026-03-28 10:30:00 +0100"),
      Self.record("1", "2026-03-28 10:00:00", "2026-03-28 10:30:00 +0100"),
      Self.record("1", "2026-03-28 10:00:00 +0100", "2026-03-28 10:30:00 +0100", unit: "furlong"), Self.walk)
    let checked = Answer.read(text, .healthExport, Self.request)
    #expect(checked.diagnostics.map(\.code) == [.feedRecord, .feedRecord, .feedUnknownUnit])
    #expect(checked.output?.first?.steps?.history.map(\.steps) == [1_400])
    let cut = Answer.read(String(text.prefix(text.count - 20)), .healthExport, Self.request)
    #expect(cut.diagnostics.last?.code == .feedLine && cut.output != nil)
    #expect(Answer.read("<HealthData></HealthData>", .healthExport).output == nil)
  }
}

@Suite struct StepTableTests {
  private static let request = Answer.request("2026-03-28T13:00:00Z", zone: "Europe/Berlin")

  private static func days(_ text: String, name: String = "steps.csv", _ source: FeedSource = .stepsTable) -> [String] {
    let checked = source.read(SourceText(name: name, text: text), request)
    guard let steps = checked.output?.first?.steps else { return [] }
    return (steps.history + [steps.today].compactMap { $0 }).map { "\($0.day) \($0.steps)" }
  }

  static let tables: [(String, [String])] = [
    (
      "Activities\nDate,Calories Burned,Steps,Distance\n\"2026-03-26\",\"2,100\",\"10,218\",\"7.1\"\n\"2026-03-27\",\"1,900\",\"804\",\"0.6\"\n\nSleep\nStart Time,Minutes\n",
      ["2026-03-26 10218", "2026-03-27 804"]
    ),
    (
      "Date,Distance (m),Step count\n2026-03-26,5120.3,7012\n2026-03-27,,\n2026-03-28,10,4688\n",
      ["2026-03-26 7012", "2026-03-28 4688"]
    ),
    ("\u{FEFF},Actual,Goal\r\n3/5/2026,8532,7500\r\n3/26/2026,9100,7500\r\n", ["2026-03-05 8532", "2026-03-26 9100"]),
    ("Datum;Schritte\n26.03.2026;8.532\n", ["2026-03-26 8532"]),
    ("day\tsteps\n2026-03-26\t12\n2026-03-26\t15\n", ["2026-03-26 15"]),
    // A thousands separator without quotes moves the cells; a separator at the end does not.
    ("Date,Steps\n2026-03-26,10,218\n2026-03-27,804,\n", ["2026-03-27 804"]),
    // A wrong quote costs its row.
    ("Date,Steps\n\"2026-03-25\"x,5\n2026-03-26,\"7\n2026-03-27,804\n", ["2026-03-27 804"]),
  ]

  @Test(arguments: tables) func tablesAreRead(_ text: String, _ expected: [String]) {
    #expect(Self.days(text) == expected)
  }

  @Test func quartersAreSummedByTheNameOfTheFile() {
    let text = """
      Start time,End time,Distance (m),Step count
      08:00:00.000+01:00,08:15:00.000+01:00,802.5,1043
      08:15:00.000+01:00,08:30:00.000+01:00,240.7,318
      08:30:00.000+01:00,08:45:00.000+01:00,,
      """
    #expect(Self.days(text, name: "takeout/2026-03-27.csv") == ["2026-03-27 1361"])
    #expect(Self.days(text, name: "quarters.csv") == [])
  }

  @Test func aDayThatMayBeAMonthIsTold() {
    let text = "Date,Steps\n03/04/2026,100\n"
    #expect(Answer.findings(text, .stepsTable, Self.request) == ["W1107 03/04/2026", "W1103 "])
    #expect(Answer.findings("Activity Type,Date,Steps\nRunning,2026-03-26,5\n", .stepsTable) == ["W1102 "])
  }

  @Test func fitbitsMinutesAreInUTC() {
    let text = """
      [{"dateTime": "03/26/26 22:30:00", "value": "34"}, {"dateTime": "03/26/26 23:30:00", "value": "12"},
      {"dateTime": "03/27/26 07:00:00", "value": "7"}, {"dateTime": "soon", "value": "1"}]
      """
    #expect(Self.days(text, .fitbit) == ["2026-03-26 34", "2026-03-27 19"])
    // Both days have fewer steps than a day has.
    #expect(Answer.findings(text, .fitbit, Self.request) == ["W1107 {", "W1114"])
  }
}
