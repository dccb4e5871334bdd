// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// All facts about the world that a render may read. A nil snapshot is missing, never zero.
public struct Snapshots: Sendable, Hashable {
  /// The weather at a place: now, the next hour, the days ahead.
  public var weather: WeatherSnapshot?
  /// Steps today and on earlier days.
  public var steps: StepsSnapshot?
  /// A person's activity on one day.
  public var activity: ActivitySnapshot?
  /// Events in the days ahead.
  public var calendar: CalendarSnapshot?
  /// Reminders.
  public var reminders: RemindersSnapshot?
  /// The place of the widget.
  public var location: LocationSnapshot?
  /// The ozone over a place, for computing ultraviolet light.
  public var ozone: OzoneSnapshot?
  /// The air quality.
  public var air: AirSnapshot?
  /// The author's own variables, which buttons change.
  public var variables: StoredVariables?

  /// No snapshots.
  public init() {}
}

/// The kinds of snapshots, named as in keys and files.
public enum SnapshotKind: String, Sendable, Hashable, CaseIterable {
  /// Each has its own file in the folder of snapshots.
  case weather, steps, activity, calendar, reminders, location, ozone, air, variables

  /// The name of its file in a folder of snapshots: `weather.json`.
  public var fileName: String { rawValue + ".json" }

  /// The properties of the kind.
  public var definition: SnapshotDefinition { file.definition }

  /// The type of its snapshots.
  var file: any SnapshotFile.Type {
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

extension Snapshots {
  /// The snapshot of a kind; nil if it is missing. Setting a snapshot of another kind removes it.
  public subscript(kind: SnapshotKind) -> (any SnapshotModel)? {
    get { file(kind) }
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

  /// The snapshot of a kind, with what reading, writing and storing need.
  func file(_ kind: SnapshotKind) -> (any SnapshotFile)? {
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

  /// When a snapshot was taken; nil if it is missing or does not say.
  public func date(of kind: SnapshotKind) -> Date? { file(kind)?.takenAt }

  /// Whether a snapshot is present.
  public func has(_ kind: SnapshotKind) -> Bool { file(kind) != nil }

  /// Removes a snapshot, for example because it is too old to show.
  public mutating func remove(_ kind: SnapshotKind) { self[kind] = nil }

  /// Every moment in the snapshots: the starts and ends of minutes, hours and events, due times of reminders,
  /// sunrises and sunsets. The displayed contents can change exactly then.
  public var moments: [Date] { SnapshotKind.allCases.flatMap { file($0)?.moments ?? [] } }
}
