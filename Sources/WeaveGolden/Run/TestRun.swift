// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeaveRender
import WeaveSystem

/// The results of a run.
public struct TestOutcome: Sendable {
  /// Sorted by name.
  public var results: [CaseResult]
  /// How fonts and libraries differ from those of references that differ: `Inter 4.1, not 4.0`.
  public var drift: [String]
  /// The same in one line; empty if nothing differs.
  public var driftLine = ""
  /// The number of pictures that were skipped because another had failed.
  public var skipped: Int

  /// The number of pictures that no change since a commit can show in.
  public var untouched = 0
  /// What the author of the settings should know, one line each.
  public var notes: [String] = []

  /// Whether no picture was requested at all, for example because no name matches the filter.
  public var isEmpty = false

  /// The number of references that do not say what drew them.
  public var unmarked: Int { results.count { $0.isUnmarked } }

  /// The number of pictures in a state.
  public func count(_ state: CaseResult.State) -> Int { results.count { $0.state == state } }

  /// Whether a picture fails that was not settled by writing its reference.
  public var hasFailed: Bool { isEmpty || results.contains { $0.state.isFailure && !$0.isSettled } }
}

/// Draws the pictures of a suite on several threads and compares them with their references.
public struct TestRun: Sendable {
  private let options: TestOptions
  /// The folder that the report goes to; nil for none.
  private let report: ReportFolder?

  /// - Parameter report: the folder whose `pictures` folder receives the pictures that need a review.
  public init(_ options: TestOptions, report: ReportFolder?) {
    self.options = options
    self.report = report
  }

  /// - Throws: if a file cannot be written, or a library refuses to start.
  public func run(_ suite: TestSuite) throws(TestError) -> TestOutcome {
    let isReadOnly = !options.updates && !options.isCI
    if isReadOnly, !isFolder(options.golden), !ReferenceFolder.isArchive(options.golden),
      try TestError.kind(ofFile: options.golden) != nil
    {
      throw .folder(options.golden, reason: "a file is in the way of the folder of references")
    }
    var pictures = report.map { PictureFolder(report: $0) }
    try pictures?.clear()
    pictures?.isCompact = isCompact(suite)
    let references = try openReferences()
    let chosen = chosen(of: suite)
    let drawn = try draw(chosen, references, pictures)
    let outcome = try outcome(of: suite, references, drawn, skipped: chosen.count - drawn.count)
    try record(after: outcome, references)
    // An archive is written once, and only after all pictures.
    try TestError.writing { () throws(FileError) in try references.finish() }
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
    let chosen = chosen(of: suite)
    let known = Dictionary(earlier.results.map { ($0.name, $0) }) { first, _ in first }
    let (again, kept) = (
      chosen.filter { names.contains($0.name) || known[$0.name]?.item == nil },
      chosen.filter { !names.contains($0.name) }.compactMap { known[$0.name] }.filter { $0.item != nil }
    )
    let pictures = report.map { PictureFolder(report: $0, isCompact: isCompact(suite)) }
    for item in again { try pictures?.remove(item.name) }
    let references = try openReferences()
    let drawn = try draw(again, references, pictures)
    return try outcome(of: suite, references, drawn + kept, skipped: again.count - drawn.count)
  }

  private func openReferences() throws(TestError) -> ReferenceFolder {
    do throws(FileError) { return try ReferenceFolder(opening: options.golden) } catch { throw .file(error) }
  }

  /// The pictures to draw: those of the chosen names that a change may show in, and of these a part.
  private func chosen(of suite: TestSuite) -> [TestCase] {
    touched(in: suite).enumerated().filter { options.shard?.takes($0.offset) ?? true }.map(\.element)
  }

  private func touched(in suite: TestSuite) -> [TestCase] {
    let named = suite.cases.filter { options.selects($0.name) }
    return options.since.map { since in named.filter { since.touch($0, of: suite.folder, options) } } ?? named
  }

  /// Whether the report of a run may have so many pictures that room matters more than PNG files.
  private func isCompact(_ suite: TestSuite) -> Bool { suite.cases.count > Self.most }

  /// The most pictures of a suite whose report has PNG files.
  private static let most = 1_000

  private func outcome(
    of suite: TestSuite, _ references: ReferenceFolder, _ drawn: [CaseResult], skipped: Int
  ) throws(TestError) -> TestOutcome {
    let masks = MaskReview(drawn, of: suite)
    var results = drawn + failures(of: suite) + masks.failures + (try orphans(of: suite, references))
    results.sort { $0.name < $1.name }
    var outcome = TestOutcome(results: results, drift: [], skipped: skipped)
    let named = suite.cases.count { options.selects($0.name) }
    outcome.isEmpty = named == 0 && !results.contains { $0.state == .failed }
    outcome.untouched = named - touched(in: suite).count
    outcome.notes = masks.moves
    outcome.describeDrift()
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
    _ items: [TestCase], _ references: ReferenceFolder, _ pictures: PictureFolder?
  ) throws(TestError) -> [CaseResult] {
    let provenances = ProvenanceReader(fonts: options.fonts)
    let environment: Provenance?
    do throws(FileError) { environment = try references.environment()?.provenance } catch { throw .file(error) }
    let progress = Mutex(Progress())
    let shared = Shared(progress)
    runOnThreads(min(max(options.jobs, 1), max(items.count, 1))) { [options] _ in
      do throws(TestError) {
        let runner = try CaseRunner(
          options, references, pictures: pictures, environment: environment, provenances: provenances)
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
  private func orphans(of suite: TestSuite, _ references: ReferenceFolder) throws(TestError) -> [CaseResult] {
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

  /// Records what draws the references: after a run that has compared all of them, what drew its pictures; after any
  /// other, only the fonts that no earlier picture showed.
  private func record(after outcome: TestOutcome, _ references: ReferenceFolder) throws(TestError) {
    guard options.updates, references.exists else { return }
    let drawn = outcome.results.compactMap { $0.origin?.now }
    guard let now = ReferenceEnvironment(of: drawn) else { return }
    let isWhole = !options.isPartial && !outcome.hasFailed
    try TestError.writing { () throws(FileError) in
      if isWhole { try references.write(now) } else { try references.record(now.provenance) }
    }
  }
}

extension TestOutcome {
  /// Sums up which other fonts and libraries drew the references of pictures that differ.
  fileprivate mutating func describeDrift() {
    let differing = results.filter { $0.state != .same && $0.origin?.hasDrifted == true }
    guard !differing.isEmpty else { return }
    let foreign = differing.filter { $0.origin?.isReferenceForeign == true }
    // Either this machine is another, or some references are.
    let isForeign = foreign.count == differing.count
    let difference = ProvenanceDifference.joined(differing.compactMap { $0.origin?.difference })
    let shown = isForeign ? difference.reversed : difference
    drift = shown.parts.map(\.text)
    let count = differing.count
    let references =
      "\(count) of \(results.count { $0.item != nil }) \(count == 1 && !isForeign ? "picture" : "pictures")"
    driftLine =
      isForeign
      ? "\(count == 1 ? "a reference was" : "\(count) references were") \(shown.sentence())"
      : "\(shown.sentence()) (\(references))"
  }
}

extension TestRun.Progress {
  fileprivate mutating func take(from items: [TestCase]) -> TestCase? {
    guard !isOver, next < items.count else { return nil }
    defer { next += 1 }
    return items[next]
  }
}
