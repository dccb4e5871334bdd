// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
import WeaveHash
public import WeaveNative
import WeavePixels
public import WeaveSpec

/// The reason why a photo was not cropped.
public enum PhotoCutError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The design has no prepared photo.
  case notPrepared
  /// The part lies outside the photo, or is too small to see.
  case outside
  /// The app rotated the photo before cropping it, so the numbers refer to the rotated photo.
  case turned
  /// The photo could not be scaled, mostly for lack of memory.
  case scaling(CairoError)
  /// The file could not be written as JPEG.
  case encoding(PictureEncodingError)

  /// What is wrong, worded as a message.
  public var description: String {
    switch self {
    case .notPrepared: "the design has no cropped photo; add one with 'weave photo prepare'"
    case .outside: "this part is not inside the photo, or is smaller than 16 pixels"
    case .turned: "the photo was rotated before cropping; prepare it again to change the crop"
    case .scaling(let error): "\(error)"
    case .encoding(let error): "\(error)"
    }
  }
}

extension SmartPhotoMaker {
  /// The height of a part with the proportions of a size, in fractions of the photo.
  ///
  /// - Parameter width: the width of the part, in fractions of the photo.
  public static func height(
    ofPart width: Double, for size: SmartPhotoSpec.PixelSize, of photo: PixelBuffer
  ) -> Double {
    width * Double(photo.width) * Double(size.height) / (Double(max(photo.height, 1)) * Double(size.width))
  }

  /// Changes the crop of a design's photo for one size; gives the crop's numbers and its file.
  ///
  /// - Parameters:
  ///   - x, y, width: the part, in fractions of the photo; its height follows from the size's proportions.
  ///   - master: the photo to crop.
  public static func recut(
    _ image: ImageSpec, for key: MatchedSet.Key, x: Double, y: Double, width: Double, master: PixelBuffer
  ) throws(PhotoCutError) -> Made {
    guard var smart = image.smartPhoto,
      let size = SmartCrop.pixelSizes.first(where: { $0.key == (key == .extraLarge ? .large : key) })
    else { throw .notPrepared }
    let old = smart.variant(for: size.key)
    if (old?.rotationQuarterTurns ?? 0) != 0 || (old?.straightenDegrees ?? 0) != 0 { throw .turned }
    let height = height(ofPart: width, for: size.size, of: master)
    let bound = 1.000_001
    guard x >= 0, y >= 0, x + width <= bound, y + height <= bound, width * Double(master.width) >= 16,
      height * Double(master.height) >= 16
    else { throw .outside }
    let rect = SmartPhotoSpec.CropRect(x: x, y: y, width: min(width, 1 - x), height: min(height, 1 - y))
    let part = Rect(
      x: rect.x * Double(master.width), y: rect.y * Double(master.height), width: rect.width * Double(master.width),
      height: rect.height * Double(master.height))
    let bytes = try jpeg(master, part, size.size, budget: renderBytes[size.key] ?? masterBytes)
    let name = "smart-\(size.key.rawValue)-\(Checksum(of: bytes).description.uppercased()).jpg"
    let variant = SmartPhotoSpec.Variant(renderFileName: name, cropRect: rect, pixelSize: size.size)
    var image = image
    switch size.key {
    case .small: smart.small = variant
    case .medium: smart.medium = variant
    case .large, .extraLarge: smart.large = variant
    }
    // The plain photo is the medium crop, for readers that do not support crops.
    if size.key == .medium, image.fileName == old?.renderFileName { image.fileName = name }
    image.smartPhoto = smart
    return Made(image: image, files: [(name, bytes)])
  }

  /// The photo scaled down so that its longer side has at most this many pixels.
  public static func reduced(_ photo: PixelBuffer, to side: Int) throws(PhotoCutError) -> PixelBuffer {
    let shrink = min(1, Double(side) / Double(max(photo.width, photo.height, 1)))
    let (width, height) = (Int(Double(photo.width) * shrink), Int(Double(photo.height) * shrink))
    let whole = Rect(x: 0, y: 0, width: Double(photo.width), height: Double(photo.height))
    let target = Rect(x: 0, y: 0, width: Double(max(1, width)), height: Double(max(1, height)))
    return try scaled(photo, whole, onto: target, width: max(1, width), height: max(1, height))
  }
}
