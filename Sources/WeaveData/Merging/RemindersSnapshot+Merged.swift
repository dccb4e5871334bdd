// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics

extension RemindersSnapshot {
  /// The to-dos of several sources in one list; nil without sources. If there are too many, completed ones are left
  /// out first.
  ///
  /// To-dos with the same identity and title are shown once. If the identity was made from the text, or the titles
  /// differ, they are different to-dos, and the later one gets another identity.
  ///
  /// The status and the prepared lists are those of the first source that has any; a source that could be read makes
  /// the status `ok`.
  static func merged(_ sources: [RemindersSnapshot]) -> RemindersSnapshot? {
    guard let newest = sources.map(\.generatedAt).max() else { return nil }
    var merged = RemindersSnapshot(generatedAt: newest)
    if !sources.contains(where: { $0.status == .ok }), let first = sources.first {
      (merged.status, merged.statusMessage) = (first.status, first.statusMessage)
    }
    var titles: [String: String] = [:]
    for (place, source) in sources.enumerated() {
      for item in source.items {
        var item = item
        if let title = titles[item.id] {
          if title == item.title, !item.hasMadeUpID { continue }
          item.id = "\(item.id) [\(place + 1)]"
          if titles[item.id] != nil { continue }
        }
        titles[item.id] = item.title
        merged.items.append(item)
      }
    }
    if merged.items.count > Limits.snapshotReminders {
      let open = merged.items.filter { !$0.isCompleted }
      merged.items = Array((open + merged.items.filter(\.isCompleted)).prefix(Limits.snapshotReminders))
    }
    let ids = Set(merged.items.map(\.id))
    merged.modes = (sources.first { !$0.modes.isEmpty }?.modes ?? []).map { $0.only(ids) }
    return merged
  }

  /// The list without to-dos that another one has.
  package func without(_ other: RemindersSnapshot?) -> RemindersSnapshot {
    let theirs = Set(other?.items ?? [])
    var rest = self
    rest.items = items.filter { !theirs.contains($0) }
    return rest
  }
}

extension Reminder {
  /// Whether the identity was made from the text, as for lists whose items have none. Two lists may then have the
  /// same one.
  fileprivate var hasMadeUpID: Bool { id.hasPrefix(title) }
}

extension RemindersSnapshot.Mode {
  /// The list with known to-dos only.
  fileprivate func only(_ ids: Set<String>) -> Self {
    var copy = self
    copy.itemIDs = itemIDs.filter(ids.contains)
    copy.sections = sections.map { section in
      var part = section
      part.itemIDs = section.itemIDs.filter(ids.contains)
      return part
    }
    return copy
  }
}
