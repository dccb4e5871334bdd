// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics
import WeaveTime

/// Reads Apple Health's `export.xml` piece by piece, so that gigabytes need little memory.
///
/// Days are the reader's days. Every date of an export carries the offset in force when the export was made, so its
/// first ten characters may name the wrong day. Steps keep their whole history; for flights, distance and energy only
/// the last day is kept.
///
/// - Source: the document type at the beginning of an export, and `HKQuantityTypeIdentifier` of Apple's HealthKit.
public struct HealthExport {
  private let request: FeedRequest
  private var scanner = HealthScanner()
  private var days: [HealthDays]
  private var sources: [Source] = []
  /// The index of each source, by its name as it is written.
  private var sourceIndices: [[UInt8]: Int] = [:]
  private var lastSource = 0
  private var pending: Pending?
  private var latest = -Double.infinity
  private var faults: [Fault: (count: Int, place: Int)] = [:]
  private var isWhole = false
  /// When the export was made; nil until that has been read.
  private(set) var exportDate: Date?

  /// The number of records taken so far.
  public private(set) var recordCount = 0

  private struct Source {
    var bytes: [UInt8]
    var name: String
    var isWatch: Bool
    var isPhone: Bool
  }

  private struct Pending {
    var kind: HealthKind
    var value: Double
    var start: Double
    var end: Double
    var source: UInt8
    var isManual = false
  }

  private enum Fault: Hashable {
    case value, time
    case unit(String)
    case tooMany
  }

  /// - Parameter request: the reader's zone and moment, and which sources come first.
  public init(_ request: FeedRequest) {
    self.request = request
    days = HealthKind.allCases.map { _ in HealthDays(zone: request.timeZone) }
  }

  /// Reads the next bytes of the file.
  public mutating func read(_ piece: [UInt8]) {
    var scanner = scanner
    scanner.read(piece) { tag, bytes, place in take(tag, bytes, place) }
    self.scanner = scanner
  }

  private mutating func take(_ tag: HealthScanner.Tag, _ bytes: [UInt8], _ place: Int) {
    switch tag {
    case .record(let record, let isEmpty):
      finishRecord()
      pending = read(record, bytes, place)
      if isEmpty { finishRecord() }
    case .recordEnd: finishRecord()
    case .metadata(let key, let value):
      guard pending != nil, let key, let value, value.count == 1, bytes[value.lowerBound] == UInt8(ascii: "1"),
        key.count == 16, HealthScanner.starts(bytes, key.lowerBound, "HKWasUserEntered") == true
      else { return }
      pending?.isManual = true
    case .exportDate(let value):
      if let seconds = value.flatMap({ HealthText.moment(bytes, $0) }) {
        exportDate = Date(timeIntervalSince1970: seconds)
        latest = max(latest, seconds)
      }
    case .documentEnd:
      finishRecord()
      isWhole = true
    }
  }

  private mutating func read(_ record: HealthScanner.Record, _ bytes: [UInt8], _ place: Int) -> Pending? {
    guard let type = record.type, let kind = HealthKind(bytes, type) else { return nil }
    guard let number = record.value.flatMap({ HealthText.number(bytes, $0) }), number >= 0, number < 1e7 else {
      add(.value, place)
      return nil
    }
    guard let start = record.start.flatMap({ HealthText.moment(bytes, $0) }),
      let end = record.end.flatMap({ HealthText.moment(bytes, $0) }), end >= start, end - start <= 40 * 86_400
    else {
      add(.time, place)
      return nil
    }
    let unit = record.unit.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    guard let factor = kind.factor(unit) else {
      add(.unit(unit), place)
      return nil
    }
    return Pending(
      kind: kind, value: number * factor, start: start, end: end, source: source(of: record, bytes))
  }

  private mutating func finishRecord() {
    guard let record = pending else { return }
    pending = nil
    recordCount += 1
    latest = max(latest, record.start)
    // For everything but steps only the last day is needed.
    if record.kind != .steps, record.end < latest - 2 * 86_400 { return }
    guard days[record.kind.rawValue].count < Limits.feedIntervals else { return add(.tooMany, scanner.offset) }
    days[record.kind.rawValue].add(
      record.value, from: record.start, to: record.end, source: record.source, isManual: record.isManual)
    if record.kind != .steps, days[record.kind.rawValue].count % 65_536 == 0 {
      days[record.kind.rawValue].drop(before: Int(latest / 86_400) - 3)
    }
  }

  private mutating func add(_ fault: Fault, _ place: Int) {
    guard faults.count < 50 || faults[fault] != nil else { return }
    faults[fault] = ((faults[fault]?.count ?? 0) + 1, faults[fault]?.place ?? place)
  }

  // MARK: Sources

  private mutating func source(of record: HealthScanner.Record, _ bytes: [UInt8]) -> UInt8 {
    guard let name = record.source else { return source(named: [], [], nil) }
    if sources.indices.contains(lastSource), sources[lastSource].bytes.elementsEqual(bytes[name]) {
      return UInt8(clamping: lastSource)
    }
    return source(named: Array(bytes[name]), bytes, record.device)
  }

