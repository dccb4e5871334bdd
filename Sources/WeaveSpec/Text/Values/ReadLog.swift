// SPDX-License-Identifier: MIT

import Synchronization

/// What scopes were asked for, and what they answered. A result that came from such answers alone is the same again as
/// long as they are.
public final class ReadLog: Sendable {
  public struct Read: Sendable, Hashable {
    /// In canonical form.
    public var key: String
    public var value: Value?
  }

  private struct State {
    var reads: [Read] = []
    var sourced = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// How many answers were noted so far.
  public var count: Int { state.withLock { $0.reads.count } }

  /// How often a source knew the key, such as that of a fact, whose reading itself counts.
  public var sourcedCount: Int { state.withLock { $0.sourced } }

  /// The answers after the first few, each once; nil if they are more than a number.
  public func reads(after start: Int, atMost limit: Int) -> [Read]? {
    let all = state.withLock { $0.reads[min(start, $0.reads.count)...] }
    var reads: [Read] = []
    for read in all where !reads.contains(read) {
      guard reads.count < limit else { return nil }
      reads.append(read)
    }
    return reads
  }

  /// Notes answers that were given before.
  public func add(_ reads: [Read]) { state.withLock { $0.reads += reads } }

  /// Forgets what was asked under some names after the first few answers: names that were bound there.
  public func forget(_ names: [String], after start: Int) {
    let keys = Set(names.map(VariableScope.canonicalKey))
    state.withLock { state in
      guard start < state.reads.count else { return }
      let kept = state.reads[start...].filter { !keys.contains($0.key) }
      state.reads.replaceSubrange(start..., with: kept)
    }
  }

  /// Forgets everything.
  public func clear() { state.withLock { $0 = State() } }

  func note(_ key: String, _ value: Value?, isSourced: Bool) {
    state.withLock { state in
      if isSourced { state.sourced += 1 }
      state.reads.append(Read(key: key, value: value))
    }
  }
}
