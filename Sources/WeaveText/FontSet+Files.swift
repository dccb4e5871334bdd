// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveSystem

extension FontSet {
  /// The paths of all font files that texts may use, those of display faces included, sorted.
  ///
  /// - Throws: if there are no fonts.
  public func files() throws(TextError) -> [String] {
    try checkFolders()
    do { return try fontFiles(configuration: configurationWithFaces) } catch { throw TextError(error) }
  }

  /// The paths of the files of each family, sorted, by its English name.
  ///
  /// - Throws: if there are no fonts.
  public func filesByFamily() throws(TextError) -> [String: [String]] {
    try checkFolders()
    do { return try fontFilesByFamily(configuration: configurationWithFaces) } catch { throw TextError(error) }
  }

  /// - Throws: `.fontFolder` for one of the user's folders that cannot be searched.
  func checkFolders() throws(TextError) {
    for folder in directories { if let reason = problem(ofFontFolder: folder) { throw .fontFolder(reason) } }
  }
}
