// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A device that has introduced itself with its hardware address.
struct PairedDevice: Sendable, Hashable, Codable {
  /// The short name on its screen by which people recognise it: six letters and digits.
  var friendlyID: String
  var model: String?
  var firmware: String?
  /// Pixels of its panel; nil if it has not said.
  var size: PixelSize?
  /// Whether it uses a key that another server, or this one before its state was lost, had given it.
  var hasOtherKey: Bool?
  var at: Date
}
