// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
public import WeaveTime

/// The ozone column over a place, one value per day: `ozone.json`.
public struct OzoneSnapshot: Sendable, Hashable {
  /// When the service answered; the age of its values counts from then.
  public var fetchedAt: Date
  /// The place of the values; nil if only the values are known.
  public var place: Place?
  /// The days in order, without repeats.
  public var days: [OzoneDay]
  /// The credit line that the data's licence requires.
  public var attribution: String?
  /// A link to the licence or the service.
  public var attributionURL: String?

  /// Daily values over a place.
  public init(
    fetchedAt: Date, place: Place? = nil, days: [OzoneDay] = [], attribution: String? = nil,
    attributionURL: String? = nil
  ) {
    self.fetchedAt = fetchedAt
    self.place = place
    self.days = days
    self.attribution = attribution
    self.attributionURL = attributionURL
  }
}

/// The ozone of a day.
public struct OzoneDay: Sendable, Hashable {
  /// The day; the values are for its solar noon.
  public var day: LocalDay
  /// The ozone column in Dobson units.
  public var column: Double?
  /// The clear-sky UV index at solar noon, if the source gives it.
  public var uvIndex: Double?

  /// A day with the source's values; nil for those it does not give.
  public init(day: LocalDay, column: Double? = nil, uvIndex: Double? = nil) {
    self.day = day
    self.column = column
    self.uvIndex = uvIndex
  }
}

extension OzoneSnapshot: SnapshotModel {
  /// Ozone changes from day to day, and is forecast for a week.
  public static let definition = SnapshotDefinition(
    dateKey: "fetchedAt", exampleAddress: "ozone.days[0].ozoneDU", freshAge: 86_400.0, staleAge: 7 * 86_400.0,
    isPrivate: false)

  /// `fetchedAt`.
  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  /// The place and the number of days.
  public var contents: [String?] { [place?.name, count(days, "day")] }
}

extension OzoneSnapshot: SnapshotFile {
  static let forms = [
    SnapshotForm(.ozone, .weave, SnapshotTable.ozone, [SnapshotTable.place, SnapshotTable.ozoneDay]) { $0.ozone($1) }
  ]

  var tree: JSONNode { SnapshotWriter.ozone(self) }

  var moments: [Date] { [] }

  func sharesLists(with other: Self) -> Bool { days.sharesStorage(with: other.days) }

  var shortTexts: [String?] { [place?.name, attribution] }
}

// MARK: As a file

extension SnapshotTable {
  static let ozone = ObjectType(
    "Ozone", "The ozone column over a place, one value per day.",
    [
      schema, version, fetchedAt, placeField, attribution, attributionURL,
      Field("days", .array(.object("OzoneDay"), atMost: Limits.snapshotDays), default: "[]", "The days."),
    ])

  static let ozoneDay = ObjectType(
    "OzoneDay", "A day at solar noon.",
    [
      Field("day", .day, required: true, "The day."),
      .quantity("ozone", .ozone, 50...700, "The total ozone column."),
      Field("uvIndex", .number(0...50), "The UV index under a clear sky."),
    ])
}

extension SnapshotReading {
  mutating func ozone(_ root: SnapshotObject) -> OzoneSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt") else { return nil }
    let entries = (root.objects("days") ?? []).compactMap { object in
      object.day("day").map { day in
        TimedEntry(
          key: day, value: OzoneDay(day: day, column: object.number("ozoneDU"), uvIndex: object.number("uvIndex")),
          range: object.range("day"))
      }
    }
    return OzoneSnapshot(
      fetchedAt: fetchedAt, place: place(root.object("place")), days: inOrder(entries, of: "days"),
      attribution: root.string("attribution"), attributionURL: root.string("attributionURL"))
  }
}

extension SnapshotWriter {
  static func ozone(_ ozone: OzoneSnapshot) -> JSONNode {
    let days = ozone.days.map { day in
      JSONNode.object([
        ("day", .day(day.day)), ("ozoneDU", .number(day.column)), ("uvIndex", .number(day.uvIndex)),
      ])
    }
    return .object([
      ("attribution", .text(ozone.attribution)), ("attributionURL", .text(ozone.attributionURL)),
      ("days", .array(days)), ("fetchedAt", .moment(ozone.fetchedAt)),
      ("place", ozone.place.map(place)), version,
    ])
  }
}
