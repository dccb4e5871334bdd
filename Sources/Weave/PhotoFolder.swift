// SPDX-License-Identifier: MIT

public import WeaveSpec

/// Where the photos of a design may come from: the design's own file, its folder, and one more folder.
public struct PhotoFolder: Sendable {
  /// The folder of the design file.
  public var designFolder: String
  /// A folder that is searched second.
  public var assets: String?
  /// Photos that the exchange file brings along; they win.
  public var embedded: [ExchangeImage]

  public init(designFolder: String, assets: String? = nil, embedded: [ExchangeImage] = []) {
    self.designFolder = designFolder
    self.assets = assets
    self.embedded = embedded
  }
}
