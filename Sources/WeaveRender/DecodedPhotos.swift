// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveHash
import WeaveResolve

/// Photos that were decoded for earlier pictures, for programs that draw many pictures with the same photos.
///
/// They are identified by their bytes, which are read again for each picture. A program that trusts files uses the
/// bytes that it read first, even if the files change meanwhile.
final class DecodedPhotos {
  struct Photo {
    var image: RasterImage
    var path: String
    var sum: Checksum
  }

  private struct Key: Hashable {
    var folder: String
    var assets: String?
    var request: ImageRequest
  }

  /// The capacity for all pixels: 16 MB, or 64 MB if files are trusted. All photos are dropped when it is exceeded,
  /// which costs less than keeping an order of use.
  private let capacity: Int
  private let trustsFiles: Bool
  private var photos: [Key: Photo] = [:]
  private var images: [String: RasterImage] = [:]
  private var pixelCount = 0

  init(trustsFiles: Bool) {
    self.trustsFiles = trustsFiles
    capacity = trustsFiles ? 16 << 20 : 4 << 20
  }

  /// The image that was decoded from the same bytes in the same way; keys of images contain both.
  func image(_ key: String) -> RasterImage? { images[key] }

  func add(_ image: RasterImage) {
    let count = image.width * image.height
    guard count <= capacity else { return }
    if pixelCount + count > capacity {
      photos.removeAll()
      images.removeAll()
      pixelCount = 0
    }
    if images.updateValue(image, forKey: image.key) == nil { pixelCount += count }
  }

  /// A photo whose file need not be read again.
  func photo(_ request: ImageRequest, in folder: PhotoFolder) -> Photo? {
    // Photos embedded in a design have a different name in each design.
    guard folder.embedded.isEmpty else { return nil }
    return photos[Key(folder: folder.designFolder, assets: folder.assets, request: request)]
  }

  /// Stores the origin of an added photo, if files are trusted.
  func store(_ photo: Photo, _ request: ImageRequest, in folder: PhotoFolder) {
    guard trustsFiles, folder.embedded.isEmpty, images[photo.image.key] != nil else { return }
    photos[Key(folder: folder.designFolder, assets: folder.assets, request: request)] = photo
  }
}
