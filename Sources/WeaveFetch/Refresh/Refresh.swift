// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveHash
public import WeaveStore
public import WeaveSystem
import WeaveTime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Requests all feeds at once and stores their answers.
public struct Refresh: Sendable {
  /// The feeds and what they need.
  public var settings: FeedSettings
  /// Where snapshots are read and written.
  public var folder: SnapshotFolder
  /// The folder with what is remembered about services.
  public var state: StateFolder
  /// The store of keys and passwords.
  public var secrets: SecretStore
  /// The moment that decides which feeds are due.
  public var now: Date
  /// The reader's time zone.
  public var timeZone: TimeZone
  /// Whether nothing is requested and nothing is written.
  public var isDry: Bool
  /// Whether feeds are asked although they are not due, as far as their services allow.
  public var asksNow = false
  /// The file of the settings. Feeds that have gone from it lose their facts; those of other files do not.
  public var file: String?
  /// The user agent for services: `weave/0.1`.
  public var agent: String

  /// A refresh of all feeds of a profile.
  ///
  /// - Parameters:
  ///   - timeZone: the reader's time zone, which defines days.
  ///   - isDry: whether nothing is requested and nothing is written.
  ///   - agent: the user agent for services.
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

  /// Why a refresh did not start or could not continue.
  public enum Refusal: Error, Sendable, CustomStringConvertible {
    /// Another refresh is running, or the stored facts cannot be read or written; the reason, worded as a message.
    case refused(String)
    /// A file with what is remembered about services cannot be written.
    case file(FileError)

    /// The reason, worded as a message.
    public var description: String {
      switch self {
      case .refused(let reason): reason
      case .file(let error): "\(error)"
      }
    }
  }

  /// The moment, in seconds since 1970.
  var seconds: Double { now.timeIntervalSince1970 }

  /// - Parameters:
  ///   - names: the feeds to request; nil for all.
  ///   - tell: receives each outcome once it is known and stored.
  /// - Throws: if another refresh is running, or the stored facts cannot be read or written.
  public func run(_ names: Set<String>?, tell: (RefreshOutcome) -> Void) async throws(Refusal) {
    var memory: LockedState
    do throws(FileError) { memory = try LockedState(state) } catch .locked {
      throw .refused("another refresh of this profile is running; nothing was requested")
    } catch {
      throw .refused(error.description)
    }
    for outcome in try settle(&memory) { tell(outcome) }
    let stored = try known()
    var plans: [Plan] = []
    for feed in settings.feeds where names?.contains(feed.name) ?? true {
      guard let service = ServiceTable.service(feed.source) else { continue }
      var plan = Plan(feed: feed, service: service, state: memory.feeds[feed.name] ?? FeedState())
      prepare(&plan, stored)
      if !isDry, var known = memory.feeds[feed.name], known.file != fileHash {
        known.file = fileHash
        memory.store(known, of: feed.name)
      }
      if Self.isEnding { throw .refused(Self.ended) }
      if let outcome = outcomeIfSkipped(plan) {
        tell(try rereadAnswer(plan, outcome, &memory))
      } else {
        plans.append(plan)
      }
    }
    if plans.isEmpty {
      do throws(FileError) { return try memory.save() } catch { throw .file(error) }
    }
    let client = WebClient(agent: agent + (settings.contact.map { " (\($0))" } ?? ""))
    let arrivals = Arrivals()
    let refusal = await withTaskGroup(of: Void.self) { group -> Refusal? in
      for plan in plans {
        group.addTask {
          var plan = plan
          let answer = await self.fetch(&plan, client)
          arrivals.add(plan, answer)
        }
      }
      group.addTask { await Self.untilInterrupted() }
      var left = plans.count
      // Answers that arrive together are stored with one write, which waits for the disk.
      for await _ in group {
        do throws(Refusal) {
          let outcomes = try store(arrivals.take(), &memory)
          left -= outcomes.count
          for outcome in outcomes { tell(outcome) }
          if Self.isEnding { throw .refused(Self.ended) }
        } catch {
          group.cancelAll()
          return error
        }
        if left <= 0 { break }
      }
      group.cancelAll()
      return nil
    }
    if refusal != nil { try? memory.save() }
    await client.end()
    if let refusal { throw refusal }
  }

  /// Processes answers, and remembers their results.
  private func store(
    _ arrivals: [Arrivals.Arrival], _ memory: inout LockedState
  ) throws(Refusal) -> [RefreshOutcome] {
    var outcomes: [RefreshOutcome] = []
    for (plan, answer) in arrivals where !Self.isEnding { outcomes.append(try process(plan, answer, &memory)) }
    do throws(FileError) { try memory.save() } catch { throw .file(error) }
    return outcomes
  }

  // MARK: Ending

  static let ended = "the refresh was ended before all feeds were read"

  /// Whether the program is asked to end. Then no further answer is read, and the next refresh asks again.
  static var isEnding: Bool { Task.isCancelled || Interruption.signal != nil }

  /// Waits for a signal that asks the program to end, which does not cancel any task by itself.
  private static func untilInterrupted() async {
    while !isEnding { try? await Task.sleep(for: .milliseconds(200)) }
  }

  // MARK: Whether to request

  /// A feed with what is known about it, on its way to an answer.
  struct Plan: Sendable {
    var feed: Feed
    var service: Service
    var state: FeedState
    var place: Place?
    /// The stored place, if it is less than a day old.
    var storedPlace: Place?
    var notices: [String] = []

    /// Seconds between two requests.
    var interval: Double { max(feed.interval ?? service.interval, service.least) }

