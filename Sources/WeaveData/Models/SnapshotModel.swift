// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveJSON

/// A snapshot of one kind: what all of them have, whatever they tell of.
public protocol SnapshotModel: Sendable, Hashable {
  /// The key of its file that says when it was taken.
  static var dateKey: String { get }
  /// A place in its file, to show how places are written.
  static var exampleAddress: String { get }
  /// Seconds up to which it is as new as anybody asks for: the five systems fetch weather every half hour and the rest every
  /// quarter.
  static var freshAge: Double { get }
  /// Seconds from which it is too old to rely on: the five systems keep weather for a day; what is of a day or of the days
  /// ahead holds as long, ozone changes by the day and is forecast for a week, and a place stays.
  static var staleAge: Double { get }

  /// When it was taken; nil where it does not say.
  var takenAt: Date? { get set }
  /// Whom its facts come from, as their licence wants it shown, and the licence's address.
  var attribution: String? { get }
  var attributionURL: String? { get }
  /// What it holds, a few words each. What it does not say is nil.
  var contents: [String?] { get }
}

extension SnapshotModel {
  public var attribution: String? { nil }
  public var attributionURL: String? { nil }

  /// Things counted, such as `3 events`; nil for none.
  fileprivate func count(_ things: some Collection, _ noun: String) -> String? {
    things.isEmpty ? nil : "\(things.count) \(noun)\(things.count == 1 ? "" : "s")"
  }
}

extension WeatherSnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "weather.current.temperatureC"
  public static let freshAge = 1_800.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] {
    let temperature = current.temperature.map { "\(JSONWriter.text(of: ($0 * 10).rounded() / 10)) °C" }
    return [place?.name, temperature, count(hours, "hour"), count(days, "day")]
  }
}

extension StepsSnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "steps.today"
  public static let freshAge = 900.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] { [today.map { "\($0.steps) on \($0.day)" }, count(history, "past day")] }
}

extension ActivitySnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "activity.flightsClimbed"
  public static let freshAge = 900.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] {
    ["\(day)", steps.map { "\($0) steps" }, flightsClimbed.map { "\($0) flights" }]
  }
}

extension CalendarSnapshot: SnapshotModel {
  public static let dateKey = "generatedAt"
  public static let exampleAddress = "calendar.events[0].title"
  public static let freshAge = 900.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { generatedAt }
    set { generatedAt = newValue ?? generatedAt }
  }

  public var contents: [String?] { [count(events, "event") ?? "no events"] }
}

extension RemindersSnapshot: SnapshotModel {
  public static let dateKey = "generatedAt"
  public static let exampleAddress = "reminders.items[0].title"
  public static let freshAge = 900.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { generatedAt }
    set { generatedAt = newValue ?? generatedAt }
  }

  public var contents: [String?] {
    [count(items.filter { !$0.isCompleted }, "open reminder") ?? "no open reminders"]
  }
}

extension LocationSnapshot: SnapshotModel {
  public static let dateKey = "updatedAt"
  public static let exampleAddress = "location.place.latitude"
  public static let freshAge = Double.infinity
  public static let staleAge = Double.infinity

  public var takenAt: Date? {
    get { updatedAt }
    set { updatedAt = newValue ?? updatedAt }
  }

  public var contents: [String?] {
    let coordinates = [place.latitude, place.longitude].map { JSONWriter.text(of: ($0 * 1e4).rounded() / 1e4) }
    return [place.name, coordinates.joined(separator: " "), place.timeZone?.identifier]
  }
}

extension OzoneSnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "ozone.days[0].ozoneDU"
  public static let freshAge = 86_400.0
  public static let staleAge = 7 * 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] { [place?.name, count(days, "day")] }
}

extension AirSnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "air.current.europeanAQI"
  public static let freshAge = 3_600.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] {
    let index = current.europeanIndex.map { "European index \(JSONWriter.text(of: $0.rounded()))" }
    return [place?.name, index, count(hours, "hour")]
  }
}

extension StoredVariables: SnapshotModel {
  public static let dateKey = "updatedAt"
  public static let exampleAddress = "variables.streak"
  public static let freshAge = Double.infinity
  public static let staleAge = Double.infinity

  public var takenAt: Date? {
    get { updatedAt }
    set { updatedAt = newValue }
  }

  public var contents: [String?] { [count(values, "variable") ?? "no variables"] }
}
