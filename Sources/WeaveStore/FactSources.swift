// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
import WeaveSystem

/// The sources of a folder's facts: `sources.json` beside the snapshots, written by everything that adds facts.
///
/// Snapshots are complete without it. If it is missing, a source is only known if a snapshot itself names its service.
public struct FactSources: Sendable, Hashable, Codable {
  /// By kind of fact, then by feed or file: the service's display name, such as `Open-Meteo`.
  public private(set) var kinds: [String: [String: String]] = [:]
  /// By variable: `home (Home Assistant)`.
  public private(set) var variables: [String: String] = [:]

  static let fileName = "sources.json"
  /// The most sources of one kind, so that the list does not grow with every imported file.
  private static let maximumSources = 50

  /// An empty record.
  public init() {}

  /// Records the source of facts that were taken over.
  ///
  /// - Parameters:
  ///   - feed: the feed's name, or `import`.
  ///   - title: the source's display name.
  ///   - facts: the facts that came from it.
  public mutating func note(
    _ feed: String, _ title: String, gave facts: Snapshots, _ given: some Sequence<SnapshotKind>
  ) {
    for kind in given {
      if kind == .variables {
        for name in facts.variables?.values.keys.sorted() ?? [] { variables[name] = "\(feed) (\(title))" }
      } else {
        var known = kind.definition.isShared ? kinds[kind.rawValue] ?? [:] : [:]
        if known.count < Self.maximumSources || known[feed] != nil { known[feed] = title }
        kinds[kind.rawValue] = known
      }
    }
  }

  /// Whether a feed gave any facts, according to the record.
  public func names(_ feed: String) -> Bool {
    kinds.values.contains { $0[feed] != nil } || variables.values.contains { $0.hasPrefix("\(feed) (") }
  }

  /// Removes a feed from the record, after its facts were removed.
  mutating func forget(_ feed: String) {
    for kind in kinds.keys { kinds[kind]?[feed] = nil }
    kinds = kinds.filter { !$0.value.isEmpty }
    variables = variables.filter { !$0.value.hasPrefix("\(feed) (") }
  }

  /// Gives what a feed gave another name.
  mutating func rename(_ feed: String, to name: String) {
    for kind in kinds.keys {
      if let title = kinds[kind]?.removeValue(forKey: feed) { kinds[kind]?[name] = title }
    }
    variables = variables.mapValues { $0.hasPrefix("\(feed) (") ? name + $0.dropFirst(feed.count) : $0 }
  }

  /// The sources of a kind of fact, such as `weather (Open-Meteo)`; nil if they are unknown.
  public func sourceNames(of kind: SnapshotKind) -> String? {
    guard let known = kinds[kind.rawValue], !known.isEmpty else { return nil }
    return known.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
  }

  /// The source of a variable; nil if it is unknown.
  public func sourceName(ofVariable name: String) -> String? { variables[name] }
}

extension SnapshotFolder {
  /// The sources of the folder's facts; empty if they were not recorded or cannot be read.
  public var sources: FactSources {
    guard let bytes = try? readFile("\(path)/\(FactSources.fileName)", limit: 1 << 20) else { return FactSources() }
    return (try? JSONDecoder().decode(FactSources.self, from: Data(bytes))) ?? FactSources()
  }
}

extension LockedFolder {
  /// Records the sources of the folder's facts; nothing is written if they have not changed.
  public borrowing func write(_ sources: FactSources) throws(StoreError) {
    if sources == folder.sources { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(sources) else { return }
    try write(Array(bytes) + [0x0A], named: FactSources.fileName)
  }
}
