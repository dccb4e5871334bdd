// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveResolve
import WeaveSpec
import WeaveTemplates

/// A layout or design that an author can start from, with the facts that it needs.
public struct CatalogueEntry: Sendable, Hashable {
  /// A layout to fill in, or a ready design.
  public enum Kind: String, Sendable, Hashable, CaseIterable { case layout, design }

  /// The name in commands and in the preview.
  public var name: String
  /// Whether it is a layout to fill in or a ready design.
  public var kind: Kind
  /// A one-line description.
  public var summary: String
  /// The facts that it shows, in the order of `SnapshotKind`.
  public var facts: [SnapshotKind]
  /// Whether it shows a photo, which the author has to supply.
  public var hasPhoto: Bool
  /// Whether it has buttons that change variables.
  public var hasButtons: Bool
  /// Its texts, in lower case.
  private var texts: String

  /// Whether it has something to show with the given facts. Places only complete other facts, and are not required.
  public func fits(_ there: Set<SnapshotKind>) -> Bool {
    let needed = facts.filter { $0 != .location && $0 != .ozone }
    return (needed.isEmpty ? facts : needed).allSatisfy(there.contains)
  }

  /// Whether all words occur in its name, summary, texts or facts, ignoring case.
  public func matches(_ words: [String]) -> Bool {
    let facts = facts.map(\.rawValue).joined(separator: " ")
    let extras = (hasPhoto ? " photo" : "") + (hasButtons ? " button buttons" : "")
    let all = "\(name) \(summary) \(kind.rawValue) \(facts)\(extras)".lowercased() + " " + texts
    return words.allSatisfy { all.contains($0.lowercased()) }
  }

  /// Which facts an entry needs.
  public enum FactNeed: Sendable, Hashable {
    /// No facts.
    case nothing
    /// Facts of one kind.
    case kind(SnapshotKind)

    /// `none`, or a kind such as `weather`.
    public init?(_ word: String) {
      guard let kind = SnapshotKind(rawValue: word) else {
        if word != "none" { return nil }
        self = .nothing
        return
      }
      self = .kind(kind)
    }
  }

  /// The entries that match, in catalogue order.
  ///
  /// - Parameters:
  ///   - words: words that must all occur.
  ///   - there: the facts that are available; nil to ignore facts.
  public static func find(
    _ words: [String], kind: Kind? = nil, facts: FactNeed? = nil, there: Set<SnapshotKind>? = nil
  ) -> [CatalogueEntry] {
    all.filter { entry in
      let shows =
        switch facts {
        case nil: true
        case .nothing: entry.facts.isEmpty
        case .kind(let kind): entry.facts.contains(kind)
        }
      return shows && (kind == nil || entry.kind == kind) && entry.matches(words) && (there.map(entry.fits) ?? true)
    }
  }

  /// All entries: layouts, then designs.
  public static let all: [CatalogueEntry] = {
    let (layouts, designs) = Language.beginnings
    return layouts.compactMap { CatalogueEntry($0.name, .layout, $0.summary) }
      + designs.compactMap { CatalogueEntry($0.name, .design, $0.summary) }
  }()

  private init?(_ name: String, _ kind: Kind, _ summary: String) {
    guard let text = Language.newDesign(named: name, from: name) else { return nil }
    let source = SourceText(name: name, text: text)
    let compiled = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0)).output
    guard let widget = compiled?.widgets.first ?? nil else { return nil }
    let read = widget.factUse.snapshots
    let spec = widget.spec
    (self.name, self.kind, self.summary) = (name, kind, summary)
    facts = SnapshotKind.allCases.filter { read.contains($0) && $0 != .variables }
    hasPhoto = spec.image != nil || spec.layout.template == .poster
    hasButtons = spec.actionBar != nil
    texts = "\(spec.primaryText) \(spec.secondaryText ?? "") \(spec.symbol?.name ?? "")".lowercased()
  }
}
