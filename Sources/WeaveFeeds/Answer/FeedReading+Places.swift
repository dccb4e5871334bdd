// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension FeedReading {
  /// A place by the coordinates of an answer, with the name that was asked for; the answer's own where it has one.
  ///
  /// - Parameters:
  ///   - index: which of the places of the request it is.
  ///   - zone: the zone whose days the answer counts; the place's own where it does not say.
  func place(
    _ index: Int = 0, latitude: JSONNode?, longitude: JSONNode?, elevation: JSONNode? = nil, name: JSONNode? = nil,
    zone: JSONNode? = nil
  ) -> JSONNode? {
    let asked = request.places.indices.contains(index) ? request.places[index] : nil
    let hasCoordinates = latitude?.isNull == false && longitude?.isNull == false
    guard hasCoordinates || asked != nil else { return nil }
    let said = name?.stringValue?.isEmpty == false ? name : nil
    let range = (latitude ?? longitude)?.range ?? .init(0, 0)
    // The coordinates that were asked for hold: services answer for the middle of a cell of their grid.
    return .made(
      [
        ("name", asked.flatMap { $0.name.isEmpty ? nil : .text($0.name) } ?? said),
        ("latitude", asked.map { .number($0.latitude).at(range) } ?? latitude),
        ("longitude", asked.map { .number($0.longitude).at(range) } ?? longitude),
        ("elevationM", asked?.elevation.map { .number($0).at(range) } ?? elevation),
        ("timeZone", zone ?? (asked?.timeZone).map { .text($0.identifier).at(range) }),
      ], at: range)
  }

  /// What each snapshot of a service begins with.
  func heading(_ attribution: FeedSource.Attribution, place: JSONNode?) -> Members {
    [
      ("fetchedAt", .moment(request.now)), ("attribution", .text(attribution.text)),
      ("attributionURL", .text(attribution.link)), ("place", place),
    ]
  }

  /// The zone of the days of a place.
  func zone(of index: Int = 0) -> TimeZone {
    let asked = request.places.indices.contains(index) ? request.places[index] : nil
    return asked?.timeZone ?? request.timeZone
  }
}
