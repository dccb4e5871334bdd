// SPDX-License-Identifier: MIT

package import ArgumentParser
import Synchronization
package import WeaveEdit
package import WeaveGolden
import WeaveRender
import WeaveSystem
package import WeaveWorkshop

/// The parts that commands need from `weave-network`, the program with clients and servers.
///
/// Clients and servers are half of all types and half of the program's bytes. Each time Swift's runtime looks up a
/// type, it searches all of them, and a first picture has about seventy such look-ups. So `weave` is a program without
/// them, and starts the other program for what it lacks.
package protocol NetworkParts: Sendable {
  /// The full form of a command that uses a network.
  func command(_ command: NetworkCommand) -> any ParsableCommand.Type
  /// The JSON Schema of `feeds.json`.
  var feedsSchema: String { get }
  /// The JSON Schema of `displays.json`.
  var displaysSchema: String { get }

  /// Connects to a program that runs a model.
  ///
  /// - Parameters:
  ///   - key: identifies the caller; nil for none.
  ///   - seconds: how long an answer may take.
  ///   - certificates: a file of additional trusted authorities.
  func author(
    at endpoint: ModelEndpoint, _ kind: ModelProtocol, model: String, key: String?, seconds: Int, certificates: String?
  ) -> ModelAuthor

  /// Opens a page beside an editor that shows a file, and returns its address.
  func preview(
    _ path: String, _ moment: MomentOptions, _ first: MomentFacts, _ folders: FolderOptions, link: EditorLink
  ) throws -> String

  /// Serves a report until its reviewer finishes.
  ///
  /// - Parameter watch: runs beside the server and passes on the reports of later runs; nil for none.
  /// - Throws: the exit code if something was not accepted, or the port is in use.
  func review(
    _ report: TestReport, in folder: ReportFolder, golden: String, port: Int, watch: ReviewWatch?
  ) throws
}

/// Runs until a review is over, and passes on each later report.
package typealias ReviewWatch = (_ isOver: () -> Bool, _ show: (TestReport) -> Void) -> Void

/// The commands that only `weave-network` has.
package enum NetworkCommand {
  case feed, refresh, initHome, serve, display, preview

  /// The word on the command line.
  package var name: String { self == .initHome ? "init-home" : "\(self)" }

  /// The one-line description in the list of commands.
  package var abstract: String {
    switch self {
    case .feed: "Sets up where facts come from: weather services, calendars, files."
    case .refresh: "Fetches new facts from the feeds."
    case .initHome: "Makes the folder of a home: boards and a playlist, with feeds for its place."
    case .serve: "Serves the pictures of a folder to displays."
    case .display: "Lists, adds, changes and removes the displays of 'weave serve'."
    case .preview: "Shows designs in a browser at all sizes, and redraws them when they are saved."
    }
  }

  /// The part that is missing on a machine without the command.
  var part: String {
    switch self {
    case .feed, .refresh: "support for network services"
    case .initHome, .serve, .display: "the picture server"
    case .preview: "the preview server"
    }
  }

  /// The full command if this program has it, otherwise one that starts the program that has it.
  var command: any ParsableCommand.Type {
    if let own = NetworkProgram.own { return own.command(self) }
    return switch self {
    case .feed: AbsentFeed.self
    case .refresh: AbsentRefresh.self
    case .initHome: AbsentInitHome.self
    case .serve: AbsentServe.self
    case .display: AbsentDisplay.self
    case .preview: AbsentPreview.self
    }
  }
}

/// How both programs find and describe `weave-network`.
enum NetworkProgram {
  private static let parts = Mutex<(any NetworkParts)?>(nil)
  private static let name = "weave-network"

  /// The parts of this program; nil in `weave`.
  static var own: (any NetworkParts)? { parts.withLock { $0 } }

  /// Declares that this program is `weave-network`, before it does anything.
  static func begin(with own: any NetworkParts) { parts.withLock { $0 = own } }

  /// The parts that need a network. In `weave` this does not return: the other program takes over with the same
  /// arguments, so nothing may have been read or written before.
  ///
  /// - Throws: a usage error if the other program is not installed.
  static func parts(for part: String) throws(ValidationError) -> any NetworkParts {
    if let own { return own }
    takeOver()
    throw ValidationError.builtWithout(part)
  }

  /// Passes the arguments of this program to `weave-network`. Returns if this is that program, or if there is none.
  static func takeOver() {
    guard own == nil, let folder = programPath()?.split(separator: "/").dropLast() else { return }
    let here = "/" + folder.joined(separator: "/")
    // While a process becomes another program, none of its threads can start one, and Pango would then end the process.
    HeadStart.finish()
    // The program is beside this one when built or unpacked; a Debian package puts it in the folder for internal
    // programs.
    for path in ["\(here)/\(name)", "\(here)/../libexec/weave/\(name)"] { becomeProgram(path) }
  }
}

extension ValidationError {
  /// The message for a part of `weave-network` when that is not installed.
  static func builtWithout(_ part: String) -> ValidationError {
    ValidationError(
      "This weave was built without \(part); use the archive or the package of a release, or build with 'tools/build'.")
  }
}

// MARK: Commands of the other program

/// A command of the other program: it receives all arguments, and the other program takes over.
private protocol AbsentCommand: ParsableCommand {
  static var command: NetworkCommand { get }
  var words: [String] { get }
}

extension AbsentCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: command.name, abstract: command.abstract,
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

private struct AbsentInitHome: AbsentCommand {
  static let command = NetworkCommand.initHome
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
