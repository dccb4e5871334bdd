// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema

extension SnapshotWriter {
  static func air(_ air: AirSnapshot) -> JSONNode {
    .object([
      ("attribution", .text(air.attribution)), ("attributionURL", .text(air.attributionURL)),
      ("current", .object(conditions(air.current) + [("date", .moment(air.current.date))])),
      ("fetchedAt", .moment(air.fetchedAt)),
      ("hours", .array(air.hours.map { .object(conditions($0.conditions) + [("date", .moment($0.date))]) })),
      ("place", air.place.map(place)), version,
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
