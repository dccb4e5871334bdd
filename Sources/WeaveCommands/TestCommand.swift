// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
import WeaveDiff
import WeaveGolden
public import WeaveRender

/// `weave test`: compares designs with pictures of an earlier state.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Draws all designs in a folder and compares them with reference pictures.",
    discussion: """
      weave.test.json, in the folder of a design or one above it, says what to draw. If pictures differ, weave writes \
      a report; look at it, then accept them with 'weave accept' or run again with --update.

      Exit codes: 0 no differences, 1 pictures differ or, if CI is set, have no reference, 2 a file cannot be read or \
      written, 64 wrong usage.
      """)

  @Argument(help: ArgumentHelp("The folder with the designs.", valueName: "folder"), completion: .directory)
  var folder: String?

  var specs: String { folder ?? "" }

  @Option(
    name: .customLong("golden"),
    help: ArgumentHelp(
      "The folder with the references, or a .tar archive.", discussion: "Default: Golden.", valueName: "folder"),
    completion: .directory)
  var givenGolden: String?

  var golden: String { givenGolden ?? Self.standardGolden }

  static let standardGolden = "Golden"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Join the reports of all parts of a run, made with --shard, into one; nothing is drawn.", valueName: "folder"),
    completion: .directory)
  var merge: [String] = []

  @Flag(help: "Write references for new and changed pictures; the others stay as they are.")
  var update = false

  @Flag(help: "With --update: remove references that no longer have a design.")
  var prune = false

  @Flag(help: "Open the report to this machine only, with buttons to accept and reject.")
  var review = false

  @Flag(help: "Test again what a save changes, until you stop it; with --review, the page follows.")
  var watch = false

  @Option(help: ArgumentHelp("The port of --review. Default: any free one.", valueName: "number"))
  var port = 0

  @OptionGroup(title: "What to test") var choice: ChoiceOptions
  @OptionGroup(title: "Comparison") var comparison: TestComparisonOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @Option(
    help: ArgumentHelp("A folder of fonts that take precedence over the standard ones.", valueName: "folder"),
    completion: .directory)
  var fonts: String?

  private static let reviewPart = "the server of --review"

  func validate() throws {
    if merge.isEmpty == (folder == nil) {
      throw ValidationError("Give the folder with the designs, or folders of reports with --merge.")
    }
    if !merge.isEmpty, update || watch || choice.isPartial {
      throw ValidationError(
        "--merge draws nothing; leave out --update, --watch, --filter, --shard and --fail-fast.")
    }
    if watch, update || choice.failFast {
      throw ValidationError("--watch accepts nothing by itself; leave out --update and --fail-fast.")
    }
    if prune, !update { throw ValidationError("--prune needs --update.") }
    if prune, choice.isPartial {
      throw ValidationError(
        "--prune needs to check all references; leave out --filter, --shard, --since and --fail-fast.")
    }
    if review { _ = try NetworkProgram.parts(for: Self.reviewPart) }
    if comparison.fromElsewhere, !review { throw ValidationError("--from-elsewhere needs --review.") }
    if review, update {
      throw ValidationError("Give --review or --update, not both: you accept pictures in the review.")
    }
    if !(0...65_535).contains(port) { throw ValidationError("--port must be from 0 to 65535.") }
    if golden.isEmpty { throw ValidationError("--golden needs the path of a folder.") }
  }

  mutating func run() throws {
    do {
      if !merge.isEmpty { return try mergeReports() }
      let suite = try suite()
      if golden == Self.standardGolden { try ReportFolder.checkUnnamed(golden, option: "--golden") }
      if report.report == nil { try ReportFolder.checkUnnamed(ReportOptions.standard, option: "--report") }
      let isCI = Self.isSet(Inputs.environment("CI"))
      let folder = ReportFolder(path: report.report ?? ReportOptions.standard)
      let outcome = try TestRun(try options(isCI: isCI), report: folder).run(suite)
      var result = TestReport(outcome, golden: golden, command: Self.commandLine)
      result.part = choice.shard
      result.takesOthers = comparison.fromElsewhere
      let isWanted =
        report.report != nil || folder.exists || outcome.results.contains { $0.state != .same } || review || watch
      if isWanted { try write(result, folder) }
      try say(result, folder, isWritten: isWanted)
      let watching = watch ? SuiteWatch(self, suite, outcome, folder) : nil
      if review {
        return try NetworkProgram.parts(for: Self.reviewPart).review(
          result, in: folder, golden: golden, port: port, watch: watching.map { $0.watch })
      }
      if let watching {
        watching.watch({ false }) { _ in }
        return
      }
      if outcome.isEmpty {
        Console.error("weave: error: nothing to draw: no design found, or none matches --filter\n")
      }
      if outcome.hasFailed { throw Exit.picturesDiffer }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  private func mergeReports() throws {
    let folder = ReportFolder(path: report.report ?? ReportOptions.standard)
    if report.report == nil { try ReportFolder.checkUnnamed(ReportOptions.standard, option: "--report") }
    let merged = try MergedReport(merge, into: folder, golden: givenGolden, command: Self.commandLine)
    try write(merged.report, folder)
    try say(merged.report, folder, isWritten: true)
    if review {
      return try NetworkProgram.parts(for: Self.reviewPart).review(
        merged.report, in: folder, golden: merged.report.golden, port: port, watch: nil)
    }
    if merged.report.outcome.hasFailed { throw Exit.picturesDiffer }
  }

  /// Writes a report and, if it is wanted, its comment.
  func write(_ result: TestReport, _ folder: ReportFolder) throws {
    try folder.write(result)
    guard let address = report.comment else { return }
    try folder.writeComment(result, pictures: address, run: Self.runAddress)
  }

  /// The page of this run on a CI server; nil elsewhere.
  private static var runAddress: String? {
    if let server = Inputs.environment("GITHUB_SERVER_URL"), let project = Inputs.environment("GITHUB_REPOSITORY"),
      let run = Inputs.environment("GITHUB_RUN_ID")
    {
      return "\(server)/\(project)/actions/runs/\(run)"
    }
    return Inputs.environment("CI_JOB_URL")
  }

  /// The designs; diagnostics of settings and snapshots are printed.
  func suite() throws(ExitCode) -> TestSuite {
    var reader = SuiteReader()
    reader.mode = reading.mode
    reader.skip(golden)
    reader.skip(report.report ?? ReportOptions.standard)
    do throws(TestError) {
      let suite = try reader.read(specs)
      if !suite.reports.isEmpty {
        Console.error(suite.reports)
      }
      return suite
    } catch {
      if case .settings(let report) = error {
        switch self.report.format {
        case .text, .junit: Console.error([report])
        case .json: try Console.out(JSONPrinter().text(for: [report]))
        case .sarif: try Console.out(SARIFPrinter(toolVersion: weaveVersion).text(for: [report]))
        case .github: try Console.out(GitHubPrinter().text(for: [report]))
        }
        throw Exit.designHasErrors
      }
      throw Console.refuse(error)
    }
  }

  func options(isCI: Bool) throws(TestError) -> TestOptions {
    var options = TestOptions(golden: golden)
    options.formats = comparison.goldenFormat?.values
    options.filters = choice.filter
    options.shard = choice.shard
    if let since = choice.since { options.since = try ChangedFiles(since: since, in: specs) }
    options.jobs = choice.jobs ?? Output.processorCount
    options.failsFast = choice.failFast
    options.isCI = isCI
    options.updates = update
    options.prunes = prune
    options.environmentTolerance = comparison.environmentTolerance
    options.fonts = fonts
    return options
  }

  private func firstRun(_ result: TestReport, _ folder: ReportFolder) -> String? {
    guard Self.isSet(Inputs.environment("CI")) else { return nil }
    return ReferenceHint.firstRun(result.outcome, specs: specs, golden: golden, report: folder.path)
  }

  func say(_ result: TestReport, _ folder: ReportFolder, isWritten: Bool) throws(ExitCode) {
    let reports = result.diagnosticReports
    switch report.format {
    case .text:
      try Console.outPainted(result.text(color: Console.outIsColored))
      if isWritten, result.outcome.results.contains(where: { $0.state != .same }) {
        try Console.out("report: \(folder.page)\n")
      }
      if result.outcome.results.contains(where: { $0.state == .new && !$0.isSettled }) {
        Console.error("new pictures have no reference yet; look at the report, then run again with --update\n")
      }
      if let hint = firstRun(result, folder) { Console.error(hint + "\n") }
      for note in result.outcome.notes { Console.error("weave: note: \(note)\n") }
      if let hint = ReferenceHint.unmarked(result.outcome, specs: specs, golden: golden, updates: update) {
        Console.error(hint + "\n")
      }
    case .json: try Console.out(result.json)
    case .junit: try Console.out(result.junit)
    case .sarif: try Console.out(SARIFPrinter(toolVersion: weaveVersion).text(for: reports))
    case .github: try Console.out(GitHubPrinter().text(for: result.annotations()))
    }
    guard Self.isSet(Inputs.environment("GITHUB_ACTIONS")) else { return }
    if report.format == .text { try Console.out(GitHubPrinter().text(for: result.annotations())) }
    if let summary = Inputs.environment("GITHUB_STEP_SUMMARY"), !summary.isEmpty {
      let advice = firstRun(result, folder).map { "\n\($0)\n" } ?? ""
      do { try OutputFile.append(Array((result.markdown + advice).utf8), to: summary) } catch {
        throw Console.refuse(error)
      }
    }
  }

  /// CI servers set `true` or `1`; some people set `false`.
  static func isSet(_ value: String?) -> Bool { !["", "0", "false"].contains(value?.lowercased() ?? "") }

  static var commandLine: String {
    (["weave"] + Inputs.arguments).map(\.shellQuoted).joined(separator: " ")
  }
}

enum TestReportFormat: String, ExpressibleByArgument, CaseIterable { case text, json, junit, sarif, github }

/// Which pictures are compared, and how many at the same time.
struct ChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only pictures whose names contain this; * matches any characters. May be repeated.", valueName: "text"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp("Draw only part i of n, to share the work between machines: 1/4 to 4/4.", valueName: "i/n"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Only pictures that a change since this commit may show in: of designs, what they include, facts, photos, settings, "
        + "references.", valueName: "commit"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "How many pictures to draw at once.", discussion: "Default: the number of processors.", valueName: "count"))
  var jobs: Int?

  @Flag(help: "Stop at the first picture that differs.")
  var failFast = false

  var isPartial: Bool { !filter.isEmpty || shard != nil || since != nil || failFast }

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
  }
}

