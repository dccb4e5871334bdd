// SPDX-License-Identifier: MIT

import FoundationEssentials

/// What is stored of a token: its hash and its dates. The token itself is stored nowhere.
struct TokenRecord: Sendable, Hashable {
  /// The name of a display, the hardware address of a device without a name, or `Gate.webhooks`.
  var owner: String
  var hash: [UInt8]
  /// When it was made; nil for a token from a version that did not store it.
  var made: Date?
  /// When it was last used; nil if it never was.
  var used: Date?
  /// When it ends; nil if it lasts until there is another one.
  var until: Date?

  func isValid(at now: Date) -> Bool { until.map { now < $0 } ?? true }
}
