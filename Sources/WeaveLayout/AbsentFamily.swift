// SPDX-License-Identifier: MIT

/// A font family that a text would be set in, were it installed.
public struct AbsentFamily: Sendable, Hashable {
  /// Why a text would be set in the family.
  public enum Reason: Sendable, Hashable {
    /// The style asks for it.
    case askedFor
    /// Its place among the families that stand in for a character is before the one that does.
    case comesFirst
    /// The text has characters that no font has, and this one may.
    case charactersMissing
  }

  /// The family, as a design or `StandardFamily` names it.
  public var name: String
  /// Why the text would be set in it.
  public var reason: Reason
  /// The family that the text is set in instead; empty where characters have no font at all.
  public var standIn: String
  /// The package of Debian that has it; nil for a family that the design names by itself.
  public var package: String?
  /// The installed family with the most similar name, where one is similar.
  public var nearest: String?

  /// A family that is not there, and the one that is drawn for it.
  public init(_ name: String, _ reason: Reason, standIn: String, package: String? = nil, nearest: String? = nil) {
    self.name = name
    self.reason = reason
    self.standIn = standIn
    self.package = package
    self.nearest = nearest
  }
}
