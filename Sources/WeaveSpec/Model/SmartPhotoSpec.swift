// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// One photo, cropped by the app for each size.
public struct SmartPhotoSpec: Sendable, Hashable {
  /// A part of the master photo, as fractions of its sides, from the upper left corner.
  public struct CropRect: Sendable, Hashable {
    /// The left edge, as a fraction of the photo's width.
    public var x: Double
    /// The upper edge, as a fraction of the photo's height.
    public var y: Double
    /// The width as a fraction of the photo's width, greater than 0.
    public var width: Double
    /// The height as a fraction of the photo's height, greater than 0.
    public var height: Double

    /// Makes a part from its left and upper edges and its sides, all fractions.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A size in pixels; both sides at least 1.
  public struct PixelSize: Sendable, Hashable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Makes a size in pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The rendering for one size, and how it was made from the master: rotated, straightened, then cropped.
  public struct Variant: Sendable, Hashable {
    /// The file of the cropped photo.
    public var renderFileName: String
    /// The part of the master that it shows.
    public var cropRect: CropRect
    /// The size of the file's picture.
    public var pixelSize: PixelSize
    /// Degrees, -45...45.
    public var straightenDegrees: Double?
    /// Clockwise turns of 90 degrees, 1...3.
    public var rotationQuarterTurns: Int?

    /// Makes a rendering from its file and the part of the master.
    public init(renderFileName: String, cropRect: CropRect, pixelSize: PixelSize) {
      self.renderFileName = renderFileName
      self.cropRect = cropRect
      self.pixelSize = pixelSize
    }
  }

  /// The file of the whole photo.
  public var masterFileName: String
  /// The crop for the small size; nil if there is none.
  public var small: Variant?
  /// The crop for the medium size; nil if there is none.
  public var medium: Variant?
  /// The crop for the large size; nil if there is none.
  public var large: Variant?
  /// The version of the app's cropping algorithm, at least 0.
  public var algorithmVersion: Int
  /// When the app made the crops.
  public var preparedAt: Date
  /// The file of a `ShuffleManifest`, whose photos are shown in turn. It is never contained in a design.
  public var shuffleManifestFileName: String?

  /// Makes a photo without crops.
  public init(masterFileName: String, algorithmVersion: Int, preparedAt: Date) {
    self.masterFileName = masterFileName
    self.algorithmVersion = algorithmVersion
    self.preparedAt = preparedAt
  }

  /// The rendering for a size; the extra large size uses the large one.
  public func variant(for size: MatchedSet.Key) -> Variant? {
    switch size {
    case .small: small
    case .medium: medium
    case .large, .extraLarge: large
    }
  }
}
