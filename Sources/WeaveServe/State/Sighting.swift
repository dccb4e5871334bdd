// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes

/// What a display reported about itself when it last asked.
struct Sighting: Sendable, Hashable, Codable {
  var at: Date
  /// Volts, and percent; nil if it has no battery or does not report it.
  var volts, percent: Double?
  var isCharging: Bool?
  /// Signal strength in dBm, less than zero.
  var signal: Int?
  var firmware, model: String?
  /// When it was told to come again; nil if it decides itself.
  var wake: Date?
  /// Pixels of its panel; nil if it has not said.
  var size: PixelSize?
  /// How many seconds pass while it counts one, as seen over its last sleeps; nil if it has not slept.
  var drift: Double?
  /// How many sleeps that was seen in.
  var sleeps: Int?
  /// How many seconds it was told to sleep, by its own clock.
  var sleep: Int?
  /// What it reported before, about once an hour for ten days, the oldest first.
  var history: [Reading]?

  /// What a display reported at an hour.
  struct Reading: Sendable, Hashable, Codable {
    /// Seconds since 1970.
    var at: Int
    /// Percent; nil if it is not known.
    var charge: Int?
    /// dBm; nil if it is not known.
    var signal: Int?
  }

  init(at: Date) { self.at = at }

  /// Reads the headers that TRMNL's firmware sends and leaves out impossible numbers.
  init(_ headers: HTTPFields, at now: Date) {
    at = now
    func text(_ name: String) -> String? {
      guard let name = HTTPField.Name(name), let value = headers[name], !value.isEmpty, value.utf8.count <= 64 else {
        return nil
      }
      return value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F } ? value : nil
    }
    volts = text("Battery-Voltage").flatMap(Double.init).flatMap { (0.5...60).contains($0) ? $0 : nil }
    percent = text("Percent-Charged").flatMap(Double.init).flatMap { (0...100).contains($0) ? $0 : nil }
    isCharging = text("Battery-Charging").flatMap { ["1": true, "true": true, "0": false, "false": false][$0] }
    signal = text("RSSI").flatMap { Int($0) }.flatMap { (-150 ... -1).contains($0) ? $0 : nil }
    (firmware, model) = (text("FW-Version"), text("Model"))
    size = PixelSize(headers)
  }

  /// Learns from the time since the last request how fast the device's clock is.
  ///
  /// A sleep that ended much too early or too late says nothing: somebody pressed a button, or the network was away.
  mutating func learn(from last: Sighting?) {
    guard let last else { return }
    (drift, sleeps) = (last.drift, last.sleeps)
    guard let sleep = last.sleep, sleep >= 300 else { return }
    let ratio = at.timeIntervalSince(last.at) / Double(sleep)
    guard abs(ratio - 1) <= 0.05 else { return }
    drift = drift.map { $0 * 0.75 + ratio * 0.25 } ?? ratio
    sleeps = min((sleeps ?? 0) + 1, 1_000)
  }

  /// Adds what it reports now to what it reported before.
  mutating func remember(after last: Sighting?) {
    var readings = last?.history ?? []
    let now = Reading(at: Int(at.timeIntervalSince1970), charge: charge.map { Int($0.rounded()) }, signal: signal)
    // A clock that was set back starts anew.
    readings.removeAll { $0.at > now.at }
    if (readings.last.map { now.at - $0.at >= 3_000 } ?? true), now.charge != nil || now.signal != nil {
      readings.append(now)
    }
    history = readings.isEmpty ? nil : Array(readings.suffix(240))
  }

  /// The drift once it has been seen in three sleeps; 1 before.
  var knownDrift: Double { (sleeps ?? 0) >= 3 ? drift ?? 1 : 1 }

  /// Percent, as reported or from the voltage of a lithium cell; nil if neither is known.
  ///
  /// - Source: TRMNL's own scale, 3.1 V for empty and 4.1 V for full.
  var charge: Double? {
    if let percent { return percent }
    guard let volts, volts <= 5 else { return nil }
    return min(max((volts - 3.1) / 1.0 * 100, 0), 100)
  }

  /// Whether the battery should be charged soon.
  var isLow: Bool { isCharging != true && (charge.map { $0 < 15 } ?? false) }

  /// Whether the display has been away for more than twice its sleep plus a quarter of an hour.
  func isLost(at now: Date) -> Bool {
    guard let wake else { return false }
    let sleep = max(0, wake.timeIntervalSince(at))
    return now.timeIntervalSince(wake) > sleep + 900
  }
}

/// A line that a display wrote about a problem.
struct DisplayLine: Sendable, Hashable, Codable {
  var at: Date
  var text: String
}
