// SPDX-License-Identifier: MIT

import Synchronization
import WeaveSpec

/// Values that came from outside while the server runs, by name, for all designs.
final class SharedVariables: Sendable {
  /// The values of a moment, and a number that is another one after each change.
  struct Values: Sendable {
    var byName: [String: Value] = [:]
    var version = 0
  }

  private let state = Mutex(Values())
  private let number = Atomic<Int>(0)

  /// The number of the last change, without the values.
  var version: Int { number.load(ordering: .acquiring) }
  var values: Values { state.withLock { $0 } }

  /// Takes values in the place of those of the same names; none is taken where there would be more than `limit`.
  ///
  /// - Returns: whether they were taken.
  func set(_ values: [String: Value], limit: Int = 1_000) -> Bool {
    state.withLock { state in
      let merged = state.byName.merging(values) { $1 }
      guard merged.count <= limit else { return false }
      guard merged != state.byName else { return true }
      state = Values(byName: merged, version: state.version + 1)
      number.store(state.version, ordering: .releasing)
      return true
    }
  }
}
