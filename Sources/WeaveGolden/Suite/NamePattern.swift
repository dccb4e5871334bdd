// SPDX-License-Identifier: MIT

/// A name in which `*` stands for any number of letters.
struct NamePattern: Sendable {
  private let parts: [Substring]

  init(_ text: String) { parts = text.split(separator: "*", omittingEmptySubsequences: false) }

  /// Whether it matches a whole name.
  func matches(_ name: String) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first.map { $0 == name } ?? false
    }
    guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count else { return false }
    return Self.holds(name.dropFirst(first.count).dropLast(last.count), parts.dropFirst().dropLast())
  }

  /// Whether it occurs in a name.
  func occurs(in name: String) -> Bool { Self.holds(name[...], parts[...]) }

  /// Whether a text contains some parts one after the other.
  private static func holds(_ text: Substring, _ parts: ArraySlice<Substring>) -> Bool {
    var rest = text
    for part in parts where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
