// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveExpressions
public import WeaveRender

/// The moment and the facts with which designs are checked and shown.
public struct ServedFacts: Sendable {
  /// The moment at which designs are shown.
  public var moment: Moment
  /// The known facts.
  public var snapshots: Snapshots
  /// Whether the user named the snapshots, and so should hear what they lack.
  public var isAsked: Bool
  /// Values from the user.
  public var variables: [String: Value]
  /// Whether the moment follows the clock.
  public var isLive: Bool

  /// The facts at a moment.
  ///
  /// - Parameters:
  ///   - isLive: whether the moment follows the clock.
  ///   - isAsked: whether the user named the snapshots.
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
