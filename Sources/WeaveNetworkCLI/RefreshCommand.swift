// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import FoundationEssentials
  import WeaveCommands
  import WeaveData
  import WeaveDiagnostics
  import WeaveFetch
  import WeaveJSON
  import WeaveRender
  import WeaveSystem
  import WeaveTime

  /// `weave refresh`: requests new facts from the feeds.
  struct RefreshCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "refresh", abstract: NetworkCommand.refresh.abstract,
      discussion: """
        It prints a line for each feed: new, unchanged, kept (not fetched now, and why) or failed. Old facts stay \
        until there are newer ones. No service is asked more often than it allows, so a timer can run the command \
        every few minutes. The exit code is 1 if a feed failed. To fetch a feed out of turn:

          weave refresh family --now
        """)

    @Argument(help: ArgumentHelp("The feeds to refresh. Default: all.", valueName: "name"))
    var names: [String] = []

    @Flag(
      help: ArgumentHelp(
        "Fetch feeds that are not due yet, as soon as their services allow. '--now' without a moment means the same.",
        discussion: "It ends the wait after a failure, but neither Retry-After nor the limits in a service's terms."))
    var askNow = false

    @Flag(help: "Fetch, print what would change, and write nothing.")
    var dryRun = false

    @Flag(help: "Keep running, and fetch each feed when it is due.")
    var watch = false

    @Option(help: "Readable lines, or one JSON object per line.")
    var format: OutputFormat = .text

    @OptionGroup var options: FeedOptions

    mutating func run() throws {
      let settings = try options.settings()
      for name in names where settings.feed(name) == nil {
        let known = settings.feeds.map(\.name)
        let near = nearest(to: name, in: known).first.map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("There is no feed '\(name)'; choose one of \(known.joined(separator: ", ")).\(near)")
      }
      if watch { Interruption.listen() }
      var now = ClockOptions.start
      var isFirst = true
      while true {
        var refresh = try options.refresh(settings, isDry: dryRun, now: now)
        refresh.asksNow = askNow && isFirst
        isFirst = false
        let outcomes: [RefreshOutcome]
        do {
          outcomes = try FeedPrinter(format: format, refresh).run(names.isEmpty ? nil : Set(names))
        } catch {
          if Interruption.signal != nil { return }
          throw error
        }
        guard watch else {
          if outcomes.contains(where: { $0.result == .failed }) { throw Exit.designHasErrors }
          return
        }
        var left = FeedWatch.pause(after: outcomes, now: Date().timeIntervalSince1970)
        while left > 0 {
          if Interruption.signal != nil { return }
          sleepShortly()
          left -= 0.5
        }
        now = Date()
      }
    }
  }

  /// Prints the outcomes of feeds.
  struct FeedPrinter {
    private let format: OutputFormat
    private let refresh: Refresh

    init(format: OutputFormat, _ refresh: Refresh) { (self.format, self.refresh) = (format, refresh) }

    /// Refreshes, and prints each outcome as it comes.
    func run(_ names: Set<String>?) throws -> [RefreshOutcome] {
      do {
        return try waiting { [self] in
          var outcomes: [RefreshOutcome] = []
          var failure: (any Error)?
          try await refresh.run(names) { outcome in
            outcomes.append(outcome)
            guard failure == nil else { return }
            do { try printLine(outcome) } catch { failure = error }
          }
          if let failure { throw failure }
          return outcomes
        }
      } catch Refresh.Refusal.refused(let reason) {
        throw Console.refuse(Refresh.Refusal.refused(reason))
      } catch Refresh.Refusal.file(let error) {
        throw error
      }
    }

    private func printLine(_ outcome: RefreshOutcome) throws(ExitCode) {
      if let report = outcome.report, outcome.result != .unchanged { Console.error([report]) }
      for notice in outcome.notices { Console.error("\(outcome.feed): note: \(notice)\n") }
      try Console.out((format == .json ? json(outcome) : text(outcome)) + "\n")
    }

    private func text(_ outcome: RefreshOutcome) -> String {
      let kinds = outcome.kinds.map(\.rawValue).joined(separator: ", ")
      let until = outcome.next.map { "until \(moment($0))" }
      switch outcome.result {
      case .new: return "\(outcome.feed): new \(kinds)"
      case .unchanged: return "\(outcome.feed): unchanged"
      case .removed: return "\(outcome.feed): removed with its \(kinds)"
      case .kept:
        return "\(outcome.feed): kept: " + [outcome.reason, until].compactMap { $0 }.joined(separator: ", ")
      case .failed:
        let again = outcome.next.map { "; next try after \(moment($0))" } ?? ""
        return "\(outcome.feed): failed: \(outcome.reason)\(again)"
      }
    }

    private func json(_ outcome: RefreshOutcome) -> String {
      let members: [(key: String, value: OutputValue)] =
        [
          ("feed", .string(outcome.feed)), ("source", .string(outcome.source)),
          ("result", .string("\(outcome.result)")),
          ("kinds", .array(outcome.kinds.map { .string($0.rawValue) })),
        ]
        + (outcome.reason.isEmpty ? [] : [("reason", .string(outcome.reason))])
        + (outcome.next.map { [("next", .string(InstantText.text(Date(timeIntervalSince1970: $0))))] } ?? [])
        + (outcome.notices.isEmpty ? [] : [("notices", .array(outcome.notices.map { .string($0) }))])
      return OutputValue.object(members).text.split(separator: "\n").map { line in
        String(line.drop { $0 == " " })
      }.joined(separator: " ")
    }

    /// A moment on the reader's clock, with the day if it is not near.
    private func moment(_ seconds: Double) -> String {
      let civil = CivilTime(seconds: seconds, in: refresh.timeZone)
      let isNear = abs(seconds - refresh.now.timeIntervalSince1970) < 43_200
      return isNear ? civil.clock : "\(LocalDay(number: civil.dayNumber)) \(civil.clock)"
    }
  }
#endif
