// SPDX-License-Identifier: MIT

import FoundationEssentials

/// What the server itself writes on a picture: that it is old, or that something needs the owner's attention.
struct PictureMark: Sendable, Hashable {
  /// `2 h ago · Battery low`; empty if there is nothing to say.
  let words: String

  /// How many seconds a picture may be stale before its age is shown. While somebody edits a design, it is broken for
  /// moments.
  static let patience: TimeInterval = 900

  init(words: String) { self.words = words }

  /// - Parameters:
  ///   - failure: why there is no newer picture; nil if the picture is current.
  ///   - isLow: whether the battery of the display is low.
  ///   - lost: labels of other displays that have not come.
  init(of display: Display, _ failure: PictureSlot.Failure?, isLow: Bool, lost: [String], at now: Date) {
    var parts: [String] = []
    if let failure, let age = Self.age(now.timeIntervalSince(failure.since)) { parts.append(age) }
    if isLow, display.warnings.contains(.battery) { parts.append("Battery low") }
    if !lost.isEmpty, display.warnings.contains(.lost) { parts.append(Self.lost(lost)) }
    words = parts.joined(separator: " · ")
  }

  /// `15 min ago`, `2 h ago`, `3 days ago`; nil while the age is too small to show. The age grows in steps, so that an
  /// e-ink panel is not redrawn each minute.
  static func age(_ seconds: TimeInterval) -> String? {
    guard seconds >= patience else { return nil }
    let minutes = Int(min(seconds, 1e9) / 60)
    if minutes < 60 { return "\(minutes / 15 * 15) min ago" }
    if minutes < 2_880 { return "\(minutes / 60) h ago" }
    return "\(minutes / 1_440) days ago"
  }

  /// `Hall lost`, `Hall and 2 others lost`.
  private static func lost(_ labels: [String]) -> String {
    let name = String((labels.first ?? "").prefix(24))
    switch labels.count {
    case 1: return "\(name) lost"
    case 2: return "\(name) and 1 other lost"
    default: return "\(name) and \(labels.count - 1) others lost"
    }
  }
}
