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

  private struct State {
    var values = Values()
    /// The version in which each value last changed, by canonical name.
    var changes: [String: Int] = [:]
    /// Changes up to this version are not remembered by name.
    var forgotten = 0
  }

  private let state = Mutex(State())
  private let number = Atomic<Int>(0)

  /// The version alone, without the values.
  var version: Int { number.load(ordering: .acquiring) }
  var values: Values { state.withLock { $0.values } }

  /// How many values there may be. Stops a program that makes a new name for each value.
  static let limit = 1_000

  /// Whether a program may post a value with this name: letters, digits, spaces and `_-.`, at most 64 characters, and
  /// not the name of a fact.
  static func isName(_ name: String) -> Bool {
    (1...64).contains(name.count) && !name.hasPrefix("__") && name.contains { $0.isLetter || $0.isNumber }
      && name.allSatisfy { $0.isLetter || $0.isNumber || " _-.".contains($0) } && !name.contains("..")
  }

  /// Why a name is refused.
  static func refusal(of name: String) -> String {
    name.hasPrefix("__")
      ? "`\(name.prefix(64))` is a fact; only variables can be set"
      : "`\(name.prefix(64))` cannot be a variable's name; write letters, digits, spaces, `_`, `-` and `.`, at most 64"
  }

  /// Whether there is room for values with these names.
  func hasRoom(for names: some Sequence<String>) -> Bool {
    state.withLock { Set($0.values.byName.keys).union(names).count <= Self.limit }
  }

  /// Sets values and replaces those with the same names; nil removes one.
  func set(_ values: [String: Value?]) {
    change { byName in for (name, value) in values { byName[name] = value } }
  }

  /// Replaces all values.
  func replaceAll(with values: [String: Value]) { change { $0 = values } }

  /// Whether none of some values has changed since a version.
  ///
  /// - Parameter names: canonical names.
  func areSame(_ names: Set<String>, since version: Int) -> Bool {
    if version == self.version { return true }
    return state.withLock { state in
      version >= state.forgotten && names.allSatisfy { (state.changes[$0] ?? 0) <= version }
    }
  }

  private func change(_ body: (inout [String: Value]) -> Void) {
    state.withLock { state in
      let before = state.values.byName
      var after = before
      body(&after)
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      if changed.isEmpty { return }
      let version = state.values.version + 1
      state.values = Values(byName: after, version: version)
      for name in changed { state.changes[VariableScope.canonicalKey(name)] = version }
      if state.changes.count > 2 * Self.limit { (state.changes, state.forgotten) = ([:], version) }
      number.store(version, ordering: .releasing)
    }
  }
}
