// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON
public import WeaveTime

/// Things to do: `reminders.json`.
public struct RemindersSnapshot: Sendable, Hashable {
  /// Whether the reminders could be read.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case ok, notAuthorised, writeOnly, denied, restricted, error
  }

  public var generatedAt: Date
  public var items: [Reminder]
  /// Lists that were made ready for some modes; they go before what would be computed.
  public var modes: [Mode]
  public var status: Status
  /// What went wrong, in the source's words.
  public var statusMessage: String?

  public struct Mode: Sendable, Hashable {
    /// A word of `RemindersConfig.Mode`.
    public var mode: String
    public var itemIDs: [String]
    public var sections: [Section]

    public init(mode: String, itemIDs: [String], sections: [Section] = []) {
      self.mode = mode
      self.itemIDs = itemIDs
      self.sections = sections
    }
  }

  public struct Section: Sendable, Hashable {
    public var id: String
    public var title: String
    public var subtitle: String?
    public var itemIDs: [String]

    public init(id: String, title: String, subtitle: String? = nil, itemIDs: [String]) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.itemIDs = itemIDs
    }
  }

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

public struct Reminder: Sendable, Hashable {
  /// When something is due or starts.
  public enum When: Sendable, Hashable {
    case moment(Date)
    /// Any time of a day of whoever reads the widget.
    case day(LocalDay)
  }

  public var id: String
  public var title: String
  public var due: When?
  public var start: When?
  /// 1 is the highest, 9 the lowest; 0 is none.
  public var priority: Int
  public var isCompleted: Bool
  public var isFlagged: Bool
  public var isRecurring: Bool
  public var listID: String
  public var listTitle: String

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
  public static let dateKey = "generatedAt"
  public static let exampleAddress = "reminders.items[0].title"
  public static let freshAge = 900.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { generatedAt }
    set { generatedAt = newValue ?? generatedAt }
  }

  public var contents: [String?] {
    [count(items.filter { !$0.isCompleted }, "open reminder") ?? "no open reminders"]
  }

  public var tree: JSONNode { SnapshotWriter.reminders(self) }
}
