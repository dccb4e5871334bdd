// SPDX-License-Identifier: MIT

import WeaveSystem

/// The fonts that texts may use: only these folders, and nothing else of the machine.
public struct FontSet: Sendable, Hashable {
  /// Absolute paths of the user's folders. Their families replace standard ones of the same name.
  public var directories: [String]
  /// Absolute paths of the folders that every render uses; missing ones are skipped.
  public var standardDirectories: [String]
  /// The absolute path of the folder with the folders of display faces, for texts that ask for one. Nothing else is
  /// read from it.
  public var faceDirectory: String

  /// Only weave's fonts.
  public static let standard = FontSet()

  /// The user's own fonts, and weave's.
  ///
  /// - Parameters:
  ///   - directories: folders whose fonts come before weave's.
  ///   - standardDirectories: the folders of weave's own families.
  ///   - faceDirectory: the folder below which the folders of display faces are.
  public init(
    directories: [String] = [], standardDirectories: [String] = Self.ownDirectories,
    faceDirectory: String = Self.ownFaceDirectory
  ) {
    self.faceDirectory = faceDirectory
    self.directories = directories
    self.standardDirectories = standardDirectories
  }

  /// The folders of the families of `StandardFamily.all`, each beside the program, or else where Debian 12 keeps it.
  public static let ownDirectories = [FontFolder.inter, .quicksand, .noto, .eastAsian].map(\.path)

  /// The folder with those of the families of `FaceFamily.all`, beside the program, or else where Debian 12 keeps them.
  public static let ownFaceDirectory = ProgramData.path("fonts", orDebians: "/usr/share/fonts")
}
