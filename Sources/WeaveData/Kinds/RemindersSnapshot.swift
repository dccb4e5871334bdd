// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
public import WeaveTime

/// Reminders: `reminders.json`.
public struct RemindersSnapshot: Sendable, Hashable {
  /// Whether the reminders could be read.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// The statuses of the system that owns the reminders; only with `ok` are the items reliable.
    case ok, notAuthorised, writeOnly, denied, restricted, error
  }

  /// When the reminders were read; their age counts from then.
  public var generatedAt: Date
  /// The reminders in file order, with unique identifiers.
  public var items: [Reminder]
  /// Prepared lists for some modes, which take precedence over computed ones.
  public var modes: [Mode]
  /// Whether the reminders could be read.
  public var status: Status
  /// The error message of the source.
  public var statusMessage: String?

  /// The prepared list for one mode of the template `reminders`, made by the writer of the file.
  public struct Mode: Sendable, Hashable {
    /// A word of `RemindersConfig.Mode`.
    public var mode: String
    /// The identifiers of the reminders, in list order.
    public var itemIDs: [String]
    /// The same reminders in titled sections; empty for a list without sections.
    public var sections: [Section]

    /// A mode's list from the identifiers of its reminders.
    public init(mode: String, itemIDs: [String], sections: [Section] = []) {
      self.mode = mode
      self.itemIDs = itemIDs
      self.sections = sections
    }
  }

  /// A titled section of a list.
  public struct Section: Sendable, Hashable {
    /// The identifier of the section, unique in its list.
    public var id: String
    /// The section's title.
    public var title: String
    /// A smaller text below the title.
    public var subtitle: String?
    /// The identifiers of the reminders, in section order.
    public var itemIDs: [String]

    /// A section from its title and the identifiers of its reminders.
    public init(id: String, title: String, subtitle: String? = nil, itemIDs: [String]) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.itemIDs = itemIDs
    }
  }

  /// Reminders read at a moment, with prepared lists.
  public init(
    generatedAt: Date, items: [Reminder] = [], modes: [Mode] = [], status: Status = .ok, statusMessage: String? = nil
  ) {
    self.generatedAt = generatedAt
    self.items = items
    self.modes = modes
    self.status = status
    self.statusMessage = statusMessage
  }
}

/// A reminder.
public struct Reminder: Sendable, Hashable {
  /// When something is due or starts.
  public enum When: Sendable, Hashable {
    /// At a time on a day.
    case moment(Date)
    /// On a day, at any time, in the reader's time zone.
    case day(LocalDay)
  }

  /// The identifier, unique among all reminders.
  public var id: String
  /// The title; `Untitled` if the source gives none.
  public var title: String
  /// When it is due; nil for no date.
  public var due: When?
  /// When it can begin; nil for at once.
  public var start: When?
  /// 1 is the highest, 9 the lowest; 0 is no priority.
  public var priority: Int
  /// Whether it is completed.
  public var isCompleted: Bool
  /// Whether it is flagged.
  public var isFlagged: Bool
  /// Whether it repeats after it is completed.
  public var isRecurring: Bool
  /// The identifier of its list; empty if it is in none.
  public var listID: String
  /// The display name of its list.
  public var listTitle: String

  /// A reminder from its identifier and title.
  public init(
    id: String, title: String, due: When? = nil, start: When? = nil, priority: Int = 0, isCompleted: Bool = false,
    isFlagged: Bool = false, isRecurring: Bool = false, listID: String = "", listTitle: String = ""
  ) {
    self.id = id
    self.title = title
    self.due = due
    self.start = start
    self.priority = priority
    self.isCompleted = isCompleted
    self.isFlagged = isFlagged
    self.isRecurring = isRecurring
    self.listID = listID
    self.listTitle = listTitle
  }
}

extension RemindersSnapshot: SnapshotModel {
  /// Reminders are read every quarter of an hour.
  public static let definition = SnapshotDefinition(
    dateKey: "generatedAt", exampleAddress: "reminders.items[0].title", freshAge: 900.0, staleAge: 86_400.0,
    isShared: true)

  /// `generatedAt`.
  public var takenAt: Date? {
    get { generatedAt }
    set { generatedAt = newValue ?? generatedAt }
  }

  /// The number of open reminders.
  public var contents: [String?] {
    [count(items.filter { !$0.isCompleted }, "open reminder") ?? "no open reminders"]
  }
}

extension RemindersSnapshot: SnapshotFile {
  static let forms = [
    SnapshotForm(
      .reminders, .weave, SnapshotTable.reminders,
      [SnapshotTable.reminder, SnapshotTable.reminderMode, SnapshotTable.reminderSection]
    ) { $0.reminders($1) },
    SnapshotForm(
      .reminders, .app, AppSnapshotTable.reminders,
      [
        AppSnapshotTable.reminder, SnapshotTable.reminderMode, SnapshotTable.reminderSection,
        AppSnapshotTable.remindersDiagnostics,
      ]
    ) { $0.appReminders($1) },
  ]

