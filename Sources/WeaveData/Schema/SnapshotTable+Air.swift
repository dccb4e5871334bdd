// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension SnapshotTable {
  static let air = ObjectType(
    "Air", "The air that people breathe, as a service told it once.",
    [
      schema, version, fetchedAt, placeField, attribution, attributionURL,
      Field("current", .object("AirConditions"), "The air when the values were taken."),
      Field("hours", .array(.object("AirHour"), atMost: Limits.snapshotHours), default: "[]", "The forecast by hours."),
    ])

  static let airConditions = ObjectType(
    "AirConditions", "The air at a moment. What the service does not say is left out, never 0.",
    [Field("date", .moment, "When it was so; `fetchedAt` where missing.")] + substances)

  static let airHour = ObjectType(
    "AirHour", "The air of an hour.", [Field("date", .moment, required: true, "When the hour begins.")] + substances)

  private static let substances: [Field] =
    [
      Field("europeanAQI", .number(0...2_000), "The European index of the air’s quality; above 100 is extremely poor."),
      Field("usAQI", .number(0...2_000), "The index of the US, mostly 0 to 500."),
      .quantity("pm25", .concentration, concentrations, "Particles of at most 2.5 µm."),
      .quantity("pm10", .concentration, concentrations, "Particles of at most 10 µm."),
      .quantity("ozone", .concentration, concentrations, "Ozone near the ground."),
      .quantity("nitrogenDioxide", .concentration, concentrations, "Nitrogen dioxide."),
      .quantity("sulphurDioxide", .concentration, concentrations, "Sulphur dioxide."),
      .quantity("carbonMonoxide", .concentration, 0...1_000_000, "Carbon monoxide."),
      .quantity("ammonia", .concentration, concentrations, "Ammonia."),
      .quantity("dust", .concentration, 0...1_000_000, "Dust of deserts."),
    ]
    + AirConditions.Pollen.allCases.map { plant in
      .quantity(plant.rawValue + "Pollen", .pollen, 0...1_000_000, "Pollen of \(plant.rawValue).")
    }

  private static let concentrations = 0.0...100_000
}
