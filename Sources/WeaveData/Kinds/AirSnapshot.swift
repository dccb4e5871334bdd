// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// The air quality at a place, from one answer of a service: `air.json`.
///
/// Concentrations are micrograms per cubic metre, pollen grains per cubic metre. Values that the service did not give
/// are nil, never zero.
public struct AirSnapshot: Sendable, Hashable {
  /// When the service answered; the age of its values counts from then.
  public var fetchedAt: Date
  /// The place of the values; nil if only the values are known.
  public var place: Place?
  /// The air when the values were taken.
  public var current: AirConditions
  /// The forecast hours, in order.
  public var hours: [AirHour]
  /// The credit line that the data's licence requires.
  public var attribution: String?
  /// A link to the licence or the service.
  public var attributionURL: String?

  /// The air at a moment and in the hours ahead.
  public init(
    fetchedAt: Date, place: Place? = nil, current: AirConditions = AirConditions(), hours: [AirHour] = [],
    attribution: String? = nil, attributionURL: String? = nil
  ) {
    self.fetchedAt = fetchedAt
    self.place = place
    self.current = current
    self.hours = hours
    self.attribution = attribution
    self.attributionURL = attributionURL
  }
}

/// The air at a moment.
public struct AirConditions: Sendable, Hashable {
  /// The time of the values; nil for the snapshot's own time.
  public var date: Date?
  /// The European Air Quality Index; above 100 is extremely poor.
  public var europeanIndex: Double?
  /// The US Air Quality Index, 0 to 500.
  public var usIndex: Double?
  /// Particles up to 2.5 µm.
  public var pm25: Double?
  /// Particles up to 10 µm.
  public var pm10: Double?
  /// Ozone near the ground.
  public var ozone: Double?
  /// NO₂, mostly from traffic.
  public var nitrogenDioxide: Double?
  /// SO₂, from coal, oil and volcanoes.
  public var sulphurDioxide: Double?
  /// CO, from fires and engines.
  public var carbonMonoxide: Double?
  /// NH₃, from farms.
  public var ammonia: Double?
  /// Desert dust.
  public var dust: Double?
  /// Pollen by plant; missing plants are unknown.
  public var pollen: [Pollen: Double] = [:]

  /// Plants whose pollen is forecast.
  public enum Pollen: String, Sendable, Hashable, CaseIterable {
    /// In the order used in lists.
    case alder, birch, grass, mugwort, olive, ragweed
  }

  /// Air without any known values.
  public init() {}
}

/// The air during the hour that starts at `date`.
public struct AirHour: Sendable, Hashable {
  /// The start of the hour.
  public var date: Date
  /// The values for the hour.
  public var conditions: AirConditions

  /// The air in an hour.
  public init(date: Date, conditions: AirConditions) {
    self.date = date
    self.conditions = conditions
  }
}

extension AirSnapshot: SnapshotModel {
  /// Services forecast air by the hour.
  public static let definition = SnapshotDefinition(
    dateKey: "fetchedAt", exampleAddress: "air.current.europeanAQI", freshAge: 3_600.0, staleAge: 86_400.0,
    isPrivate: false)

  /// `fetchedAt`.
  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  /// The place, the European index, and the number of hours.
  public var contents: [String?] {
    let index = current.europeanIndex.map { "European index \(JSONWriter.text(of: $0.rounded()))" }
    return [place?.name, index, count(hours, "hour")]
  }
}

extension AirSnapshot: SnapshotFile {
  static let forms = [
    SnapshotForm(
      .air, .weave, SnapshotTable.air, [SnapshotTable.place, SnapshotTable.airConditions, SnapshotTable.airHour]
    ) { $0.air($1) }
  ]

  var tree: JSONNode { SnapshotWriter.air(self) }

  var moments: [Date] { hours.map(\.date) }

  func sharesLists(with other: Self) -> Bool { hours.sharesStorage(with: other.hours) }

  var shortTexts: [String?] { [place?.name, attribution] }
}

// MARK: As a file

extension SnapshotTable {
  static let air = ObjectType(
    "Air", "Air quality, as reported once by a service.",
    [
      schema, version, fetchedAt, placeField, attribution, attributionURL,
      Field("current", .object("AirConditions"), "The air when the values were taken."),
      Field("hours", .array(.object("AirHour"), atMost: Limits.snapshotHours), default: "[]", "The forecast by hours."),
    ])

  static let airConditions = ObjectType(
    "AirConditions", "The air at a moment. Values that the service does not give are left out, never 0.",
    [Field("date", .moment, "When the values were taken. Default: `fetchedAt`.")] + substances)

