// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// A snapshot of one kind: what all of them have, whatever they tell of.
public protocol SnapshotModel: Sendable, Hashable {
  /// The key of its file that says when it was taken.
  static var dateKey: String { get }
  /// A place in its file, to show how places are written.
  static var exampleAddress: String { get }
  /// Seconds up to which it is as new as anybody asks for: the five systems fetch weather every half hour and the rest every
  /// quarter.
  static var freshAge: Double { get }
  /// Seconds from which it is too old to rely on: the five systems keep weather for a day; what is of a day or of the days
  /// ahead holds as long, ozone changes by the day and is forecast for a week, and a place stays.
  static var staleAge: Double { get }

  /// When it was taken; nil where it does not say.
  var takenAt: Date? { get set }
  /// Whom its facts come from, as their licence wants it shown, and the licence's address.
  var attribution: String? { get }
  var attributionURL: String? { get }
  /// What it holds, a few words each. What it does not say is nil.
  var contents: [String?] { get }
  /// Its file in our own form.
  var tree: JSONNode { get }
}

extension SnapshotModel {
  public var attribution: String? { nil }
  public var attributionURL: String? { nil }

  /// Things counted, such as `3 events`; nil for none.
  func count(_ things: some Collection, _ noun: String) -> String? {
    things.isEmpty ? nil : "\(things.count) \(noun)\(things.count == 1 ? "" : "s")"
  }
}
