// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeaveRender
import WeaveSystem

/// The results of a run.
public struct TestOutcome: Sendable {
  /// Sorted by name.
  public var results: [CaseResult]
  /// How fonts and libraries differ from those of the references.
  public var drift: [String]
  /// The number of pictures that were skipped because another had failed.
  public var skipped: Int

  /// Whether no picture was requested at all, for example because no name matches the filter.
  public var isEmpty = false

  /// The number of pictures in a state.
  public func count(_ state: CaseResult.State) -> Int { results.count { $0.state == state } }

  /// Whether a picture fails that was not settled by writing its reference.
  public var hasFailed: Bool { isEmpty || results.contains { $0.state.isFailure && !$0.isSettled } }
}

/// Draws the pictures of a suite on several threads and compares them with their references.
public struct TestRun: Sendable {
  private let options: TestOptions
  private let references: ReferenceFolder
  /// The folder that the report goes to; nil for none.
  private let report: ReportFolder?

  /// - Parameter report: the folder whose `pictures` folder receives the pictures that need a review.
  public init(_ options: TestOptions, report: ReportFolder?) {
    self.options = options
    self.report = report
    references = ReferenceFolder(path: options.golden)
  }

  /// - Throws: if a file cannot be written, or a library refuses to start.
  public func run(_ suite: TestSuite) throws(TestError) -> TestOutcome {
    if !options.updates, !options.isCI, !isFolder(options.golden), try TestError.kind(ofFile: options.golden) != nil {
      throw .folder(options.golden, reason: "a file is in the way of the folder of references")
    }
    var pictures = report.map { PictureFolder(report: $0) }
    try pictures?.clear()
    pictures?.isCompact = isCompact(suite)
    let fingerprint = try Fingerprint(fonts: options.fonts, includesEngine: false)
    let drift = try drift(of: fingerprint)
    let selected = suite.cases.filter { options.selects($0.name) }
    let chosen = selected.enumerated().filter { options.shard?.takes($0.offset) ?? true }.map(\.element)
    let drawn = try draw(chosen, pictures, drift)
    let outcome = try outcome(of: suite, drawn, drift, skipped: chosen.count - drawn.count)
    try record(fingerprint, after: outcome)
    return outcome
  }

  /// Draws some pictures again and keeps the results of the others.
  ///
  /// - Parameters:
  ///   - names: the pictures to draw; those that the earlier outcome lacks are drawn, too.
  ///   - earlier: the outcome of an earlier run with the same options.
  public func run(_ suite: TestSuite, again names: Set<String>, after earlier: TestOutcome) throws(TestError)
    -> TestOutcome
  {
    let selected = suite.cases.filter { options.selects($0.name) }
    let chosen = selected.enumerated().filter { options.shard?.takes($0.offset) ?? true }.map(\.element)
    let known = Dictionary(earlier.results.map { ($0.name, $0) }) { first, _ in first }
    let (again, kept) = (
      chosen.filter { names.contains($0.name) || known[$0.name]?.item == nil },
      chosen.filter { !names.contains($0.name) }.compactMap { known[$0.name] }.filter { $0.item != nil }
    )
    let pictures = report.map { PictureFolder(report: $0, isCompact: isCompact(suite)) }
    for item in again { try pictures?.remove(item.name) }
    let drawn = try draw(again, pictures, earlier.drift)
    return try outcome(of: suite, drawn + kept, earlier.drift, skipped: again.count - drawn.count)
  }

  /// Whether the report of a run may have so many pictures that room matters more than PNG files.
  private func isCompact(_ suite: TestSuite) -> Bool { suite.cases.count > Self.most }

  /// The most pictures of a suite whose report has PNG files.
  private static let most = 1_000

  private func outcome(
    of suite: TestSuite, _ drawn: [CaseResult], _ drift: [String], skipped: Int
  ) throws(TestError) -> TestOutcome {
    var results = drawn + failures(of: suite) + (try orphans(of: suite))
    results.sort { $0.name < $1.name }
    var outcome = TestOutcome(results: results, drift: drift, skipped: skipped)
    outcome.isEmpty =
      !suite.cases.contains { options.selects($0.name) } && !results.contains { $0.state == .failed }
    return outcome
  }

  // MARK: Pictures

  /// The state that the threads share.
  fileprivate struct Progress {
    var next = 0
    var isOver = false
    var found: [CaseResult] = []
    var error: TestError?
  }

