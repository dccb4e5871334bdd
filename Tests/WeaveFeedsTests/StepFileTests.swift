// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics

@testable import WeaveFeeds

/// Files of step counters as they come: each is recognised by its form, and its days are added up by hand.
@Suite struct StepFileTests {
  private static let request = Answer.request("2026-03-28T13:00:00Z", zone: "Europe/Berlin")

  /// The recognised source and what it reads: `2026-03-26 19800`.
  private static func read(
    _ text: String, _ name: String, _ request: FeedRequest = request
  ) -> (source: String?, days: [String], diagnostics: [Diagnostic]) {
    let bytes = Array(text.utf8)
    guard let source = FeedTable.source(of: FileStart(bytes, name: name)) else { return (nil, [], []) }
    let checked = source.read(SourceText(name: name, bytes: bytes), request)
    let steps = checked.output?.first?.steps
    let days = (steps?.history ?? []) + [steps?.today].compactMap { $0 }
    return (source.name, days.map { "\($0.day) \($0.steps)" }, checked.diagnostics)
  }

  static let files: [(name: String, text: String, source: String, days: [String])] = [
    // Google Takeout of today: a row a minute, times in UTC. 22:59 is before midnight in Berlin, 23:00 is after it.
    (
      "Takeout/Fitbit/Physical Activity_GoogleData/steps_2026-03-01.csv",
      "timestamp,steps,data source\n2026-03-25T22:59:00Z,70.0,Charge 6\n2026-03-25T23:00:00Z,60.0,Charge 6\n"
        + "2026-03-26T08:00:00Z,8.0,Charge 6\n2026-03-26T08:01:00Z,59.0,Charge 6\n",
      "steps-csv", ["2026-03-25 70", "2026-03-26 127"]
    ),
    // The phone saw one minute that the watch did not, and one that it did.
    (
      "steps_2026-03-26.csv",
      "timestamp,steps,data source\n2026-03-26T08:00:00Z,50,MobileTrack\n2026-03-26T08:01:00Z,40,MobileTrack\n"
        + "2026-03-26T08:00:00Z,60,Pixel Watch\n2026-03-26T08:02:00Z,80,Pixel Watch\n",
      "steps-csv", ["2026-03-26 180"]
    ),
    (
      "DI_CONNECT/DI-Connect-Aggregator/UDSFile_2026-03-20_2026-03-28.json",
      #"[{"userProfilePK": 7, "calendarDate": "2026-03-26", "totalSteps": 9120, "dailyStepGoal": 8000}, "#
        + #"{"userProfilePK": 7, "calendarDate": "2026-03-27", "totalSteps": null}, "#
        + #"{"userProfilePK": 7, "calendarDate": {"date": "Mar 28, 2026 12:00:00 AM"}, "totalSteps": 4011}]"#,
      "garmin", ["2026-03-26 9120", "2026-03-28 4011"]
    ),
    // Rows of single devices are parts of the row of all.
    (
      "com.samsung.shealth.step_daily_trend.20260328.csv",
      "com.samsung.shealth.step_daily_trend,7006003,6\nsource_type,count,distance,calorie,day_time,datauuid\n"
        + "-2,8000,6000.5,300.1,1774483200000,u1,\n0,5000,4000.1,200.2,1774483200000,u2,\n"
        + "0,2803,2212.3,87.7,2026-03-27 00:00:00.000,u3,\n,,,,2026-03-28 00:00:00.000,,\n",
      "samsung-health", ["2026-03-26 8000", "2026-03-27 2803"]
    ),
    (
      "com.samsung.shealth.activity.day_summary.20260328.csv",
      "com.samsung.shealth.activity.day_summary,7006003,6\n"
        + "com.samsung.shealth.activity.day_summary.step_count,com.samsung.shealth.activity.day_summary.day_time\n"
        + "2803,1774483200000\n",
      "samsung-health", ["2026-03-26 2803"]
    ),
    (
      "Takeout/Google Fit/Tägliche Aktivitätsmesswerte/Tägliche Aktivitätsmesswerte.csv",
      "Datum,Anzahl der Aktivitätsminuten,Kalorien (kcal),Entfernung (m),Schrittzahl,Gehen – Dauer (ms)\n"
        + "2026-03-26,62,2100.5,5120.3,7012,3600000\n2026-03-27,,1600,,,\n", "steps-csv", ["2026-03-26 7012"]
    ),
    (
      "2026-03-27.csv",
      "Heure de début,Heure de fin,Distance (m),Nombre de pas\n08:00:00.000+01:00,08:15:00.000+01:00,802.5,1043\n"
        + "08:15:00.000+01:00,08:30:00.000+01:00,240.7,318\n", "steps-csv", ["2026-03-27 1361"]
    ),
    (
      "Métricas de actividad diaria.csv", "Fecha,Recuento de pasos\n2026-03-26,7012\n", "steps-csv", ["2026-03-26 7012"]
    ),
    ("日別.csv", "日付,距離 (m),歩数\n2026-03-26,5120,7012\n", "steps-csv", ["2026-03-26 7012"]),
    // A day at the phone's midnight, and two devices that counted the same day.
    (
      "HealthAutoExport-2026-03-26.json",
      #"{"data": {"metrics": [{"name": "heart_rate", "units": "count/min", "data": [{"date": "2026-03-26 00:00:00 -0400", "#
        + #""Avg": 70}]}, {"name": "step_count", "units": "count", "data": [{"date": "2026-03-26 00:00:00 -0400", "qty": "#
        + #"12253.0}, {"date": "2026-03-27 00:00:00 -0400", "qty": 500, "source": "iPhone"}, {"date": "#
        + #""2026-03-27 00:00:00 -0400", "qty": 1000.4, "source": "Apple Watch"}]}]}}"#,
      "health-auto-export", ["2026-03-26 12253", "2026-03-27 1000"]
    ),
    (
      "hours.json",
      #"{"data": {"metrics": [{"name": "step_count", "units": "count", "data": [{"date": "2026-03-26 09:00:00 +0100", "#
        + #""qty": 1200}, {"date": "2026-03-26 15:00:00 +0100", "qty": 2600}]}]}}"#,
      "health-auto-export", ["2026-03-26 3800"]
    ),
    (
      "HealthAutoExport.csv",
      "Date/Time,Active Energy (kcal),Apple Exercise Time (min),Step Count (count),Walking Step Length (cm)\n"
        + "2026-03-26 00:00:00,812.5,31,13010.25,71.3\n2026-03-27 00:00:00,700,12,8123.456,70\n",
      "steps-csv", ["2026-03-26 13010", "2026-03-27 8123"]
    ),
    (
      "aggregates_steps.csv", "date,value\n2026-03-26,7012\n2026-03-27,\"804\"\n", "withings",
      [
        "2026-03-26 7012", "2026-03-27 804",
      ]
    ),
    (
      "raw_tracker_steps.csv",
      "start,duration,value\n2026-03-26T08:00:00+01:00,\"[60,60]\",\"[12,30]\"\n2026-03-26T23:59:00+01:00,[60],[100]\n"
        + "2026-03-27T00:00:00+01:00,[60],[200]\n", "withings", ["2026-03-26 142", "2026-03-27 200"]
    ),
  ]

