// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave
import WeaveLSP

/// `weave lsp`: a server for editors.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serves an editor over standard input and output, by the Language Server Protocol.",
    discussion: """
      Editors start it; docs/editors.md tells how. It completes, explains and checks designs while they are typed, and mends \
      what it finds. It opens no connection, and writes no file.
      """)

  /// Some editors say how they talk to a server; this one has one way.
  @Flag(name: .customLong("stdio"), help: "Talk over standard input and output, as always.")
  var usesStandardStreams = false

  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  mutating func run() throws {
    let first = try moment.world()
    let moment = moment
    let isLive = moment.clock.now == nil
    let end = LanguageService.serve(fonts: folders.fonts, assets: folders.assets) {
      let world = (try? moment.world()) ?? first
      return ServedWorld(
        moment: world.moment, isLive: isLive, snapshots: world.snapshots, isAsked: moment.folder.isAsked,
        variables: world.variables)
    }
    switch end {
    case .proper: break
    case .unannounced: throw ExitCode(1)
    case .gone:
      Console.error("weave: error: the editor closed the stream without asking the server to end\n")
      throw Exit.worldRefused
    }
  }
}
