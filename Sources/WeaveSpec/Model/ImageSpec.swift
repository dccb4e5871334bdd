// SPDX-License-Identifier: MIT

/// The photo of a design.
public struct ImageSpec: Sendable, Hashable {
  /// Whether a photo covers its frame or shows whole inside it.
  public enum ContentMode: String, SpecToken { case fill, fit }

  /// A photo filter and how much of it is mixed in.
  public struct Filter: Sendable, Hashable {
    /// The app's photo filters.
    public enum Token: String, SpecToken {
      /// The app's names, which are those of Core Image's photo effects.
      case none, noir, mono, chrome, fade, instant, process, transfer, sepia
    }

    /// Never `none`: a filter without effect is absent.
    public var token: Token
    /// Above 0, at most 1.
    public var intensity = 1.0

    /// A filter, mixed in by so much: above 0, at most 1.
    public init(_ token: Token, intensity: Double = 1) {
      self.token = token
      self.intensity = intensity
    }
  }

  /// The file beside the design, in its exchange envelope or in the assets folder, never blank.
  public var fileName: String
  /// Whether the photo covers its frame or shows whole in it.
  public var contentMode = ContentMode.fill
  /// Points of a banner, 0...512.
  public var height = 120.0
  /// Points, 0...128.
  public var cornerRadius = 16.0
  /// What is done to the photo's colours; nil for nothing.
  public var filter: Filter?
  /// Its crops for each size; nil for a photo that is shown as it is.
  public var smartPhoto: SmartPhotoSpec?
  /// What the photo shows, for people who do not see it.
  public var accessibilityLabel: String?

  /// A photo that covers its frame, 120 points high.
  public init(fileName: String) { self.fileName = fileName }

  /// The file that a size shows: the Smart Photo's own rendering where there is one.
  ///
  /// The photo of an album (`ShuffleManifest`), where one is named and there, comes before this.
  public func fileName(for size: MatchedSet.Key) -> String {
    smartPhoto?.variant(for: size)?.renderFileName ?? fileName
  }
}
