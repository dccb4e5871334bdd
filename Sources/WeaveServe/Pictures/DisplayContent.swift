// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveSpec
import WeaveSystem

/// Draws what displays show at a moment: designs, or other kinds of files in the folder.
///
/// It belongs to one thread.
protocol DisplayContent: AnyObject {
  /// The picture of a look at a moment.
  ///
  /// - Parameter variables: values posted to the server, by name; the display's own values take precedence.
  /// - Throws: why there is no picture, with the files that caused it.
  func picture(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> DrawnPicture

  /// The first moment after another one at which the picture of a look may change, at most a day later.
  func change(
    of look: PictureLook, after moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> Date

  /// What the buttons of a look do at a moment.
  func actions(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> [ActionBarSpec.Action]

  /// The playlist that a look shows, and its turn at a moment; nil if the look is not a playlist.
  func playing(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> PlaylistTurn?

  /// A picture of a look with words on it, of the same size and in the same inks.
  func marked(_ file: [UInt8], of look: PictureLook, _ words: String) throws(ContentError) -> [UInt8]
}

/// What a playlist shows now, and what comes next.
struct PlaylistTurn: Sendable {
  var list: Playlist
  /// The index of the shown entry; nil if none is shown.
  var entry: Int?
  /// The shown file; nil for nothing.
  var show: String?
  /// When the next change happens, and what is shown then; nil if nothing changes within a day.
  var next: (date: Date, show: String?)?
}

/// A picture, and how long it is valid.
struct DrawnPicture: Sendable {
  var bytes: [UInt8]
  /// The first moment at which the picture may change although no file changes.
  var until: Date
  /// A description for readers who cannot see the picture.
  var altText: String
  /// The files that it was made from, including missing ones.
  var files: [WatchedFile]
  /// The canonical names of the variables that it depends on.
  var names: Set<String> = []
  /// Warnings, one per line.
  var problems: [String] = []
  /// The file that the playlist shows; nil if the display shows a file directly.
  var shown: String?
  /// Which entry of the playlist it is; nil if the display shows a file directly.
  var entry: String?
  /// What it shows of the snapshots.
  var sources = PictureSources()
  /// The time zone of its reader; nil if it is not known.
  var timeZone: TimeZone?
}

/// The snapshots that a picture depends on.
struct PictureSources: Sendable, Hashable {
  var kinds: Set<SnapshotKind> = []
  /// The profiles of a board, besides the facts without a profile.
  var profiles: Set<String> = []
  /// The paths of its photos.
  var photos: Set<String> = []
}

/// Why there is no picture.
struct ContentError: Error, CustomStringConvertible {
  var description: String
  /// The files whose change may fix it.
  var files: [WatchedFile]
}

/// A file with a stamp that shows whether it has changed.
struct WatchedFile: Sendable, Hashable {
  let path: String
  /// nil if the file did not exist.
  let stamp: String?

  init(_ path: String) { (self.path, stamp) = (path, fileStamp(path)) }

  /// Whether the file is unchanged since it was read.
  var isSame: Bool { fileStamp(path) == stamp }
}
