// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// One photo, cropped by the app for each size.
public struct SmartPhotoSpec: Sendable, Hashable {
  /// A part of the master photo, in fractions of its sides, from the upper left corner.
  public struct CropRect: Sendable, Hashable {
    /// The left edge, as a fraction of the photo's width.
    public var x: Double
    /// The upper edge, as a fraction of the photo's height.
    public var y: Double
    /// Above 0.
    public var width: Double
    /// Above 0.
    public var height: Double

    /// A part by its left and upper edge and its sides, all fractions.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Sides in pixels, both at least 1.
  public struct PixelSize: Sendable, Hashable {
    /// From left to right.
    public var width: Int
    /// From top to bottom.
    public var height: Int

    /// A size in pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The rendering for one size, and how it was cut from the master: turned, straightened, then cropped.
  public struct Variant: Sendable, Hashable {
    /// The file of the cropped photo.
    public var renderFileName: String
    /// Which part of the master it shows.
    public var cropRect: CropRect
    /// How large the file's picture is.
    public var pixelSize: PixelSize
    /// Degrees, -45...45.
    public var straightenDegrees: Double?
    /// Turns by 90 degrees, 1...3.
    public var rotationQuarterTurns: Int?

    /// A rendering by its file and where it comes from.
    public init(renderFileName: String, cropRect: CropRect, pixelSize: PixelSize) {
      self.renderFileName = renderFileName
      self.cropRect = cropRect
      self.pixelSize = pixelSize
    }
  }

  /// The file of the whole photo.
  public var masterFileName: String
  /// The crop for the small size; nil where there is none.
  public var small: Variant?
  /// The crop for the medium size; nil where there is none.
  public var medium: Variant?
  /// The crop for the large size; nil where there is none.
  public var large: Variant?
  /// The version of the app's cropping, at least 0.
  public var algorithmVersion: Int
  /// When the app made the crops.
  public var preparedAt: Date
  /// The file of a `ShuffleManifest`, whose photos are shown in turn; designs never carry it.
  public var shuffleManifestFileName: String?

  /// A photo without crops.
  public init(masterFileName: String, algorithmVersion: Int, preparedAt: Date) {
    self.masterFileName = masterFileName
    self.algorithmVersion = algorithmVersion
    self.preparedAt = preparedAt
  }

  /// The rendering for a size; the extra large one is the large one.
  public func variant(for size: MatchedSet.Key) -> Variant? {
    switch size {
    case .small: small
    case .medium: medium
    case .large, .extraLarge: large
    }
  }
}
