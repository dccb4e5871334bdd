// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveJSON

/// A snapshot of one kind; the properties that all kinds have.
public protocol SnapshotModel: Sendable, Hashable {
  /// The properties of the whole kind.
  static var definition: SnapshotDefinition { get }

  /// When it was taken; nil if it does not say.
  var takenAt: Date? { get set }
  /// The credit line that the data's licence requires.
  var attribution: String? { get }
  /// A link to that licence.
  var attributionURL: String? { get }
  /// Short descriptions of the contents; nil for unknown ones.
  var contents: [String?] { get }
}

/// The properties of a kind of snapshot.
public struct SnapshotDefinition: Sendable, Hashable {
  /// The key in its file for the time when it was taken.
  public let dateKey: String
  /// An example of an address in its file, which shows how to write one.
  public let exampleAddress: String
  /// The age in seconds up to which it counts as new. The five systems fetch weather every half hour and everything
  /// else every quarter of an hour.
  public let freshAge: Double
  /// The age in seconds from which it is too old to rely on. The five systems keep weather for a day. Values for a
  /// day, or for the days ahead, are kept as long; ozone changes daily and is forecast for a week. Values that last
  /// until somebody changes them are never too old.
  public let staleAge: Double
  /// Whether several sources contribute parts that coexist, such as calendars and lists. Otherwise the last source
  /// provides everything.
  public var isShared = false
  /// Whether only the owner of its file may read it: facts about a person rather than about the world.
  public var isPrivate = true
  /// The keys whose values belong to the present moment: setting one updates the date of the file. Nil for all keys.
  public var momentKeys: [String]? = []
}

extension SnapshotModel {
  /// No credit line, unless a kind overrides this.
  public var attribution: String? { nil }
  /// No link, unless a kind overrides this.
  public var attributionURL: String? { nil }

  /// A count with its noun, such as `3 events`; nil for none.
  func count(_ things: some Collection, _ noun: String) -> String? {
    things.isEmpty ? nil : "\(things.count) \(noun)\(things.count == 1 ? "" : "s")"
  }
}

/// What reading, writing and storing also need from a kind of snapshot.
protocol SnapshotFile: SnapshotModel {
  /// The accepted forms of its file: weave's own, then the app's.
  static var forms: [SnapshotForm] { get }

  /// Its file in weave's own form.
  var tree: JSONNode { get }
  /// Every moment in it at which the displayed contents can change.
  var moments: [Date] { get }
  /// Whether its long lists share their storage with another one's, and are therefore equal.
  func sharesLists(with other: Self) -> Bool
  /// Its texts outside these lists, in a fixed order.
  var shortTexts: [String?] { get }
  /// Whether the short texts of an equal snapshot have the same bytes.
  func hasTexts(of other: Self) -> Bool
}
