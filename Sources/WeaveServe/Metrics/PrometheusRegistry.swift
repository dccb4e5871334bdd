// SPDX-License-Identifier: MIT

import Metrics
import Synchronization

/// The server's metrics in the text format that Prometheus reads.
///
/// - Source: Prometheus, Exposition formats, text-based format 0.0.4.
final class PrometheusRegistry: MetricsFactory {
  fileprivate struct Key: Hashable, Comparable {
    var label: String
    var dimensions: String

    static func < (a: Key, b: Key) -> Bool { (a.label, a.dimensions) < (b.label, b.dimensions) }
  }

  fileprivate struct State {
    var counters: [Key: PrometheusCounter] = [:]
    var gauges: [Key: PrometheusGauge] = [:]
    var timers: [Key: PrometheusTimer] = [:]
  }

  private let state = Mutex(State())

  /// All metrics, each label with its type.
  var text: String {
    let (counters, gauges, timers) = state.withLock { ($0.counters, $0.gauges, $0.timers) }
    var lines: [String] = []
    func write(_ label: String, _ kind: String, _ rows: [(String, String)]) {
      lines.append("# TYPE \(label) \(kind)")
      lines += rows.map { "\($0.0) \($0.1)" }
    }
    for (label, rows) in Dictionary(grouping: counters, by: \.key.label).sorted(by: { $0.key < $1.key }) {
      let sorted = rows.sorted { $0.key < $1.key }
      write(label, "counter", sorted.map { (label + $0.key.dimensions, "\($0.value.value)") })
    }
    for (label, rows) in Dictionary(grouping: gauges, by: \.key.label).sorted(by: { $0.key < $1.key }) {
      let sorted = rows.sorted { $0.key < $1.key }
      write(label, "gauge", sorted.map { (label + $0.key.dimensions, "\($0.value.value)") })
    }
    for (label, rows) in Dictionary(grouping: timers, by: \.key.label).sorted(by: { $0.key < $1.key }) {
      let sorted = rows.sorted { $0.key < $1.key }
      write(
        label, "summary",
        sorted.flatMap { row in
          let (count, seconds) = row.value.total
          return [
            ("\(label)_sum\(row.key.dimensions)", "\(seconds)"), ("\(label)_count\(row.key.dimensions)", "\(count)"),
          ]
        })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: MetricsFactory

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    state.withLock { $0.counters.value(Key(label, dimensions), PrometheusCounter()) }
  }

  func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
    AccumulatingCounter(makeCounter(label: label, dimensions: dimensions))
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    state.withLock { $0.gauges.value(Key(label, dimensions), PrometheusGauge()) }
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    state.withLock { $0.gauges.value(Key(label, dimensions), PrometheusGauge()) }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    state.withLock { $0.timers.value(Key(label, dimensions), PrometheusTimer()) }
  }

  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
}

extension PrometheusRegistry.Key {
  fileprivate init(_ label: String, _ dimensions: [(String, String)]) {
    self.label = label
    let pairs = dimensions.sorted { $0.0 < $1.0 }.map { name, value in
      let safe = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "\(name)=\"\(safe)\""
    }
    self.dimensions = pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
  }
}

extension Dictionary {
  fileprivate mutating func value(_ key: Key, _ make: @autoclosure () -> Value) -> Value {
    if let known = self[key] { return known }
    let made = make()
    self[key] = made
    return made
  }
}

private final class PrometheusCounter: CounterHandler {
  private let number = Atomic<Int64>(0)
  var value: Int64 { number.load(ordering: .relaxed) }
  func increment(by amount: Int64) { number.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { number.store(0, ordering: .relaxed) }
}

/// Adds up fractions until they make a whole number.
private final class AccumulatingCounter: FloatingPointCounterHandler {
  private let rest = Mutex(0.0)
  private let whole: any CounterHandler

  init(_ whole: any CounterHandler) { self.whole = whole }

  func increment(by amount: Double) {
    let ready = rest.withLock { rest -> Int64 in
      guard amount.isFinite, amount > 0 else { return 0 }
      rest += amount
      let whole = Int64(exactly: rest.rounded(.down)) ?? 0
      rest -= Double(whole)
      return whole
    }
    if ready > 0 { whole.increment(by: ready) }
  }

  func reset() { whole.reset() }
}

private final class PrometheusGauge: RecorderHandler, MeterHandler {
  private let number = Mutex(0.0)
  var value: Double { number.withLock { $0 } }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { number.withLock { $0 = value } }
  func increment(by amount: Double) { number.withLock { $0 += amount } }
  func decrement(by amount: Double) { number.withLock { $0 -= amount } }
}

private final class PrometheusTimer: TimerHandler {
  private let sums = Mutex((count: 0, nanoseconds: Int64(0)))
  var total: (count: Int, seconds: Double) { sums.withLock { ($0.count, Double($0.nanoseconds) / 1e9) } }
  func recordNanoseconds(_ duration: Int64) {
    sums.withLock {
      $0.count += 1
      $0.nanoseconds &+= duration
    }
  }
}
