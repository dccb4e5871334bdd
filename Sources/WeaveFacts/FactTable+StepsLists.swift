// SPDX-License-Identifier: MIT

import WeaveData
import WeaveExpressions
import WeaveTime

extension FactTable {
  /// `steps.days`, `steps.month`, `steps.year`.
  static let stepsRecord = FactKey(
    .steps, from: .steps, changes: .day,
    members: [
      FactMember("week", .list, presence: .always, members: bars.members, "The last 7 days, today last."),
      FactMember("days", .list, presence: .always, members: bars.members, "The last 30 days, today last."),
      FactMember(
        "month", .list, presence: .always, members: cells.members,
        "This month in rows of seven from the first day of the reader's week; other months' days are blank."),
      FactMember(
        "year", .list, presence: .always, members: cells.members,
        "The year up to today, in whole weeks, with this week last; days outside that year are blank."),
    ], "Steps by day as lists for `forEach`."
  ) { context in
    guard let record = context.stepsRecord else { return nil }
    var lists: [String: Value] = [:]
    lists["week"] = context.part("week") { bars.list(of: BarOfDays.bars(of: record.lastDays(7)), in: $0) }
    lists["days"] = context.part("days") { bars.list(of: BarOfDays.bars(of: record.lastDays(30)), in: $0) }
    lists["month"] = context.part("month") { cells.list(of: record.monthCells, in: $0) }
    lists["year"] = context.part("year") { cells.list(of: record.yearCells, in: $0) }
    return .record(lists)
  }

  private static let bars = MemberTable<BarOfDays>(
    common.map { field in MemberField(field.member) { field.value($0.cell, $1) } },
    [
      MemberField("height", .number, in: .fraction, "The height of its bar relative to the others, 0 to 1.") { bar, _ in
        FactText.number(bar.height)
      },
      MemberField("goal_height", .number, in: .fraction, "The height of its goal; missing if it has none.") {
        bar, _ in
        FactText.number(bar.goalHeight)
      },
      MemberField("letter", .text, presence: .always, "Its weekday as in the column headings of calendars: `M`.") {
        bar, context in
        context.weekdayLetter(of: bar.cell.day)
      },
      MemberField("is_week_start", .flag, presence: .always, "Whether the reader's week begins with it.") {
        bar, context in
        .bool(bar.cell.day.weekday == RegionalWeek(context.locale).firstWeekday)
      },
    ])

  private static let cells = MemberTable<StepsRecord.Cell>(
    common,
    [
      MemberField("is_blank", .flag, presence: .always, "Whether the cell is empty.") { cell, _ in
        .bool(cell.isBlank)
      },
      MemberField("column", .integer, in: .index, presence: .always, "Its place in the week, from 0.") { cell, _ in
        FactText.whole(cell.column)
      },
      MemberField("row", .integer, in: .index, presence: .always, "Its week, from 0.") { cell, _ in
        FactText.whole(cell.row)
      },
    ])

  private static let common: [MemberField<StepsRecord.Cell>] = days + facts

  private static let days: [MemberField<StepsRecord.Cell>] =
    MemberField.day("day", "The day.") { cell, _ in cell.day }

  private static let facts: [MemberField<StepsRecord.Cell>] = [
    MemberField("steps", .integer, in: .steps, "Its steps; missing if unknown.") { cell, _ in
      FactText.whole(cell.steps)
    },
    MemberField("goal", .integer, in: .steps, presence: .always, "Its goal; 0 on a rest day.") { cell, _ in
      FactText.whole(cell.goal)
    },
    MemberField("fraction", .number, in: .fraction, "The reached share of its goal, at most 1.") { cell, _ in
      FactText.number(cell.fraction)
    },
    MemberField(
      "level", .integer, in: .index, presence: .always,
      "0 without steps, 1 below half of the goal, 2 below the goal, 3 from the goal on, 4 from 1.5 times the goal."
    ) { cell, _ in FactText.whole(cell.level) },
    MemberField("is_goal_hit", .flag, presence: .always, "Whether its goal is reached.") { cell, _ in
      .bool(cell.goal > 0 && cell.steps ?? 0 >= cell.goal)
    },
    MemberField("is_rest", .flag, presence: .always, "Whether it has no goal.") { cell, _ in .bool(cell.goal == 0) },
    MemberField("is_today", .flag, presence: .always, "Whether it is today.") { cell, context in
      .bool(cell.day == context.today)
    },
  ]
}

/// A day among several whose bars are side by side.
struct BarOfDays: Sendable {
  var cell: StepsRecord.Cell
  /// The steps at the upper edge.
  var top: Double

  /// The bars of days. The highest value among steps and goals ends slightly below the upper edge.
  static func bars(of days: [StepsRecord.Cell]) -> [BarOfDays] {
    let highest = days.flatMap { [$0.steps ?? 0, $0.goal] }.max() ?? 0
    return days.map { BarOfDays(cell: $0, top: Double(max(highest, 1)) * 1.04) }
  }

  var height: Double? { cell.steps.map { Double($0) / top } }

  var goalHeight: Double? { cell.goal > 0 ? Double(cell.goal) / top : nil }
}

extension StepsRecord {
  /// A day in a grid of weeks.
  struct Cell: Sendable {
    var day: LocalDay
    var steps: Int?
    var goal: Int
    var isBlank = false
    var column = 0
    var row = 0

    var fraction: Double? {
      steps.flatMap { goal > 0 ? min(Double($0) / Double(goal), 1) : nil }
    }

    /// The strength of the cell, 0 to 4. A rest day has no goal: it gets 3 with any steps, otherwise 0.
    var level: Int {
      guard !isBlank, let steps, steps > 0 else { return 0 }
      guard goal > 0 else { return 3 }
      let share = Double(steps) / Double(goal)
      return share < 0.5 ? 1 : share < 1 ? 2 : share < 1.5 ? 3 : 4
    }
  }

  func lastDays(_ count: Int) -> [Cell] { (0..<count).reversed().map { cell(today.advanced(by: -$0)) } }

  var monthCells: [Cell] {
    let civil = today.civil
    let first = today.advanced(by: 1 - civil.day)
    let length = CivilTime.daysInMonth(civil.month, ofYear: civil.year)
    let start = firstDay(ofWeekOf: first)
    let weeks = (first.days(since: start) + length + 6) / 7
    return grid(from: start, weeks: weeks) { $0 < first || $0.days(since: first) >= length }
  }

  var yearCells: [Cell] {
    let first = firstDayOfYear
    let start = firstDay(ofWeekOf: first)
    return grid(from: start, weeks: today.days(since: start) / 7 + 1) { $0 < first || $0 > today }
  }

  private func grid(from start: LocalDay, weeks: Int, isBlank: (LocalDay) -> Bool) -> [Cell] {
    (0..<weeks * 7).map { index in
      let day = start.advanced(by: index)
      var cell = cell(day)
      cell.isBlank = isBlank(day)
      if cell.isBlank { cell.steps = nil }
      cell.row = index / 7
      cell.column = index % 7
      return cell
    }
  }

  private func cell(_ day: LocalDay) -> Cell { Cell(day: day, steps: steps(on: day), goal: goal(of: day)) }
}
