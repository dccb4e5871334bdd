// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions

extension FactTable {
  /// Keys for the time and the age of a snapshot.
  static func age(_ kind: SnapshotKind, _ what: String) -> [FactKey] {
    let prefix = "__\(kind.rawValue)_"
    return FactKey.moment(prefix + "updated", from: kind, "When \(what) was taken.") { $0.snapshots.date(of: kind) } + [
      FactKey(
        prefix + "age_min", .integer, in: .minutes, from: kind, changes: .minute,
        "Whole minutes since \(what) was taken; 0 if that is in the future."
      ) {
        FactText.whole($0.minutesOfAge(of: kind))
      },
      FactKey(prefix + "age", .text, from: kind, changes: .minute, "The same in words: `5 min`, `3 h`, `2 d`.") {
        context in
        FactText.text(context.minutesOfAge(of: kind).map { FactText.span(minutes: $0, in: context.words) })
      },
      FactKey(
        prefix + "is_fresh", .flag, from: kind, changes: .minute,
        "Whether \(what) is no older than the usual time between two updates."
      ) { context in context.isOlder(kind, than: kind.definition.freshAge).map { .bool(!$0) } },
      FactKey(
        prefix + "is_aged", .flag, from: kind, changes: .minute,
        "Whether \(what) was taken an hour ago or earlier, so that its age is shown beside it."
      ) { context in context.isAged(kind).map { .bool($0) } },
      FactKey(
        prefix + "is_stale", .flag, from: kind, changes: .minute, "Whether \(what) is too old to rely on."
      ) { context in context.isOlder(kind, than: kind.definition.staleAge).map { .bool($0) } },
      FactKey(
        prefix + "is_outdated", .flag, from: kind, changes: .minute,
        "Whether \(what) was taken more than a week ago, so that none of it is shown."
      ) { context in context.isOlder(kind, thanMinutes: 7 * 1_440).map { .bool($0) } },
    ]
  }
}
