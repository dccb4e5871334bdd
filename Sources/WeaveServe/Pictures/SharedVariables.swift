// SPDX-License-Identifier: MIT

import Synchronization
import WeaveExpressions

/// Values posted while the server runs, by name, for all designs.
final class SharedVariables: Sendable {
  /// The values at a moment, with a version that differs after each change.
  struct Values: Sendable {
    var byName: [String: Value] = [:]
    var version = 0
  }

  private let state = Mutex(Values())
  private let number = Atomic<Int>(0)

  /// The version alone, without the values.
  var version: Int { number.load(ordering: .acquiring) }
  var values: Values { state.withLock { $0 } }

  /// How many values there may be. Stops a program that makes a new name for each value.
  static let limit = 1_000

  /// Whether there is room for values with these names.
  func hasRoom(for names: some Sequence<String>) -> Bool {
    state.withLock { Set($0.byName.keys).union(names).count <= Self.limit }
  }

  /// Sets values and replaces those with the same names.
  func set(_ values: [String: Value]) {
    state.withLock { state in
      let merged = state.byName.merging(values) { $1 }
      guard merged != state.byName else { return }
      state = Values(byName: merged, version: state.version + 1)
      number.store(state.version, ordering: .releasing)
    }
  }
}
