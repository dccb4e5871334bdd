// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

/// The design of a file that a node of another design shows.
public struct NestedDesign: Sendable {
  /// The design, compiled.
  public var widget: CompiledWidget
  /// Where its photos are, below the folder of the other design; empty for that folder itself.
  public var folder: String

  /// A design, and the folder that its photos are in.
  public init(widget: CompiledWidget, folder: String) { (self.widget, self.folder) = (widget, folder) }
}

/// Photos that lie in a folder below that of a supplier's.
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