  var tree: JSONNode { SnapshotWriter.reminders(self) }

  var moments: [Date] {
    items.flatMap { item in
      [item.due, item.start].compactMap { if case .moment(let date) = $0 { date } else { nil } }
    }
  }

  func sharesLists(with other: Self) -> Bool {
    items.sharesStorage(with: other.items) && modes.sharesStorage(with: other.modes)
  }

  var shortTexts: [String?] { [statusMessage] }
}

// MARK: As a file

extension SnapshotTable {
  static let reminders = ObjectType(
    "Reminders", "Things to do.",
    [
      schema, version, generatedAt,
      Field(
        "status", .token(RemindersSnapshot.Status.allCases.map(\.rawValue)), default: "\"ok\"",
        "Whether the reminders could be read."),
      Field("statusMessage", .string, "What went wrong, in the source's words."),
      Field(
        "items", .array(.object("Reminder"), atMost: Limits.snapshotReminders), default: "[]", "The reminders."),
      modes,
    ])

  static let modes = Field(
    "modes", .array(.object("Mode"), atMost: Limits.snapshotModes), default: "[]",
    "Prepared lists for some modes, which take precedence over computed ones.")

  static let reminder = ObjectType(
    "Reminder", "Something to do.",
    [
      Field("id", .string, required: true, "Its identity; no two have the same."),
      Field("title", .string, required: true, "What is to be done; a blank one is shown as `Untitled`."),
      Field("due", .anyOf([.moment, .day]), "When it is due: a moment, or any time of a day."),
      Field("start", .anyOf([.moment, .day]), "When it starts."),
    ] + reminderMarks)

  /// The fields that weave's own form and the app's have in common.
  static let reminderMarks: [Field] = [
    Field("priority", .integer(0...9), default: "0", "1 is the highest, 9 the lowest, 0 none."),
    Field("isCompleted", .bool, default: "false", "Whether it is done."),
    Field("isFlagged", .bool, default: "false", "Whether it is flagged."),
    Field("isRecurring", .bool, default: "false", "Whether it repeats."),
    Field("listID", .string, default: "\"\"", "The identity of its list."),
    Field("listTitle", .string, default: "\"\"", "The name of its list."),
  ]

  static let reminderMode = ObjectType(
    "Mode", "The prepared list for one mode of the template `reminders`.",
    [
      Field("mode", .string, required: true, "The mode: `today`, `overdue`, `soon`, `flagged`, `focus` or `list`."),
      itemIDs,
      Field(
        "sections", .array(.object("Section"), atMost: Limits.snapshotModes), default: "[]",
        "The same reminders in titled sections."),
    ])

  static let reminderSection = ObjectType(
    "Section", "A section of a list.",
    [
      Field("id", .string, required: true, "Its identity."),
      Field("title", .string, required: true, "Its title."),
      Field("subtitle", .string, "A smaller text below the title."),
      itemIDs,
    ])

  private static let itemIDs = Field(
    "itemIDs", .array(.string, atMost: Limits.snapshotReminders), required: true, "The reminders, in order.")
}

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

  /// The reminders in file order, without repeated identifiers.
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

  /// Reads prepared lists, and reports reminders that they name but that are missing.
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

extension SnapshotWriter {
  static func reminders(_ reminders: RemindersSnapshot) -> JSONNode {
    .object([
      ("generatedAt", .moment(reminders.generatedAt)), ("items", .array(reminders.items.map(reminder))),
      ("modes", reminders.modes.isEmpty ? nil : .array(reminders.modes.map(mode))),
      ("status", .text(reminders.status.rawValue)), ("statusMessage", .text(reminders.statusMessage)), version,
    ])
  }

  private static func reminder(_ reminder: Reminder) -> JSONNode {
    .object([
      ("due", reminder.due.map(when)), ("id", .text(reminder.id)), ("isCompleted", .flag(reminder.isCompleted)),
      ("isFlagged", .flag(reminder.isFlagged)), ("isRecurring", .flag(reminder.isRecurring)),
      ("listID", .text(reminder.listID)), ("listTitle", .text(reminder.listTitle)),
      ("priority", .integer(reminder.priority)), ("start", reminder.start.map(when)), ("title", .text(reminder.title)),
    ])
  }

  private static func when(_ when: Reminder.When) -> JSONNode {
    switch when {
    case .moment(let date): .moment(date)
    case .day(let day): .day(day)
    }
  }

  private static func mode(_ mode: RemindersSnapshot.Mode) -> JSONNode {
    let sections = mode.sections.map { section in
      JSONNode.object([
        ("id", .text(section.id)), ("itemIDs", .array(section.itemIDs.map { .text($0) })),
        ("subtitle", .text(section.subtitle)), ("title", .text(section.title)),
      ])
    }
    return .object([
      ("itemIDs", .array(mode.itemIDs.map { .text($0) })), ("mode", .text(mode.mode)), ("sections", .array(sections)),
    ])
  }
}
