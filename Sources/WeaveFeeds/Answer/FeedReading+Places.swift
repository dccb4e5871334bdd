// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension FeedReading {
  /// A place with the coordinates and the name of the request; those of the answer if the request has none.
  ///
  /// - Parameters:
  ///   - index: the index of the place in the request.
  ///   - zone: the zone that defines the answer's days; nil for the place's own.
  func place(
    _ index: Int = 0, latitude: JSONNode?, longitude: JSONNode?, elevation: JSONNode? = nil, name: JSONNode? = nil,
    zone: JSONNode? = nil
  ) -> JSONNode? {
    let requested = request.places.indices.contains(index) ? request.places[index] : nil
    let hasCoordinates = latitude?.isNull == false && longitude?.isNull == false
    guard hasCoordinates || requested != nil else { return nil }
    let ownName = name?.stringValue?.isEmpty == false ? name : nil
    let range = (latitude ?? longitude)?.range ?? .init(0, 0)
    // The requested coordinates are kept: services answer for the middle of a grid cell.
    let number = { (value: Double) in JSONNode.number(value).at(range) }
    let name = requested.flatMap { place in place.name.isEmpty ? nil : JSONNode.text(place.name) }
    let members: Members = [
      ("name", name ?? ownName),
      ("latitude", requested.map { number($0.latitude) } ?? latitude),
      ("longitude", requested.map { number($0.longitude) } ?? longitude),
      ("elevationM", requested?.elevation.map(number) ?? elevation),
      ("timeZone", zone ?? (requested?.timeZone).map { JSONNode.text($0.identifier).at(range) }),
    ]
    return .made(members, at: range)
  }

  /// The members that each snapshot of a service begins with.
  func heading(_ attribution: FeedSource.Attribution, place: JSONNode?) -> Members {
    [
      ("fetchedAt", .moment(request.now)), ("attribution", .text(attribution.text)),
      ("attributionURL", .text(attribution.link)), ("place", place),
    ]
  }

  /// The zone that defines the days of a place.
  func zone(of index: Int = 0) -> TimeZone {
    let requested = request.places.indices.contains(index) ? request.places[index] : nil
    return requested?.timeZone ?? request.timeZone
  }
}
