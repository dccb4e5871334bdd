// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience
import WeaveTime

/// The course of today's UV index at the place, from 6 to 21 o'clock.
struct UVCourse: Sendable {
  /// One value every half hour; nil if unknown.
  let values: [Double?]
  /// The position of the moment between the first and the last value, 0...1; nil at night.
  let now: Double?
  /// Whether the time of the last value has passed.
  let isOver: Bool
  /// The position, between the first and the last value, up to which values are computed although the forecast has
  /// later ones.
  let computed: Double
  /// When the index next crosses the level that calls for protection, and whether it rises.
  let turn: (date: Date, rises: Bool)?

  private static let firstHour = 6.0
  private static let lastHour = 21.0
  /// The WHO recommends protection from a rounded index of 3.
  fileprivate static let protection = 2.5

  init?(_ context: FactContext) {
    let (day, zone) = (context.placeToday.civil, context.placeTimeZone)
    let today = context.uvToday
    // Uses the clock: when clocks change, 6 o'clock is not six hours after midnight.
    func moment(_ hour: Double) -> Date {
      let minutes = Int(hour * 60)
      let civil = CivilTime(
        year: day.year, month: day.month, day: day.day, hour: minutes / 60, minute: minutes % 60)
      return Date(timeIntervalSince1970: civil.seconds(in: zone))
    }
    let hours = Array(stride(from: Self.firstHour, through: Self.lastHour, by: 0.5))
    var values = hours.map { hour in today.index(at: moment(hour)).flatMap { $0.isFinite ? $0 : nil } }
    guard values.contains(where: { $0 != nil }) else { return nil }
    // The peak may lie between two half hours. The nearer one gets its value, unless the forecast has a value there.
    if let peak = today.peak {
      let isComputed = today.isComputed(at: peak.date)
      let nearest = hours.indices.filter { !isComputed || today.isComputed(at: moment(hours[$0])) }
        .map { (index: $0, distance: abs(moment(hours[$0]).timeIntervalSince(peak.date))) }
        .min { $0.distance < $1.distance }
      if let nearest, nearest.distance <= 1_800 {
        values[nearest.index] = values[nearest.index].map { max($0, peak.index) }
      }
    }
    self.values = values
    let missing = zip(hours, values).prefix { $1 == nil || today.isComputed(at: moment($0)) }
    let isComputed = missing.contains { $1 != nil }
    computed = isComputed ? min(Double(missing.count) / Double(values.count - 1), 1) : 0
    isOver = context.isBeforeRunningMinute(moment(Self.lastHour))
    if context.hasCome(moment(Self.firstHour)), !isOver {
      let hour = Self.firstHour + context.runningMinute.timeIntervalSince(moment(Self.firstHour)) / 3_600
      now =
        hour >= Self.firstHour && hour <= Self.lastHour
        ? (hour - Self.firstHour) / (Self.lastHour - Self.firstHour) : nil
    } else {
      now = nil
    }
    turn = Self.turn(context)
  }

  /// Searches ahead in steps of five minutes.
  private static func turn(_ context: FactContext) -> (date: Date, rises: Bool)? {
    guard let index = context.uvNow else { return nil }
    let (isHigh, today) = (index >= protection, context.uvToday)
    var date = context.time.next(ofEvery: 300)
    while date < today.end {
      if let then = today.index(at: date), (then >= protection) != isHigh { return (date, !isHigh) }
      date.addTimeInterval(300)
    }
    return nil
  }

  /// The index at the chart's upper edge.
  var top: Double { max(8, (values.compactMap { $0 }.max() ?? 0).rounded(.up)) }
}

extension FactContext {
  /// `3+ to 18:05` or `3+ from 09:40`; after the day's last time with 3 or more, its highest value, `was 7 at 14:00`;
  /// `all day` if the index does not cross the level today. Nil if too little of the curve is known.
  var uvProtection: String? {
    guard let course = UVCourse(self), let index = uvNow else { return nil }
    if let turn = course.turn { return words.text(turn.rises ? .uvFrom : .uvTo, clock.time(turn.date)) }
    if index >= UVCourse.protection {
      return uvToday.index(at: uvToday.end.addingTimeInterval(-300)).map { _ in words[.uvAllDay] }
    }
    guard let peak = uvPeak else { return nil }
    guard peak.index >= UVCourse.protection else { return words[.uvAllDay] }
    let highest = String(Int(min(max(peak.index, 0), 99).rounded()))
    return hasCome(peak.date) ? words.text(.uvWas, highest, clock.time(peak.date)) : words.text(.upToToday, highest)
  }
}

extension UVCourse {
  static let members: [FactMember] = [
    FactMember("values", .list, presence: .always, "The index every half hour from 6 to 21 o'clock."),
    FactMember("fades", .list, presence: .always, "Opacities for a chart of `values`: the past is paler."),
    FactMember("top", .number, in: .index, presence: .always, "The index at a chart's upper edge, 8 or more."),
    FactMember(
      "computed", .number, in: .fraction, presence: .always,
      "The position up to which values are computed, because the forecast only has later ones."),
    FactMember("now", .number, in: .fraction, "The position of the moment between 6 and 21 o'clock."),
    FactMember("now_height", .number, in: .fraction, "The height of the current index."),
  ]

  /// The record for designs.
  func record(_ index: Double?) -> Value {
    // Narrower steps than those of the values, so that the past part ends at the current time.
    let steps = 120
    let over = now.map { Int((Double(steps) * $0).rounded()) } ?? (isOver ? steps + 1 : 0)
    var record: [String: Value] = [
      "values": .list(values.map { $0.map(Value.number) ?? .missing }), "top": .number(top),
      "computed": .number(computed),
      "fades": .list((0...steps).map { .number($0 < over ? 0.45 : 1) }),
    ]
    record["now"] = now.map { .number($0) }
    if now != nil { record["now_height"] = index.map { .number(min($0 / top, 1)) } }
    return .record(record)
  }
}
