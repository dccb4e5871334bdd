// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import FoundationInternationalization
import WeaveDiagnostics
import WeaveRender
import WeaveTime

/// Several moments in steps, from a first to a last one.
struct SpanOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The first moment, written like --now.", discussion: "Default: --now.", valueName: "instant"))
  var at: String?

  @Option(help: ArgumentHelp("The last moment, or the time after the first one, such as 6h.", valueName: "instant"))
  var until: String?

  @Option(
    help: ArgumentHelp("The step from one moment to the next.", discussion: "Default: 15m.", valueName: "duration"))
  var every: TimeSpan?

  func validate() throws {
    if let at, WrittenMoment(at) == nil { throw Self.noMoment("--at", at) }
    if let until, WrittenMoment(until) == nil, TimeSpan(argument: until) == nil {
      throw Self.noMoment("--until", until)
    }
    if let every, every.seconds < 1 { throw ValidationError("--every must be at least 1s.") }
  }

  private static func noMoment(_ option: String, _ text: String) -> ValidationError {
    ValidationError("\(option): '\(text)' is not a date; write it like 2026-03-28T14:05 or 2026-03-28.")
  }

  /// Whether more than one moment is requested.
  var isAsked: Bool { at != nil || until != nil || every != nil }

  /// The first moment, which may differ from that of `--now`.
  func start(in facts: MomentFacts) -> Date {
    at.flatMap(WrittenMoment.init)?.date(in: facts.moment.timeZone) ?? facts.moment.now
  }

  /// All moments.
  ///
  /// - Parameters:
  ///   - length: the duration in seconds if no end is given.
  ///   - most: the largest number of moments.
  /// - Throws: a usage error if the end comes before the beginning, or there are too many.
  func moments(in facts: MomentFacts, lasting length: Double, atMost most: Int) throws(ValidationError) -> [Date] {
    let start = start(in: facts)
    let end = end(in: facts, after: start) ?? start.addingTimeInterval(length)
    guard end >= start else { throw ValidationError("--until is before the first moment.") }
    let step = every?.seconds ?? 900
    let count = (end.timeIntervalSince(start) / step).rounded(.down) + 1
    guard count <= Double(most) else {
      let needed = TimeSpan(seconds: (end.timeIntervalSince(start) / Double(most - 1)).rounded(.up))
      throw ValidationError(
        "These are \(Int(min(count, 1e9))) moments; at most \(most) are possible. Use --every \(needed.written) or more."
      )
    }
    return (0..<Int(count)).map { start.addingTimeInterval(Double($0) * step) }
  }

  private func end(in facts: MomentFacts, after start: Date) -> Date? {
    guard let until else { return nil }
    if let span = TimeSpan(argument: until) { return start.addingTimeInterval(span.seconds) }
    return WrittenMoment(until)?.date(in: facts.moment.timeZone)
  }
}

extension TimeSpan {
  /// The duration as people write it: `1h30m`.
  var written: String {
    let all = Int(seconds)
    let parts = [(all / 3_600, "h"), (all / 60 % 60, "m"), (all % 60, "s")].filter { $0.0 > 0 }
    return parts.isEmpty ? "0s" : parts.map { "\($0.0)\($0.1)" }.joined()
  }
}

extension MomentFacts {
  /// The facts at another moment.
  func at(_ now: Date) -> MomentFacts {
    var facts = self
    facts.moment.now = now
    return facts
  }
}

extension Date {
  /// The local time in a time zone: `14:05`.
  func clock(in zone: TimeZone) -> String {
    let civil = CivilTime(seconds: timeIntervalSince1970, in: zone)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return two(civil.hour) + ":" + two(civil.minute) + (civil.second == 0 ? "" : ":" + two(civil.second))
  }

  /// The local date in a time zone: `2026-03-28`.
  func day(in zone: TimeZone) -> String {
    let civil = CivilTime(seconds: timeIntervalSince1970, in: zone)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(civil.year)-\(two(civil.month))-\(two(civil.day))"
  }
}
