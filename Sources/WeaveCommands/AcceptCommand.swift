// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveGolden

/// `weave accept`: accepts pictures of a report as references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Accepts pictures of the last report as new references.",
    discussion: """
      Nothing is drawn again: the pictures in the report become the references. A picture whose reference has changed \
      since then is refused.
      """)

  @Argument(
    help: ArgumentHelp("Names of pictures, as in the report; * matches any characters.", valueName: "name"),
    completion: Completions.acceptable)
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Accept all pictures of a cause, as the report names it: colour:brand; * matches any characters. May be repeated.",
      discussion: "A picture with several causes is accepted once all of them are.", valueName: "cause"),
    completion: Completions.acceptableCauses)
  var cause: [String] = []

  @Flag(help: "Accept every picture in the report that differs or is new.")
  var all = false

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp("Refuse the report of any other run; pages of reports add this.", valueName: "id"))
  var wantedRun: String?

  @Option(help: ArgumentHelp("The folder of the report.", valueName: "folder"), completion: .directory)
  var report = ReportOptions.standard

  @Option(
    help: ArgumentHelp(
      "The folder with the references, or a .tar archive. Default: the one named in the report.", valueName: "folder"),
    completion: .directory)
  var golden: String?

  @Flag(help: "Also accept pictures that other fonts or libraries drew than the references.")
  var fromElsewhere = false

  func validate() throws {
    let ways = [all, !names.isEmpty, !cause.isEmpty].count { $0 }
    if ways == 0 || all && ways > 1 {
      throw ValidationError("Name pictures, or causes with --cause, or write --all.")
    }
  }

  mutating func run() throws {
    var hasFailed = false
    do {
      if report == ReportOptions.standard { try ReportFolder.checkUnnamed(report, option: "--report") }
      let acceptance = try Acceptance(report: report, golden: golden, takesOthers: fromElsewhere)
      if let wantedRun, acceptance.run != wantedRun { throw AcceptanceError.otherRun(report) }
      // If a name is mistyped, nothing is accepted.
      let chosen = try all ? acceptance.names : acceptance.names(matching: names)
      let causes = try acceptance.causes(matching: cause)
      var outcome = AcceptOutcome()
      for name in chosen {
        if let isNew = outcome.accept(name, acceptance) {
          outcome.lines += "\(isNew ? "accepted" : "unchanged") \(name)\n"
        }
      }
      if !causes.isEmpty { try accept(causes, acceptance, &outcome) }
      // An archive is written once; nothing is accepted before.
      try acceptance.finish()
      try Console.out(outcome.lines)
      hasFailed = outcome.reportFailures()
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
    if hasFailed { throw Exit.worldRefused }
  }

  /// Accepts the pictures of causes, with a line for each cause.
  private func accept(_ causes: [String], _ acceptance: Acceptance, _ outcome: inout AcceptOutcome) throws {
    var decisions = try acceptance.decisions()
    decisions.accepted.formUnion(causes)
    decisions.rejected.subtract(causes)
    try acceptance.keep(decisions)
    for cause in causes {
      let pictures = acceptance.pictures(of: cause)
      var count = 0
      var waiting: Set<String> = []
      for (name, all) in pictures {
        let open = Set(all).subtracting(decisions.accepted)
        waiting.formUnion(open)
        if open.isEmpty, outcome.accept(name, acceptance) != nil { count += 1 }
      }
      let rest = pictures.count { !decisions.accepted.isSuperset(of: $0.causes) }
      let note = rest == 0 ? "" : "; \(rest) wait for \(waiting.sorted().joined(separator: ", "))"
      outcome.lines += "accepted \(cause): \(count) \(count == 1 ? "picture" : "pictures")\(note)\n"
    }
  }
}

/// What `weave accept` prints.
private struct AcceptOutcome {
  var lines = ""
  private var errors: [String] = []
  /// The names of pictures that other fonts or libraries drew, by how they were drawn: usually the same for all.
  private var refused: [String: [String]] = [:]

  /// Accepts a picture; nil if it fails, which is reported later.
  mutating func accept(_ name: String, _ acceptance: Acceptance) -> Bool? {
    do throws(AcceptanceError) { return try acceptance.accept(name) } catch .drawnElsewhere(let names, let how) {
      refused[how, default: []] += names
    } catch {
      errors.append("\(error)")
    }
    return nil
  }

  /// Prints what failed, and returns whether anything did.
  func reportFailures() -> Bool {
    let refusals = refused.sorted { $0.key < $1.key }.map {
      AcceptanceError.drawnElsewhere($0.value, $0.key).description
    }
    for message in errors + refusals { Console.error("weave: error: \(message)\n") }
    return !errors.isEmpty || !refused.isEmpty
  }
}

/// `weave fingerprint`: shows what pictures are drawn with.
struct FingerprintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerprint",
    abstract: "Prints what pictures are drawn with: engine, fonts and libraries, each with its hash.")

  @Option(
    help: ArgumentHelp("A folder of fonts that take precedence over the standard ones.", valueName: "folder"),
    completion: .directory)
  var fonts: String?

  mutating func run() throws {
    let fingerprint: Fingerprint
    do { fingerprint = try Fingerprint(fonts: fonts) } catch { throw Console.refuse(error) }
    try Console.out(fingerprint.json)
  }
}
