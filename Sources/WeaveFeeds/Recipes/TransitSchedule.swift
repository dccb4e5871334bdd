// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON
public import WeaveSystem

/// Names from a timetable in GTFS: of lines, destinations and stops. A feed in real time has only their identifiers.
///
/// - Source: GTFS Schedule Reference: `routes.txt`, `trips.txt`, `stops.txt`.
public struct TransitSchedule: Sendable, Hashable {
  /// A stop or a platform.
  struct Stop: Sendable, Hashable {
    var name: String
    /// The platform, `7` or `B`; empty if it has none.
    var platform: String
    /// The identifier of the station that it belongs to; empty if it belongs to none.
    var station: String
  }

  /// A run of a vehicle.
  struct Trip: Sendable, Hashable {
    var route: String
    /// The sign on the vehicle; empty if the timetable has none.
    var headsign: String
  }

  /// The short names of lines, otherwise their long ones.
  var routes: [String: String] = [:]
  var trips: [String: Trip] = [:]
  var stops: [String: Stop] = [:]

  /// How many rows of a kind are kept.
  private static let limit = 200_000

  init() {}

  /// The names that an answer needs.
  ///
  /// - Parameters:
  ///   - path: a folder with the files of a timetable, or the zip file in which they are published.
  ///   - source: the answer, whose trips and stops are looked up.
  ///   - query: the stops that are asked for, separated by commas.
  /// - Throws: if the files cannot be read, or if there is none of them.
  public init(_ path: String, for source: SourceText, query: String?) throws(FileError) {
    self.init()
    let wanted = TransitDepartures.identifiers(in: source, query: query)
    var count = 0
    if isFolder(path) {
      for name in ["routes.txt", "trips.txt", "stops.txt"] where fileStamp("\(path)/\(name)") != nil {
        let stream = try ByteStream("\(path)/\(name)")
        try read(name, wanted) { () throws(FileError) -> [UInt8] in try stream.next() }
        count += 1
      }
    } else {
      let archive = try ArchiveFiles(path)
      while !archive.isSpent, count < 3, let file = try archive.next() {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        guard ["routes.txt", "trips.txt", "stops.txt"].contains(name) else { continue }
        try read(name, wanted) { () throws(FileError) -> [UInt8] in try archive.read() }
        count += 1
      }
    }
    if count == 0 { throw .failed(path, reason: "it has neither routes.txt, trips.txt nor stops.txt of GTFS") }
  }

  private mutating func read(
    _ name: String, _ wanted: TransitDepartures.Identifiers, _ more: @escaping () throws(FileError) -> [UInt8]
  ) throws(FileError) {
    var lexer = try CSVLexer<FileError>(more)
    guard let headings = try lexer.headings()?.columnNames else { return }
    func column(_ name: String) -> Int? { headings.firstIndex(of: name) }
    switch name {
    case "routes.txt":
      guard let id = column("route_id") else { return }
      let (short, long) = (column("route_short_name"), column("route_long_name"))
      while let row = try lexer.next(), routes.count < Self.limit {
        let title = Self.text(row, short)
        routes[Self.text(row, id)] = title.isEmpty ? Self.text(row, long) : title
      }
    case "trips.txt":
      guard let id = column("trip_id") else { return }
      let (route, sign) = (column("route_id"), column("trip_headsign"))
      while let row = try lexer.next(), trips.count < Self.limit {
        let key = Self.text(row, id)
        if wanted.trips.contains(key) {
          trips[key] = Trip(route: Self.text(row, route), headsign: Self.text(row, sign))
        }
      }
    default:
      guard let id = column("stop_id") else { return }
      let (title, platform, station) = (column("stop_name"), column("platform_code"), column("parent_station"))
      while let row = try lexer.next(), stops.count < Self.limit {
        let (key, parent) = (Self.text(row, id), Self.text(row, station))
        guard wanted.stops.contains(key) || wanted.stops.contains(parent) else { continue }
        stops[key] = Stop(name: Self.text(row, title), platform: Self.text(row, platform), station: parent)
      }
    }
  }

  private static func text(_ row: CSVRecord, _ column: Int?) -> String {
    guard let column, column < row.fields.count else { return "" }
    return String(row.fields[column].text.stripped)
  }
}
