// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// A value from Open-Meteo: its current and older names, and the snapshot key that it becomes.
struct OpenMeteoField {
  enum Dimension {
    case temperature, speed, percent, rain, angle, pressure, length
    /// A number without a unit, or with only one possible unit.
    case plain
    case flag
  }

  /// The key without its unit: `temperature`.
  var stem: String
  var names: [String]
  var dimension: Dimension
  /// Whether an hourly value describes the hour before its time, as sums, chances and the strongest gusts do.
  var looksBack = false
}

/// One block of an Open-Meteo answer, such as `hourly`: a column of values for each name, all with the same times.
struct OpenMeteoColumns {
  let node: JSONNode
  /// Seconds since 1970; nil if a time cannot be read.
  let times: [Double?]
  private let answer: OpenMeteoAnswer
  private let units: JSONNode?

  init?(_ name: String, _ answer: OpenMeteoAnswer) {
    guard let node = answer.node[name], node.members != nil else { return nil }
    self.node = node
    self.answer = answer
    units = answer.node[name + "_units"]
    times = (node["time"]?.elements ?? node["time"].map { [$0] } ?? []).map(answer.seconds)
  }

  /// The time of a row as a moment of a snapshot; unchanged if it cannot be read, so that it is reported.
  func moment(_ row: Int) -> JSONNode? {
    guard let node = element(node["time"], row) else { return nil }
    return times[row].map { JSONNode.moment($0).at(node.range) } ?? node
  }

  func element(_ column: JSONNode?, _ row: Int) -> JSONNode? {
    guard let column else { return nil }
    guard let elements = column.elements else { return row == 0 && !column.isNull ? column : nil }
    return elements.indices.contains(row) && !elements[row].isNull ? elements[row] : nil
  }

  /// The column of a field, and the key ending for its unit; nil if the block has no usable column.
  func column(_ field: OpenMeteoField, _ reading: inout FeedReading) -> Column? {
    guard let name = field.names.first(where: { node[$0] != nil }), let column = node[name] else { return nil }
    if let elements = column.elements {
      if elements.allSatisfy(\.isNull) { return nil }
      if elements.count != times.count {
        reading.add(
          Diagnostic(
            .feedColumnLength, "`\(name)` has \(elements.count) values for \(times.count) times",
            at: column.range.beginning))
      }
    } else if column.isNull {
      return nil
    }
    let unit = field.names.lazy.compactMap { units?[$0] }.first
    guard let suffix = OpenMeteoUnits.suffix(field.dimension, unit?.stringValue ?? answer.units[field.dimension]) else {
      reading.add(.unknownUnit(unit?.stringValue, of: name, at: (unit ?? column).range.isolated))
      return nil
    }
    return Column(field: field, key: field.stem + suffix, values: column)
  }

  /// The node that states the unit of a column.
  func unit(of name: String) -> JSONNode? { units?[name] }

  struct Column {
    var field: OpenMeteoField
    /// The snapshot key, with its unit.
    var key: String
    var values: JSONNode
  }
}

/// The units that Open-Meteo writes, and the key endings for them.
struct OpenMeteoUnits {
  private var found: [OpenMeteoField.Dimension: String] = [:]

  /// All units of an answer. A request asks for one unit per dimension, so it applies to every block.
  init(_ answer: JSONNode) {
    for member in answer.members ?? [] where member.key.hasSuffix("_units") {
      for unit in member.value.members ?? [] {
        guard let text = unit.value.stringValue else { continue }
        for dimension in [OpenMeteoField.Dimension.temperature, .speed, .rain] where found[dimension] == nil {
          if Self.suffix(dimension, text) != nil { found[dimension] = text }
        }
      }
    }
  }

  subscript(dimension: OpenMeteoField.Dimension) -> String? { found[dimension] }

  static func suffix(_ dimension: OpenMeteoField.Dimension, _ unit: String?) -> String? {
    switch (dimension, unit) {
    case (.plain, _), (.flag, _): ""
    case (.temperature, "°C"): "C"
    case (.temperature, "°F"): "F"
    case (.speed, "km/h"): "KMH"
    case (.speed, "m/s"): "MS"
    case (.speed, "mp/h"), (.speed, "mph"): "MPH"
    case (.speed, "kn"), (.speed, "kt"): "KN"
    case (.percent, "%"), (.percent, nil): "Percent"
    case (.rain, "mm"): "MM"
    case (.rain, "inch"), (.rain, "in"): "In"
    case (.angle, "°"), (.angle, nil): "Deg"
    case (.pressure, "hPa"), (.pressure, nil): "HPa"
    case (.length, "m"): "M"
    case (.length, "km"): "KM"
    case (.length, "ft"): "Ft"
    default: nil
    }
  }
}

/// What applies to a whole Open-Meteo answer for one place.
struct OpenMeteoAnswer {
  let node: JSONNode
  let units: OpenMeteoUnits
  /// How many seconds local times are ahead of UTC. It applies to the whole answer, even across a change of summer
  /// time.
  let offset: Int

  init(_ node: JSONNode) {
    self.node = node
    units = OpenMeteoUnits(node)
    let seconds = node["utc_offset_seconds"]?.numberValue ?? 0
    offset = Int(exactly: seconds.rounded()).map { min(max($0, -86_400), 86_400) } ?? 0
  }

  /// Seconds since 1970 for a time: a local time without offset, `2026-05-29T14:30`, or already in seconds.
  func seconds(_ node: JSONNode) -> Double? {
    if let seconds = node.numberValue { return CivilTime.clamped(seconds) }
    guard let text = node.stringValue else { return nil }
    if let date = InstantText.date(text) { return date.timeIntervalSince1970 }
    let full = text.utf8.count == 16 ? text + ":00Z" : text + "Z"
    return InstantText.date(full).map { $0.timeIntervalSince1970 - Double(offset) }
  }

  /// A day as it is written, or the day of a moment at the answer's offset.
  func day(_ node: JSONNode?) -> JSONNode? {
    guard let node, let seconds = node.numberValue else { return node?.isNull == true ? nil : node }
    let day = Int((CivilTime.clamped(seconds) + Double(offset)) / 86_400 + 1e7) - 10_000_000
    return JSONNode(.string(LocalDay(number: day).description), at: node.range)
  }

  func moment(_ node: JSONNode?) -> JSONNode? {
    guard let node, !node.isNull else { return nil }
    return seconds(node).map { JSONNode.moment($0).at(node.range) } ?? node
  }
}

extension SourceRange {
  /// The range, or only its beginning if the range is a long list.
  var isolated: SourceRange { count > 60 ? beginning : self }
}
