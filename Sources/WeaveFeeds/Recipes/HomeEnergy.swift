// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// What an entity of `home-assistant-energy` measures.
public enum EnergyRole: String, Sendable, Hashable, CaseIterable {
  /// Meters, in kWh or another unit of energy: what the roof made; what came from the grid and went to it; what went into
  /// a battery and came out of it; what the home used, if that is measured.
  case solar, grid, export, charge, discharge, used
  /// The charge of a battery in percent, and the power from the grid, negative to it.
  case battery, power

  /// Whether its entities are meters, whose differences count.
  var isMeter: Bool { self != .battery && self != .power }

  /// The role and the entity of `solar=sensor.roof`; nil for any other text.
  public static func parts(of text: String) -> (role: EnergyRole, entity: String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let role = EnergyRole(rawValue: parts[0]) else { return nil }
    return (role, parts[1])
  }
}

extension FeedSource {
  /// The history of energy meters in Home Assistant: what the home made and used in each hour of the day, as the board of
  /// energy reads it. `hours` are 24 records with `at`, `made` and `used` in kWh; `battery` is in percent, `now_w` in
  /// watts, and `now_at` is the moment of both.
  ///
  /// An hour of which something is unknown lacks it. In the night in which clocks go back, the hour that comes twice has
  /// the energy of both; when they go forward, the hour that is skipped has none.
  ///
  /// - Source: Home Assistant, REST API, `GET /api/history/period/<timestamp>` with `minimal_response`: of each entity a
  ///   list of states, of which the first has the attributes.
  static let homeEnergy = FeedSource("home-assistant-energy", "Home Assistant", [.variables]) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let lists = root.elements, lists.allSatisfy({ $0.elements != nil }) else {
      reading.add(
        root["message"].map { .refused(by: "Home Assistant", $0.stringValue, at: $0.range) }
          ?? .wrongShape(of: "Home Assistant", expected: "it is not a list of histories", at: root.range))
      return reading.checked([])
    }
    var energy = HomeEnergy(request)
    var variables = FoundVariables()
    energy.read(lists, &reading)
    guard energy.isKnown else { return reading.checked([]) }
    variables.set("hours", .list(energy.hours))
    if energy.asks(for: .battery) { variables.set("battery", energy.battery.map { .number($0) } ?? .null) }
    if energy.asks(for: .power) { variables.set("now_w", energy.power.map { .number($0) } ?? .null) }
    variables.set("now_at", .text(InstantText.text(request.now)))
    return variables.checked(&reading)
  }
}

/// Computes the hours of a day from the histories of meters.
struct HomeEnergy {
  /// The part of a day that a clock calls by one hour. In the night in which clocks go back, one lasts two hours.
  private struct Hour {
    var index: Int
    var start: Double
    var end: Double
  }

  private let request: FeedRequest
  private let roles: [(role: EnergyRole, entity: String)]
  private let parts: [Hour]
  /// The kWh of each meter in each of `parts`; nil if it is unknown.
  private var meters: [(role: EnergyRole, kilowattHours: [Double?])] = []
  private(set) var battery: Double?
  private(set) var power: Double?

  init(_ request: FeedRequest) {
    self.request = request
    roles = request.entities.compactMap(EnergyRole.parts)
    parts = Self.parts(until: request.now.timeIntervalSince1970, in: request.timeZone)
  }

  func asks(for role: EnergyRole) -> Bool { roles.contains { $0.role == role } }

  /// Whether any meter has a history in a unit of energy.
  private(set) var isKnown = false

  /// The hours of today that have begun.
  private static func parts(until now: Double, in zone: TimeZone) -> [Hour] {
    let today = LocalDay(Date(timeIntervalSince1970: now), in: zone)
    var found: [Hour] = []
    // Offsets of time zones are whole quarters of an hour.
    var moment = today.start(in: zone).timeIntervalSince1970
    while moment < now, found.count < 30 {
      let index = CivilTime(seconds: moment, in: zone).hour
      if found.last?.index == index {
        found[found.count - 1].end = min(moment + 900, now)
      } else {
        found.append(Hour(index: index, start: moment, end: min(moment + 900, now)))
      }
      moment += 900
    }
    return found
  }

