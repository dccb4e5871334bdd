// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics

/// Resolved nodes of one design in one environment, cached for later pictures at any moment. A node is not resolved
/// again while its variables and facts have the same values. Belongs to one thread.
///
/// A result is not cached if it requested a photo or reported something. A result that depends on the moment itself is
/// valid for that moment only.
public final class ResolveMemory {
  private var entries = RecentEntries<String, Entry>(capacity: ResolveMemory.capacity)
  /// The scrim of the last photo, which is computed from a thousand of its pixels.
  private var scrim: (source: PosterModel.ScrimSource, stops: [Value])?
  /// More than the number of nodes in a design; at most twice as many are cached.
  private static let capacity = 1 << 14
  /// The most variables that a node may have read; comparing more costs more than it saves.
  private static let mostReads = 64

  /// Makes an empty memory.
  public init() {}

  /// A node's result with its inputs and its cost. An object, because it is read far more often than created.
  final class Entry {
    let surroundings: Surroundings
    fileprivate(set) var reads: [ReadLog.Read]
    /// The moment that the result depends on; nil if it depends on none.
    let moment: Date?
    let nodes: [ResolvedNode]
    let cost: ResolveCost

    init(
      _ nodes: [ResolvedNode], in surroundings: Surroundings, _ reads: [ReadLog.Read], at moment: Date?,
      _ cost: ResolveCost
    ) {
      self.surroundings = surroundings
      self.reads = reads
      self.moment = moment
      self.nodes = nodes
      self.cost = cost
    }
  }

  /// The stops of a scrim; computed again if its source has changed since the last picture.
  func scrim(of source: PosterModel.ScrimSource, _ make: () -> [Value]) -> [Value] {
    if let scrim, scrim.source == source { return scrim.stops }
    let stops = make()
    scrim = (source, stops)
    return stops
  }

  /// The inherited values of a node, except variables.
  struct Surroundings: Equatable {
    var foreground: Fill
    var font: FontSetting
    var texts: TextSettings
    var palette: Palette
    var depth: Int
  }

  /// The entry at a place in the tree, if it is still valid now. Updates its reads to the current answers.
  func entry(_ key: String, _ inherited: Inherited, at now: Date) -> Entry? {
    guard let entry = entries.value(of: key), entry.moment.map({ $0 == now }) ?? true,
      entry.surroundings == Surroundings(inherited)
    else { return nil }
    for index in entry.reads.indices {
      let read = entry.reads[index]
      // One member of a record may be unchanged while another has changed.
      let answer = inherited.scope.read(read.name, members: read.members)
      guard answer.isSame(as: read) else { return nil }
      if !read.members.isEmpty || answer.isUnstored != read.isUnstored { entry.reads[index] = answer }
    }
    return entry
  }

  /// Stores the result of a node with its cost and the reads that follow the first `start` in the log.
  func store(
    _ nodes: [ResolvedNode], at key: String, _ inherited: Inherited, _ cost: ResolveCost, in log: ReadLog,
    readsAfter start: Int, at now: Date
  ) {
    guard let reads = log.reads(after: start, atMost: Self.mostReads) else { return }
    let entry = Entry(nodes, in: Surroundings(inherited), reads, at: cost.clockReads > 0 ? now : nil, cost)
    entries.keep(entry, for: key)
  }
}

extension ResolveMemory.Surroundings {
  fileprivate init(_ inherited: Inherited) {
    self.init(
      foreground: inherited.paint, font: inherited.font, texts: inherited.texts, palette: inherited.palette,
      depth: inherited.depth)
  }
}

/// The cost of resolving so far, or of one node: everything that is counted against limits.
struct ResolveCost {
  var nodes = 0
  var visits = 0
  var chartValues = 0
  var textScalars = 0
  var steps = 0
  var clockReads = 0
  /// The time until which everything that depends on the moment stays the same, in seconds since 1970; 0 if not known.
  var clockEnd = Double.infinity
  /// Requested photos, reports and results that cannot be compared. A result with any of them is not reused.
  var unrepeatable = 0

  static func - (a: ResolveCost, b: ResolveCost) -> ResolveCost {
    ResolveCost(
      nodes: a.nodes - b.nodes, visits: a.visits - b.visits, chartValues: a.chartValues - b.chartValues,
      textScalars: a.textScalars - b.textScalars, steps: a.steps - b.steps, clockReads: a.clockReads - b.clockReads,
      clockEnd: a.clockEnd, unrepeatable: a.unrepeatable - b.unrepeatable)
  }
}
