// SPDX-License-Identifier: MIT

/// The photo of a design.
public struct ImageSpec: Sendable, Hashable {
  /// Whether a photo covers its frame or shows whole inside it.
  public enum ContentMode: String, SpecToken { case fill, fit }

  /// A photo filter and how much of it is mixed in.
  public struct Filter: Sendable, Hashable {
    public enum Token: String, SpecToken {
      case none, noir, mono, chrome, fade, instant, process, transfer, sepia
    }

    /// Never `none`: a filter without effect is absent.
    public var token: Token
    /// Above 0, at most 1.
    public var intensity = 1.0

    public init(_ token: Token, intensity: Double = 1) {
      self.token = token
      self.intensity = intensity
    }
  }

  /// The file beside the design, in its exchange envelope or in the assets folder, never blank.
  public var fileName: String
  public var contentMode = ContentMode.fill
  /// Points of a banner, 0...512.
  public var height = 120.0
  /// Points, 0...128.
  public var cornerRadius = 16.0
  public var filter: Filter?
  public var smartPhoto: SmartPhotoSpec?
  /// What the photo shows, for people who do not see it.
  public var accessibilityLabel: String?

  public init(fileName: String) { self.fileName = fileName }

  /// The file that a size shows: the Smart Photo's own rendering where there is one.
  ///
  /// The photo of an album (`ShuffleManifest`), where one is named and there, comes before this.
  public func fileName(for size: MatchedSet.Key) -> String {
    smartPhoto?.variant(for: size)?.renderFileName ?? fileName
  }
}
