// SPDX-License-Identifier: MIT

import FoundationEssentials
import NIOCore
import WeaveHash
import WeaveTime

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
  /// The canonical names of the variables that it depends on.
  let names: Set<String>
  let problems: [String]
  /// The file that the playlist shows, and which entry it is; nil if the display shows a file directly.
  let shown, entry: String?
  /// What it shows of the snapshots.
  let sources: PictureSources
  /// The time zone of its reader; nil if it is not known.
  let timeZone: TimeZone?
  /// When these bytes first appeared in this entry of the playlist, in seconds since 1970. Unlike `lastModified` it is
  /// the same again when the entry returns unchanged.
  private(set) var appeared: Int

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
    (files, problems, self.variables, names) = (drawn.files, drawn.problems, variables, drawn.names)
    (shown, entry, sources, timeZone) = (drawn.shown, drawn.entry, drawn.sources, drawn.timeZone)
    appeared = lastModified.seconds
  }

  /// A picture from an earlier run of the server. It is shown until there is a newer one, and never counts as current.
  init(stored: StoredPicture) {
    (body, mediaType, tag) = (ByteBuffer(bytes: stored.bytes), stored.mediaType, stored.tag)
    lastModified = HTTPDate(Date(timeIntervalSince1970: Double(stored.modified)))
    (from, until, altText) = (stored.until, stored.until, stored.altText)
    (files, problems, variables, names, shown) = ([], [], -1, [], nil)
    (entry, sources, appeared, timeZone) = (stored.entry, PictureSources(), stored.appeared, nil)
  }

  private init(
    _ other: KeptPicture, body: ByteBuffer? = nil, tag: String? = nil, lastModified: HTTPDate? = nil
  ) {
    (self.body, mediaType, self.tag) = (body ?? other.body, other.mediaType, tag ?? other.tag)
    self.lastModified = lastModified ?? other.lastModified
    (from, until, altText) = (other.from, other.until, other.altText)
    (files, problems, variables, names) = (other.files, other.problems, other.variables, other.names)
    (shown, entry, sources, appeared) = (other.shown, other.entry, other.sources, other.appeared)
    timeZone = other.timeZone
  }

  /// Whether the posted variables that it shows have not changed since it was drawn.
  func isCurrent(with posted: SharedVariables) -> Bool { variables >= 0 && posted.areSame(names, since: variables) }

  /// The picture with other bytes, which have a mark on them.
  func marked(_ bytes: [UInt8], at now: Date) -> KeptPicture {
    var marked = KeptPicture(
      self, body: ByteBuffer(bytes: bytes), tag: "\"\(Checksum(of: bytes))\"",
      lastModified: HTTPDate(max(now, Date(timeIntervalSince1970: Double(lastModified.seconds + 1)))))
    marked.appeared = marked.lastModified.seconds
    return marked
  }

  /// The picture as one that first appeared at a moment, in seconds since 1970.
  func appearing(at seconds: Int) -> KeptPicture {
    var picture = self
    picture.appeared = seconds
    return picture
  }

  /// The picture with a date later than that of another one.
  func dated(after other: KeptPicture?) -> KeptPicture {
    guard let other, other.lastModified.seconds >= lastModified.seconds else { return self }
    let next = Date(timeIntervalSince1970: Double(other.lastModified.seconds + 1))
    var dated = KeptPicture(self, lastModified: HTTPDate(next))
    // Two pictures never have the same name.
    if appeared == other.appeared, tag != other.tag { dated.appeared = dated.lastModified.seconds }
    return dated
  }

  /// Another drawing of the same picture, with this one's date.
  func standing(in other: KeptPicture) -> KeptPicture {
    KeptPicture(other, lastModified: lastModified).appearing(at: appeared)
  }
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
  /// The entry of the playlist; nil without one.
  var entry: String?
  /// When it first appeared, in seconds since 1970.
  var appeared: Int

  init(_ kept: KeptPicture, until: Date) {
    bytes = Array(kept.body.readableBytesView)
    (mediaType, tag, modified) = (kept.mediaType, kept.tag, kept.lastModified.seconds)
    (self.until, altText, entry, appeared) = (until, kept.altText, kept.entry, kept.appeared)
  }

  init(
    bytes: [UInt8], mediaType: String, tag: String, modified: Int, until: Date, altText: String, entry: String? = nil,
    appeared: Int? = nil
  ) {
    (self.bytes, self.mediaType, self.tag) = (bytes, mediaType, tag)
    (self.modified, self.until, self.altText) = (modified, until, altText)
    (self.entry, self.appeared) = (entry, appeared ?? modified)
  }
}
