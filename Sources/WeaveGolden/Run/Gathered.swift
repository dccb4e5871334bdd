// SPDX-License-Identifier: MIT

import Synchronization

/// Results that several threads find, in the order of their questions.
final class Gathered<Value: Sendable>: Sendable {
  private let results: Mutex<[Result<Value, any Error>?]>

  init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }

  func set(_ index: Int, _ result: Result<Value, any Error>) { results.withLock { $0[index] = result } }

  /// Those that were found.
  ///
  /// - Throws: the first error.
  func values() throws -> [Value] { try results.withLock { $0 }.compactMap { try $0?.get() } }
}
