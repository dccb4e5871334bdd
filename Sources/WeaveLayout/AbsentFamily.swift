// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A font family that a text would be set in if it were installed.
public struct AbsentFamily: Sendable, Hashable {
  /// Why a text would be set in the family.
  public enum Reason: Sendable, Hashable {
    /// The style asks for it.
    case askedFor
    /// It comes before the drawn family in the fallback order of a character.
    case comesFirst
    /// The text has characters that no installed font has, and this one may have them.
    case charactersMissing
  }

  /// The family, as a design or `StandardFamily` names it.
  public var name: String
  /// Why the text would be set in it.
  public var reason: Reason
  /// The family that the text is set in instead; empty if the characters have no font at all.
  public var standIn: String
  /// The Debian package that contains it; nil for a family that only the design names.
  public var package: String?
  /// Whether this weave is from an archive without East Asian fonts, and the one with them has the family.
  public var isInLargerArchive = false
  /// The installed family with the most similar name, if there is a similar one.
  public var nearest: String?
  /// The display face that has this family, if a design names the family instead.
  public var face: DisplayFace?

  /// A family that is not installed, and the family that is drawn instead.
  public init(
    _ name: String, _ reason: Reason, standIn: String, package: String? = nil, nearest: String? = nil,
    face: DisplayFace? = nil
  ) {
    self.face = face
    self.name = name
    self.reason = reason
    self.standIn = standIn
    self.package = package
    self.nearest = nearest
  }
}