  // MARK: Reading

  mutating func read(_ lists: [JSONNode], _ reading: inout FeedReading) {
    var histories: [String: [JSONNode]] = [:]
    for list in lists {
      guard let states = list.elements, let id = states.first?["entity_id"]?.stringValue else { continue }
      histories[id] = states
    }
    let dark = Self.spans(of: histories["sun.sun"] ?? [], in: "below_horizon", until: request.now.timeIntervalSince1970)
    for (role, entity) in roles {
      guard let states = histories[entity] else {
        reading.add(
          Diagnostic(
            .feedNothing, "Home Assistant has no history of `\(brief(entity))`; is it excluded from the recorder?",
            at: nil))
        if role.isMeter { meters.append((role, parts.map { _ in nil })) }
        continue
      }
      let unit = states.lazy.compactMap { $0["attributes"]?["unit_of_measurement"]?.stringValue }.first
      let factors = role.isMeter ? Self.energies : role == .power ? Self.powers : Self.percent
      guard let factor = unit.flatMap({ factors[$0] }) else {
        reading.add(.unknownUnit(unit, of: entity, at: states.first?.range ?? SourceRange(0, 0)))
        if role.isMeter { meters.append((role, parts.map { _ in nil })) }
        continue
      }
      let samples = Self.samples(of: states, factor)
      switch role {
      case .battery: battery = samples.last?.value
      case .power: power = samples.last?.value
      case .solar, .grid, .export, .charge, .discharge, .used:
        isKnown = true
        let meter = Meter(samples, canFall: Self.canFall(states))
        meters.append((role, meter.energy(in: parts.map { ($0.start, $0.end) }, dark: role == .solar ? dark : [])))
      }
    }
  }

  /// kWh in units of energy.
  private static let energies: [String: Double] = [
    "Wh": 0.001, "kWh": 1, "MWh": 1_000, "GWh": 1e6, "J": 1 / 3.6e6, "kJ": 1 / 3_600, "MJ": 1 / 3.6, "GJ": 1_000 / 3.6,
  ]
  private static let powers: [String: Double] = ["mW": 0.001, "W": 1, "kW": 1_000, "MW": 1e6]
  private static let percent: [String: Double] = ["%": 1.0]

  /// A state of a meter; without a value while it is unavailable.
  struct Sample {
    var time: Double
    var value: Double?
  }

