// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveGraphics
import WeaveSpec

/// What the nodes of one design came to in one environment, whatever its moment, kept for the next picture: a node whose
/// variables and facts have the same values is not worked out again. It belongs to one thread.
///
/// Nothing is kept that took a photo or reported something; what counted from the moment itself stands for that moment
/// alone.
public final class ResolveMemory {
  private var entries: [String: Entry] = [:]
  /// The scrim of the last photo, which is made of a thousand of its pixels.
  private var scrim: (source: PosterModel.ScrimSource, stops: [Value])?
  /// More than a design has nodes.
  private static let capacity = 1 << 14
  /// Variables that a node may have read: more cost more to compare than they save.
  private static let mostReads = 64

  /// A memory of nothing so far.
  public init() {}

  /// A node's result with what it came from and what it cost. An object, as it is looked at far oftener than it is made.
  final class Entry {
    let surroundings: Surroundings
    fileprivate(set) var reads: [ReadLog.Read]
    /// The moment that it counted from; nil where it did not.
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

  /// The stops of a scrim, made where those of the last picture came from something else.
  func scrim(of source: PosterModel.ScrimSource, _ make: () -> [Value]) -> [Value] {
    if let scrim, scrim.source == source { return scrim.stops }
    let stops = make()
    scrim = (source, stops)
    return stops
  }

  /// What a node inherits, but for variables.
  struct Surroundings: Equatable {
    var foreground: Color
    var font: FontSetting
    var palette: Palette
    var depth: Int
  }

  /// The entry of a place in the tree, if it holds there now, with its questions as they are answered now.
  func entry(_ key: String, _ inherited: Inherited, at now: Date) -> Entry? {
    guard let entry = entries[key], entry.moment.map({ $0 == now }) ?? true,
      entry.surroundings == Surroundings(inherited)
    else { return nil }
    for index in entry.reads.indices {
      let read = entry.reads[index]
      // Of a record a member may be the same, and another not.
      let answer = inherited.scope.read(read.name, members: read.members)
      guard answer.isSame(as: read) else { return nil }
      if !read.members.isEmpty || answer.isUnstored != read.isUnstored { entry.reads[index] = answer }
    }
    return entry
  }

  /// Keeps the result of a node that was begun at a cost, and has read the answers after the first `start`.
  func keep(
    _ nodes: [ResolvedNode], at key: String, _ inherited: Inherited, _ cost: ResolveCost, in log: ReadLog,
    readsAfter start: Int, at now: Date
  ) {
    guard let reads = log.reads(after: start, atMost: Self.mostReads) else { return }
    if entries.count >= Self.capacity { entries.removeAll(keepingCapacity: true) }
    entries[key] = Entry(nodes, in: Surroundings(inherited), reads, at: cost.clockReads > 0 ? now : nil, cost)
  }
}

extension ResolveMemory.Surroundings {
  fileprivate init(_ inherited: Inherited) {
    self.init(
      foreground: inherited.foreground, font: inherited.font, palette: inherited.palette, depth: inherited.depth)
  }
}

/// What resolving has counted so far, or for one node: all that limits hold down.
struct ResolveCost {
  var nodes = 0
  var visits = 0
  var chartValues = 0
  var textScalars = 0
  var steps = 0
  var clockReads = 0
  /// Until when all that counted from the moment by then comes to the same, in seconds since 1970; 0 where that is not known.
  var clockEnd = Double.infinity
  /// Photos that were asked for and reports: a result that has any may not stand for later ones.
  var unrepeatable = 0

  static func - (a: ResolveCost, b: ResolveCost) -> ResolveCost {
    ResolveCost(
      nodes: a.nodes - b.nodes, visits: a.visits - b.visits, chartValues: a.chartValues - b.chartValues,
      textScalars: a.textScalars - b.textScalars, steps: a.steps - b.steps, clockReads: a.clockReads - b.clockReads,
      clockEnd: a.clockEnd, unrepeatable: a.unrepeatable - b.unrepeatable)
  }
}
