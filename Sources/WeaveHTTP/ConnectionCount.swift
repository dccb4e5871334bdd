// SPDX-License-Identifier: MIT

import Synchronization

/// Counts the open connections of each address, so that one neighbour cannot take them all.
final class ConnectionCount: Sendable {
  private let limit: Int
  private let isShared: @Sendable (String) -> Bool
  private let counts = Mutex<[String: Int]>([:])

  /// - Parameters:
  ///   - limit: the connections that one address may have.
  ///   - isShared: whether an address may have any number.
  init(limit: Int, _ isShared: @escaping @Sendable (String) -> Bool) { (self.limit, self.isShared) = (limit, isShared) }

  /// Counts a connection.
  ///
  /// - Returns: what `leave` takes when it ends; nil if its address has too many.
  func enter(_ address: String) -> String? {
    if isShared(address) { return "" }
    let network = ClientAddress(address)?.network ?? address
    return counts.withLock { counts in
      let count = counts[network, default: 0]
      guard count < limit else { return nil }
      counts[network] = count + 1
      return network
    }
  }

  func leave(_ network: String) {
    counts.withLock { counts in
      guard let count = counts[network] else { return }
      counts[network] = count > 1 ? count - 1 : nil
    }
  }
}
