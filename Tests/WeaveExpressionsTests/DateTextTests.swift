// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

@Suite struct DateTextTests {
  @Test(
    arguments: [
      // What variables hold, and the same moment in UTC.
      Row("now", "2026-02-01 14:05:30"), Row("Today", "2026-02-01 00:00:00"), Row("yesterday", "2026-01-31 00:00:00"),
      Row("1735689600", "2025-01-01 00:00:00"), Row("1735689600000", "2025-01-01 00:00:00"),
      Row("2026", "1970-01-01 00:33:46"), Row("-86400", "1969-12-31 00:00:00"),
      Row("2026-02-10", "2026-02-10 00:00:00"), Row("2026/02/10", "2026-02-10 00:00:00"),
      Row("2026-2-1", "2026-02-01 00:00:00"), Row("2026-02-10 09:30", "2026-02-10 09:30:00"),
      Row("2026/02/10 09:30:15", "2026-02-10 09:30:15"), Row("2026-02-10T09:30:00Z", "2026-02-10 09:30:00"),
      Row("2026-02-10T09:30:00.250Z", "2026-02-10 09:30:00"), Row("2026-02-10T09:30:00+02:00", "2026-02-10 07:30:00"),
      Row("2026-02-10T09:30:00-0530", "2026-02-10 15:00:00"), Row("9:05", "2026-02-01 09:05:00"),
      Row("2024-02-29", "2024-02-29 00:00:00"), Row("1900-01-01", "1900-01-01 00:00:00"),
      // What is no date stays as it is.
      Row("2026-13-01", "2026-13-01"), Row("2026-02-29", "2026-02-29"), Row("2026-02-10 25:00", "2026-02-10 25:00"),
      Row("2026-02/10", "2026-02/10"), Row("24:00", "24:00"), Row("9:5", "9:5"), Row("10:00:00", "10:00:00"),
      Row("2026-02-10T09:30:00", "2026-02-10T09:30:00"), Row("2026-02-10 09:30 x", "2026-02-10 09:30 x"),
      Row("1e300", "1e300"), Row("nan", "nan"), Row("", ""),
    ] as [Row])
  func dates(row: Row) {
    #expect(filtered(row.input, "date:yyyy-MM-dd HH:mm:ss") == row.output)
  }

  @Test(
    arguments: [
      // Local times of Berlin in UTC; in March 2026 clocks jump from 2:00 to 3:00 on the 29th, in October back on the 25th.
      Row("2026-02-10 09:30", "08:30"), Row("2026-07-01 09:30", "07:30"), Row("2026-03-29 01:59", "00:59"),
      Row("2026-03-29 03:00", "01:00"), Row("2026-03-29 02:30", "01:30"), Row("2026-10-25 02:30", "00:30"),
      Row("2026-10-25 03:00", "02:00"),
    ] as [Row])
  func localTimesFollowTheZone(row: Row) throws {
    let minute = sunday.addingTimeInterval(-30)
    let berlin = context(["d": .string(row.input)], zone: "Europe/Berlin", now: minute)
    let minutes = try #require(Int(TextTemplate("{{d||sinceminutes}}").render(in: berlin)))
    let utc = minute.addingTimeInterval(-Double(minutes) * 60)
    #expect(render("{{d||date:HH:mm}}", ["d": .number(utc.timeIntervalSince1970)]) == row.output)
  }
}
