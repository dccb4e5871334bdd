// SPDX-License-Identifier: MIT

package import ArgumentParser
import Synchronization
package import WeaveEdit
package import WeaveGolden
import WeaveRender
import WeaveSystem
package import WeaveWorkshop

/// What commands need of the program that asks and answers over networks, `weave-network`.
///
/// Clients and servers are half of all types and half of the program's bytes. Each look of Swift's runtime for a type goes through all of
/// them, and a first picture has some seventy such looks; `weave` is a program without them, which starts the other one where it
/// is asked for what it lacks.
package protocol NetworkParts: Sendable {
  /// A command that asks or answers over a network, in full.
  func command(_ command: NetworkCommand) -> any ParsableCommand.Type
  /// The JSON Schema of `feeds.json`.
  var feedsSchema: String { get }
  /// The JSON Schema of `displays.json`.
  var displaysSchema: String { get }

  /// What asks a program that runs a model.
  ///
  /// - Parameters:
  ///   - key: what it is told who asks; nil for nothing.
  ///   - seconds: how long an answer may take.
  ///   - certificates: a file of further authorities that are trusted.
  func author(
    at endpoint: ModelEndpoint, _ kind: ModelProtocol, model: String, key: String?, seconds: Int, certificates: String?
  ) -> ModelAuthor

  /// Opens a page beside an editor that shows a file, and returns its address.
  func preview(
    _ path: String, _ moment: MomentOptions, _ first: MomentFacts, _ folders: FolderOptions, link: EditorLink
  ) throws -> String

  /// Serves a report until its reviewer finishes.
  ///
  /// - Throws: the exit code where something was not accepted; where the port is taken.
  func review(_ report: TestReport, in folder: ReportFolder, golden: String, port: Int) throws
}

/// The commands that are in `weave-network` alone.
package enum NetworkCommand {
  case feed, refresh, serve, display, preview

  /// One line on it, for the list of commands.
  package var abstract: String {
    switch self {
    case .feed: "Says where facts come from: weather services, calendars, files."
    case .refresh: "Asks the feeds for new facts."
    case .serve: "Feeds displays with the pictures of a folder, for as long as they ask."
    case .display: "Lists, adds, changes and removes the displays that 'weave serve' feeds."
    case .preview: "Shows designs in a browser at all sizes, and draws them again when they are saved."
    }
  }

  /// What a machine lacks that has no such command.
  var part: String {
    switch self {
    case .feed, .refresh: "what asks services"
    case .serve, .display: "its server"
    case .preview: "what opens connections"
    }
  }

  /// The command in full where this program has it, else what starts the program that has.
  var command: any ParsableCommand.Type {
    if let own = NetworkProgram.own { return own.command(self) }
    return switch self {
    case .feed: AbsentFeed.self
    case .refresh: AbsentRefresh.self
    case .serve: AbsentServe.self
    case .display: AbsentDisplay.self
    case .preview: AbsentPreview.self
    }
  }
}

/// The program `weave-network`, as others and itself see it.
enum NetworkProgram {
  private static let parts = Mutex<(any NetworkParts)?>(nil)
  private static let name = "weave-network"

  /// What this program has; nil in `weave`.
  static var own: (any NetworkParts)? { parts.withLock { $0 } }

  /// Says that this program is `weave-network`, before it does anything.
  static func begin(with own: any NetworkParts) { parts.withLock { $0 = own } }

  /// What needs a network. In `weave` this does not return: the other program takes over, with the same words, so that nothing may have
  /// been read or written before.
  ///
  /// - Throws: a usage error where the other program is not installed.
  static func parts(for part: String) throws -> any NetworkParts {
    if let own { return own }
    takeOver()
    throw ValidationError.builtWithout(part)
  }

  /// Has `weave-network` do what this program was asked for. Returns where it is that program, or there is none.
  static func takeOver() {
    guard own == nil, let folder = programPath()?.split(separator: "/").dropLast() else { return }
    let here = "/" + folder.joined(separator: "/")
    // While a process becomes another program, no thread of it can start one, and Pango ends the process then.
    HeadStart.finish()
    // Beside this program as it was built and unpacked, and where a package of Debian has programs for programs.
    for path in ["\(here)/\(name)", "\(here)/../libexec/weave/\(name)"] { becomeProgram(path) }
  }
}

extension ValidationError {
  /// What is said of a part that is in `weave-network`, where that is not installed.
  static func builtWithout(_ part: String) -> ValidationError {
    ValidationError("This weave was built without \(part); the package weave-full and 'tools/build' have it.")
  }
}

// MARK: Commands of the other program

/// A command that another program has: it is given all words, and takes over.
private protocol AbsentCommand: ParsableCommand {
  static var command: NetworkCommand { get }
  var words: [String] { get }
}

extension AbsentCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "\(command)", abstract: command.abstract,
      discussion: ValidationError.builtWithout(command.part).message)
  }

  mutating func run() throws {
    NetworkProgram.takeOver()
    if words.contains(where: { ["-h", "--help"].contains($0) }) { throw CleanExit.helpRequest(self) }
    throw ValidationError.builtWithout(Self.command.part)
  }
}

private struct AbsentFeed: AbsentCommand {
  static let command = NetworkCommand.feed
  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

private struct AbsentRefresh: AbsentCommand {
  static let command = NetworkCommand.refresh
  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

private struct AbsentServe: AbsentCommand {
  static let command = NetworkCommand.serve
  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

private struct AbsentDisplay: AbsentCommand {
  static let command = NetworkCommand.display
  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

private struct AbsentPreview: AbsentCommand {
  static let command = NetworkCommand.preview
  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}
