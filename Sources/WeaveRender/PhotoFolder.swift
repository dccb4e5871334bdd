// SPDX-License-Identifier: MIT

public import WeaveSpec

/// Where the photos of a design may come from: the design's own file, its folder, and one more folder.
public struct PhotoFolder: Sendable {
  /// The folder of the design file; empty for none.
  public var designFolder: String
  /// A folder that is searched second.
  public var assets: String?
  /// Photos that the exchange file brings along; they win.
  public var embedded: [ExchangeImage]
  /// What is asked for photos that are not there.
  public var source: (any ImageSource)?

  /// Photos of a design's folder, of one more folder, and of its own file.
  public init(designFolder: String, assets: String? = nil, embedded: [ExchangeImage] = []) {
    self.designFolder = designFolder
    self.assets = assets
    self.embedded = embedded
  }
}
