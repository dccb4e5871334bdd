// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveJSON

/// A snapshot of one kind: what all of them have, whatever they tell of.
public protocol SnapshotModel: Sendable, Hashable {
  /// What holds for all snapshots of the kind.
  static var definition: SnapshotDefinition { get }

  /// When it was taken; nil where it does not say.
  var takenAt: Date? { get set }
  /// Whom its facts come from, as their licence wants it shown.
  var attribution: String? { get }
  /// Where that licence is told of.
  var attributionURL: String? { get }
  /// What it holds, a few words each. What it does not say is nil.
  var contents: [String?] { get }
}

/// What holds for all snapshots of a kind.
public struct SnapshotDefinition: Sendable, Hashable {
  /// The key of its file that says when it was taken.
  public let dateKey: String
  /// A place in its file, to show how places are written.
  public let exampleAddress: String
  /// Seconds up to which it is as new as anybody asks for: the five systems fetch weather every half hour and the rest every
  /// quarter.
  public let freshAge: Double
  /// Seconds from which it is too old to rely on: the five systems keep weather for a day; what is of a day or of the days
  /// ahead holds as long, ozone changes by the day and is forecast for a week. What stays until somebody changes it is
  /// never too old.
  public let staleAge: Double
  /// Whether several sources give parts of it that stand side by side, as calendars and lists do; else the last one gave all.
  public var isShared = false
  /// The keys of its file whose values are of the moment: to set one moves the date of the file. Nil for all keys.
  public var momentKeys: [String]? = []
}

extension SnapshotModel {
  /// Nobody, unless a kind says more.
  public var attribution: String? { nil }
  /// Nowhere, unless a kind says more.
  public var attributionURL: String? { nil }

  /// Things counted, such as `3 events`; nil for none.
  func count(_ things: some Collection, _ noun: String) -> String? {
    things.isEmpty ? nil : "\(things.count) \(noun)\(things.count == 1 ? "" : "s")"
  }
}

/// What reading, writing and keeping need of a kind of snapshot besides.
protocol SnapshotFile: SnapshotModel {
  /// The forms in which its file is read: ours, then those of the app.
  static var forms: [SnapshotForm] { get }

  /// Its file in our own form.
  var tree: JSONNode { get }
  /// Every moment that it names, at which what is shown of it can change.
  var moments: [Date] { get }
  /// Whether its lists are stored where those of another one are, and so hold the same; they are long.
  func sharesLists(with other: Self) -> Bool
  /// Its texts outside of these lists, in one order.
  var shortTexts: [String?] { get }
  /// Whether the short texts of another one, which is equal, are of the same bytes.
  func hasTexts(of other: Self) -> Bool
}
