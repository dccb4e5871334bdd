// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time zones of coordinates that come without one: those of the nearest town.
///
/// Near a border of zones the nearest town may be on the other side. For 99.9 % of the world's towns and villages the
/// clock is right, and for 94 % of all points on land and near coasts.
enum ZoneTowns {
  /// Kilometres from the nearest town, beyond which a point is at sea.
  private static let reach = 400.0
  private static let earthRadius = 6_371.0

  /// The zone of a point in degrees; at sea the nautical zone, such as `Etc/GMT+3` west of Greenwich. Nil if the point
  /// is not on Earth.
  static func zone(latitude: Double, longitude: Double) -> TimeZone? {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    let (sine, cosine) = (sin(latitude * .pi / 180), cos(latitude * .pi / 180))
    var best = (closeness: -1.0, index: 0)
    for (index, town) in towns.enumerated() {
      // The cosine of the angle between both points, seen from the middle of the Earth.
      let closeness = sine * town.sine + cosine * town.cosine * cos(longitude * .pi / 180 - town.longitude)
      if closeness > best.closeness { best = (closeness, index) }
    }
    guard acos(min(best.closeness, 1)) * earthRadius <= reach else { return nauticalZone(longitude) }
    var index = best.index
    for (name, count) in zones {
      if index < count { return TimeZone(identifier: name) }
      index -= count
    }
    return nil
  }

  /// The zone of ships: the hours of a clock that is right in the middle of 15 degrees. Its name has the sign of POSIX.
  private static func nauticalZone(_ longitude: Double) -> TimeZone? {
    let hours = Int(((longitude + 7.5) / 15).rounded(.down))
    return TimeZone(identifier: hours == 0 ? "Etc/GMT" : "Etc/GMT" + (hours > 0 ? "-\(hours)" : "+\(-hours)"))
  }

  private struct Town {
    /// Of its latitude.
    var sine, cosine: Double
    /// In radians.
    var longitude: Double
  }

  private static let towns: [Town] = {
    let bytes = [UInt8](Data(base64Encoded: places, options: .ignoreUnknownCharacters) ?? Data())
    func turns(_ index: Int) -> Double { (Double(bytes[index]) * 256 + Double(bytes[index + 1]) + 0.5) / 65_536 }
    return stride(from: 0, to: bytes.count - 3, by: 4).map { index in
      let latitude = (turns(index) - 0.5) * .pi
      return Town(sine: sin(latitude), cosine: cos(latitude), longitude: (turns(index + 2) - 0.5) * 2 * .pi)
    }
  }()
}

extension Place {
  /// The place with a time zone: its own, otherwise that of its coordinates.
  public var zoned: Place {
    guard timeZone == nil else { return self }
    var place = self
    place.timeZone = ZoneTowns.zone(latitude: latitude, longitude: longitude)
    return place
  }
}
