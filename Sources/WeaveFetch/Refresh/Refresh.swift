// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveHash
import WeaveImport
public import WeaveStore
import WeaveSystem
import WeaveTime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks feeds, all at once, and takes over what they say.
public struct Refresh: Sendable {
  public var settings: FeedSettings
  public var folder: SnapshotFolder
  public var state: StateFolder
  public var secrets: SecretStore
  public var now: Date
  /// The reader's zone.
  public var timeZone: TimeZone
  /// Said and not written.
  public var isDry: Bool
  /// `weave/0.1`.
  public var agent: String

  public init(
    _ settings: FeedSettings, folder: SnapshotFolder, state: StateFolder, secrets: SecretStore, now: Date,
    timeZone: TimeZone, isDry: Bool = false, agent: String
  ) {
    self.settings = settings
    self.folder = folder
    self.state = state
    self.secrets = secrets
    self.now = now
    self.timeZone = timeZone
    self.isDry = isDry
    self.agent = agent
  }

  /// Why a refresh did not begin, or could not go on.
  public struct Refusal: Error, Sendable, CustomStringConvertible {
    public var description: String
  }

  private var seconds: Double { now.timeIntervalSince1970 }

  /// - Parameters:
  ///   - names: the feeds to ask; nil for all.
  ///   - tell: gets each outcome as soon as it is known and kept.
  /// - Throws: where another refresh is at work, or where what is known cannot be read or written.
  public func run(_ names: Set<String>?, tell: (RefreshOutcome) throws -> Void) async throws {
    var memory: LockedState
    do throws(FileError) { memory = try LockedState(state) } catch .locked {
      throw Refusal(description: "another refresh of this profile is at work; nothing was asked")
    } catch {
      throw Refusal(description: error.description)
    }
    if !isDry { try memory.keepOnly(Set(settings.feeds.map(\.name))) }
    let stored = try known()
    var plans: [Plan] = []
    for feed in settings.feeds where names?.contains(feed.name) ?? true {
      guard let service = ServiceTable.service(feed.source) else { continue }
      var plan = Plan(feed: feed, service: service, state: memory.feeds[feed.name] ?? FeedState())
      prepare(&plan, stored)
      if let outcome = waiting(plan) {
        try tell(try again(plan, outcome, &memory))
      } else {
        plans.append(plan)
      }
    }
    if plans.isEmpty { return }
    let client = WebClient(agent: agent + (settings.contact.map { " (\($0))" } ?? ""))
    do {
      try await withThrowingTaskGroup(of: (Plan, Result<WebAnswer, FetchError>).self) { group in
        for plan in plans {
          group.addTask {
            var plan = plan
            let answer = await self.ask(&plan, client)
            return (plan, answer)
          }
        }
        for try await (plan, result) in group { try tell(try take(plan, result, &memory)) }
      }
    } catch {
      await client.end()
      throw error
    }
    await client.end()
  }

  // MARK: Whether to ask

  private struct Plan: Sendable {
    var feed: Feed
    var service: Service
    var state: FeedState
    var place: Place?
    /// The place that is stored, while it is younger than a day.
    var storedPlace: Place?
    var notices: [String] = []

    /// Seconds from one question to the next.
    var interval: Double { max(feed.interval ?? service.interval, service.least) }
  }

  private func known() throws -> Snapshots {
    do throws(StoreError) {
      return try folder.exists ? folder.read(now: now, timeZone: timeZone).snapshots : Snapshots()
    } catch {
      throw Refusal(description: String(describing: error))
    }
  }

  /// Forgets the marks of an answer to another question, and of one whose facts have been taken away.
  private func prepare(_ plan: inout Plan, _ stored: Snapshots) {
    switch plan.feed.location {
    case .at(let place): plan.place = place
    case .random:
      plan.place = Place(
        name: "", latitude: asin(Double.random(in: -1...1)) * 180 / Double.pi, longitude: Double.random(in: -180...180))
    case .named:
      if let location = stored.location, seconds - location.updatedAt.timeIntervalSince1970 < Self.storedPlaceAge {
        plan.storedPlace = location.place
      }
    case nil: plan.place = stored.location?.place
    }
    let question = Self.question(plan.feed)
    let kinds = Set(stored.kinds)
    let isThere = plan.service.reader.kinds.contains { kinds.contains($0) }
    if plan.state.question != question || !isThere || plan.feed.location == .random {
      plan.state.validators = Validators()
      if plan.state.question != question || !isThere { plan.state.lastAnswer = nil }
      if plan.state.question != question { plan.state.notBefore = nil }
      plan.state.question = question
    }
  }

