// SPDX-License-Identifier: MIT

/// The fonts that texts may use: folders, and nothing else of the machine.
public struct FontSet: Sendable, Hashable {
  /// Absolute paths of the user's folders. Their families win over the standard ones of the same name.
  public var directories: [String]
  /// Absolute paths of the folders that every render uses; those that are absent are passed over.
  public var standardDirectories: [String]

  /// Debian's fonts alone.
  public static let standard = FontSet()

  /// Fonts of one's own, and those of weave.
  ///
  /// - Parameters:
  ///   - directories: folders whose fonts go before weave's.
  ///   - standardDirectories: where weave's own families lie.
  public init(directories: [String] = [], standardDirectories: [String] = Self.debianDirectories) {
    self.directories = directories
    self.standardDirectories = standardDirectories
  }

  /// Where Debian 12 keeps the families of `StandardFamily.all`.
  public static let debianDirectories = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/quicksand",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
  ]
}
