// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import WeaveGraphics

/// The resources of a program: its asset catalogues and string catalogues.
struct ProgramResources: ViewResources {
  /// The folder below which pictures are.
  let root: String?

  init(folders: [String]) { root = folders.first }

  func picture(_ name: String, in bundle: BundleName, isDark: Bool, scale: Double) -> PictureFile? { nil }

  func color(_ name: String, in bundle: BundleName, isDark: Bool) -> WeaveGraphics.Color? { nil }

  func string(
    _ key: String, table: String?, in bundle: BundleName, _ locale: Locale, numbers: [Double?]
  ) -> String? { nil }
}
