// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveSystem

/// The photos of a design file: embedded ones, and those beside it.
struct DesignPhotos {
  private let file: DesignFile
  private let assets: String?

  init(_ file: DesignFile, assets: String? = nil) {
    self.file = file
    self.assets = assets
  }

  /// The bytes of a photo; nil if it does not exist, lies outside the folder, or is too large.
  func bytes(of name: String) -> [UInt8]? {
    if let image = file.design?.document.image(named: name) { return image.bytes }
    for folder in [file.folder, assets].compactMap({ $0 }) {
      if let bytes = try? readFile(name, below: folder, limit: Limits.imageBytes) { return bytes }
    }
    return nil
  }
}
