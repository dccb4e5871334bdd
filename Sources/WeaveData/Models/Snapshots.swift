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

  /// Whether a snapshot is there.
  public func has(_ kind: SnapshotKind) -> Bool {
    switch kind {
    case .weather: weather != nil
    case .steps: steps != nil
    case .activity: activity != nil
    case .calendar: calendar != nil
    case .reminders: reminders != nil
    case .location: location != nil
    case .ozone: ozone != nil
    case .air: air != nil
    case .variables: variables != nil
    }
  }

  /// The snapshot of a kind; nil where it is missing. One of another kind takes it away.
  public subscript(kind: SnapshotKind) -> (any SnapshotModel)? {
    get {
      switch kind {
      case .weather: weather
      case .steps: steps
      case .activity: activity
      case .calendar: calendar
      case .reminders: reminders
      case .location: location
      case .ozone: ozone
      case .air: air
      case .variables: variables
      }
    }
    set {
      switch kind {
      case .weather: weather = newValue as? WeatherSnapshot
      case .steps: steps = newValue as? StepsSnapshot
      case .activity: activity = newValue as? ActivitySnapshot
      case .calendar: calendar = newValue as? CalendarSnapshot
      case .reminders: reminders = newValue as? RemindersSnapshot
      case .location: location = newValue as? LocationSnapshot
      case .ozone: ozone = newValue as? OzoneSnapshot
      case .air: air = newValue as? AirSnapshot
      case .variables: variables = newValue as? StoredVariables
      }
    }
  }

  /// Takes a snapshot away, as one that is too old to be shown.
  public mutating func remove(_ kind: SnapshotKind) { self[kind] = nil }
}

extension SnapshotKind {
  /// What holds for all snapshots of the kind.
  public var model: any SnapshotModel.Type {
    switch self {
    case .weather: WeatherSnapshot.self
    case .steps: StepsSnapshot.self
    case .activity: ActivitySnapshot.self
    case .calendar: CalendarSnapshot.self
    case .reminders: RemindersSnapshot.self
    case .location: LocationSnapshot.self
    case .ozone: OzoneSnapshot.self
    case .air: AirSnapshot.self
    case .variables: StoredVariables.self
    }
  }
}
