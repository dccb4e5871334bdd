// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A device that has introduced itself with its hardware address.
struct PairedDevice: Sendable, Hashable, Codable {
  /// The short name on its screen by which people recognise it: six letters and digits.
  var friendlyID: String
  var model: String?
  var firmware: String?
  var at: Date
}
