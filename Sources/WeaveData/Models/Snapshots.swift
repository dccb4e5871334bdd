// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// All facts about the world that a render may read. What is nil is not there: it is missing, never zero.
public struct Snapshots: Sendable, Hashable {
  public var weather: WeatherSnapshot?
  public var steps: StepsSnapshot?
  public var activity: ActivitySnapshot?
  public var calendar: CalendarSnapshot?
  public var reminders: RemindersSnapshot?
  public var location: LocationSnapshot?
  public var ozone: OzoneSnapshot?
  public var air: AirSnapshot?
  public var variables: StoredVariables?

  public init() {}
}

/// The kinds of snapshots, by their names in keys and files.
public enum SnapshotKind: String, Sendable, Hashable, CaseIterable {
  case weather, steps, activity, calendar, reminders, location, ozone, air, variables

  /// The name of its file in a folder of snapshots: `weather.json`.
  public var fileName: String { rawValue + ".json" }
}

extension Snapshots {
  /// When a snapshot was taken; nil where it is missing or does not say.
  public func date(of kind: SnapshotKind) -> Date? {
    switch kind {
    case .weather: weather?.fetchedAt
    case .steps: steps?.fetchedAt
    case .activity: activity?.fetchedAt
    case .calendar: calendar?.generatedAt
    case .reminders: reminders?.generatedAt
    case .location: location?.updatedAt
    case .ozone: ozone?.fetchedAt
    case .air: air?.fetchedAt
    case .variables: variables?.updatedAt
    }
  }

  /// Takes a snapshot away, as one that is too old to be shown.
  public mutating func remove(_ kind: SnapshotKind) {
    switch kind {
    case .weather: weather = nil
    case .steps: steps = nil
    case .activity: activity = nil
    case .calendar: calendar = nil
    case .reminders: reminders = nil
    case .location: location = nil
    case .ozone: ozone = nil
    case .air: air = nil
    case .variables: variables = nil
    }
  }
}
