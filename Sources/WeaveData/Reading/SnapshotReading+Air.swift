// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveTime

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