  private func draw(
    _ items: [TestCase], _ pictures: PictureFolder?, _ drift: [String]
  ) throws(TestError) -> [CaseResult] {
    let progress = Mutex(Progress())
    let shared = Shared(progress)
    runOnThreads(min(max(options.jobs, 1), max(items.count, 1))) { [options] _ in
      do throws(TestError) {
        let runner = try CaseRunner(options, pictures: pictures, drift: drift)
        while let item = shared.value.withLock({ $0.take(from: items) }) {
          let result = try runner.run(item)
          shared.value.withLock { progress in
            progress.found.append(result)
            if options.failsFast, result.state.isFailure, !result.isSettled { progress.isOver = true }
          }
        }
      } catch {
        shared.value.withLock { progress in
          progress.isOver = true
          progress.error = progress.error ?? error
        }
      }
    }
    let end = shared.value.withLock { ($0.found, $0.error) }
    if let error = end.1 { throw error }
    return end.0
  }

  /// A box around a value that cannot be copied.
  private final class Shared: Sendable {
    let value: Mutex<Progress>
    init(_ value: consuming Mutex<Progress>) { self.value = value }
  }

  // MARK: What has no picture

  private func failures(of suite: TestSuite) -> [CaseResult] {
    guard options.shard.map({ $0.index == 1 }) ?? true else { return [] }
    return suite.failures.filter { options.selects($0.stem) }.map { failure in
      var result = CaseResult(
        failure.stem, .failed, message: TerminalPrinter(color: false).text(for: [failure.report]))
      result.report = failure.report
      return result
    }
  }

  /// References that no design of the whole suite makes, even if only a part of it is drawn. The pictures of a design
  /// with errors are unknown, so its references are not orphans.
  private func orphans(of suite: TestSuite) throws(TestError) -> [CaseResult] {
    let known = Set(suite.cases.map(\.name))
    let names: [String]
    do throws(FileError) { names = try references.names() } catch { throw .file(error) }
    let orphans = names.filter { name in
      !known.contains(name) && options.selects(name) && !suite.failures.contains { name.hasPrefix($0.stem + "-") }
    }
    let taken = orphans.enumerated().filter { options.shard?.takes($0.offset) ?? true }
    return try taken.map { _, name throws(TestError) in
      var result = CaseResult(name, .orphaned, message: "no design produces a picture with this name")
      // A reference that cannot be read cannot be accepted either.
      result.referenceSum = (try? references.sum(of: name)) ?? "unreadable"
      // If there is no design at all, something else is wrong.
      if options.updates, options.prunes, !options.isPartial, !suite.cases.isEmpty {
        try TestError.writing { () throws(FileError) in
          for form in ReferenceFolder.Form.allCases { try references.remove(name, form) }
        }
        result.isSettled = true
      }
      return result
    }
  }

  // MARK: Environment

  private var environmentPath: String { "\(options.golden)/\(Fingerprint.fileName)" }

  private func drift(of fingerprint: Fingerprint) throws(TestError) -> [String] {
    guard let known = try knownEnvironment() else { return [] }
    return fingerprint.differences(from: known)
  }

  private func knownEnvironment() throws(TestError) -> Fingerprint? {
    let file: [UInt8]
    do throws(FileError) {
      guard try kind(ofFile: environmentPath) != nil else { return nil }
      file = try readFile(environmentPath, limit: 1 << 20)
    } catch { throw .file(error) }
    guard let known = Fingerprint(json: file, named: environmentPath) else {
      throw .folder(environmentPath, reason: "not a fingerprint; remove it and run with --update")
    }
    return known
  }

  /// Records what all references were drawn with, after a run that has compared each of them.
  private func record(_ fingerprint: Fingerprint, after outcome: TestOutcome) throws(TestError) {
    guard options.updates, isFolder(options.golden) else { return }
    let known = try knownEnvironment()
    guard known == nil || !options.isPartial && !outcome.hasFailed else { return }
    let isCurrent = known != nil && outcome.drift.isEmpty
    if isCurrent { return }
    var whole = fingerprint
    do throws(FileError) { whole.engine = try Fingerprint.engineSum() } catch { throw .file(error) }
    try TestError.writing { () throws(FileError) in try writeFile(Array(whole.json.utf8), to: environmentPath) }
  }
}

extension TestRun.Progress {
  fileprivate mutating func take(from items: [TestCase]) -> TestCase? {
    guard !isOver, next < items.count else { return nil }
    defer { next += 1 }
    return items[next]
  }
}
