// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

/// A design from a file, shown by a node of another design.
public struct NestedDesign: Sendable {
  /// The design, compiled.
  public var widget: CompiledWidget
  /// The folder of its photos, below the folder of the outer design; empty for that folder itself.
  public var folder: String

  /// Makes a nested design from a design and the folder of its photos.
  public init(widget: CompiledWidget, folder: String) { (self.widget, self.folder) = (widget, folder) }
}

/// Supplies photos from a folder below another supplier's.
struct PhotosBelow: ImageSupplier {
  let photos: any ImageSupplier
  let folder: String

  func image(_ request: ImageRequest) -> Result<RasterImage, ImageFailure> {
    var request = request
    if !request.file.hasPrefix("data:") { request.file = "\(folder)/\(request.file)" }
    return photos.image(request)
  }

  func album(_ file: String) -> Result<ShuffleManifest, ImageFailure>? { photos.album("\(folder)/\(file)") }
}
