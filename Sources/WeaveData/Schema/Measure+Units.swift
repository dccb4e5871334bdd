// SPDX-License-Identifier: MIT

import WeaveSchema

/// The units allowed in snapshots; values are stored in the first unit of each list.
///
/// - Source: the International System of Units (BIPM, 9th edition) and, for feet, inches, miles and knots, the
///   definitions of NIST Special Publication 811, appendix B.
extension Measure {
  static let temperature = Measure(
    "temperature", Unit("C", "°C"), [Unit("F", "°F", zero: 32, times: 5, over: 9), Unit("K", "kelvin", zero: 273.15)])

  static let speed = Measure(
    "speed", Unit("MS", "m/s"),
    [
      Unit("KMH", "km/h", over: 3.6), Unit("MPH", "miles an hour", times: 0.44704),
      Unit("KN", "knots", times: 1_852, over: 3_600),
    ])

  static let rainRate = Measure(
    "rate", Unit("MMPerHour", "mm/h"),
    [Unit("InPerHour", "inches an hour", times: 25.4), Unit("MMPerDay", "mm a day", over: 24)])

  static let rainAmount = Measure(
    "amount", Unit("MM", "mm"), [Unit("CM", "cm", times: 10), Unit("In", "inches", times: 25.4)])

  static let length = Measure(
    "length", Unit("M", "metres"),
    [
      Unit("KM", "kilometres", times: 1_000), Unit("Mi", "miles", times: 1_609.344), Unit("Ft", "feet", times: 0.3048),
    ])

  static let pressure = Measure(
    "pressure", Unit("HPa", "hPa"),
    [
      Unit("KPa", "kPa", times: 10), Unit("MBar", "millibar"), Unit("InHg", "inches of mercury", times: 33.86389),
      Unit("MMHg", "mm of mercury", times: 1.333224),
    ])

  static let energy = Measure(
    "energy", Unit("Kcal", "kilocalories"), [Unit("KJ", "kilojoules", over: 4.184)])

  static let fraction = Measure("fraction", Unit("01", "0 to 1"), [Unit("Percent", "percent", over: 100)])

  static let angle = Measure("angle", Unit("Deg", "degrees"))

  static let concentration = Measure(
    "concentration", Unit("UGM3", "µg/m³"), [Unit("MGM3", "mg/m³", times: 1_000)])

  static let pollen = Measure("pollen", Unit("PerM3", "grains/m³"))

  static let ozone = Measure("column", Unit("DU", "Dobson units"), [Unit("AtmCM", "atm-cm", times: 1_000)])
}
