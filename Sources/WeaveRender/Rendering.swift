// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
public import WeaveDisplay
public import WeaveFacts
public import WeaveGraphics
public import WeaveHash
public import WeaveLayout

/// A design that has been laid out: what the back ends draw, and what it depends on.
public struct Rendering: Sendable {
  /// What is drawn, in points.
  public var displayList: DisplayList
  /// The position of every node.
  public var layout: LayoutNode
  /// Warnings and notes about this picture.
  public var diagnostics: [Diagnostic]
  /// What the picture depends on, and for how long it is valid.
  public var dependencies: Dependencies
  /// Device pixels per point.
  public var scale: Double
  /// The colour behind the picture in formats without transparency: white, or black behind dark colours.
  public var ground: Color

  /// A description of the picture, for readers who cannot see it.
  public var altText: String { displayList.summary }
}

/// What a picture was made from, and for how long it is valid. Nothing in a design is random, so this is complete.
public struct Dependencies: Sendable, Hashable {
  /// Every fact and stored variable that was read, by key, with the period in which it stays the same.
  public var facts: [String: FactReading]
  /// Every variable that was looked up among the stored ones and not found: its sample is shown instead, or nothing.
  public var unstored: Set<String>
  /// The caller's values that were read, by canonical name.
  public var given: Set<String>
  /// The photos that were looked for, by path, with the hashes of their files; nil for missing files.
  public var photos: [String: Checksum?]
  /// The font files that its glyphs come from.
  public var fonts: Set<String>
  /// Whether the picture depends on the moment itself, not only on the facts.
  public var readsClock: Bool

  /// Everything that a picture read from outside.
  ///
  /// - Parameters:
  ///   - unstored: variables that were not found among the stored ones.
  ///   - given: the names of the caller's values that were read.
  ///   - photos: a hash of each photo's bytes; nil for one that is missing.
  ///   - fonts: the files of the fonts that were used.
  ///   - readsClock: whether the picture depends on the moment itself.
  public init(
    facts: [String: FactReading] = [:], unstored: Set<String> = [], given: Set<String> = [],
    photos: [String: Checksum?] = [:],
    fonts: Set<String> = [], readsClock: Bool = false
  ) {
    self.facts = facts
    self.unstored = unstored
    self.given = given
    self.photos = photos
    self.fonts = fonts
    self.readsClock = readsClock
  }

  /// The canonical names of all variables that it read or looked for, wherever they came from: a value with any other
  /// name cannot change it.
  public var names: Set<String> {
    // Facts of a board's slots are named after the slot.
    unstored.union(given).union(facts.keys.map { String($0.split(separator: "/").last ?? "") })
  }

  /// Whether another moment or other snapshots can change it; variables that are stored later are not considered.
  public var hasFacts: Bool { readsClock || !facts.isEmpty }

  /// The period in which all facts that it shows stay the same while snapshots, photos and fonts do; nil if it counts
  /// from the moment itself, so that it is only known to be right at that moment.
  public var period: FactPeriod? {
    if readsClock { return nil }
    return facts.values.reduce(FactPeriod.always) { $0.narrowed(to: $1.period) }
  }
}

extension LayoutNode {
  /// The font files of all glyphs of the tree.
  var fonts: Set<String> {
    var files: [String] = []
    collectFonts(into: &files)
    return Set(files)
  }

  /// There are few files and many texts: comparing is faster than hashing.
  private func collectFonts(into files: inout [String]) {
    if case .text(_, let shaped) = content {
      for line in shaped.lines {
        for run in line.runs where !files.contains(run.face.file) { files.append(run.face.file) }
      }
    }
    // By index: copying a node would count a reference for each of its parts.
    for index in children.indices { children[index].collectFonts(into: &files) }
  }
}