  private static func samples(of states: [JSONNode], _ factor: Double) -> [Sample] {
    let all = states.compactMap { state -> Sample? in
      guard let time = time(of: state) else { return nil }
      let number = state["state"]?.stringValue.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 * factor : nil }
      return Sample(time: time, value: number)
    }
    return all.sorted { $0.time < $1.time }
  }

  private static func time(of state: JSONNode) -> Double? {
    (state["last_changed"] ?? state["last_updated"])?.stringValue.flatMap { InstantText.date($0) }?
      .timeIntervalSince1970
  }

  /// Whether a meter may count backwards: its class is `total`, and nothing says that it is ever reset.
  private static func canFall(_ states: [JSONNode]) -> Bool {
    let first = states.lazy.compactMap { $0["attributes"] }.first
    return first?["state_class"]?.stringValue == "total" && (first?["last_reset"]?.isNull ?? true)
  }

  /// The spans of time in which an entity had a state.
  private static func spans(of states: [JSONNode], in word: String, until now: Double) -> [ClosedRange<Double>] {
    let known = states.compactMap { state in time(of: state).map { ($0, state["state"]?.stringValue == word) } }
      .sorted { $0.0 < $1.0 }
    return known.indices.compactMap { index in
      let end = index + 1 < known.count ? known[index + 1].0 : now
      return known[index].1 && known[index].0 <= end ? known[index].0...end : nil
    }
  }

  // MARK: Hours

  /// 24 records by the hour of the clock. What is unknown of an hour is missing, and so is an hour that has not begun.
  var hours: [DataValue] {
    var records = [[String: DataValue]](repeating: [:], count: 24)
    for (place, part) in parts.enumerated() where records.indices.contains(part.index) {
      var record: [String: DataValue] = ["at": .text(InstantText.text(Date(timeIntervalSince1970: part.start)))]
      let made = sum(of: .solar, place)
      record["made"] = made.map(Self.rounded)
      record["used"] = used(place, made: made).map(Self.rounded)
      records[part.index] = record
    }
    return records.map { .record($0) }
  }

  /// The energy of all meters of a role: 0 without any, nil if one is unknown.
  private func sum(of role: EnergyRole, _ place: Int) -> Double? {
    meters.filter { $0.role == role }.reduce(Double?(0)) { sum, meter in
      sum.flatMap { sum in meter.kilowattHours[place].map { sum + $0 } }
    }
  }

  /// What the home used: as it is measured, otherwise what came in less what went out. Meters are read at different
  /// moments, which must not make it negative.
  private func used(_ place: Int, made: Double?) -> Double? {
    if asks(for: .used) { return sum(of: .used, place) }
    guard asks(for: .grid), let made, let bought = sum(of: .grid, place), let sold = sum(of: .export, place),
      let charged = sum(of: .charge, place), let discharged = sum(of: .discharge, place)
    else { return nil }
    return max(0, made + bought - sold + discharged - charged)
  }

  /// Rounded to watt-hours.
  private static func rounded(_ kilowattHours: Double) -> DataValue {
    let rounded = (kilowattHours * 1_000).rounded() / 1_000
    return .number(rounded == 0 ? 0 : rounded)
  }

  // MARK: Meters

  /// A meter that counts up, and that may begin again at 0.
  struct Meter {
    /// What was counted by a moment, since the value before. `since` is when the meter became unavailable, if it was.
    private struct Step {
      var time: Double
      var energy: Double
      var since: Double?
    }

    private var steps: [Step] = []
    /// When its first value came; nil if it has none.
    private var first: Double?
    /// Since when it is unavailable; nil if it is not.
    private var lost: Double?

    /// - Parameter canFall: whether a lower value means that it counts backwards, and never that it began again.
    init(_ samples: [Sample], canFall: Bool) {
      var before: Double?
      for sample in samples {
        guard let value = sample.value else {
          if before != nil, lost == nil { lost = sample.time }
          continue
        }
        if let before {
          // Home Assistant takes a value below nine tenths of the one before for a new beginning.
          let isReset = !canFall && value < before * 0.9
          steps.append(Step(time: sample.time, energy: isReset ? value : value - before, since: lost))
        } else {
          first = sample.time
        }
        (before, lost) = (value, nil)
      }
    }

    /// The energy in each span; nil where it is unknown.
    ///
    /// A state stays as it is until the next one, so what a value adds was counted when it came. After a time without
    /// values this is not so: if the meter has moved on, nobody knows in which hour.
    func energy(in spans: [(start: Double, end: Double)], dark: [ClosedRange<Double>]) -> [Double?] {
      guard let first else { return spans.map { span in Self.isDark(span, dark) ? 0 : nil } }
      return spans.map { span in
        var sum = 0.0
        var isKnown = span.start >= first
        for step in steps {
          let isBetween = step.since.map { step.time - $0 >= 3_600 && step.energy != 0 } ?? false
          if isBetween, let since = step.since, since < span.end, step.time > span.start,
            !Self.isWithin(span, step, since)
          {
            isKnown = false
          } else if step.time >= span.start, step.time < span.end {
            sum += step.energy
          }
        }
        if let lost, lost < span.end { isKnown = false }
        return isKnown ? sum : Self.isDark(span, dark) ? 0 : nil
      }
    }

    /// Whether a time without values lies in one span.
    private static func isWithin(_ span: (start: Double, end: Double), _ step: Step, _ since: Double) -> Bool {
      since >= span.start && step.time < span.end
    }

    private static func isDark(_ span: (start: Double, end: Double), _ dark: [ClosedRange<Double>]) -> Bool {
      dark.contains { $0.lowerBound <= span.start && $0.upperBound >= span.end }
    }
  }
}
