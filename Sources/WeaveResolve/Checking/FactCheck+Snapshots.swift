// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

extension FactCheck {
  /// A note for each snapshot that the design reads and that is missing or too old.
  ///
  /// - Parameters:
  ///   - snapshots: the snapshots that were found.
  ///   - now: the moment that the widget shows, from which ages are measured.
  ///   - given: names of variables with values from outside.
  public static func snapshotNotes(
    for widget: CompiledWidget, snapshots: Snapshots, now: Date, given: some Sequence<String> = []
  ) -> [Finding] {
    let given = Set(given.map(VariableScope.canonicalKey))
    let needs = widget.designTexts(given: Dictionary(given.map { ($0, Value.missing) }) { first, _ in first }).flatMap {
      text in
      text.reads.filter { $0.key.presence == .mayBeMissing && !given.contains($0.key.name) }
        .map { Need(text: text, read: $0) }
    }
    return Dictionary(grouping: needs) { $0.read.key.source }
      .compactMap { source, needs in source.flatMap { note(on: $0, needs, snapshots, now) } }
      .sorted { ($0.literal.lower, $0.issue.range.lowerBound) < ($1.literal.lower, $1.issue.range.lowerBound) }
  }

  private struct Need {
    var text: DesignText
    var read: FactRead
  }

  private static func note(
    on kind: SnapshotKind, _ needs: [Need], _ snapshots: Snapshots, _ now: Date
  ) -> Finding? {
    let names = Set(needs.map(\.read.key.name))
    guard let first = needs.first, let literal = first.text.range else { return nil }
    let list = names.sorted().prefix(8).map { "`\($0)`" }.joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    let issue: TemplateIssue
    if !snapshots.has(kind) {
      issue = TemplateIssue(.factSnapshotMissing, .noSnapshot(kind, list), first.read.range)
    } else {
      guard let date = snapshots.date(of: kind) else { return nil }
      let age = now.timeIntervalSince(date)
      guard age > kind.definition.staleAge, age.isFinite else { return nil }
      issue = TemplateIssue(.factSnapshotStale, .stale(kind, age, list), first.read.range)
    }
    return first.text.finding(issue, in: literal)
  }
}

extension Diagnostic.Message {
  fileprivate static func noSnapshot(_ kind: SnapshotKind, _ names: String) -> Self {
    "there is no \(kind.fileName), which supplies \(names)"
  }

  fileprivate static func stale(_ kind: SnapshotKind, _ age: Double, _ names: String) -> Self {
    let hours = age / 3_600
    let words = hours < 72 ? "\(Int(hours)) hours" : "\(Int(min(hours / 24, 1e6))) days"
    return "\(kind.fileName), which supplies \(names), is \(words) old"
  }
}
