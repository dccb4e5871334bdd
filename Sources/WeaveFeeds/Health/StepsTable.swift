// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// Steps per day as a table: Fitbit’s export, Google Fit’s `Daily activity metrics.csv` and its daily files, Garmin’s
  /// steps, or any table with a column of days and one of steps.
  static let stepsTable = FeedSource(
    "steps-csv", "table of steps", [.steps, .activity],
    recognises: { StepsTable.recognises($0) }
  ) { source, request in StepsTable(source, request).read() }
}

struct StepsTable {
  private let source: SourceText
  private let request: FeedRequest
  private let table: TableText

  init(_ source: SourceText, _ request: FeedRequest) {
    self.source = source
    self.request = request
    table = TableText(source)
  }

  private struct Columns {
    var row: Int
    var day: Int
    var steps: Int
    var distance: Int?
    var floors: Int?
    /// Whether the rows are parts of one day, which the file is named after.
    var isOfOneDay: Bool
  }

  static func recognises(_ start: FileStart) -> Bool {
    // The last line may be cut off.
    let source = SourceText(name: start.name, bytes: start.bytes)
    return columns(TableText(source).rows) != nil
  }

  private static let dayNames: Set = ["date", "day", "datum", "calendar date", "start", "start time", "timestamp", ""]
  private static let stepNames: Set = [
    "steps", "step count", "stepcount", "total steps", "totalsteps", "actual", "schritte", "pas",
  ]

  private static func columns(_ rows: [[TableText.Field]]) -> Columns? {
    for (index, row) in rows.prefix(20).enumerated() {
      let names = row.map { $0.text.lowercased() }
      guard row.count >= 2, let steps = names.firstIndex(where: stepNames.contains),
        let day = names.firstIndex(where: dayNames.contains), day != steps,
        // Rows for single activities are not days.
        !names.contains("activity type")
      else { continue }
      return Columns(
        row: index, day: day, steps: steps, distance: names.firstIndex(of: "distance (m)"),
        floors: names.firstIndex { $0 == "floors" || $0 == "floors climbed" },
        isOfOneDay: names[day] == "start time" && names.contains("end time"))
    }
    return nil
  }

