// SPDX-License-Identifier: MIT

/// The photo of a design.
public struct ImageSpec: Sendable, Hashable {
  /// Whether a photo covers its frame or is shown whole inside it.
  public enum ContentMode: String, SpecToken { case fill, fit }

  /// A photo filter with its intensity.
  public struct Filter: Sendable, Hashable {
    /// The app's photo filters.
    public enum Token: String, SpecToken {
      /// The app's names, which match Core Image's photo effects.
      case none, noir, mono, chrome, fade, instant, process, transfer, sepia
    }

    /// The filter, never `none`: a filter without effect is absent.
    public var token: Token
    /// Greater than 0, at most 1.
    public var intensity = 1.0

    /// Makes a filter with an intensity greater than 0, at most 1.
    public init(_ token: Token, intensity: Double = 1) {
      self.token = token
      self.intensity = intensity
    }
  }

  /// The name of the file beside the design, in its exchange envelope or in the assets folder; never blank.
  public var fileName: String
  /// Whether the photo covers its frame or is shown whole inside it.
  public var contentMode = ContentMode.fill
  /// The height of a banner in points, 0...512.
  public var height = 120.0
  /// The corner radius in points, 0...128.
  public var cornerRadius = 16.0
  /// The filter for the photo's colours; nil for none.
  public var filter: Filter?
  /// The crops for each size; nil for a photo without crops.
  public var smartPhoto: SmartPhotoSpec?
  /// A description of the photo for screen readers.
  public var accessibilityLabel: String?

  /// Makes a photo that covers its frame, 120 points high.
  public init(fileName: String) { self.fileName = fileName }

  /// The file for a size: the Smart Photo's own rendering if there is one.
  ///
  /// A photo from an album (`ShuffleManifest`) takes precedence, if an album is named and available.
  public func fileName(for size: MatchedSet.Key) -> String {
    smartPhoto?.variant(for: size)?.renderFileName ?? fileName
  }
}
