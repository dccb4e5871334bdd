// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveGraphics
import WeaveNative
import WeaveHash
import WeavePixels
public import WeaveSpec

/// Crops a photo for each size, within the app's limits on file sizes.
public enum SmartPhotoMaker {
  /// The version of the app's cropping algorithm that this format matches.
  static let algorithmVersion = 5
  /// The longer side, in pixels, of the photo that all crops are taken from.
  static let masterSide = 3_072
  static let masterBytes = 2_500_000
  static let renderBytes: [MatchedSet.Key: Int] = [.small: 450_000, .medium: 650_000, .large: 900_000]

  /// The files of a photo, and the design's entry for it.
  public struct Made: Sendable {
    /// The design's entry for the photo.
    public var image: ImageSpec
    /// The photo and its crops, by file name.
    public var files: [(name: String, bytes: [UInt8])]
  }

  /// - Parameter now: the date of preparation.
  public static func make(_ photo: PixelBuffer, _ crop: SmartCrop, now: Date) throws(PhotoCutError) -> Made {
    let whole = Rect(x: 0, y: 0, width: Double(photo.width), height: Double(photo.height))
    let shrink = min(1, Double(masterSide) / Double(max(photo.width, photo.height, 1)))
    let size = SmartPhotoSpec.PixelSize(
      width: max(1, Int((whole.width * shrink).rounded())), height: max(1, Int((whole.height * shrink).rounded())))
    let master = try jpeg(photo, whole, size, budget: masterBytes)
    let stem = Checksum(of: master).description.uppercased()
    var files = [(name: "smart-master-\(stem).jpg", bytes: master)]
    var spec = SmartPhotoSpec(masterFileName: files[0].name, algorithmVersion: algorithmVersion, preparedAt: now)
    for (key, size) in SmartCrop.pixelSizes {
      let rect = crop.rect(for: size)
      let part = Rect(
        x: rect.x * whole.width, y: rect.y * whole.height, width: rect.width * whole.width,
        height: rect.height * whole.height)
      let name = "smart-\(key.rawValue)-\(stem).jpg"
      files.append((name, try jpeg(photo, part, size, budget: renderBytes[key] ?? masterBytes)))
      let variant = SmartPhotoSpec.Variant(renderFileName: name, cropRect: rect, pixelSize: size)
      switch key {
      case .small: spec.small = variant
      case .medium: spec.medium = variant
      case .large, .extraLarge: spec.large = variant
      }
    }
    var image = ImageSpec(fileName: spec.medium?.renderFileName ?? spec.masterFileName)
    image.smartPhoto = spec
    return Made(image: image, files: files)
  }

  /// A part of a photo as a JPEG file, at the best quality that stays within a size in bytes.
  static func jpeg(
    _ photo: PixelBuffer, _ part: Rect, _ size: SmartPhotoSpec.PixelSize, budget: Int
  ) throws(PhotoCutError) -> [UInt8] {
    let target = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let pixels = try scaled(photo, part, onto: target, width: size.width, height: size.height)
    do throws(PictureEncodingError) {
      for quality in stride(from: 85, through: 25, by: -10) {
        let bytes = try encodeJPEG(pixels, quality: quality, scale: 1)
        if bytes.count <= budget { return bytes }
      }
      return try encodeJPEG(pixels, quality: 10, scale: 1)
    } catch { throw .encoding(error) }
  }

  /// A part of a photo, scaled onto a box in a picture.
  static func scaled(
    _ photo: PixelBuffer, _ part: Rect, onto target: Rect, width: Int, height: Int
  ) throws(PhotoCutError) -> PixelBuffer {
    do throws(CairoError) {
      return try ImageScaler.scale(photo, source: part, onto: target, width: width, height: height).pixels()
    } catch { throw .scaling(error) }
  }
}
