// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// The air that people breathe at a place, as a service told it once: `air.json`.
///
/// Concentrations are micrograms, pollen grains, in a cubic metre. What the service did not say is nil, never zero.
public struct AirSnapshot: Sendable, Hashable {
  public var fetchedAt: Date
  public var place: Place?
  public var current: AirConditions
  /// In order.
  public var hours: [AirHour]
  /// Whom the values come from, as its licence wants it shown.
  public var attribution: String?
  /// Where the licence or the service is told of.
  public var attributionURL: String?

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
  /// When it was so; the snapshot's own moment where nil.
  public var date: Date?
  /// The European index of the air's quality; above 100 is extremely poor.
  public var europeanIndex: Double?
  /// The index of the US, 0 to 500.
  public var usIndex: Double?
  public var pm25: Double?
  public var pm10: Double?
  public var ozone: Double?
  public var nitrogenDioxide: Double?
  public var sulphurDioxide: Double?
  public var carbonMonoxide: Double?
  public var ammonia: Double?
  public var dust: Double?
  /// By plant; what is not there is not known.
  public var pollen: [Pollen: Double] = [:]

  /// Plants whose pollen is forecast.
  public enum Pollen: String, Sendable, Hashable, CaseIterable {
    case alder, birch, grass, mugwort, olive, ragweed
  }

  public init() {}
}

/// The air from `date` on for an hour.
public struct AirHour: Sendable, Hashable {
  public var date: Date
  public var conditions: AirConditions

  public init(date: Date, conditions: AirConditions) {
    self.date = date
    self.conditions = conditions
  }
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

  public var tree: JSONNode { SnapshotWriter.air(self) }
}
