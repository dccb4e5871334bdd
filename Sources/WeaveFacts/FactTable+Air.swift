// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience

extension FactTable {
  /// The quality of the air: now, and by hours.
  static let air: [FactKey] = joined(indices, substances, pollen, [airRecord], age(.air, "the air"))

  private static let indices: [FactKey] = [
    key("__air_eu", .integer, in: .index, "The European air quality index now.") {
      FactText.whole($0.europeanIndex)
    },
    band("__air_eu_band", "Its band: `Good`, `Fair`, `Moderate`, `Poor`, `Very poor`, `Extremely poor`.") {
      $0.europeanBand
    },
    key("__air_eu_color", .color, "The colour of that band.") { FactText.text($0.europeanBand?.color) },
    key("__air_us", .integer, in: .index, "The US air quality index now.") { FactText.whole($0.usIndex) },
    band("__air_us_band", "Its band, from `Good` to `Hazardous`.") { $0.usBand },
    key("__air_us_color", .color, "The colour of that band.") { FactText.text($0.usBand?.color) },
  ]

  private static let substances: [FactKey] = [
    key("__air_pm25", .number, in: .microgramsPerCubicMeter, "Particles of at most 2.5 µm.") {
      FactText.tenths($0.pm25)
    },
    key("__air_pm10", .number, in: .microgramsPerCubicMeter, "Particles of at most 10 µm.") {
      FactText.tenths($0.pm10)
    },
    key("__air_ozone", .number, in: .microgramsPerCubicMeter, "Ozone near the ground.") { FactText.tenths($0.ozone) },
    key("__air_no2", .number, in: .microgramsPerCubicMeter, "Nitrogen dioxide.") {
      FactText.tenths($0.nitrogenDioxide)
    },
    key("__air_so2", .number, in: .microgramsPerCubicMeter, "Sulphur dioxide.") { FactText.tenths($0.sulphurDioxide) },
    key("__air_co", .number, in: .microgramsPerCubicMeter, "Carbon monoxide.") { FactText.tenths($0.carbonMonoxide) },
    key("__air_ammonia", .number, in: .microgramsPerCubicMeter, "Ammonia.") { FactText.tenths($0.ammonia) },
    key("__air_dust", .number, in: .microgramsPerCubicMeter, "Desert dust.") { FactText.tenths($0.dust) },
  ]

  private static let pollen: [FactKey] =
    AirConditions.Pollen.allCases.map { plant in
      key("__air_pollen_\(plant.rawValue)", .number, in: .grainsPerCubicMeter, "Pollen of \(plant.rawValue).") {
        FactText.tenths($0.pollen[plant])
      }
    } + [
      key(
        "__air_pollen_most", .text, "The plant with the most pollen in the air: `birch`; missing if there is none."
      ) {
        FactText.text($0.leadingPollen?.rawValue)
      }
    ]

  private static let airRecord = FactKey(
    .air, from: .air, changes: .minute,
    members: [FactMember("hours", .list, presence: .always, members: airHours.members, "The hours from now on.")],
    "The air as a list for `forEach`."
  ) { context in
    guard let hours = context.snapshots.air?.hours, !hours.isEmpty else { return nil }
    let ahead = hours.filter { !context.isOver(hourFrom: $0.date) }
    return .record(["hours": airHours.list(of: ahead, in: context)])
  }

  private static let airHours = MemberTable<AirHour>(
    MemberField.moment("time", presence: .always, "When the hour begins.") { hour, _ in hour.date },
    [
      MemberField("eu", .integer, in: .index, "The European index.") { hour, _ in
        FactText.whole(hour.conditions.europeanIndex)
      },
      MemberField("eu_band", .text, "Its band.") { $1.translated($0.conditions.europeanBand?.title) },
      MemberField("eu_color", .color, "The colour of the band.") { hour, _ in
        FactText.text(hour.conditions.europeanBand?.color)
      },
      MemberField("us", .integer, in: .index, "The US air quality index.") { hour, _ in
        FactText.whole(hour.conditions.usIndex)
      },
      MemberField("us_band", .text, "Its band.") { $1.translated($0.conditions.usBand?.title) },
      MemberField("us_color", .color, "The colour of the band.") { hour, _ in
        FactText.text(hour.conditions.usBand?.color)
      },
      MemberField("pm25", .number, in: .microgramsPerCubicMeter, "Particles of at most 2.5 µm.") { hour, _ in
        FactText.tenths(hour.conditions.pm25)
      },
      MemberField("pm10", .number, in: .microgramsPerCubicMeter, "Particles of at most 10 µm.") { hour, _ in
        FactText.tenths(hour.conditions.pm10)
      },
    ])

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (AirConditions) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .air, changes: .minute, summary) { context in
      context.airNow.flatMap(value)
    }
  }

  /// A band in the reader's words.
  private static func band(
    _ name: String, _ summary: String, value: @escaping @Sendable (AirConditions) -> AirQualityBand?
  ) -> FactKey {
    FactKey(name, .text, from: .air, changes: .minute, summary) { context in
      context.translated(context.airNow.flatMap(value)?.title)
    }
  }
}

extension FactContext {
  /// The current air: the reported values until the next hour of the forecast, then those of the hour. A value that an
  /// hour lacks, such as pollen beside an index, is taken from the report for three hours.
  fileprivate var airNow: AirConditions? {
    guard let air = snapshots.air else { return nil }
    let reported = air.current.date ?? air.fetchedAt
    let hour = air.hours.last { $0.date <= now && now.timeIntervalSince($0.date) < 3_600 }
    guard let hour, hour.date > reported || air.current.isEmpty else { return air.current.isEmpty ? nil : air.current }
    return now.timeIntervalSince(reported) < 10_800 ? hour.conditions.completed(by: air.current) : hour.conditions
  }
}

extension AirConditions {
  /// These conditions, with missing values taken from others.
  fileprivate func completed(by others: AirConditions) -> AirConditions {
    var air = self
    air.europeanIndex = europeanIndex ?? others.europeanIndex
    air.usIndex = usIndex ?? others.usIndex
    air.pm25 = pm25 ?? others.pm25
    air.pm10 = pm10 ?? others.pm10
    air.ozone = ozone ?? others.ozone
    air.nitrogenDioxide = nitrogenDioxide ?? others.nitrogenDioxide
    air.sulphurDioxide = sulphurDioxide ?? others.sulphurDioxide
    air.carbonMonoxide = carbonMonoxide ?? others.carbonMonoxide
    air.ammonia = ammonia ?? others.ammonia
    air.dust = dust ?? others.dust
    air.pollen = others.pollen.merging(pollen) { $1 }
    return air
  }

  fileprivate var isEmpty: Bool {
    var rest = self
    rest.date = nil
    return rest == AirConditions()
  }

  fileprivate var europeanBand: AirQualityBand? { europeanIndex.flatMap(AirQualityBand.init(european:)) }
  fileprivate var usBand: AirQualityBand? { usIndex.flatMap(AirQualityBand.init(us:)) }

  fileprivate var leadingPollen: Pollen? {
    let known = Pollen.allCases.compactMap { plant in pollen[plant].map { (plant, $0) } }
    guard let most = known.max(by: { $0.1 < $1.1 }), most.1 > 0 else { return nil }
    return most.0
  }
}