  /// What a feed asks for, as a hash: settings may name what must not be written down.
  private static func question(_ feed: Feed) -> String {
    var same = feed
    same.interval = nil
    return Checksum(of: Array(String(reflecting: same).utf8)).description
  }

  /// The outcome of a feed that is not asked now; nil for one that is.
  private func waiting(_ plan: Plan) -> RefreshOutcome? {
    var outcome = RefreshOutcome(plan.feed, .kept)
    outcome.lastAnswer = plan.state.lastAnswer
    if let moment = plan.state.blocked(at: seconds) {
      outcome.reason = plan.state.lastFailure ?? "the last question failed"
      outcome.isFailing = true
      outcome.next = moment
      return outcome
    }
    let due = plan.state.due(every: plan.interval, now: seconds)
    guard due > seconds, plan.feed.file == nil else { return nil }
    outcome.reason = "what is known still holds"
    outcome.next = due
    return outcome
  }

  // MARK: Asking

  /// Seconds for which a place that was found by its name, or that is stored, is taken for the same.
  private static let foundPlaceAge = 30 * 86_400.0
  private static let storedPlaceAge = 86_400.0

  private func ask(_ plan: inout Plan, _ client: WebClient) async -> Result<WebAnswer, FetchError> {
    do throws(FetchError) {
      if case .named(let name) = plan.feed.location { try await findPlace(called: name, for: &plan, client) }
      if let file = plan.feed.file {
        let origin = FileOrigin(path: file, isReadLater: plan.service.needs.contains(.file))
        return .success(try origin.answer(plan.state.validators))
      }
      if !plan.feed.command.isEmpty {
        return .success(try CommandOrigin(words: plan.feed.command).answer(plan.feed.timeout))
      }
      if plan.feed.url == nil || plan.service.needs.contains(.key) {
        try CallLedger(folder: state.shared).reserve(plan.service, places: 1 + plan.feed.others.count, now: seconds)
      }
      let asking = Asking(
        feed: plan.feed, place: plan.place, validators: plan.state.validators, client: client, secrets: secrets,
        now: seconds, timeZone: timeZone)
      return .success(try await plan.service.ask(asking))
    } catch {
      return .failure(error)
    }
  }

  /// The place of a name: the one that was found within the month, else what the search finds now, else the one that was found
  /// at any time, else the one that is stored and younger than a day.
  private func findPlace(called name: String, for plan: inout Plan, _ client: WebClient) async throws(FetchError) {
    if let found = plan.state.place, found.name == name, abs(seconds - found.found) < Self.foundPlaceAge {
      plan.place = found.place
      return
    }
    let places: [Place]
    do throws(FetchError) {
      if let geocoder = ServiceTable.service("open-meteo"), settings.geocoding == nil {
        try CallLedger(folder: state.shared).reserve(geocoder, now: seconds)
      }
      places = try await PlaceSearch.places(called: name, server: settings.geocoding, client, now: now)
    } catch {
      if let found = plan.state.place, found.name == name {
        plan.place = found.place
      } else if let stored = plan.storedPlace {
        plan.place = stored
        plan.notices.append("\(brief(name)) cannot be looked up now, so the place is that of `location.json`")
      } else {
        throw FetchError(error.kind, "\(brief(name)) cannot be looked up: \(error)")
      }
      return
    }
    guard let first = places.first else {
      throw FetchError(.lasting, "no place is called `\(brief(name))`; give the feed a `place` with its coordinates")
    }
    plan.state.place = FeedState.FoundPlace(name: name, found: seconds, first)
    plan.place = first
  }

  // MARK: Taking over

