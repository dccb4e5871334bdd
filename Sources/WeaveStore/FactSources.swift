// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
import WeaveSystem

/// Who gave the facts of a folder: `sources.json` beside the snapshots, written by what takes facts in.
///
/// A snapshot is whole without it; where it is missing, what a snapshot itself says of its service is all that is known.
public struct FactSources: Sendable, Hashable, Codable {
  /// By the kind of fact, by the feed or file: what people call the service, `Open-Meteo`.
  public private(set) var kinds: [String: [String: String]] = [:]
  /// By the variable, `home (Home Assistant)`.
  public private(set) var variables: [String: String] = [:]

  static let fileName = "sources.json"
  /// Givers of one kind. Stops: a list that grows with each file that is imported.
  private static let givers = 50

  /// Notes of nobody so far.
  public init() {}

  /// Notes who gave what was taken over.
  ///
  /// - Parameters:
  ///   - feed: the feed's name, or `import`.
  ///   - title: what people call the source.
  ///   - facts: what came from it.
  public mutating func note(
    _ feed: String, _ title: String, gave facts: Snapshots, _ given: some Sequence<SnapshotKind>
  ) {
    for kind in given {
      if kind == .variables {
        for name in facts.variables?.values.keys.sorted() ?? [] { variables[name] = "\(feed) (\(title))" }
      } else {
        var known = kind.definition.isShared ? kinds[kind.rawValue] ?? [:] : [:]
        if known.count < Self.givers || known[feed] != nil { known[feed] = title }
        kinds[kind.rawValue] = known
      }
    }
  }

  /// Who gave facts of a kind, `weather (Open-Meteo)`; nil where nobody knows.
  public func givers(of kind: SnapshotKind) -> String? {
    guard let known = kinds[kind.rawValue], !known.isEmpty else { return nil }
    return known.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
  }

  /// Who gave a variable; nil where nobody knows.
  public func giver(ofVariable name: String) -> String? { variables[name] }
}

extension SnapshotFolder {
  /// Who gave the facts of the folder; empty where nobody has noted it or it cannot be read.
  public var sources: FactSources {
    guard let bytes = try? readFile("\(path)/\(FactSources.fileName)", limit: 1 << 20) else { return FactSources() }
    return (try? JSONDecoder().decode(FactSources.self, from: Data(bytes))) ?? FactSources()
  }
}

extension LockedFolder {
  /// Notes who gave what; a folder that says so already is left as it is.
  public borrowing func write(_ sources: FactSources) throws(StoreError) {
    if sources == folder.sources { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(sources) else { return }
    try write(Array(bytes) + [0x0A], named: FactSources.fileName)
  }
}
