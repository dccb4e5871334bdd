// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
public import WeaveGolden
import WeaveRender

/// `weave test init`: prepares a project for `weave test`.
///
/// `weave test FOLDER` takes a folder where a subcommand would stand. So this is a command of its own, `test-init`, and
/// the two words are joined before they are read.
struct TestInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-init",
    abstract: "Prepares a project for tests: settings, a workflow for its CI server, and lines for Git.",
    usage: "weave test init [<folder>] [--golden <folder>] [--ci <ci>] [--package <package>]",
    discussion: """
      Finds the designs of a folder, their facts and their languages, and writes weave.test.json beside them, a \
      workflow for GitHub or GitLab, and lines in .gitignore and .gitattributes. Files that are there are kept.

      The same as 'weave test init'.
      """)

  @Argument(help: ArgumentHelp("The folder to search for designs.", valueName: "folder"), completion: .directory)
  var folder = "."

  @Option(help: ArgumentHelp("The folder for the references.", valueName: "folder"), completion: .directory)
  var golden = TestCommand.standardGolden

  @Option(help: "The CI server. Default: the one that the project seems to use.")
  var ci: SuiteSetup.Host?

  @Option(help: ArgumentHelp("A package of weave for the CI server: an address, or a path.", valueName: "package"))
  var package = "https://github.com/OWNER/weave/releases/download/v\(weaveVersion)/weave_\(weaveVersion)-1_amd64.deb"

  /// The arguments with `test init` as one word, unless a folder `init` is to be tested.
  static func joined(_ arguments: [String]) -> [String] {
    let start = arguments.first == "help" ? 1 : 0
    guard arguments.dropFirst(start).starts(with: ["test", "init"]), !OutputFile.isFolder("init") else {
      return arguments
    }
    return arguments.prefix(start) + [configuration.commandName ?? ""] + arguments.dropFirst(start + 2)
  }

  func validate() throws {
    if folder.isEmpty { throw ValidationError("Give the folder with the designs.") }
    if golden.isEmpty { throw ValidationError("--golden needs the path of a folder.") }
    if package.contains(where: \.isNewline) { throw ValidationError("--package needs an address or a path.") }
  }

  mutating func run() throws {
    do {
      let place = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      let setup = try SuiteSetup(place, golden: golden, host: ci, package: package)
      let steps = try setup.write()
      var text = "\(setup.count) \(setup.count == 1 ? "design" : "designs") in \(setup.designs)\n"
      for step in steps { text += "\(step.isWritten ? "wrote" : "kept ") \(step.path)  \(step.note)\n" }
      try Console.out(text + next(setup, steps))
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  /// What is left to do.
  private func next(_ setup: SuiteSetup, _ steps: [SuiteSetup.Step]) -> String {
    let place = golden == TestCommand.standardGolden ? "" : " --golden \(golden.shellQuoted)"
    let test = "weave test \(setup.designs.shellQuoted)\(place)"
    var lines = [
      "", "next:", "  \(test)    draws all pictures; look at weave-report/report.html",
      "  \(test) --update    makes them the references; commit them",
      "  git config diff.weave.textconv 'weave inspect'    lets `git diff` show what changed in them",
    ]
    if setup.host != .none, package.contains("OWNER"),
      steps.contains(where: { $0.isWritten && $0.path.hasSuffix("yml") })
    {
      lines.append("  put the address of weave's package into the workflow, where it says OWNER")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SuiteSetup.Host: ExpressibleByArgument {}
