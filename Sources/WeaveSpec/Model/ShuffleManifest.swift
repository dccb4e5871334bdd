// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// An album of photos that are shown in turn: its photos and their schedule.
///
/// The app keeps it as a separate file, with dates as seconds since 2001. Designs refer to it and never contain it.
public struct ShuffleManifest: Sendable, Hashable {
  /// A photo of the album with its files for each size.
  public struct Entry: Sendable, Hashable {
    /// The photo's identifier in its library.
    public var id: String
    /// The file of the whole photo; nil if the app did not keep it.
    public var sourceFileName: String?
    /// Files cropped by hand, by size. They take precedence over those cropped by the app.
    public var manual: [MatchedSet.Key: String] = [:]
    /// Files cropped by the app, by size.
    public var prepared: [MatchedSet.Key: String] = [:]
    /// Labels such as `year:2019`.
    public var flags: [String] = []
    /// The app's score for the photo; nil if there is none.
    public var score: Double?

    /// The value of `__smartphoto_year`: from the first flag, such as `year:2019`, with a year from 1900 to 2200.
    public var year: Int? {
      flags.lazy.compactMap { $0.hasPrefix("year:") ? Int($0.dropFirst(5)) : nil }.first {
        (1_900...2_200).contains($0)
      }
    }

    /// Makes a photo without files.
    public init(id: String) { self.id = id }

    /// The file for a size; nil if none is ready.
    public func file(for size: MatchedSet.Key) -> String? {
      let key = size == .extraLarge ? .large : size
      return manual[key] ?? prepared[key]
    }
  }

  /// The intervals that the app offers, in minutes.
  public static let intervals = [0, 15, 30, 60, 180, 360, 720, 1_440]

  /// The identifier of the album in its library.
  public var sourceID: String
  /// The photos in the order of their turns.
  public var entries: [Entry]
  /// The index of the entry that is shown until `nextChange`.
  public var currentIndex = 0
  /// The time in minutes for which a photo stays; 0 for always.
  public var intervalMinutes = 60
  /// When the turn of the next entry begins; nil if it never does.
  public var nextChange: Date?

  /// Makes an album that begins with its first entry.
  public init(sourceID: String, entries: [Entry]) {
    self.sourceID = sourceID
    self.entries = entries
  }

  /// The entry shown in a size at a moment; nil if no photo is ready.
  public func shown(at now: Date, size: MatchedSet.Key) -> Entry? {
    let ready = entries.indices.filter { entries[$0].file(for: size) != nil }
    guard !ready.isEmpty else { return nil }
    let place = ready.firstIndex { $0 >= currentIndex } ?? 0
    return entries[ready[(place + steps(until: now) % ready.count) % ready.count]]
  }

  /// The period in which a size shows the same entry: from its first moment until the first moment of another entry.
  /// Nil for no start or no end.
  public func period(at now: Date, size: MatchedSet.Key) -> (start: Date?, end: Date?) {
    guard entries.count(where: { $0.file(for: size) != nil }) > 1, let first = nextChange, intervalMinutes > 0 else {
      return (nil, nil)
    }
    let step = Double(intervalMinutes) * 60
    let passed = Double(steps(until: now))
    return (passed > 0 ? first.addingTimeInterval((passed - 1) * step) : nil, nextChange(after: now))
  }

  /// The next time at which another photo is shown; nil if there is none.
  public func nextChange(after now: Date) -> Date? {
    guard intervalMinutes > 0, let nextChange, entries.count > 1 else { return nil }
    if now < nextChange { return nextChange }
    return nextChange.addingTimeInterval(Double(steps(until: now)) * Double(intervalMinutes) * 60)
  }

  private func steps(until now: Date) -> Int {
    guard intervalMinutes > 0, let nextChange, now >= nextChange else { return 0 }
    let count = (now.timeIntervalSince(nextChange) / (Double(intervalMinutes) * 60)).rounded(.down) + 1
    return count < 1e15 ? Int(count) : 0
  }

  // MARK: As a file

  /// Reads the app's file. An entry with errors is left out.
  public static func read(_ source: SourceText) -> Checked<ShuffleManifest> {
    let json = JSONParser.parse(source)
    guard let root = json.output, let elements = root["entries"]?.elements else {
      return Checked(nil, json.diagnostics)
    }
    var manifest = ShuffleManifest(
      sourceID: root["sourceID"]?.stringValue ?? "", entries: elements.prefix(10_000).compactMap(entry))
    manifest.currentIndex = root["currentIndex"]?.numberValue.flatMap { Int(exactly: $0) } ?? 0
    let minutes = root["rotationIntervalMinutes"]?.numberValue.flatMap { Int(exactly: $0) } ?? 60
    manifest.intervalMinutes = min(max(minutes, 0), 525_600)
    manifest.nextChange = root["nextChangeDate"]?.numberValue.map { Date(timeIntervalSinceReferenceDate: $0) }
    return Checked(manifest, json.diagnostics)
  }

  private static let sizes: [MatchedSet.Key] = [.small, .medium, .large]

  private static func entry(_ node: JSONNode) -> Entry? {
    guard let id = node["id"]?.stringValue else { return nil }
    var entry = Entry(id: id)
    entry.sourceFileName = node["sourceFileName"]?.stringValue
    for size in sizes {
      entry.manual[size] = node["\(size.rawValue)ManualFile"]?.stringValue
      entry.prepared[size] = node["\(size.rawValue)File"]?.stringValue
    }
    entry.flags = node["flags"]?.elements?.compactMap(\.stringValue) ?? []
    entry.score = node["score"]?.numberValue
    return entry
  }

  /// The text of the app's file.
  public var text: String {
    let entries = entries.map { entry -> JSONNode in
      var members: [(String, JSONNode?)] = [
        ("id", .text(entry.id)), ("sourceFileName", entry.sourceFileName.map { .text($0) }),
        ("flags", .array(entry.flags.map { .text($0) })), ("score", entry.score.map { .number($0) }),
      ]
      for size in Self.sizes {
        members.append(("\(size.rawValue)File", entry.prepared[size].map { .text($0) }))
        members.append(("\(size.rawValue)ManualFile", entry.manual[size].map { .text($0) }))
      }
      return .object(members)
    }
    let node = JSONNode.object([
      ("version", .integer(1)), ("sourceID", .text(sourceID)), ("entries", .array(entries)),
      ("currentIndex", .integer(currentIndex)), ("rotationIntervalMinutes", .integer(intervalMinutes)),
      ("nextChangeDate", nextChange.map { .number($0.timeIntervalSinceReferenceDate) }),
    ])
    return JSONWriter.pretty(node) + "\n"
  }
}
