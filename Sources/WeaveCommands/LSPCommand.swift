// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveEdit
import WeaveLSP
import WeaveRender

/// `weave lsp`: a server for editors.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serves an editor over standard input and output, by the Language Server Protocol.",
    discussion: """
      Editors start it; docs/editors.md explains how. It completes, explains and checks designs as you type, and \
      offers fixes. It writes no files. It opens no connections, except that the editor's command `weave.showPreview` \
      opens a preview page, which only this machine can reach.
      """)

  /// Some editors pass the way in which they talk to a server; this server has only one.
  @Flag(name: .customLong("stdio"), help: "Use standard input and output. This is always so; editors pass it.")
  var usesStandardStreams = false

  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  mutating func run() throws {
    // It can open a page beside the editor.
    NetworkProgram.takeOver()
    let first = try moment.facts()
    let moment = moment
    let isLive = moment.clock.now == nil
    let end = LanguageService.serve(
      fonts: folders.fonts, assets: folders.assets, preview: Self.preview(moment, folders, first)
    ) {
      let facts = (try? moment.facts()) ?? first
      return ServedFacts(
        moment: facts.moment, isLive: isLive, snapshots: facts.snapshots, isAsked: moment.folder.isAsked,
        variables: facts.variables)
    }
    switch end {
    case .proper: break
    case .unannounced: throw ExitCode(1)
    case .gone:
      Console.error("weave: error: the editor closed the connection without sending `exit`\n")
      throw Exit.worldRefused
    }
  }

  /// Starts a preview beside the editor; nil in a program without network access.
  private static func preview(
    _ moment: MomentOptions, _ folders: FolderOptions, _ first: MomentFacts
  ) -> (@Sendable (String, EditorLink) throws(PreviewFailure) -> String)? {
    guard let parts = NetworkProgram.own else { return nil }
    return { path, link throws(PreviewFailure) in
      do { return try parts.preview(path, moment, first, folders, link: link) } catch {
        throw PreviewFailure("\(error)")
      }
    }
  }
}
