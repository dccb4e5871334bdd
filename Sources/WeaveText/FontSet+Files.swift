// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveSystem

extension FontSet {
  /// The paths of all font files that texts may use, sorted.
  ///
  /// - Throws: if there are no fonts.
  public func files() throws -> [String] {
    try checkFolders()
    return try fontFiles(configuration: configuration)
  }

  /// The paths of the files of each family, sorted, by its English name.
  ///
  /// - Throws: if there are no fonts.
  public func filesByFamily() throws -> [String: [String]] {
    try checkFolders()
    return try fontFilesByFamily(configuration: configuration)
  }

  /// - Throws: `.fontFolder` for one of the user's folders that cannot be searched.
  func checkFolders() throws(TextError) {
    for folder in directories { if let reason = problem(ofFontFolder: folder) { throw .fontFolder(reason) } }
  }
}
