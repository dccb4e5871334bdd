// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
public import WeaveTime

/// A person's activity on one day: `activity.json`. A value that may not be read is nil.
public struct ActivitySnapshot: Sendable, Hashable {
  /// When the values were taken; their age counts from then.
  public var fetchedAt: Date
  /// Whether weave may read the source of the values.
  public var access: AccessState
  /// The day of the values.
  public var day: LocalDay
  /// Steps walked and run.
  public var steps: Int?
  /// Flights of stairs, about three metres each.
  public var flightsClimbed: Int?
  /// The distance walked and run, in metres.
  public var distance: Double?
  /// The active energy in kilocalories.
  public var activeEnergy: Double?

  /// A day without any known values.
  public init(fetchedAt: Date, access: AccessState = .authorised, day: LocalDay) {
    self.fetchedAt = fetchedAt
    self.access = access
    self.day = day
  }
}

extension ActivitySnapshot: SnapshotModel {
  /// Phones count activity every quarter of an hour.
  public static let definition = SnapshotDefinition(
    dateKey: "fetchedAt", exampleAddress: "activity.flightsClimbed", freshAge: 900.0, staleAge: 86_400.0,
    momentKeys: nil)

  /// `fetchedAt`.
  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  /// The day, steps and flights.
  public var contents: [String?] {
    ["\(day)", steps.map { "\($0) steps" }, flightsClimbed.map { "\($0) flights" }]
  }
}

extension ActivitySnapshot: SnapshotFile {
  static let forms = [
    SnapshotForm(.activity, .weave, SnapshotTable.activity) { $0.activity($1) },
    SnapshotForm(.activity, .app, AppSnapshotTable.activity) { $0.appActivity($1) },
  ]

  var tree: JSONNode { SnapshotWriter.activity(self) }

  var moments: [Date] { [] }

  func sharesLists(with other: Self) -> Bool { true }

  var shortTexts: [String?] { [] }
}

// MARK: As a file

extension SnapshotTable {
  static let activity = ObjectType(
    "Activity", "What a person did on one day. A value without permission to read it is left out.",
    [
      schema, version, fetchedAt, access,
      Field("day", .day, required: true, "The day of the values."),
      Field("steps", .integer(stepCounts), "Steps."),
      Field("flightsClimbed", .integer(0...100_000), "Flights of stairs, about three metres each."),
      .quantity("distance", .length, 0...10_000_000, "Walked and run."),
      .quantity("activeEnergy", .energy, 0...100_000, "Energy used by moving, in addition to rest."),
    ])
}

extension SnapshotReading {
  mutating func activity(_ root: SnapshotObject) -> ActivitySnapshot? {
    guard let fetchedAt = date(root, "fetchedAt"), let day = root.day("day") else { return nil }
    var activity = ActivitySnapshot(fetchedAt: fetchedAt, access: root.token("access") ?? .authorised, day: day)
    activity.steps = root.integer("steps")
    activity.flightsClimbed = root.integer("flightsClimbed")
    activity.distance = root.number("distanceM")
    activity.activeEnergy = root.number("activeEnergyKcal")
    return activity
  }
}

extension SnapshotWriter {
  static func activity(_ activity: ActivitySnapshot) -> JSONNode {
    .object([
      ("access", .text(activity.access.rawValue)), ("activeEnergyKcal", .number(activity.activeEnergy)),
      ("day", .day(activity.day)), ("distanceM", .number(activity.distance)),
      ("fetchedAt", .moment(activity.fetchedAt)), ("flightsClimbed", .integer(activity.flightsClimbed)),
      ("steps", .integer(activity.steps)), version,
    ])
  }
}