  @Test(arguments: files.indices) func aFileIsRecognisedAndAddedUp(index: Int) {
    let file = Self.files[index]
    let found = Self.read(file.text, file.name)
    #expect(found.source == file.source, "\(file.name)")
    #expect(found.days == file.days, "\(file.name)")
  }

  static let foreign: [(name: String, text: String, program: String)] = [
    ("sedentary_minutes-2026-03-01.json", #"[{"dateTime": "03/26/26 00:00:00", "value": "712"}]"#, "Fitbit"),
    ("heart_rate-2026-03-26.json", #"[{"dateTime": "03/26/26 00:00:00", "value": {"bpm": 61}}]"#, "Fitbit"),
    ("2026-03-20_wellness.json", #"[{"calendarDate": "2026-03-26", "restingHeartRate": 51}]"#, "Garmin"),
    (
      "com.samsung.shealth.sleep.20260328.csv",
      "com.samsung.shealth.sleep,1,1\nstart_time,end_time\n2026-03-26,2026-03-27\n",
      "Samsung Health"
    ),
    ("aggregates_distance.csv", "date,value\n2026-03-26,7012\n", "Withings"),
    (
      "HealthAutoExport.json",
      #"{"data": {"metrics": [{"name": "weight", "units": "kg", "data": [{"date": "2026-03-26", "qty": 70}]}]}}"#,
      "Health Auto Export"
    ),
    ("walk.json", #"{"fitnessActivity": "walking", "startTime": "2026-03-26T08:00:00Z"}"#, "Google Fit"),
  ]

  @Test(arguments: foreign.indices) func aFileWithoutStepsIsRefusedByName(index: Int) {
    let file = Self.foreign[index]
    let start = FileStart(Array(file.text.utf8), name: file.name)
    #expect(FeedTable.source(of: start) == nil && ForeignHealthFile(start)?.program == file.program, "\(file.name)")
  }

  /// Rows for single activities are not days, in any language.
  @Test(arguments: [
    "Activity Type,Date,Title,Steps\nRunning,2026-03-26,Lunch,5200\n",
    "Aktivitätstyp,Datum,Titel,Schritte\nLaufen,2026-03-26,Mittag,5200\n",
    "Type,Start,End,Step Count (count)\nWalking,2026-03-26 08:00,2026-03-26 09:00,5200\n",
    "Date,Step Goal\n2026-03-26,8000\n",
  ]) func activitiesAreNotDays(_ text: String) {
    #expect(FeedTable.source(of: FileStart(Array(text.utf8), name: "a.csv"))?.name != "steps-csv")
  }

  /// A counter that only grows in the course of each day, read every hour.
  @Test func runningTotalsAreNotAdded() {
    let rows = (6...21).flatMap { hour in
      [26, 27].map { "2026-03-\($0) \(hour < 10 ? "0" : "")\(hour):00,\(hour * 500)" }
    }
    let found = Self.read("Time,Steps\n" + rows.joined(separator: "\n") + "\n", "counter.csv")
    #expect(found.days == ["2026-03-26 10500", "2026-03-27 10500"])
  }

  /// Lengths that reach beyond all calendars cost nothing.
  @Test func longSpansEnd() {
    let lengths = [String](repeating: "9999999", count: 2_000).joined(separator: ",")
    let counts = [String](repeating: "1", count: 2_000).joined(separator: ",")
    let text = "start,duration,value\n2026-03-26T08:00:00+01:00,\"[\(lengths)]\",\"[\(counts)]\"\n"
    #expect(Self.read(text, "raw_tracker_steps.csv").days.count <= 2)
  }

  @Test func countsWithoutSenseAreReported() throws {
    let few = Self.read("timestamp,steps\n2026-03-26T08:00:00Z,12\n2026-03-26T08:01:00Z,31\n", "steps_2026-03-01.csv")
    #expect(few.days == ["2026-03-26 43"])
    #expect(few.diagnostics.map(\.code) == [.feedCount])
    #expect(few.diagnostics.first?.message.text == "2026-03-26 has 43 steps, fewer than 100")
    #expect(few.diagnostics.first?.notes.first?.message.text.contains("the counts of a day's parts are added") == true)
    let many = Self.read("Date,Steps\n2026-03-25,250000\n2026-03-26,300000\n2026-03-27,40\n", "steps.csv")
    #expect(
      many.diagnostics.map(\.message.text) == [
        "2 days have more than 200000 steps, the first is 2026-03-25 with 250000"
      ])
  }
}
