// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// A moment as people write it.
///
/// With an offset, it means the same everywhere: `2026-03-28T14:05:00+01:00`. Without one, it is local time in some
/// zone: `2026-03-28T14:05`, or with a space instead of the `T`. A date without a time, `2026-03-28`, is
/// the first moment of the day, as in other programs.
public struct WrittenMoment: Sendable, Hashable {
  private enum Form: Sendable, Hashable {
    case instant(Date, offset: Int)
    case local(CivilTime)
  }

  private let form: Form

  /// Nil if the text is not a moment.
  public init?(_ text: String) {
    if let date = InstantText.date(text), let offset = InstantText.offset(text) {
      form = .instant(date, offset: offset)
    } else if let civil = Self.civil(text) {
      form = .local(civil)
    } else {
      return nil
    }
  }

  /// The moment; a text without an offset is read as local time in `zone`.
  ///
  /// For a time in the hour that summer time skips, it is moved past the jump. For a time in the hour that occurs
  /// twice, it is the first occurrence.
  public func date(in zone: TimeZone) -> Date {
    switch form {
    case .instant(let date, _): date
    case .local(let civil): Date(timeIntervalSince1970: civil.seconds(in: zone))
    }
  }

  /// The offset from UTC in the text, in seconds; nil if there is none.
  public var offset: Int? {
    if case .instant(_, let offset) = form { offset } else { nil }
  }

  /// Reads `2026-03-28`, `2026-03-28T14:05` or `2026-03-28 14:05:30`.
  private static func civil(_ text: String) -> CivilTime? {
    guard text.utf8.count <= 19, let day = LocalDay(String(text.prefix(10))) else { return nil }
    let rest = text.dropFirst(10)
    if rest.isEmpty { return day.civil }
    let parts = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard rest.first == "T" || rest.first == " ", (2...3).contains(parts.count),
      parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    var civil = day.civil
    (civil.hour, civil.minute, civil.second) = (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
    return civil.isValid ? civil : nil
  }
}
