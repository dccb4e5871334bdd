// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// Steps as a table: Fitbit’s exports by days and by minutes, Google Fit’s `Daily activity metrics.csv` and its daily
  /// files, Garmin’s steps, Health Auto Export, or any table with a column of days or times and one of steps.
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
    table = TableText(source, longest: Self.longestCell)
  }

  /// No day, number, heading or name of a device has more bytes.
  private static let longestCell = 512

  private struct Columns {
    var row: Int
    var day: Int
    var steps: Int
    var distance: Int?
    var floors: Int?
    /// The device that counted.
    var device: Int?
  }

  static func recognises(_ start: FileStart) -> Bool {
    // The last line may be cut off.
    let source = SourceText(name: start.name, bytes: start.bytes)
    return columns(TableText(source, longest: longestCell).rows) != nil
  }

  private static func columns(_ rows: [[TableText.Field]]) -> Columns? {
    for (index, row) in rows.prefix(20).enumerated() {
      let names = row.map { $0.text.lowercased() }
      guard row.count >= 2, let day = dayColumn(names, rows.dropFirst(index + 1).first),
        let steps = names.indices.first(where: { $0 != day && StepsHeadings.isSteps(names[$0]) }),
        // Rows for single activities are not days.
        !StepsHeadings.areActivities(names)
      else { continue }
      return Columns(
        row: index, day: day, steps: steps, distance: names.firstIndex { Self.distances.contains($0) },
        floors: names.firstIndex { $0 == "floors" || $0 == "floors climbed" },
        device: names.firstIndex { $0 == "data source" || $0 == "source" || $0 == "sources" || $0 == "device" })
    }
    return nil
  }

  /// The column of days or times: by its heading, or else by the first row.
  private static func dayColumn(_ names: [String], _ first: [TableText.Field]?) -> Int? {
    names.firstIndex(where: StepsHeadings.isDay)
      ?? first?.firstIndex { StepsMoment.isTimeOnly($0.text) || LocalDay(String($0.text.prefix(10))) != nil }
  }

  /// Metres in Google Fit’s languages.
  private static let distances: Set = [
    "distance (m)", "entfernung (m)", "distanz (m)", "distancia (m)", "distanza (m)", "distância (m)", "afstand (m)",
    "dystans (m)", "sträcka (m)", "avstand (m)",
  ]

  /// What a row stands for.
  private enum Rows { case days, partsOfNamedDay, moments }

  func read() -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    for diagnostic in table.diagnostics { reading.add(diagnostic) }
    guard let columns = Self.columns(table.rows) else {
      reading.add(
        .wrongShape(
          of: "a step counter", expected: "it has no columns for days and steps", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    // Other tables may follow after a blank line.
    let body = table.rows(below: columns.row, untilBlank: true, &reading)
    let counts = Counts(
      columns: columns, numbers: StepsNumbers(Self.column(columns.steps, of: body)),
      order: dayOrder(Self.column(columns.day, of: body)))
    let found: (days: [LocalDay: Int], rule: StepHistory.Rule)
    switch rows(Self.column(columns.day, of: body)) {
    case .days: found = (days(body, counts, &reading), .days)
    case .partsOfNamedDay: found = (namedDay(body, counts, &reading), .minutes)
    case .moments: found = moments(body, counts, &reading)
    }
    guard !found.days.isEmpty else {
      reading.add(.noData(from: "the table", "no steps for any day", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    var snapshots = StepHistory.snapshots(found.days, found.rule, &reading)
    if found.rule == .days { snapshots.activity = activity(body, counts, found.days, snapshots.steps?.fetchedAt) }
    return reading.checked([snapshots])
  }

  /// How the rows of a table are read.
  private struct Counts {
    var columns: Columns
    var numbers: StepsNumbers
    var order: DayOrder
  }

  private static func column(_ index: Int, of body: [[TableText.Field]]) -> [String] {
    body.compactMap { $0.count > index ? $0[index].text : nil }
  }

  private func rows(_ texts: [String]) -> Rows {
    // Google Fit names the file after the day and writes only times: `08:00:00.000+01:00`.
    if let first = texts.first(where: { !$0.isEmpty }), StepsMoment.isTimeOnly(first) { return .partsOfNamedDay }
    return texts.contains(where: StepsMoment.hasTime) ? .moments : .days
  }

  private func days(
    _ body: [[TableText.Field]], _ counts: Counts, _ reading: inout FeedReading
  ) -> [LocalDay: Int] {
    var days: [LocalDay: Int] = [:]
    for row in body {
      guard let day = day(row, counts, &reading), let steps = count(row, counts, &reading) else { continue }
      days[day] = max(days[day] ?? 0, Int(steps.rounded()))
    }
    return days
  }

  private func namedDay(
    _ body: [[TableText.Field]], _ counts: Counts, _ reading: inout FeedReading
  ) -> [LocalDay: Int] {
    guard let day = Self.dayOfName(source.name) else {
      reading.add(
        Diagnostic(
          .feedLine, "the rows are parts of a day; the file's name must give the day, as in `2026-03-28.csv`",
          at: body.first?.first?.range))
      return [:]
    }
    let total = body.compactMap { count($0, counts, &reading) }
    return total.isEmpty ? [:] : [day: Int(min(total.reduce(0, +).rounded(), 1e7))]
  }

  /// Rows with a time of day are parts of their day, such as minutes, unless they are running totals.
  private func moments(
    _ body: [[TableText.Field]], _ counts: Counts, _ reading: inout FeedReading
  ) -> (days: [LocalDay: Int], rule: StepHistory.Rule) {
    var rows: [(start: Double, count: Double, device: String)] = []
    for row in body {
      guard row.count > counts.columns.day, let steps = count(row, counts, &reading) else { continue }
      let field = row[counts.columns.day]
      guard let date = StepsMoment.date(field.text, request.timeZone, day: { Self.day($0, counts.order) }) else {
        reading.add(Diagnostic(.feedLine, "`\(brief(field.text))` is not a time; skipped its row", at: field.range))
        continue
      }
      let device = counts.columns.device.flatMap { $0 < row.count ? row[$0].text : nil } ?? ""
      rows.append((date.timeIntervalSince1970, steps, device))
    }
    let length = StepsMoment.length(between: rows.map(\.start))
    var spans = StepsSpans(request)
    for row in rows { spans.add(row.count, from: row.start, to: row.start + length, source: row.device) }
    return spans.areRunningTotals ? (spans.greatest, .totals) : (spans.days, .minutes)
  }

  /// Distance and floors of the last day.
  private func activity(
    _ body: [[TableText.Field]], _ counts: Counts, _ days: [LocalDay: Int], _ taken: Date?
  ) -> ActivitySnapshot? {
    let columns = counts.columns
    let rows = body.compactMap { row in
      row.count > columns.day ? Self.day(row[columns.day].text, counts.order, request.timeZone).map { ($0, row) } : nil
    }
    guard let taken, let last = rows.filter({ days[$0.0] != nil }).max(by: { $0.0 < $1.0 }) else { return nil }
    let distance = number(last.1, columns.distance)
    let floors = number(last.1, columns.floors).map { Int(min(max($0, 0), 1e5)) }
    guard distance != nil || floors != nil else { return nil }
    var activity = ActivitySnapshot(fetchedAt: taken, access: .partial, day: last.0)
    (activity.steps, activity.distance, activity.flightsClimbed) = (days[last.0], distance, floors)
    return activity
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

  private func day(_ row: [TableText.Field], _ counts: Counts, _ reading: inout FeedReading) -> LocalDay? {
    guard row.count > counts.columns.day else { return nil }
    let field = row[counts.columns.day]
    if let day = Self.day(field.text, counts.order, request.timeZone) { return day }
    // Some tables have sums at the end.
    let isAmbiguous = counts.order == .unknown
    reading.add(
      Diagnostic(
        .feedLine,
        isAmbiguous
          ? "`\(brief(field.text))` can be read with the day or the month first, and no row is unambiguous; skipped it"
          : "`\(brief(field.text))` is not a day; skipped its row", at: field.range))
    return nil
  }

  static func day(_ text: String, _ order: DayOrder, _ zone: TimeZone) -> LocalDay? {
    // Midnight with an offset is a day where it was written.
    if !StepsMoment.hasTime(text), let day = LocalDay(String(text.prefix(10))) { return day }
    if let date = InstantText.date(text) { return LocalDay(date, in: zone) }
    return day(text, order)
  }

  private static func day(_ text: String, _ order: DayOrder) -> LocalDay? {
    let parts = text.prefix { $0 != " " && $0 != "T" }.split { "/.-".contains($0) }
    guard parts.count == 3, let a = Int(parts[0]), let b = Int(parts[1]), let c = Int(parts[2]) else { return nil }
    let (year, month, day) =
      parts[0].count == 4 ? (a, b, c) : order == .dayFirst ? (c, b, a) : order == .monthFirst ? (c, a, b) : (0, 0, 0)
    let full = year < 100 && year > 0 ? 2_000 + year : year
    return LocalDay(year: full, month: month, day: day)
  }

  private static func dayOfName(_ name: String) -> LocalDay? {
    let file = name.split(separator: "/").last.map(String.init) ?? ""
    return LocalDay(String(file.prefix(10)))
  }

  // MARK: Numbers

  /// The count of a row; nil for an empty cell, which does not mean zero.
  private func count(_ row: [TableText.Field], _ counts: Counts, _ reading: inout FeedReading) -> Double? {
    guard row.count > counts.columns.steps, !row[counts.columns.steps].text.isEmpty else { return nil }
    let field = row[counts.columns.steps]
    if let count = counts.numbers.number(field.text) { return count }
    reading.add(
      Diagnostic(.feedLine, "`\(brief(field.text))` is not a number of steps; skipped its row", at: field.range))
    return nil
  }

  private func number(_ row: [TableText.Field], _ column: Int?) -> Double? {
    guard let column, row.count > column else { return nil }
    return Double(row[column].text.filter { $0 != "," }).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}
