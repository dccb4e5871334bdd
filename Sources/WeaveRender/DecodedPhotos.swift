// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveHash
import WeaveResolve

/// Photos that were decoded for earlier pictures, for programs that draw many with the same ones.
///
/// They are taken as they were: a file that changes meanwhile is not read again.
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

  /// 64 MB; all are dropped when there are more, which costs less than an order of use.
  private let capacity = 16 << 20
  private var photos: [Key: Photo] = [:]
  private var pixelCount = 0

  func photo(_ request: ImageRequest, in folder: PhotoFolder) -> Photo? {
    // What a design brings along itself goes by another name in each.
    guard folder.embedded.isEmpty else { return nil }
    return photos[Key(folder: folder.designFolder, assets: folder.assets, request: request)]
  }

  func add(_ photo: Photo, _ request: ImageRequest, in folder: PhotoFolder) {
    let count = photo.image.width * photo.image.height
    guard folder.embedded.isEmpty, count <= capacity else { return }
    if pixelCount + count > capacity {
      photos.removeAll()
      pixelCount = 0
    }
    pixelCount += count
    photos[Key(folder: folder.designFolder, assets: folder.assets, request: request)] = photo
  }
}
