// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
import WeaveDiagnostics

/// The facts of a folder by their owners, and the snapshots that they make together.
///
/// Each feed and each imported calendar has files of its own in the folder `facts`, beside the snapshots. A snapshot
/// is their merge. What other programs and people write into a snapshot belongs to the owner `other`: it is what the
/// snapshot contains besides the facts of feeds and imports. Files that only others write are never touched.
///
/// Variables and the place are not merged, because buttons and people change them where they are. A feed changes its
/// own variables in the file, and only remembers which they are.
public struct OwnedFacts: Sendable {
  /// The folder of the snapshots.
  public let folder: SnapshotFolder
  let timeZone: TimeZone
  /// The facts now.
  private(set) var facts: [FactOwner: Snapshots] = [:]
  /// The facts on disk.
  private(set) var stored: [FactOwner: Snapshots]
  /// The snapshots on disk.
  let current: Snapshots
  /// The files of the snapshots on disk.
  let texts: [SnapshotKind: SourceText]
  /// What was last written for each kind.
  let sums: SnapshotSums
  /// The kinds whose snapshots someone else has changed since.
  private(set) var adopted: Set<SnapshotKind> = []
  /// Who gave which facts.
  public private(set) var sources: FactSources
  let storedSources: FactSources
  /// The kinds that have lost an owner.
  private var orphaned: Set<SnapshotKind> = []
  private(set) var variables: StoredVariables?
  private(set) var location: LocationSnapshot?

  /// The kinds whose snapshots are merged.
  static let mergedKinds = SnapshotKind.allCases.filter { $0 != .variables && $0 != .location }

  /// The most imported calendars and lists that are told apart.
  private static let maximumImports = 100

  /// Reads the facts of a folder, which need not exist.
  public init(_ folder: SnapshotFolder, now: Date, timeZone: TimeZone) throws(StoreError) {
    (self.folder, self.timeZone) = (folder, timeZone)
    texts = try folder.texts()
    current = Snapshots(texts, timeZone)
    stored = try folder.storedFacts(timeZone)
    sums = folder.sums
    storedSources = folder.sources
    (sources, facts) = (storedSources, stored)
    (variables, location) = (current.variables, current.location)
    for kind in Self.mergedKinds where hasOwner(kind) { adopt(kind) }
  }

  /// Whether a feed or an import gives a kind of facts.
  func hasOwner(_ kind: SnapshotKind) -> Bool { facts.contains { $0.key != .other && $0.value.has(kind) } }

  /// Whether the last owner of a kind of facts was removed.
  func isOrphaned(_ kind: SnapshotKind) -> Bool { orphaned.contains(kind) }

  /// The snapshots that the facts of some owners make together.
  func merged(of facts: [FactOwner: Snapshots]) -> Snapshots {
    let sorted = facts.sorted { $0.key < $1.key }
    return Snapshots.merged(
      feeds: sorted.filter(\.key.isFeed).map(\.value), others: sorted.filter { !$0.key.isFeed }.map(\.value),
      in: timeZone)
  }

  // MARK: What others have written

  /// Takes over what others have written into a snapshot since it was last merged.
  private mutating func adopt(_ kind: SnapshotKind) {
    guard let text = texts[kind] else {
      // Whoever removed it wanted to be rid of it. Feeds bring theirs again.
      if sums[kind] != nil { facts[.other]?.remove(kind) }
      return
    }
    guard sums[kind] != SnapshotSums.sum(of: text), current.has(kind) else { return }
    adopted.insert(kind)
    var rest = facts[.other] ?? Snapshots()
    let own = merged(of: facts.filter { $0.key != .other })
    switch kind {
    case .calendar: rest.calendar = current.calendar?.without(own.calendar)
    case .reminders: rest.reminders = current.reminders?.without(own.reminders)
    case .steps: rest.steps = current.steps?.without(own.steps)
    default:
      if SnapshotWriter.text(kind, of: current) != SnapshotWriter.text(kind, of: merged(of: facts)) {
        rest[kind] = current[kind]
      }
    }
    facts[.other] = rest
  }

  // MARK: Changes

  /// The facts of an owner; empty if there are none.
  public func facts(of owner: FactOwner) -> Snapshots { facts[owner] ?? Snapshots() }

  /// Takes over an answer, which replaces the earlier facts of its owner.
  ///
  /// - Parameters:
  ///   - name: the name of the feed in the record of sources.
  ///   - title: the display name of its source.
  public mutating func take(_ answer: Snapshots, from owner: FactOwner, called name: String, _ title: String) {
    adoptNew(answer.kinds)
    if facts[owner] == nil { claim(answer, name) }
    var own = answer
    own.location = nil
    facts[owner] = own.following(facts[owner] ?? Snapshots(), in: timeZone).keepingDates(of: facts[owner])
    change(answer)
    sources.note(name, title, gave: answer, answer.kinds)
  }

  /// Facts that were read from a file.
  public struct Imported: Sendable {
    /// The name that they were imported under, or the path of the file.
    var name: String
    /// The display name of the source.
    var title: String
    /// What was read.
    public let facts: Snapshots

