// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension FeedSource {
  static let openMeteoAirAttribution = Attribution(
    "Air quality by Open-Meteo.com, CAMS ENSEMBLE data provider (modified)",
    link: "https://open-meteo.com/en/docs/air-quality-api")

  /// `/v1/air-quality`: air quality indices, pollutants, and pollen, which is available in Europe only.
  ///
  /// - Source: `open-meteo.com/en/docs/air-quality-api`.
  static let openMeteoAir = FeedSource(
    "open-meteo-air", "Open-Meteo air quality", [.air], openMeteoAirAttribution,
    recognises: { start in
      start.isJSON && start.contains("\"generationtime_ms\"")
        && ["_aqi", "\"pm10\"", "\"pm2_5\"", "_pollen"].contains(where: start.contains)
    }
  ) { source, request in
    OpenMeteoReading.read(source, request) { answer, place, reading in
      OpenMeteoAir(answer: answer).snapshots(place, &reading)
    }
  }
}

struct OpenMeteoAir {
  let answer: OpenMeteoAnswer

  func snapshots(_ place: JSONNode?, _ reading: inout FeedReading) -> Snapshots? {
    guard answer.node["current"]?.members != nil || answer.node["hourly"]?.members != nil else {
      reading.add(.wrongShape(of: "Open-Meteo", expected: "it has no `current` and no `hourly`", at: answer.node.range))
      return nil
    }
    var members = reading.heading(FeedSource.openMeteoAirAttribution, place: place)
    if let block = OpenMeteoColumns("current", answer) {
      let columns = columns(block, &reading)
      members.append(("current", .made(row(0, block, columns), at: block.node.range.beginning)))
    }
    if let block = OpenMeteoColumns("hourly", answer) {
      let columns = columns(block, &reading)
      let rows = block.times.indices.suffix(Limits.snapshotHours)
      let hours = rows.map {
        JSONNode.made(row($0, block, columns), at: (block.moment($0) ?? block.node).range.isolated)
      }
      members.append(("hours", .array(hours)))
    }
    return reading.snapshots(.air, members)
  }

  /// The service's names and the keys of a snapshot, with their units.
  private static let names: [(name: String, key: String, unit: String)] =
    [
      ("european_aqi", "europeanAQI", "EAQI"), ("us_aqi", "usAQI", "USAQI"), ("pm2_5", "pm25UGM3", "μg/m³"),
      ("pm10", "pm10UGM3", "μg/m³"), ("ozone", "ozoneUGM3", "μg/m³"),
      ("nitrogen_dioxide", "nitrogenDioxideUGM3", "μg/m³"), ("sulphur_dioxide", "sulphurDioxideUGM3", "μg/m³"),
      ("carbon_monoxide", "carbonMonoxideUGM3", "μg/m³"), ("ammonia", "ammoniaUGM3", "μg/m³"),
      ("dust", "dustUGM3", "μg/m³"),
    ]
    + AirConditions.Pollen.allCases.map { ("\($0.rawValue)_pollen", "\($0.rawValue)PollenPerM3", "grains/m³") }

  private func columns(_ block: OpenMeteoColumns, _ reading: inout FeedReading) -> [OpenMeteoColumns.Column] {
    Self.names.compactMap { name, key, unit in
      let field = OpenMeteoField(stem: key, names: [name], dimension: .plain)
      guard let stated = block.unit(of: name), let text = stated.stringValue, !Self.isSame(text, unit) else {
        return block.column(field, &reading)
      }
      reading.add(.unknownUnit(text, of: name, at: stated.range))
      return nil
    }
  }

  /// Services write the sign for micro as the Greek letter or as the micro sign.
  private static func isSame(_ stated: String, _ unit: String) -> Bool {
    let plain = { (text: String) in text.replacing("\u{B5}", with: "\u{3BC}").lowercased() }
    return plain(stated) == plain(unit) || stated.isEmpty && unit.hasSuffix("AQI")
  }

  private func row(_ row: Int, _ block: OpenMeteoColumns, _ columns: [OpenMeteoColumns.Column]) -> Members {
    [("date", block.moment(row))] + columns.map { ($0.key, block.element($0.values, row)) }
  }
}
