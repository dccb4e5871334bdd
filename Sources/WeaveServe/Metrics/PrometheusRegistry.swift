// SPDX-License-Identifier: MIT

import Synchronization

/// The server's metrics in the text format that Prometheus reads.
///
/// - Source: Prometheus, Exposition formats, text-based format 0.0.4.
final class PrometheusRegistry: Sendable {
  /// A number that only grows.
  final class Counter: Sendable {
    private let number = Atomic<Int>(0)
    var value: Int { number.load(ordering: .relaxed) }
    func increment() { number.wrappingAdd(1, ordering: .relaxed) }
  }

  private struct State {
    /// By name, and then by dimensions as the format writes these: `{feed="home"}`.
    var counters: [String: [String: Counter]] = [:]
    var gauges: [String: [String: Double]] = [:]
  }

  private let state = Mutex(State())

  /// A new counter, which shows as 0 at first.
  func counter(_ name: String, _ dimensions: [(String, String)]) -> Counter {
    let counter = Counter()
    state.withLock { $0.counters[name, default: [:]][Self.text(dimensions)] = counter }
    return counter
  }

  /// Sets a number that rises and falls.
  func set(_ name: String, _ dimensions: [(String, String)], to value: Double) {
    state.withLock { $0.gauges[name, default: [:]][Self.text(dimensions)] = value }
  }

  /// All metrics, each name with its type.
  var text: String {
    let (counters, gauges) = state.withLock { ($0.counters, $0.gauges) }
    let lines =
      Self.lines("counter", counters.mapValues { $0.mapValues { "\($0.value)" } })
      + Self.lines("gauge", gauges.mapValues { $0.mapValues { "\($0)" } })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ type: String, _ metrics: [String: [String: String]]) -> [String] {
    metrics.sorted { $0.key < $1.key }.flatMap { name, values in
      ["# TYPE \(name) \(type)"] + values.sorted { $0.key < $1.key }.map { "\(name)\($0.key) \($0.value)" }
    }
  }

  private static func text(_ dimensions: [(String, String)]) -> String {
    let pairs = dimensions.sorted { $0.0 < $1.0 }.map { name, value in
      let safe = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "\(name)=\"\(safe)\""
    }
    return pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
  }
}