    /// Facts from a file; files with the same name count as one.
    public init(_ facts: Snapshots, called name: String, _ title: String) {
      (self.facts, self.name, self.title) = (facts, name, title)
    }
  }

  /// Takes over imported facts. Events and to-dos replace those that were imported under the same name, and those of
  /// earlier imports whose calendar or list has the same name. Everything else is added to earlier imports.
  public mutating func take(imported files: [Imported]) {
    var lists: [FactOwner: Snapshots] = [:]
    for file in files {
      adoptNew(file.facts.kinds)
      var (list, rest) = (Snapshots(), file.facts)
      (list.calendar, list.reminders) = (rest.calendar, rest.reminders)
      (rest.calendar, rest.reminders, rest.location) = (nil, nil, nil)
      if !rest.kinds.isEmpty { add(imported: rest) }
      if !list.kinds.isEmpty {
        let owner = FactOwner.imported(file.name)
        lists[owner] = lists[owner].map { Snapshots.merged(feeds: [$0, list], in: timeZone) } ?? list
      }
      change(file.facts)
      sources.note("import", file.title, gave: file.facts, file.facts.kinds)
    }
    for (owner, list) in lists {
      for other in facts.keys where (other.isImport || other == .other) && lists[other] == nil {
        facts[other]?.removeLists(of: list)
      }
      facts[owner] = list.following(facts[owner] ?? Snapshots(), in: timeZone)
    }
    joinOldImports()
  }

  /// Adds facts of any service to earlier ones.
  private mutating func add(imported new: Snapshots) {
    let earlier = facts[.imports] ?? Snapshots()
    var all = new.following(earlier, in: timeZone)
    if let before = earlier.weather { all.weather = all.weather?.completed(by: before) }
    facts[.imports] = all
  }

  /// Changes the variables and the place where they are.
  private mutating func change(_ answer: Snapshots) {
    if let new = answer.variables {
      var joined = variables ?? StoredVariables()
      joined.values.merge(new.values) { $1 }
      joined.updatedAt = new.updatedAt
      variables = joined
    }
    if let place = answer.location, place.updatedAt >= location?.updatedAt ?? .distantPast { location = place }
  }

  private mutating func adoptNew(_ kinds: [SnapshotKind]) {
    for kind in kinds where Self.mergedKinds.contains(kind) && !hasOwner(kind) { adopt(kind) }
  }

  /// Notes that the last answer of an owner is still current. Only events and to-dos become newer by that, and only
  /// if they are much older, because pictures are drawn again when a snapshot changes.
  public mutating func confirm(_ owner: FactOwner, at date: Date) {
    guard var known = facts[owner] else { return }
    for kind in known.kinds where kind.definition.isShared { known[kind]?.takenAt = date }
    facts[owner] = known.keepingDates(of: facts[owner])
  }

  /// Removes an owner with its facts.
  ///
  /// - Returns: the kinds that it had.
  public mutating func remove(_ owner: FactOwner, called name: String) -> [SnapshotKind] {
    guard let gone = facts.removeValue(forKey: owner) else { return [] }
    orphaned.formUnion(gone.kinds)
    for (key, value) in gone.variables?.values ?? [:] where variables?.values[key] == value {
      let isShared = facts.values.contains { $0.variables?.values[key] != nil }
      if !isShared { variables?.values[key] = nil }
    }
    sources.forget(name)
    return gone.kinds
  }

  /// Gives the facts of an owner to another one that has none, such as a feed with a new name.
  public mutating func move(_ owner: FactOwner, to new: FactOwner, called name: String, _ newName: String) {
    guard facts[new] == nil, let moved = facts.removeValue(forKey: owner) else { return }
    facts[new] = moved
    sources.rename(name, to: newName)
  }

  /// Joins the oldest imports into the facts of others if there are too many to tell apart.
  private mutating func joinOldImports() {
    let imports = facts.filter(\.key.isImport).sorted { $0.value.listDate > $1.value.listDate }
    let old = imports.dropFirst(Self.maximumImports)
    if old.isEmpty { return }
    let parts = [facts[.other] ?? Snapshots()] + old.map(\.value)
    for (owner, _) in old { facts[owner] = nil }
    let all = Snapshots.merged(feeds: [], others: parts, in: timeZone)
    var others = facts[.other] ?? Snapshots()
    (others.calendar, others.reminders) = (all.calendar, all.reminders)
    facts[.other] = others
  }
}

// MARK: Folders from before

extension OwnedFacts {
  /// Gives a feed the facts that it brought before facts had owners. They are now among those of others, where their
  /// calendar or list tells whose they are. Nothing is left there if every source of a kind has its own facts again.
  private mutating func claim(_ answer: Snapshots, _ name: String) {
    guard var others = facts[.other] else { return }
    for kind in answer.kinds {
      guard let givers = storedSources.kinds[kind.rawValue], givers[name] != nil, others.has(kind) else { continue }
      var lists = Snapshots()
      lists[kind] = answer[kind]
      others.removeLists(of: lists, includingUnnamed: true)
      let isLast = givers.keys.allSatisfy { $0 == name || facts[.feed($0)]?.has(kind) == true }
      if isLast, kind != .steps { others.remove(kind) }
    }
    facts[.other] = others
  }
}
