// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveRender
public import WeaveSpec

/// What designs are checked and shown with.
public struct ServedFacts: Sendable {
  /// The moment that designs are shown at.
  public var moment: Moment
  /// What is known of the world.
  public var snapshots: Snapshots
  /// Whether somebody named the snapshots, and so wants to hear what they lack.
  public var isAsked: Bool
  /// Values that the user gives.
  public var variables: [String: Value]
  /// Whether the moment is that of the clock, and goes on.
  public var isLive: Bool

  /// What is known at a moment.
  ///
  /// - Parameters:
  ///   - isLive: whether the moment goes on with the clock.
  ///   - isAsked: whether somebody named the snapshots.
  public init(
    moment: Moment, isLive: Bool = false, snapshots: Snapshots = Snapshots(), isAsked: Bool = false,
    variables: [String: Value] = [:]
  ) {
    self.isLive = isLive
    self.moment = moment
    self.snapshots = snapshots
    self.isAsked = isAsked
    self.variables = variables
  }
}
