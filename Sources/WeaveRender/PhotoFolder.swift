// SPDX-License-Identifier: MIT

public import WeaveSpec

/// The places where photos of a design may come from: the design's own file, its folder, and one more folder.
public struct PhotoFolder: Sendable {
  /// The folder of the design file; empty if there is none.
  public var designFolder: String
  /// A folder that is searched second.
  public var assets: String?
  /// Photos embedded in the exchange file; they come first.
  public var embedded: [ExchangeImage]
  /// A source that is asked for photos that were not found.
  public var source: (any ImageSource)?

  /// Photos of a design's folder, of one more folder, and of the design's own file.
  public init(designFolder: String, assets: String? = nil, embedded: [ExchangeImage] = []) {
    self.designFolder = designFolder
    self.assets = assets
    self.embedded = embedded
  }
}
