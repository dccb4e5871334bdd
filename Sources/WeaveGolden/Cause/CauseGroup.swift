// SPDX-License-Identifier: MIT

/// The pictures that one cause has changed, decided together.
public struct CauseGroup: Sendable, Equatable {
  /// A short name that `weave accept --cause` takes: `colour:brand`; unique in its report.
  public internal(set) var id: String
  /// The cause, with the changes of all pictures.
  public internal(set) var cause: ChangeCause
  /// The names of the pictures, sorted.
  public internal(set) var pictures: [String]
  /// A few pictures that differ most from each other in design, size, appearance and language.
  public internal(set) var shown: [String]

  /// How many pictures stand for all.
  static let shownCount = 4

  /// The groups of the pictures that have changed, those with most pictures first. A picture with several causes is in
  /// each of their groups.
  static func groups(of results: [CaseResult]) -> [CauseGroup] {
    var order: [ChangeCause.Key] = []
    var members: [ChangeCause.Key: (cause: ChangeCause, results: [CaseResult])] = [:]
    for result in results where result.state == .changed {
      for cause in result.causes {
        if members[cause.key] == nil {
          order.append(cause.key)
          members[cause.key] = (cause, [result])
        } else {
          members[cause.key]?.cause.add(cause)
          members[cause.key]?.results.append(result)
        }
      }
    }
    var groups = order.compactMap { key in
      members[key].map { cause, results in
        CauseGroup(
          id: "", cause: cause, pictures: results.map(\.name).sorted(), shown: representatives(of: results))
      }
    }
    groups.sort { ($1.pictures.count, $0.cause.title) < ($0.pictures.count, $1.cause.title) }
    return named(groups)
  }

  /// The groups with their ids: the file is part of an id only if another file has a thing of the same name.
  private static func named(_ groups: [CauseGroup]) -> [CauseGroup] {
    func short(_ cause: ChangeCause) -> String {
      let kind = cause.kind.rawValue.replacing(" ", with: "-")
      switch cause.kind {
      case .library, .program: return cause.name
      case .place: return "place:\(cause.name.split(separator: " ").last ?? "")"
      default: return "\(kind):\(cause.name)"
      }
    }
    var counts: [String: Int] = [:]
    for group in groups { counts[short(group.cause), default: 0] += 1 }
    var seen: [String: Int] = [:]
    return groups.map { group in
      var group = group
      group.id = short(group.cause)
      if counts[group.id, default: 0] > 1, let file = group.cause.file { group.id += "@\(file)" }
      seen[group.id, default: 0] += 1
      if let count = seen[group.id], count > 1 { group.id += "#\(count)" }
      return group
    }
  }

  /// One picture after the other that shows most of what the earlier ones do not.
  private static func representatives(of results: [CaseResult]) -> [String] {
    // Pictures without another cause show this one best.
    var left = results.sorted { ($0.causes.count, $0.name) < ($1.causes.count, $1.name) }
    var seen: Set<String> = []
    var shown: [String] = []
    while shown.count < shownCount, !left.isEmpty {
      func news(_ result: CaseResult) -> Int { result.traits.count { !seen.contains($0) } }
      let best = left.indices.max { news(left[$0]) < news(left[$1]) || news(left[$0]) == news(left[$1]) && $0 > $1 }
      guard let best else { break }
      let result = left.remove(at: best)
      seen.formUnion(result.traits)
      shown.append(result.name)
    }
    return shown
  }
}

extension CaseResult {
  /// What sets it apart from other pictures.
  fileprivate var traits: [String] {
    guard let variant else { return [design ?? name] }
    return [design ?? name, variant.size, variant.appearance, variant.locale, variant.textSize]
  }
}

extension ChangeCause {
  /// Adds the changes that another picture has of the same thing.
  fileprivate mutating func add(_ other: ChangeCause) {
    for change in other.changes where !changes.contains(change) { changes.append(change) }
    place = [place, other.place].compactMap(\.self).min { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