  func read() -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    for diagnostic in table.diagnostics { reading.add(diagnostic) }
    guard let columns = Self.columns(table.rows) else {
      reading.add(
        .wrongShape(
          of: "a step counter", expected: "it has no columns for days and steps", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    var days: [LocalDay: Int] = [:]
    var last: (day: LocalDay, distance: Double?, floors: Int?)?
    // Other tables may follow after a blank line.
    let body = table.rows(below: columns.row, untilBlank: true, &reading)
    let order = dayOrder(body.map { $0.count > columns.day ? $0[columns.day].text : "" })
    for row in body {
      guard let day = day(row, columns, order, &reading), let steps = count(row, columns.steps, &reading) else {
        continue
      }
      days[day] = columns.isOfOneDay ? min((days[day] ?? 0) + steps, 10_000_000) : max(days[day] ?? 0, steps)
      if last.map({ $0.day <= day }) ?? true {
        last = (day, number(row, columns.distance), number(row, columns.floors).map { Int(min(max($0, 0), 1e5)) })
      }
    }
    guard !days.isEmpty else {
      reading.add(.noData(from: "the table", "no steps for any day", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    var snapshots = StepHistory.snapshots(days, request)
    if let last, !columns.isOfOneDay, last.distance != nil || last.floors != nil, let taken = snapshots.steps?.fetchedAt
    {
      var activity = ActivitySnapshot(fetchedAt: taken, access: .partial, day: last.day)
      activity.steps = days[last.day]
      activity.distance = last.distance
      activity.flightsClimbed = last.floors
      snapshots.activity = activity
    }
    return reading.checked([snapshots])
  }

  // MARK: Days

  enum DayOrder { case yearFirst, monthFirst, dayFirst, unknown }

  /// Which part of `03/04/2026` is the month, inferred from the whole column.
  private func dayOrder(_ texts: [String]) -> DayOrder {
    var order = DayOrder.yearFirst
    for text in texts {
      let parts = text.prefix { $0 != " " && $0 != "T" }.split { "/.-".contains($0) }.compactMap { Int($0) }
      guard parts.count == 3, parts[0] <= 31 else { continue }
      if parts[0] > 12 { return .dayFirst }
      if parts[1] > 12 { return .monthFirst }
      // Dates with full stops put the day first.
      order = text.contains(".") ? .dayFirst : .unknown
    }
    return order
  }

  private func day(
    _ row: [TableText.Field], _ columns: Columns, _ order: DayOrder, _ reading: inout FeedReading
  ) -> LocalDay? {
    guard row.count > columns.day else { return nil }
    let field = row[columns.day]
    if columns.isOfOneDay {
      if let day = Self.dayOfName(source.name) { return day }
      if reading.diagnostics.isEmpty {
        reading.add(
          Diagnostic(
            .feedLine, "the rows are parts of a day; the file's name must give the day, as in `2026-03-28.csv`",
            at: field.range))
      }
      return nil
    }
    if let day = Self.day(field.text, order, request.timeZone) { return day }
    // Some tables have sums at the end.
    let isAmbiguous = order == .unknown
    reading.add(
      Diagnostic(
        .feedLine,
        isAmbiguous
          ? "`\(brief(field.text))` can be read with the day or the month first, and no row is unambiguous; skipped it"
          : "`\(brief(field.text))` is not a day; skipped its row", at: field.range))
    return nil
  }

  static func day(_ text: String, _ order: DayOrder, _ zone: TimeZone) -> LocalDay? {
    if let date = InstantText.date(text) { return LocalDay(date, in: zone) }
    let parts = text.prefix { $0 != " " && $0 != "T" }.split { "/.-".contains($0) }
    guard parts.count == 3, let a = Int(parts[0]), let b = Int(parts[1]), let c = Int(parts[2]) else { return nil }
    let (year, month, day) =
      parts[0].count == 4 ? (a, b, c) : order == .dayFirst ? (c, b, a) : order == .monthFirst ? (c, a, b) : (0, 0, 0)
    let full = year < 100 && year > 0 ? 2_000 + year : year
    return LocalDay([(full, 4), (month, 2), (day, 2)].map { CivilTime.digits($0, $1) }.joined(separator: "-"))
  }

  private static func dayOfName(_ name: String) -> LocalDay? {
    let file = name.split(separator: "/").last.map(String.init) ?? ""
    return LocalDay(String(file.prefix(10)))
  }

  // MARK: Numbers

  private static let marks: Set<Character> = [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}"]

  /// A whole number, with or without thousands separators; nil for an empty cell, which does not mean zero.
  private func count(_ row: [TableText.Field], _ column: Int, _ reading: inout FeedReading) -> Int? {
    guard row.count > column, !row[column].text.isEmpty else { return nil }
    let field = row[column]
    let digits = field.text.filter { !Self.marks.contains($0) }
    let groups: [Substring] = field.text.split { Self.marks.contains($0) }
    let isGrouped = groups.dropFirst().allSatisfy { $0.count == 3 }
    let whole = isGrouped ? Int(digits) : Double(field.text).flatMap { Int(exactly: $0.rounded()) }
    guard let whole, (0...10_000_000).contains(whole) else {
      reading.add(
        Diagnostic(.feedLine, "`\(brief(field.text))` is not a number of steps; skipped its row", at: field.range))
      return nil
    }
    return whole
  }

  private func number(_ row: [TableText.Field], _ column: Int?) -> Double? {
    guard let column, row.count > column else { return nil }
    return Double(row[column].text.filter { $0 != "," }).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

/// Snapshots from daily counts.
enum StepHistory {
  /// A table does not state when it was made. It counts as made at the end of its last day, or now if that is earlier.
  static func snapshots(_ days: [LocalDay: Int], _ request: FeedRequest) -> Snapshots {
    let today = LocalDay(request.now, in: request.timeZone)
    let sorted = days.map { StepsDay(day: $0.key, steps: $0.value) }.filter { $0.day <= today }.sorted {
      $0.day < $1.day
    }
    let last = sorted.last.map { $0.day.advanced(by: 1).start(in: request.timeZone) } ?? request.now
    var snapshots = Snapshots()
    snapshots.steps = StepsSnapshot(
      fetchedAt: min(last, request.now), today: sorted.last { $0.day == today },
      history: Array(sorted.filter { $0.day < today }.suffix(Limits.snapshotHistory)))
    return snapshots
  }
}
