// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveTime

/// The last marked picture of a look for each display.
///
/// Displays tell pictures apart by their tags, and some only by their dates. So a picture shown without a mark, with
/// one, and without it again gets a new date each time.
final class MarkShelf: Sendable {
  private struct Entry {
    /// The tag of the picture without the mark.
    var tag: String
    /// Empty for no mark.
    var words: String
    var picture: KeptPicture
  }

  /// By display name.
  private let entries = Mutex<[String: Entry]>([:])

  /// The picture with a tag and some words on it; nil if it has not been drawn yet.
  func picture(for display: String, tag: String, words: String) -> KeptPicture? {
    entries.withLock { entries in
      guard let entry = entries[display], entry.tag == tag, entry.words == words else { return nil }
      return entry.picture
    }
  }

  /// Replaces the last picture, with a later date.
  func keep(_ picture: KeptPicture, for display: String, tag: String, words: String) -> KeptPicture {
    entries.withLock { entries in
      let dated = picture.dated(after: entries[display]?.picture)
      entries[display] = Entry(tag: tag, words: words, picture: dated)
      return dated
    }
  }

  /// A picture without a mark, dated later than a marked one that was shown before it.
  func unmarked(_ picture: KeptPicture, for display: String) -> KeptPicture {
    entries.withLock { entries in
      guard let entry = entries[display] else { return picture }
      if entry.words.isEmpty, entry.tag == picture.tag { return entry.picture.standing(in: picture) }
      if picture.lastModified.seconds > entry.picture.lastModified.seconds {
        entries[display] = nil
        return picture
      }
      let dated = picture.dated(after: entry.picture)
      entries[display] = Entry(tag: picture.tag, words: "", picture: dated)
      return dated
    }
  }
}
