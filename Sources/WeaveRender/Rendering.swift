// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
public import WeaveDisplay
public import WeaveGraphics
public import WeaveHash
public import WeaveLayout
public import WeaveResolve

/// A design that has been laid out: what the back ends draw, and what it depends on.
public struct Rendering: Sendable {
  /// What is drawn, in points.
  public var displayList: DisplayList
  /// Where every node came to lie.
  public var layout: LayoutNode
  /// Warnings and notes about this picture.
  public var diagnostics: [Diagnostic]
  /// What the picture depends on, and until when.
  public var dependencies: Dependencies
  /// Device pixels per point.
  public var scale: Double
  /// What lies behind the picture in formats that have no transparency: white, or black behind dark colours.
  public var ground: Color

  /// What the picture says, for readers that cannot see it.
  public var altText: String { displayList.summary }
}

/// What a picture was made of, and until when it is right. Nothing in a design is random, so this is all.
public struct Dependencies: Sendable, Hashable {
  /// Every fact and stored variable that was read, by key, with the time in which it is the same.
  public var facts: [String: FactReading]
  /// Every variable that was looked for among the stored ones, and is not there: a sample shows in its place, or nothing.
  public var unstored: Set<String>
  /// The photos that were looked for, by path, with the hashes of their files; nil for those that were not there.
  public var photos: [String: Checksum?]
  /// The font files that its glyphs come from.
  public var fonts: Set<String>
  /// Whether it counts from the moment itself, besides the facts.
  public var readsClock: Bool

  /// What a picture read of the world.
  ///
  /// - Parameters:
  ///   - unstored: variables that were looked for in vain.
  ///   - photos: a hash of each photo's bytes; nil for one that is not there.
  ///   - fonts: the files of the fonts that were used.
  ///   - readsClock: whether something counted from the moment itself.
  public init(
    facts: [String: FactReading] = [:], unstored: Set<String> = [], photos: [String: Checksum?] = [:],
    fonts: Set<String> = [], readsClock: Bool = false
  ) {
    self.facts = facts
    self.unstored = unstored
    self.photos = photos
    self.fonts = fonts
    self.readsClock = readsClock
  }

  /// Whether another moment, or other snapshots, can show in it; besides variables that are stored later.
  public var hasFacts: Bool { readsClock || !facts.isEmpty }

  /// The time in which all facts that it shows are the same while snapshots, photos and fonts are; nil where it counts from
  /// the moment itself, and so is only known to be right at that.
  public var period: FactPeriod? {
    if readsClock { return nil }
    return facts.values.reduce(FactPeriod.always) { $0.narrowed(to: $1.period) }
  }
}

extension LayoutNode {
  /// The font files of all glyphs within.
  var fonts: Set<String> {
    var files: [String] = []
    collectFonts(into: &files)
    return Set(files)
  }

  /// Few files and many texts: to compare is faster than to hash.
  private func collectFonts(into files: inout [String]) {
    if case .text(_, let shaped) = content {
      for line in shaped.lines {
        for run in line.runs where !files.contains(run.face.file) { files.append(run.face.file) }
      }
    }
    // By their places: a copy of a node counts references to all that it is made of.
    for index in children.indices { children[index].collectFonts(into: &files) }
  }
}
