// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveSpec
import WeaveSystem

/// Tells what displays show at a moment: designs, and whatever else a file of the folder may be.
///
/// It belongs to one thread.
protocol DisplayContent: AnyObject {
  /// The picture of a look at a moment.
  ///
  /// - Parameter variables: values that came from outside, by name; those of the display go before them.
  /// - Throws: why there is none, with the files that it is due to.
  func picture(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> DrawnPicture

  /// What the buttons of a look do at a moment.
  func actions(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> [ActionBarSpec.Action]

  /// The playlist that a look shows, and its turn at a moment; nil for what is no playlist.
  func playing(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> PlaylistTurn?

  /// A picture of a look with words on it, of the same size and in the same inks.
  func marked(_ file: [UInt8], of look: PictureLook, _ words: String) throws(ContentError) -> [UInt8]
}

/// What a playlist shows, and what comes next.
struct PlaylistTurn: Sendable {
  var list: Playlist
  /// The place of the entry that is shown; nil where none is.
  var entry: Int?
  /// The file; nil for nothing.
  var show: String?
  /// The first moment at which something else is shown, and what; nil where there is none within a day.
  var next: (date: Date, show: String?)?
}

/// A picture, and until when it holds.
struct DrawnPicture: Sendable {
  var bytes: [UInt8]
  /// The first moment at which another picture may be due, though no file changes.
  var until: Date
  /// What it says, for readers that cannot see it.
  var altText: String
  /// The files that it was made from, those that were missing among them.
  var files: [WatchedFile]
  /// Warnings, one a line.
  var problems: [String] = []
  /// The file that a playlist shows; nil where the display shows the file itself.
  var shown: String?
}

/// Why there is no picture.
struct ContentError: Error, CustomStringConvertible {
  var description: String
  /// The files whose change may mend it.
  var files: [WatchedFile]
}

/// A file, and what tells whether it has changed.
struct WatchedFile: Sendable, Hashable {
  let path: String
  /// Nil where there was none.
  let stamp: String?

  init(_ path: String) { (self.path, stamp) = (path, fileStamp(path)) }

  /// Whether the file is still the one that was read.
  var isSame: Bool { fileStamp(path) == stamp }
}
