// SPDX-License-Identifier: MIT

import WeaveSystem

/// A folder with families of `StandardFamily.all`.
///
/// An archive of weave has the same folders below `share/weave/fonts` as Debian has below `/usr/share/fonts`. A font of
/// the system is used only where the archive lacks the whole folder: one without East Asian fonts uses the system's.
enum FontFolder: String {
  case inter = "opentype/inter"
  case quicksand = "truetype/quicksand"
  /// All of Noto but the East Asian families.
  case noto = "truetype/noto"
  case eastAsian = "opentype/noto"

  /// The absolute path.
  var path: String { ProgramData.path("fonts/\(rawValue)", orDebians: "/usr/share/fonts/\(rawValue)") }
}
