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

  @Flag(help: "Accept every picture in the report that differs or is new.")
  var all = false

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
    if all == !names.isEmpty { throw ValidationError("Name the pictures, or write --all.") }
  }

  mutating func run() throws {
    var hasFailed = false
    do {
      if report == ReportOptions.standard { try ReportFolder.checkUnnamed(report, option: "--report") }
      let acceptance = try Acceptance(report: report, golden: golden, takesOthers: fromElsewhere)
      // If a name is mistyped, nothing is accepted.
      let chosen = try all ? acceptance.names : acceptance.names(matching: names)
      var lines = ""
      var refused: [String: [String]] = [:]
      for name in chosen {
        do {
          lines += "\(try acceptance.accept(name) ? "accepted" : "unchanged") \(name)\n"
        } catch AcceptanceError.drawnElsewhere(let names, let how) {
          refused[how, default: []] += names
          hasFailed = true
        } catch {
          Console.error("weave: error: \(error)\n")
          hasFailed = true
        }
      }
      try acceptance.finish()
      try Console.out(lines)
      // The same fonts are usually the reason for all of them.
      for (how, names) in refused.sorted(by: { $0.key < $1.key }) {
        Console.error("weave: error: \(AcceptanceError.drawnElsewhere(names, how))\n")
      }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
    if hasFailed { throw Exit.worldRefused }
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
