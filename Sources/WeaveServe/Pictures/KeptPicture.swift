// SPDX-License-Identifier: MIT

import FoundationEssentials
import NIOCore
import WeaveHash

/// A picture in memory, ready to be sent.
struct KeptPicture: Sendable {
  let body: ByteBuffer
  let mediaType: String
  /// A hash of the bytes, in quotes: the same for equal bytes, also after a restart.
  let tag: String
  /// When these bytes were first drawn, in whole seconds, in the format of HTTP.
  let lastModified: HTTPDate
  /// When the picture is valid, as long as no file changes.
  let from, until: Date
  let altText: String
  let files: [WatchedFile]
  /// The version of the posted variables that it was drawn with.
  let variables: Int
  let problems: [String]
  /// The file that the playlist shows; nil if the display shows a file directly.
  let shown: String?

  /// - Parameter last: the previous picture; equal bytes keep their date.
  init(_ drawn: DrawnPicture, as form: PictureForm, from: Date, variables: Int, after last: KeptPicture?) {
    tag = "\"\(Checksum(of: drawn.bytes))\""
    if let last, last.tag == tag {
      (body, lastModified) = (last.body, last.lastModified)
    } else {
      body = ByteBuffer(bytes: drawn.bytes)
      // Two pictures never share a date, whatever the clock does: some displays identify a picture by its date.
      let next = Date(timeIntervalSince1970: Double((last?.lastModified.seconds ?? -1) + 1))
      lastModified = HTTPDate(max(from, next))
    }
    mediaType = form.mediaType
    (self.from, until, altText) = (from, drawn.until, drawn.altText)
    (files, problems, self.variables) = (drawn.files, drawn.problems, variables)
    shown = drawn.shown
  }

  /// A picture from an earlier run of the server. It is shown until there is a newer one, and never counts as current.
  init(stored: StoredPicture) {
    (body, mediaType, tag) = (ByteBuffer(bytes: stored.bytes), stored.mediaType, stored.tag)
    lastModified = HTTPDate(Date(timeIntervalSince1970: Double(stored.modified)))
    (from, until, altText) = (stored.until, stored.until, stored.altText)
    (files, problems, variables, shown) = ([], [], -1, nil)
  }

  private init(
    _ other: KeptPicture, body: ByteBuffer? = nil, tag: String? = nil, lastModified: HTTPDate? = nil
  ) {
    (self.body, mediaType, self.tag) = (body ?? other.body, other.mediaType, tag ?? other.tag)
    self.lastModified = lastModified ?? other.lastModified
    (from, until, altText) = (other.from, other.until, other.altText)
    (files, problems, variables) = (other.files, other.problems, other.variables)
    shown = other.shown
  }

  /// The picture with other bytes, which have a mark on them.
  func marked(_ bytes: [UInt8], at now: Date) -> KeptPicture {
    KeptPicture(
      self, body: ByteBuffer(bytes: bytes), tag: "\"\(Checksum(of: bytes))\"",
      lastModified: HTTPDate(max(now, Date(timeIntervalSince1970: Double(lastModified.seconds + 1)))))
  }

  /// The picture with a date later than that of another one.
  func dated(after other: KeptPicture?) -> KeptPicture {
    guard let other, other.lastModified.seconds >= lastModified.seconds else { return self }
    let next = Date(timeIntervalSince1970: Double(other.lastModified.seconds + 1))
    return KeptPicture(self, lastModified: HTTPDate(next))
  }

  /// Another drawing of the same picture, with this one's date.
  func standing(in other: KeptPicture) -> KeptPicture { KeptPicture(other, lastModified: lastModified) }
}

/// A picture as it is stored for the next start.
struct StoredPicture: Sendable, Hashable {
  var bytes: [UInt8]
  var mediaType: String
  /// In quotes, as in answers.
  var tag: String
  /// Seconds since 1970.
  var modified: Int
  /// The last moment at which it was valid.
  var until: Date
  var altText: String

  init(_ kept: KeptPicture, until: Date) {
    bytes = Array(kept.body.readableBytesView)
    (mediaType, tag, modified) = (kept.mediaType, kept.tag, kept.lastModified.seconds)
    (self.until, altText) = (until, kept.altText)
  }

  init(bytes: [UInt8], mediaType: String, tag: String, modified: Int, until: Date, altText: String) {
    (self.bytes, self.mediaType, self.tag) = (bytes, mediaType, tag)
    (self.modified, self.until, self.altText) = (modified, until, altText)
  }
}

/// A moment in whole seconds, in the format of HTTP.
///
/// - Source: RFC 9110, 5.6.7, IMF-fixdate.
struct HTTPDate: Sendable, Hashable {
  let seconds: Int
  let text: String

  init(_ date: Date) {
    seconds = Int(min(max(date.timeIntervalSince1970, 0), 253_402_300_799).rounded(.down))
    let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = Self.civil(days)
    let clock = [second / 3_600, second / 60 % 60, second % 60].map { Self.digits($0, 2) }.joined(separator: ":")
    text =
      "\(Self.weekdays[(days + 4) % 7]), \(Self.digits(day, 2)) \(Self.months[month - 1]) \(Self.digits(year, 4)) \(clock) GMT"
  }

  /// - Returns: nil for any format other than the one that servers must write.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let month = Self.months.firstIndex(of: String(parts[2])),
      let day = Int(parts[1]), let year = Int(parts[3]), (1...31).contains(day), (1_970...9_999).contains(year)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2]) else {
      return nil
    }
    seconds = Self.days(year, month + 1, day) * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
    self.text = String(text)
  }

  /// `2026-03-28` and `14:05`.
  var parts: (day: String, clock: String) {
    let (year, month, day) = Self.civil(seconds / 86_400)
    let second = seconds % 86_400
    return (
      "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))",
      "\(Self.digits(second / 3_600, 2)):\(Self.digits(second / 60 % 60, 2))"
    )
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// The date of a day since 1970.
  ///
  /// - Source: H. Hinnant, chrono-compatible low-level date algorithms, for years from 0 on.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let ofEra = shifted - era * 146_097
    let year = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (year + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}
