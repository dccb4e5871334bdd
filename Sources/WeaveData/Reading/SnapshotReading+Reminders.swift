// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension SnapshotReading {
  mutating func reminders(_ root: SnapshotObject) -> RemindersSnapshot? {
    guard let generatedAt = date(root, "generatedAt") else { return nil }
    let items = items(root) { object in (Self.when(object, "due"), Self.when(object, "start")) }
    return RemindersSnapshot(
      generatedAt: generatedAt, items: items, modes: modes(root, items),
      status: root.token("status") ?? .ok, statusMessage: root.string("statusMessage"))
  }

  private static func when(_ object: SnapshotObject, _ key: String) -> Reminder.When? {
    object.day(key).map { .day($0) } ?? object.moment(key).map { .moment($0) }
  }

  /// The reminders in the order of the file, each identifier once.
  mutating func items(
    _ root: SnapshotObject, dates: (SnapshotObject) -> (due: Reminder.When?, start: Reminder.When?)
  ) -> [Reminder] {
    var places: [String: SourceRange] = [:]
    return (root.objects("items") ?? []).compactMap { object in
      guard let id = object.string("id"), let title = object.string("title") else { return nil }
      if let first = places[id] {
        add(.twice("`\(Diagnostic.Message.clipped(id))`", "items", at: object.range("id"), first: first))
        return nil
      }
      places[id] = object.range("id")
      let (due, start) = dates(object)
      return Reminder(
        id: id, title: Self.title(title), due: due, start: start, priority: object.integer("priority") ?? 0,
        isCompleted: object.bool("isCompleted") ?? false, isFlagged: object.bool("isFlagged") ?? false,
        isRecurring: object.bool("isRecurring") ?? false, listID: object.string("listID") ?? "",
        listTitle: object.string("listTitle") ?? "")
    }
  }

  /// Lists that were made ready; tells of reminders that they name and that are not there.
  mutating func modes(_ root: SnapshotObject, _ items: [Reminder]) -> [RemindersSnapshot.Mode] {
    let known = Set(items.map(\.id))
    return (root.objects("modes") ?? []).compactMap { object -> RemindersSnapshot.Mode? in
      guard let mode = object.string("mode"), let listed = itemIDs(object, known) else { return nil }
      let sections = (object.objects("sections") ?? []).compactMap { section -> RemindersSnapshot.Section? in
        guard let id = section.string("id"), let title = section.string("title"), let ids = itemIDs(section, known)
        else { return nil }
        return .init(id: id, title: title, subtitle: section.string("subtitle"), itemIDs: ids)
      }
      return .init(mode: mode, itemIDs: listed, sections: sections)
    }
  }

  private mutating func itemIDs(_ object: SnapshotObject, _ known: Set<String>) -> [String]? {
    for node in object.node("itemIDs")?.elements ?? [] {
      guard let id = node.stringValue, !known.contains(id) else { continue }
      add(
        Diagnostic(
          .snapshotUnknownItem, "there is no reminder `\(Diagnostic.Message.clipped(id))`", at: node.range,
          fixes: Diagnostic.Fix.suggestions(for: id, among: known, replacing: node.range)))
    }
    return object.strings("itemIDs")
  }
}
