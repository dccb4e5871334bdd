// SPDX-License-Identifier: MIT

/// The fonts that texts may use: only these folders, and nothing else of the machine.
public struct FontSet: Sendable, Hashable {
  /// Absolute paths of the user's folders. Their families replace standard ones of the same name.
  public var directories: [String]
  /// Absolute paths of the folders that every render uses; missing ones are skipped.
  public var standardDirectories: [String]
  /// The absolute path of the folder in which Debian keeps fonts, for texts that ask for a display face. Nothing else
  /// is read from it.
  public var faceDirectory: String

  /// Only Debian's fonts.
  public static let standard = FontSet()

  /// The user's own fonts, and weave's.
  ///
  /// - Parameters:
  ///   - directories: folders whose fonts come before weave's.
  ///   - standardDirectories: the folders of weave's own families.
  ///   - faceDirectory: the folder below which the folders of display faces are.
  public init(
    directories: [String] = [], standardDirectories: [String] = Self.debianDirectories,
    faceDirectory: String = "/usr/share/fonts"
  ) {
    self.faceDirectory = faceDirectory
    self.directories = directories
    self.standardDirectories = standardDirectories
  }

  /// The folders in which Debian 12 keeps the families of `StandardFamily.all`.
  public static let debianDirectories = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/quicksand",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
  ]
}