    /// The moment until which the service allows no request, even out of turn; nil if it allows one now. An address of
    /// one's own may be asked again before its answer expires, a public service may not.
    func forbidden(at now: Double) -> Double? {
      let isPublic = feed.url == nil && feed.command.isEmpty || service.needs.contains(.key)
      return state.forbidden(least: isPublic ? service.least : 0, honoursLifetime: isPublic, now: now)
    }
  }

  /// What is stored in the folder.
  struct Stored {
    var kinds: [SnapshotKind] = []
    var location: LocationSnapshot?
    /// The feeds that have facts of their own.
    var owned: Set<String> = []
    var sources = FactSources()
  }

  private func known() throws(Refusal) -> Stored {
    do throws(StoreError) {
      guard folder.exists else { return Stored() }
      let snapshots = try folder.read(now: now, timeZone: timeZone).snapshots
      return Stored(
        kinds: snapshots.kinds, location: snapshots.location, owned: try folder.feedsWithFacts(),
        sources: folder.sources)
    } catch {
      throw .refused(String(describing: error))
    }
  }

  /// Sets the place with its time zone, and forgets the validators if the request has changed or the facts have been
  /// deleted.
  private func prepare(_ plan: inout Plan, _ stored: Stored) {
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
    let question = Self.requestHash(plan.feed, plan.service)
    let kinds = Set(stored.kinds)
    let owned = stored.owned.contains(plan.feed.name)
    // In a folder from before facts had owners, they are there although the feed has none of its own.
    let isThere =
      plan.service.reader.kinds.contains { kinds.contains($0) } && (owned || stored.sources.names(plan.feed.name))
    let isPictureMissing = plan.feed.save.map { fileStamp($0) == nil } ?? false
    if plan.state.question != question || !isThere || !owned || isPictureMissing || plan.feed.location == .random {
      plan.state.validators = Validators()
      if plan.state.question != question || !isThere || isPictureMissing { plan.state.lastAnswer = nil }
      if plan.state.question != question { plan.state.notBefore = nil }
      plan.state.question = question
    }
    plan.place = plan.place?.zoned
    for index in plan.feed.others.indices { plan.feed.others[index].place = plan.feed.others[index].place.zoned }
    plan.state.file = fileHash
  }

  /// A hash of what a feed asks for. It is a hash because settings may contain secrets.
  ///
  /// A new name or colour does not change the request: the last answer of a calendar is read again with them. The name
  /// of the feed counts if it names a variable.
  static func requestHash(_ feed: Feed, _ service: Service) -> String {
    var same = feed
    same.interval = nil
    if !service.reader.kinds.contains(.variables) { same.name = "" }
    if service.isRereadDaily {
      // The names of the collections of a server are only read if the feed has none.
      same.label = service.name == "caldav" && feed.label != nil ? "" : nil
      same.color = nil
    }
    return Checksum(of: Array(String(reflecting: same).utf8)).description
  }

  /// The outcome of a feed that is not requested now; nil for a feed that is.
  private func outcomeIfSkipped(_ plan: Plan) -> RefreshOutcome? {
    var outcome = RefreshOutcome(plan.feed, .kept)
    outcome.lastAnswer = plan.state.lastAnswer
    if asksNow {
      guard plan.feed.file == nil, let moment = plan.forbidden(at: seconds) else { return nil }
      outcome.isFailing = plan.state.failures > 0
      outcome.reason =
        plan.state.isToldToWait == true
        ? plan.state.lastFailure ?? "the service asks to wait"
        : "\(plan.service.title) allows no earlier request"
      outcome.next = moment
      return outcome
    }
    if let moment = plan.state.blocked(at: seconds) {
      outcome.reason = plan.state.lastFailure ?? "the last request failed"
      outcome.isFailing = true
      outcome.next = moment
      return outcome
    }
    let due = plan.state.due(every: plan.interval, now: seconds)
    guard due > seconds, plan.feed.file == nil else { return nil }
    outcome.reason = "the last answer is still valid"
    outcome.next = due
    return outcome
  }

  // MARK: Requesting

  /// How many seconds a place found by name, or a stored place, remains usable.
  private static let foundPlaceAge = 30 * 86_400.0
  private static let storedPlaceAge = 86_400.0

  private func fetch(_ plan: inout Plan, _ client: WebClient) async -> Result<WebAnswer, FetchError> {
    do throws(FetchError) {
      if case .named(let name) = plan.feed.location { try await findPlace(called: name, for: &plan, client) }
      if let file = plan.feed.file, plan.service.name != Service.photoFolder.name {
        let origin = FileOrigin(path: file, isReadLater: plan.service.needs.contains(.file))
        return .success(try await withPicture(try await origin.answer(plan.state.validators), plan, client))
      }
      if !plan.feed.command.isEmpty {
        let answer = try await CommandOrigin(words: plan.feed.command).answer(plan.feed.timeout)
        return .success(try await withPicture(answer, plan, client))
      }
      if plan.feed.url == nil && plan.feed.file == nil || plan.service.needs.contains(.key) {
        try CallLedger(folder: state.shared).reserve(plan.service, places: 1 + plan.feed.others.count, now: seconds)
      }
      return .success(try await withPicture(plan.service.fetch(context(of: plan, client)), plan, client))
    } catch {
      return .failure(error)
    }
  }

  func context(of plan: Plan, _ client: WebClient) -> RequestContext {
    RequestContext(
      feed: plan.feed, place: plan.place, validators: plan.state.validators, client: client, secrets: secrets,
      now: seconds, timeZone: timeZone)
  }

  /// The place with a name: one found within the last month, otherwise one that the search finds now, otherwise one
  /// found at any time, otherwise the stored one if it is less than a day old.
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
        plan.notices.append("\(brief(name)) cannot be looked up now; using the place in `location.json`")
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
}