extension Shard: ExpressibleByArgument {
  /// Reads `2/5`.
  public init?(argument: String) { self.init(argument) }
}

/// How pictures are compared.
struct TestComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to store and compare: pictures, or layout and drawing commands as text, or both.",
      discussion: "Default: as in the settings, else png.", valueName: "png,tree"))
  var goldenFormat: WordList<TestOptions.Format>?

  @Option(
    help: ArgumentHelp(
      "How many pixels may differ if the references were drawn with other fonts or libraries.",
      valueName: "count"))
  var environmentTolerance: PixelTolerance?

  @Flag(help: "With --review: also accept pictures that other fonts or libraries drew than the references.")
  var fromElsewhere = false
}

/// The outputs of the result.
struct ReportOptions: ParsableArguments {
  static let standard = "weave-report"

  @Option(
    help: ArgumentHelp(
      "The folder of the report.", discussion: "Default: weave-report, written only if something differs.",
      valueName: "folder"), completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Also write comment.md for a pull request, with small pictures that will have this address; {} is their name.",
      valueName: "address"))
  var comment: String?

  @Option(help: "What is printed.")
  var format: TestReportFormat = .text

  func validate() throws {
    if report?.isEmpty == true { throw ValidationError("--report needs the path of a folder.") }
  }
}
