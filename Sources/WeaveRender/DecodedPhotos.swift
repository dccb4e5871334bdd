// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveHash
import WeaveResolve

/// Photos that were decoded for earlier pictures, for programs that draw many with the same ones.
///
/// They are told apart by their bytes, which are read again for each picture; who trusts files takes them as they were,
/// though they may change meanwhile.
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

  /// Pixels of all, 16 MB, or 64 MB for who trusts files; all are dropped when there are more, which costs less than an
  /// order of use.
  private let capacity: Int
  private let trustsFiles: Bool
  private var photos: [Key: Photo] = [:]
  private var images: [String: RasterImage] = [:]
  private var pixelCount = 0

  init(trustsFiles: Bool) {
    self.trustsFiles = trustsFiles
    capacity = trustsFiles ? 16 << 20 : 4 << 20
  }

  /// What was decoded from the same bytes in the same way; images name both in their keys.
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
    // What a design brings along itself goes by another name in each.
    guard folder.embedded.isEmpty else { return nil }
    return photos[Key(folder: folder.designFolder, assets: folder.assets, request: request)]
  }

  /// Keeps where a photo comes from that was added, if files are trusted.
  func keep(_ photo: Photo, _ request: ImageRequest, in folder: PhotoFolder) {
    guard trustsFiles, folder.embedded.isEmpty, images[photo.image.key] != nil else { return }
    photos[Key(folder: folder.designFolder, assets: folder.assets, request: request)] = photo
  }
}
