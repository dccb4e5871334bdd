// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// One photo, cropped by the app for each size.
public struct SmartPhotoSpec: Sendable, Hashable {
  /// A part of the master photo, in fractions of its sides, from the upper left corner.
  public struct CropRect: Sendable, Hashable {
    public var x: Double
    public var y: Double
    /// Above 0.
    public var width: Double
    /// Above 0.
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Sides in pixels, both at least 1.
  public struct PixelSize: Sendable, Hashable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The rendering for one size, and how it was cut from the master: turned, straightened, then cropped.
  public struct Variant: Sendable, Hashable {
    public var renderFileName: String
    public var cropRect: CropRect
    public var pixelSize: PixelSize
    /// Degrees, -45...45.
    public var straightenDegrees: Double?
    /// Turns by 90 degrees, 1...3.
    public var rotationQuarterTurns: Int?

    public init(renderFileName: String, cropRect: CropRect, pixelSize: PixelSize) {
      self.renderFileName = renderFileName
      self.cropRect = cropRect
      self.pixelSize = pixelSize
    }
  }

  public var masterFileName: String
  public var small: Variant?
  public var medium: Variant?
  public var large: Variant?
  /// The version of the app's cropping, at least 0.
  public var algorithmVersion: Int
  public var preparedAt: Date
  /// The file of a `ShuffleManifest`, whose photos are shown in turn; designs never carry it.
  public var shuffleManifestFileName: String?

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
