// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import WeaveCommands
  import WeaveEdit
  import WeaveFetch
  import WeaveGolden
  import WeavePreview
  import WeaveRender
  import WeaveServe
  import WeaveWorkshop

  /// The program `weave-network`: all of `weave`, plus the commands that use a network.
  @main
  struct Program: NetworkParts {
    static func main() { WeaveCommand.run(with: Program()) }

    func command(_ command: NetworkCommand) -> any ParsableCommand.Type {
      switch command {
      case .feed: FeedCommand.self
      case .refresh: RefreshCommand.self
      case .initHome: InitHomeCommand.self
      case .serve: ServeCommand.self
      case .display: DisplayCommand.self
      case .preview: PreviewCommand.self
      }
    }

    var feedsSchema: String { FeedSettingsTable.schema }
    var displaysSchema: String { DisplayTable.schema }

    func author(
      at endpoint: ModelEndpoint, _ kind: ModelProtocol, model: String, key: String?, seconds: Int,
      certificates: String?
    ) -> ModelAuthor {
      let client = ModelClient(endpoint, kind, model: model, key: key, seconds: seconds, certificates: certificates)
      return ModelAuthor { messages, schema throws(ModelFailure) in try client.ask(messages, schema) }
    }

    func preview(
      _ path: String, _ moment: MomentOptions, _ first: MomentFacts, _ folders: FolderOptions, link: EditorLink
    ) throws(PreviewError) -> String {
      try PreviewServer.start { () throws(RenderError) in
        try PreviewSession(path, moment, first, folders, link: link)
      }
    }

    func review(
      _ report: TestReport, in folder: ReportFolder, golden: String, port: Int, watch: ReviewWatch?
    ) throws {
      let session = try ReviewSession(report, in: folder, golden: golden, isWatched: watch != nil)
      let decided = try ReviewServer.serve(session, port: port, watch: watch) { address in
        Console.error("review at \(address), stop with Finish or Control-C\n")
      }
      try Console.out("\(decided.accepted.count) accepted, \(decided.rejected.count) rejected\n")
      if !decided.open.isEmpty { throw Exit.picturesDiffer }
    }
  }
#else
  import WeaveCommands

  /// Without the trait this is only `weave`, without the network commands.
  @main
  enum Program {
    static func main() { WeaveCommand.run() }
  }
#endif