  private mutating func source(named name: [UInt8], _ bytes: [UInt8], _ device: Range<Int>?) -> UInt8 {
    if let known = sourceIndices[name] {
      lastSource = known
    } else if sources.count < 255 {
      let text = name.isEmpty ? "" : HealthText.text(name, name.indices)
      let all = text + " " + (device.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "")
      sources.append(
        Source(bytes: name, name: text, isWatch: all.contains("Watch"), isPhone: all.contains("iPhone")))
      lastSource = sources.count - 1
      sourceIndices[name] = lastSource
    } else {
      lastSource = 254
    }
    return UInt8(clamping: lastSource)
  }

  /// The names of the sources, best first.
  public var sourceNames: [String] {
    sources.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { sources[$0].name }
  }

  private var ranks: [Int] {
    sources.indices.map { index in
      let source = sources[index]
      let folded = Self.folded(source.name)
      let preferred = request.preferredSources.firstIndex { Self.folded($0) == folded }
      let sort = source.isWatch ? 0 : source.isPhone ? 1 : 2
      // Two sources of the same kind are ranked too: they may have counted the same walk.
      return preferred ?? (request.preferredSources.count + sort * 256 + index)
    }
  }

  /// The name without typographic quotes and no-break spaces, which an export uses but nobody types.
  private static func folded(_ name: String) -> String {
    name.lowercased().replacing("\u{A0}", with: " ").replacing("\u{2019}", with: "'")
  }

  // MARK: Outcome

  /// The result after the whole file has been read: steps, and the activity of its last day.
  public mutating func finish() -> Checked<[Snapshots]> {
    finishRecord()
    var diagnostics = faults.sorted { $0.value.place < $1.value.place }.map { Self.diagnostic($0.key, $0.value) }
    if !isWhole {
      diagnostics.append(
        Diagnostic(.feedLine, "the export is cut off; using what was read so far", at: nil))
    }
    guard recordCount > 0 else {
      diagnostics.append(
        Diagnostic(.feedNothing, "the export has no usable steps, flights, distance or energy", at: nil))
      return Checked(nil, diagnostics)
    }
    let taken = exportDate ?? Date(timeIntervalSince1970: min(latest, request.now.timeIntervalSince1970))
    let today = LocalDay(taken, in: request.timeZone)
    let ranks = ranks
    let totals = days.map { $0.totals(ranks: ranks) }
    var snapshots = Snapshots()
    snapshots.steps = steps(totals[HealthKind.steps.rawValue], taken, today)
    snapshots.activity = activity(totals, taken, today)
    if let steps = snapshots.steps { diagnostics += StepHistory.doubts(steps.history, .records, today) }
    return Checked([snapshots], diagnostics)
  }

  private func steps(_ totals: [Int: Double], _ taken: Date, _ today: LocalDay) -> StepsSnapshot? {
    guard !totals.isEmpty else { return nil }
    let days = totals.map { StepsDay(day: LocalDay(number: $0.key), steps: Self.whole($0.value)) }
      .sorted { $0.day < $1.day }
    return StepsSnapshot(
      fetchedAt: taken, today: days.first { $0.day == today },
      history: Array(days.filter { $0.day < today }.suffix(Limits.snapshotHistory)))
  }

  private func activity(_ totals: [[Int: Double]], _ taken: Date, _ today: LocalDay) -> ActivitySnapshot? {
    let known = totals.flatMap(\.keys).filter { $0 <= today.number }
    guard let last = known.max() else { return nil }
    let value = { (kind: HealthKind) in totals[kind.rawValue][last] }
    var activity = ActivitySnapshot(fetchedAt: taken, day: LocalDay(number: last))
    activity.steps = value(.steps).map(Self.whole)
    activity.flightsClimbed = value(.flights).map { min(Self.whole($0), 100_000) }
    activity.distance = value(.distance).map { min($0, 1e7) }
    activity.activeEnergy = value(.energy).map { min($0, 1e5) }
    if [activity.flightsClimbed == nil, activity.distance == nil, activity.activeEnergy == nil].contains(true) {
      activity.access = .partial
    }
    return activity
  }

  private static func whole(_ value: Double) -> Int { Int(min(max(value.rounded(), 0), 1e7)) }

  private static func diagnostic(_ fault: Fault, _ seen: (count: Int, place: Int)) -> Diagnostic {
    let first = seen.count == 1 ? "at byte \(seen.place)" : "the first at byte \(seen.place)"
    let records = seen.count == 1 ? "1 record" : "\(seen.count) records"
    switch fault {
    case .value: return Diagnostic(.feedRecord, "\(records) without a number, \(first)", at: nil)
    case .time: return Diagnostic(.feedRecord, "\(records) without a time span, \(first)", at: nil)
    case .unit(let unit):
      let name = brief(unit)
      return Diagnostic(.feedUnknownUnit, "\(records) in the unknown unit `\(name)`, \(first)", at: nil)
    case .tooMany:
      return Diagnostic(.feedTooMany, "more than \(Limits.feedIntervals) records; skipped \(seen.count)", at: nil)
    }
  }
}

extension FeedSource {
  /// Apple Health's `export.xml`. For large files use `HealthExport`, which reads piece by piece.
  static let healthExport = FeedSource(
    "apple-health", "Apple Health", [.steps, .activity],
    recognises: { $0.contains("<HealthData") || $0.contains("<!DOCTYPE HealthData") }
  ) { source, request in
    var export = HealthExport(request)
    export.read(source.bytes)
    return export.finish()
  }
}
