// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveJSON

extension SpecDecoder {
  /// Whether an object is a design, and not something of another program that shares a key with designs, such as
  /// `name`.
  ///
  /// A design has nothing but keys of designs, or something that only designs have and at least as many of their keys
  /// as others. A file that is opened as a design is read more kindly, so that its mistakes can be reported.
  public static func isDesign(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value else { return false }
    let own = members.filter(\.isDesignKey)
    let others = members.count { !$0.isDesignKey && $0.key != "$schema" }
    guard !own.isEmpty, own.allSatisfy(hasPlausibleValue) else { return false }
    return others == 0 || (own.contains { distinctive.contains($0.key) } && others <= own.count)
  }

  /// The keys that hardly any other program uses with a value of the same type.
  private static let distinctive: Set = [
    "primaryText", "secondaryText", "layout", "style", "content", "actionBar", "remindersConfig", "clockConfig",
    "matchedSet", "accessibilityLabel",
  ]

  private static func hasPlausibleValue(_ member: JSONMember) -> Bool {
    switch (member.key, member.value.value) {
    case ("id", .string(let text)): UUID(uuidString: text) != nil
    case ("name", .string), ("primaryText", .string), ("secondaryText", .string): true
    case ("version", .number), ("updatedAt", .number), ("updatedAt", .string): true
    case ("layout", .object), ("style", .object), ("content", .object), ("symbol", .object), ("image", .object): true
    case ("id", _), ("name", _), ("version", _), ("updatedAt", _), ("layout", _), ("style", _), ("content", _):
      member.value.isNull
    case ("primaryText", _), ("symbol", _), ("image", _): member.value.isNull
    default: true
    }
  }
}
