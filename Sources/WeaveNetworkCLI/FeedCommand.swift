// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import WeaveCommands
  import WeaveData
  import WeaveDiagnostics
  import WeaveFeeds
  import WeaveFetch
  import WeaveRender
  import WeaveStore
  import WeaveSystem

  /// `weave feed`: the sources of facts.
  struct FeedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "feed", abstract: NetworkCommand.feed.abstract,
      discussion: """
        Feeds are stored in feeds.json, which you can also edit. To start:

          weave feed add weather --place Lyon
          weave refresh
        """,
      subcommands: [
        FeedAddCommand.self, FeedListCommand.self, FeedRemoveCommand.self, FeedCheckCommand.self,
        FeedSourcesCommand.self, FeedRecipesCommand.self,
      ])
  }

  /// `weave feed list`: lists the feeds.
  struct FeedListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the feeds, with their sources.")

    @Option(help: "A readable table or a JSON array.")
    var format: OutputFormat = .text

    @OptionGroup var options: FeedOptions

    mutating func run() throws {
      let settings = try options.source().map { try FeedOptions.settings($0) } ?? FeedSettings()
      if format == .json {
        let rows = settings.feeds.map { feed in
          OutputValue.compacted([
            ("feed", .string(feed.name)), ("source", .string(feed.source)),
            ("place", .optional(feed.placeWords)), ("file", .optional(feed.file)),
          ])
        }
        return try Console.out(OutputValue.array(rows).text)
      }
      if settings.feeds.isEmpty { Console.error("no feeds; `weave feed add weather --place Lyon` adds one\n") }
      try Console.out(
        FeedTableText.text(settings.feeds.map { [$0.name, $0.source, $0.placeWords ?? $0.file ?? ""] }))
    }
  }

  /// `weave feed remove`: removes feeds.
  struct FeedRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Removes feeds, with their facts.")

    @Argument(help: ArgumentHelp("The feeds.", valueName: "name"))
    var names: [String]

    @OptionGroup var options: FeedOptions

    mutating func run() throws {
      let settings = try options.settings()
      for name in names where settings.feed(name) == nil {
        let near = nearest(to: name, in: settings.feeds.map(\.name)).first.map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("There is no feed '\(name)'.\(near)")
      }
      var file = try FeedFile(options)
      for name in Set(names) { try file.remove(name) }
      try file.write()
      let feeds = settings.feeds.filter { names.contains($0.name) }
      let refresh = try options.refresh(settings, isDry: false)
      let removed: [RefreshOutcome]
      do throws(Refresh.Refusal) { removed = try refresh.remove(feeds) } catch {
        Console.error("removed \(words(feeds)); the next refresh removes their facts: \(error)\n")
        return
      }
      for feed in feeds {
        let kinds = removed.first { $0.feed == feed.name }?.kinds.map(\.rawValue) ?? []
        let facts = kinds.isEmpty ? "" : " and its \(kinds.joined(separator: ", "))"
        Console.error("removed '\(feed.name)'\(facts)\n")
        // In folders of earlier versions, nothing says which facts came from which feed.
        if kinds.isEmpty, refresh.folder.sources.names(feed.name) {
          Console.error("note: its facts stay in \(refresh.folder.path); nothing says which they are\n")
        }
      }
    }

    private func words(_ feeds: [Feed]) -> String { feeds.map { "'\($0.name)'" }.joined(separator: ", ") }
  }

  /// `weave feed check`: reports every mistake in the file.
  struct FeedCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Reports every mistake in feeds.json, with its place; fetches nothing.")

    @Option(help: "The report's format.")
    var format: ReportFormat = .text

    @OptionGroup var options: FeedOptions

    mutating func run() throws {
      guard let source = try options.source() else {
        Console.error("no feeds\n")
        return
      }
      let checked = FeedSettingsReader.read(source)
      try format.print([FeedSettingsReader.report(on: source, checked.diagnostics)])
      if format == .text, checked.diagnostics.isEmpty { Console.error("\(source.name): no problems\n") }
      if checked.hasErrors { throw Exit.designHasErrors }
    }
  }

  /// `weave feed sources`: lists the sources that feeds may use.
  struct FeedSourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sources", abstract: "Lists the sources for feeds: what each gives, needs and costs.")

    @Option(help: "A readable table or a JSON array.")
    var format: OutputFormat = .text

    mutating func run() throws {
      if format == .json {
        let rows = ServiceTable.all.map { service in
          OutputValue.compacted([
            ("source", .string(service.name)), ("title", .string(service.title)),
            ("gives", .array(service.reader.kinds.map { .string($0.rawValue) })),
            ("needs", .array(service.needs.map { .string($0.rawValue) })), ("cost", .string(service.cost)),
            ("everySeconds", .number(service.interval)), ("credit", .optional(service.reader.attribution?.text)),
            ("link", .optional(service.reader.attribution?.link)),
          ])
        }
        return try Console.out(OutputValue.array(rows).text)
      }
      let heads = ["SOURCE", "GIVES", "NEEDS", "COSTS"]
      let rows = ServiceTable.all.map { service in
        [
          service.name, service.reader.kinds.map(\.rawValue).joined(separator: ", "),
          service.needs.map(\.rawValue).joined(separator: ", "), service.cost,
        ]
      }
      try Console.out(FeedTableText.text([heads] + rows))
    }
  }

  /// `weave feed recipes`: lists ready feeds.
  struct FeedRecipesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "recipes", abstract: "Lists ready feeds: what each brings, and what you have to give.")

    @Option(help: "A readable table or a JSON array.")
    var format: OutputFormat = .text

    mutating func run() throws {
      if format == .json {
        let rows = FeedRecipe.all.map { recipe in
          OutputValue.compacted([
            ("recipe", .string(recipe.name)), ("brings", .string(recipe.summary)),
            ("variables", .array(recipe.variables.map { .string($0) })),
            ("needs", .array(Self.needs(of: recipe).map { .string($0) })),
          ])
        }
        return try Console.out(OutputValue.array(rows).text)
      }
      let rows = FeedRecipe.all.map { recipe in
        [recipe.name, recipe.summary, Self.needs(of: recipe).joined(separator: "; ")]
      }
      try Console.out(FeedTableText.text([["RECIPE", "BRINGS", "NEEDS"]] + rows))
    }

    private static func needs(of recipe: FeedRecipe) -> [String] {
      [recipe.hasPicture ? "--save FILE" : "", recipe.needs].filter { !$0.isEmpty }
    }
  }

  extension Feed {
    /// The place that it asks about, for people.
    var placeWords: String? {
      switch location {
      case .at(let place): place.name.isEmpty ? "\(place.latitude), \(place.longitude)" : place.name
      case .random: "somewhere"
      case .named(let name): name
      case nil: nil
      }
    }
  }

  /// Rows aligned in columns.
  enum FeedTableText {
    static func text(_ rows: [[String]]) -> String {
      guard let count = rows.map(\.count).max() else { return "" }
      let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
      return rows.map { row in
        let cells = row.enumerated().map { column, cell in
          column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
        }
        var line = cells.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return line + "\n"
      }.joined()
    }
  }
#endif