  private func take(
    _ plan: Plan, _ result: Result<WebAnswer, FetchError>, _ memory: inout LockedState
  ) throws -> RefreshOutcome {
    var plan = plan
    let answer: WebAnswer
    switch result {
    case .failure(let error): return try failed(&plan, error, &memory)
    case .success(let found): answer = found
    }
    var outcome = RefreshOutcome(plan.feed, .unchanged)
    outcome.notices = plan.notices + answer.notices
    if answer.isUnchanged {
      if plan.service.isReadAgain, let bytes = memory.answer(of: plan.feed.name) {
        outcome = try read(bytes, plan, outcome)
      }
    } else if let path = answer.file {
      do throws(FileError) { outcome = try readFile(path, plan, outcome) } catch {
        return try failed(&plan, FetchError(.lasting, error.description), &memory)
      }
      if let failure = try nothing(outcome, &plan, &memory) { return failure }
    } else {
      if let error = Self.page(answer, plan.service) { return try failed(&plan, error, &memory) }
      outcome = try read(answer.bytes, plan, outcome)
      if let failure = try nothing(outcome, &plan, &memory) { return failure }
      if !isDry, plan.service.isReadAgain { try memory.keep(answer.bytes, of: plan.feed.name) }
    }
    plan.state.validators = answer.validators
    plan.state.lastAnswer = seconds
    plan.state.spread = plan.service.spread > 0 ? .random(in: 0...plan.service.spread) : nil
    let lifetime = answer.freshFor ?? (plan.service.isReadAgain ? CalendarLifetime.seconds(answer.bytes) : nil)
    // What has not changed holds as long as it said before.
    let before = answer.isUnchanged && lifetime == nil ? plan.state.lifetime : lifetime
    plan.state.lifetime = before
    plan.state.validUntil = before.map { seconds + $0 }
    plan.state.notBefore = nil
    plan.state.failures = 0
    plan.state.lastFailure = nil
    outcome.lastAnswer = seconds
    outcome.next = plan.state.due(every: plan.interval, now: seconds)
    if !isDry { try memory.keep(plan.state, of: plan.feed.name) }
    return outcome
  }

  /// The failure of an answer that says nothing; nil where it says something.
  private func nothing(
    _ outcome: RefreshOutcome, _ plan: inout Plan, _ memory: inout LockedState
  ) throws -> RefreshOutcome? {
    if !outcome.snapshots.isEmpty { return nil }
    let first = outcome.report?.diagnostics.first { $0.severity == .error }
    let reason = first?.message.text ?? "the answer says nothing that can be used"
    var failure = try failed(&plan, FetchError(.passing, reason), &memory)
    failure.report = outcome.report
    return failure
  }

  private func failed(
    _ plan: inout Plan, _ error: FetchError, _ memory: inout LockedState
  ) throws -> RefreshOutcome {
    if case .limit = error.kind {} else { plan.state.failures += 1 }
    let rest = Backoff.seconds(failures: plan.state.failures, kind: error.kind, chance: .random(in: 0...1))
    plan.state.notBefore = seconds + rest
    plan.state.lastFailure = error.description
    if !isDry { try memory.keep(plan.state, of: plan.feed.name) }
    var outcome = RefreshOutcome(plan.feed, .failed)
    outcome.reason = error.description
    outcome.isFailing = true
    outcome.lastAnswer = plan.state.lastAnswer
    outcome.next = plan.state.notBefore
    return outcome
  }

  /// A page for people in the place of data.
  private static func page(_ answer: WebAnswer, _ service: Service) -> FetchError? {
    if service.name == "temis" { return nil }
    let start = String(decoding: answer.bytes.prefix(512), as: UTF8.self).trimmed.lowercased()
    guard answer.type == "text/html" || start.hasPrefix("<!doctype html") || start.hasPrefix("<html"),
      start.first == "<"
    else { return nil }
    return FetchError(
      .passing, "\(answer.host) answers with a web page in the place of data, mostly a login or an error between")
  }

  private func again(
    _ plan: Plan, _ outcome: RefreshOutcome, _ memory: inout LockedState
  ) throws -> RefreshOutcome {
    // Days go on also where nobody is asked.
    guard plan.service.isReadAgain, let bytes = memory.answer(of: plan.feed.name) else { return outcome }
    let read = try read(bytes, plan, outcome)
    var kept = outcome
    kept.kinds = read.result == .new ? read.kinds : []
    return kept
  }

