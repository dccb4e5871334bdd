// SPDX-License-Identifier: MIT

public import FoundationEssentials

extension Snapshots {
  /// Every moment that the snapshots name: when minutes, hours and events begin and end, when reminders fall due, when
  /// the sun rises and sets. What is shown of them can change then, to the second.
  public var moments: [Date] { weatherMoments + airMoments + calendarMoments + reminderMoments }

  private var weatherMoments: [Date] {
    guard let weather else { return [] }
    return (weather.minutes ?? []).map(\.date) + weather.hours.map(\.date)
      + weather.days.flatMap { [$0.sunrise, $0.sunset].compactMap { $0 } }
  }

  private var airMoments: [Date] { (air?.hours ?? []).map(\.date) }

  private var calendarMoments: [Date] {
    (calendar?.events ?? []).flatMap { event in
      if case .timed(let start, let end) = event.span { [start, end] } else { [] as [Date] }
    }
  }

  private var reminderMoments: [Date] {
    (reminders?.items ?? []).flatMap { item in
      [item.due, item.start].compactMap { if case .moment(let date) = $0 { date } else { nil } }
    }
  }
}
