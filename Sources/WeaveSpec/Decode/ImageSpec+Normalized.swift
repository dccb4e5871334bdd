// SPDX-License-Identifier: MIT

import WeaveSchema

extension ImageSpec {
  /// The normalised photo; nil without a file.
  func normalized() -> ImageSpec? {
    var image = self
    image.fileName = fileName.trimmed
    if image.fileName.isEmpty { return nil }
    if let filter, filter.token == .none || filter.intensity <= 0 { image.filter = nil }
    image.smartPhoto = smartPhoto?.normalized()
    return image
  }
}

extension SmartPhotoSpec {
  func normalized() -> SmartPhotoSpec {
    var photo = self
    photo.small = small?.normalized()
    photo.medium = medium?.normalized()
    photo.large = large?.normalized()
    return photo
  }
}

extension SmartPhotoSpec.Variant {
  func normalized() -> Self {
    var variant = self
    variant.cropRect = cropRect.normalized()
    if let degrees = straightenDegrees, abs(degrees) < 0.0001 { variant.straightenDegrees = nil }
    variant.rotationQuarterTurns = rotationQuarterTurns.flatMap { turns in
      let positive = (turns % 4 + 4) % 4
      return positive == 0 ? nil : positive
    }
    return variant
  }
}

extension SmartPhotoSpec.CropRect {
  /// The shortest side of a crop; a photo cannot be cropped to nothing.
  static let shortestSide = 0.0001

  func normalized() -> Self {
    var crop = self
    crop.width = max(min(width, 1 - x), Self.shortestSide)
    crop.height = max(min(height, 1 - y), Self.shortestSide)
    return crop
  }
}