  /// Reads an answer, and writes what is new in it.
  private func read(_ bytes: [UInt8], _ plan: Plan, _ outcome: RefreshOutcome) throws -> RefreshOutcome {
    let source = SourceText(name: plan.feed.name, bytes: bytes)
    let checked = plan.service.reader.read(source, request(plan))
    var outcome = outcome
    if !checked.diagnostics.isEmpty {
      outcome.report = DiagnosticReport(source: source, diagnostics: checked.diagnostics)
    }
    let found = checked.output ?? []
    guard let place = plan.place, !plan.feed.others.isEmpty else {
      outcome.snapshots = Array(found.prefix(1))
      return try kept(outcome, plan)
    }
    // A place of which nothing can be used is not among the answers.
    outcome.snapshots = found.filter { $0.isOf(place) }
    let result = try kept(outcome, plan)
    for other in plan.feed.others {
      guard var facts = found.first(where: { $0.isOf(other.place) }) else { continue }
      facts.location = LocationSnapshot(updatedAt: now, place: other.place)
      _ = try keep(facts, plan, in: folder.ofProfile(other.name))
    }
    return result
  }

  /// Reads a file of any size piece by piece, and writes what is new in it.
  private func readFile(_ path: String, _ plan: Plan, _ outcome: RefreshOutcome) throws(FileError) -> RefreshOutcome {
    let files = try FactImport(request(plan), plan.service.reader.name).read(path)
    var outcome = outcome
    let told = files.first { !$0.checked.diagnostics.isEmpty }
    outcome.report = told.map { DiagnosticReport(source: $0.source, diagnostics: $0.checked.diagnostics) }
    var joined = Snapshots()
    for facts in files.flatMap({ $0.checked.output ?? [] }) { joined.add(imported: facts) }
    outcome.snapshots = joined.kinds.isEmpty ? [] : [joined]
    do { return try kept(outcome, plan) } catch { throw .failed(path, reason: String(describing: error)) }
  }

  private func request(_ plan: Plan) -> FeedRequest {
    let feed = plan.feed
    return FeedRequest(
      now: now, timeZone: timeZone, places: (plan.place.map { [$0] } ?? []) + feed.others.map(\.place), units: .metric,
      daysAhead: feed.daysAhead,
      name: feed.label, color: feed.color, preferredSources: feed.preferredSources, picks: feed.picks,
      variable: feed.name.replacing("-", with: "_"))
  }

  /// The outcome when its facts are written.
  private func kept(_ outcome: RefreshOutcome, _ plan: Plan) throws -> RefreshOutcome {
    guard let snapshots = outcome.snapshots.first else { return outcome }
    var outcome = outcome
    outcome.kinds = try keep(snapshots, plan)
    if !outcome.kinds.isEmpty { outcome.result = .new }
    return outcome
  }

  /// Joins facts with those that are known, with nobody writing between.
  ///
  /// - Parameter target: the folder of another profile; nil for that of this one.
  /// - Returns: the kinds that say something else now; the others are left as they are, to the byte.
  private func keep(
    _ snapshots: Snapshots, _ plan: Plan, in target: SnapshotFolder? = nil
  ) throws -> [SnapshotKind] {
    let folder = target ?? folder
    do throws(StoreError) {
      if isDry {
        return changes(try folder.exists ? folder.read(now: now, timeZone: timeZone).snapshots : Snapshots(), snapshots)
          .map(\.kind)
      }
      let locked = try folder.locked()
      let changed = changes(try folder.read(now: now, timeZone: timeZone).snapshots, snapshots)
      for (kind, text) in changed { try locked.write(text, as: kind) }
      var sources = folder.sources
      sources.note(plan.feed.name, plan.service.title, gave: snapshots, snapshots.kinds)
      try locked.write(sources)
      return changed.map(\.kind)
    } catch {
      throw Refusal(description: String(describing: error))
    }
  }

  private func changes(_ stored: Snapshots, _ new: Snapshots) -> [(kind: SnapshotKind, text: String)] {
    var joined = stored
    joined.add(imported: new)
    return new.kinds.compactMap { kind in
      // Compared as they are written, for numbers are rounded there.
      guard let text = SnapshotWriter.text(kind, of: joined) else { return nil }
      let (before, after) = (stored.dated(.distantPast), joined.dated(.distantPast))
      if SnapshotWriter.text(kind, of: before) == SnapshotWriter.text(kind, of: after) { return nil }
      return (kind, text)
    }
  }
}

extension Snapshots {
  /// Whether weather or air is told for a place, as far as services are told it: four decimals.
  fileprivate func isOf(_ place: Place) -> Bool {
    guard let own = weather?.place ?? air?.place else { return false }
    return decimals(own.latitude) == decimals(place.latitude) && decimals(own.longitude) == decimals(place.longitude)
  }
}