  static let airHour = ObjectType(
    "AirHour", "The air during an hour.", [Field("date", .moment, required: true, "When the hour begins.")] + substances
  )

  private static let substances: [Field] =
    [
      Field("europeanAQI", .number(0...2_000), "The European Air Quality Index; above 100 is extremely poor."),
      Field("usAQI", .number(0...2_000), "The US Air Quality Index, usually 0 to 500."),
      .quantity("pm25", .concentration, concentrations, "Particles of at most 2.5 µm."),
      .quantity("pm10", .concentration, concentrations, "Particles of at most 10 µm."),
      .quantity("ozone", .concentration, concentrations, "Ozone near the ground."),
      .quantity("nitrogenDioxide", .concentration, concentrations, "Nitrogen dioxide."),
      .quantity("sulphurDioxide", .concentration, concentrations, "Sulphur dioxide."),
      .quantity("carbonMonoxide", .concentration, 0...1_000_000, "Carbon monoxide."),
      .quantity("ammonia", .concentration, concentrations, "Ammonia."),
      .quantity("dust", .concentration, 0...1_000_000, "Desert dust."),
    ]
    + AirConditions.Pollen.allCases.map { plant in
      .quantity(plant.rawValue + "Pollen", .pollen, 0...1_000_000, "Pollen of \(plant.rawValue).")
    }

  private static let concentrations = 0.0...100_000
}

extension SnapshotReading {
  mutating func air(_ root: SnapshotObject) -> AirSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt") else { return nil }
    let hours = (root.objects("hours") ?? []).compactMap { object in
      object.moment("date").map { date in
        TimedEntry(key: date, value: AirHour(date: date, conditions: air(of: object)), range: object.range("date"))
      }
    }
    return AirSnapshot(
      fetchedAt: fetchedAt, place: place(root.object("place")),
      current: root.object("current").map(air(of:)) ?? AirConditions(), hours: inOrder(hours, of: "hours"),
      attribution: root.string("attribution"), attributionURL: root.string("attributionURL"))
  }

  private func air(of object: SnapshotObject) -> AirConditions {
    var air = AirConditions()
    air.date = object.moment("date")
    air.europeanIndex = object.number("europeanAQI")
    air.usIndex = object.number("usAQI")
    air.pm25 = object.number("pm25UGM3")
    air.pm10 = object.number("pm10UGM3")
    air.ozone = object.number("ozoneUGM3")
    air.nitrogenDioxide = object.number("nitrogenDioxideUGM3")
    air.sulphurDioxide = object.number("sulphurDioxideUGM3")
    air.carbonMonoxide = object.number("carbonMonoxideUGM3")
    air.ammonia = object.number("ammoniaUGM3")
    air.dust = object.number("dustUGM3")
    for plant in AirConditions.Pollen.allCases {
      if let grains = object.number(plant.rawValue + "PollenPerM3") { air.pollen[plant] = grains }
    }
    return air
  }
}

extension SnapshotWriter {
  static func air(_ air: AirSnapshot) -> JSONNode {
    let current: JSONNode = .object(conditions(air.current) + [("date", .moment(air.current.date))])
    let hours: [JSONNode] = air.hours.map { hour in
      .object(conditions(hour.conditions) + [("date", .moment(hour.date))])
    }
    return .object([
      ("attribution", .text(air.attribution)), ("attributionURL", .text(air.attributionURL)), ("current", current),
      ("fetchedAt", .moment(air.fetchedAt)), ("hours", .array(hours)), ("place", air.place.map(place)), version,
    ])
  }

  private static func conditions(_ air: AirConditions) -> [(String, JSONNode?)] {
    let pollen = AirConditions.Pollen.allCases.map { plant in
      (plant.rawValue + "PollenPerM3", JSONNode.number(air.pollen[plant]))
    }
    let rest: [(String, JSONNode?)] = [
      ("ammoniaUGM3", .number(air.ammonia)), ("carbonMonoxideUGM3", .number(air.carbonMonoxide)),
      ("dustUGM3", .number(air.dust)), ("europeanAQI", .number(air.europeanIndex)),
      ("nitrogenDioxideUGM3", .number(air.nitrogenDioxide)), ("ozoneUGM3", .number(air.ozone)),
      ("pm10UGM3", .number(air.pm10)), ("pm25UGM3", .number(air.pm25)),
      ("sulphurDioxideUGM3", .number(air.sulphurDioxide)), ("usAQI", .number(air.usIndex)),
    ]
    return (pollen + rest).sorted { $0.0 < $1.0 }
  }
}
