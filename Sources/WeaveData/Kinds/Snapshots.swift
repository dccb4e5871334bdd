// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// All facts about the world that a render may read. What is nil is not there: it is missing, never zero.
public struct Snapshots: Sendable, Hashable {
  /// Sky and air of a place: now, the next hour, the days ahead.
  public var weather: WeatherSnapshot?
  /// Steps of today and of the days before.
  public var steps: StepsSnapshot?
  /// What a person did on one day.
  public var activity: ActivitySnapshot?
  /// Events of the days ahead.
  public var calendar: CalendarSnapshot?
  /// Things to do.
  public var reminders: RemindersSnapshot?
  /// Where the widget is.
  public var location: LocationSnapshot?
  /// The ozone over a place, for ultraviolet light.
  public var ozone: OzoneSnapshot?
  /// What is in the air that people breathe.
  public var air: AirSnapshot?
  /// The author's own variables, which buttons change.
  public var variables: StoredVariables?

  /// Nothing is known.
  public init() {}
}

/// The kinds of snapshots, by their names in keys and files.
public enum SnapshotKind: String, Sendable, Hashable, CaseIterable {
  /// Each has a file of its own in the folder of snapshots.
  case weather, steps, activity, calendar, reminders, location, ozone, air, variables

  /// The name of its file in a folder of snapshots: `weather.json`.
  public var fileName: String { rawValue + ".json" }

  /// What holds for all snapshots of the kind.
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
  /// The snapshot of a kind; nil where it is missing. One of another kind takes it away.
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

  /// The same, with what reading, writing and keeping need of it.
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

  /// When a snapshot was taken; nil where it is missing or does not say.
  public func date(of kind: SnapshotKind) -> Date? { file(kind)?.takenAt }

  /// Whether a snapshot is there.
  public func has(_ kind: SnapshotKind) -> Bool { file(kind) != nil }

  /// Takes a snapshot away, as one that is too old to be shown.
  public mutating func remove(_ kind: SnapshotKind) { self[kind] = nil }

  /// Every moment that the snapshots name: when minutes, hours and events begin and end, when reminders fall due, when
  /// the sun rises and sets. What is shown of them can change then, to the second.
  public var moments: [Date] { SnapshotKind.allCases.flatMap { file($0)?.moments ?? [] } }
}
