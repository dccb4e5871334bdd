// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization

/// The pictures of a look with marks, the last one of each display.
///
/// A display tells pictures apart by their tags, and some by their dates alone: so a picture that was shown without a mark, with
/// one, and without it again has another date each time.
final class MarkShelf: Sendable {
  private struct Entry {
    /// The tag of the picture without the mark.
    var tag: String
    /// Empty for none.
    var words: String
    var picture: KeptPicture
  }

  /// By the names of displays.
  private let entries = Mutex<[String: Entry]>([:])

  /// The picture of a tag with some words on it; nil where it was not drawn yet.
  func picture(for display: String, tag: String, words: String) -> KeptPicture? {
    entries.withLock { entries in
      guard let entry = entries[display], entry.tag == tag, entry.words == words else { return nil }
      return entry.picture
    }
  }

  /// Keeps a picture in the place of the last one, under a date that is later.
  func keep(_ picture: KeptPicture, for display: String, tag: String, words: String) -> KeptPicture {
    entries.withLock { entries in
      let dated = picture.dated(after: entries[display]?.picture)
      entries[display] = Entry(tag: tag, words: words, picture: dated)
      return dated
    }
  }

  /// A picture without a mark, later than one with a mark that was shown before it.
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
