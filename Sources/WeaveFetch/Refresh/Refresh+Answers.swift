// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveHash
import WeaveStore
import WeaveSystem
import WeaveTime

/// Processes the answers of feeds.
extension Refresh {
  /// Processes an answer: writes what is new, remembers the result, and returns the outcome.
  func process(
    _ plan: Plan, _ result: Result<WebAnswer, FetchError>, _ memory: inout LockedState
  ) throws(Refusal) -> RefreshOutcome {
    var plan = plan
    let answer: WebAnswer
    switch result {
    case .failure(let error): return failed(&plan, error, &memory)
    case .success(let found): answer = found
    }
    var outcome = RefreshOutcome(plan.feed, .unchanged)
    outcome.notices = plan.notices + answer.notices
    if answer.isUnchanged {
      if plan.service.isRereadDaily, let bytes = memory.answer(of: plan.feed.name) {
        outcome = try read(bytes, plan, outcome)
      } else {
        try confirm(plan)
      }
    } else if let path = answer.file {
      do throws(FileError) { outcome = try readFile(path, plan, outcome) } catch {
        if Self.isEnding { throw .refused(Self.ended) }
        return failed(&plan, FetchError(.lasting, error.description), &memory)
      }
      if let failure = failureIfEmpty(outcome, &plan, &memory) { return failure }
    } else {
      if let error = Self.errorIfWebPage(answer, plan.service) { return failed(&plan, error, &memory) }
      if let picture = answer.picture, !isDry {
        do throws(FetchError) { try Self.save(picture, plan.feed, host: answer.host) } catch {
          return failed(&plan, error, &memory)
        }
      }
      outcome = try read(answer.bytes, plan, outcome)
      if let failure = failureIfEmpty(outcome, &plan, &memory) { return failure }
      do throws(FileError) {
        if !isDry, plan.service.isRereadDaily { try memory.store(answer.bytes, of: plan.feed.name) }
      } catch { throw .file(error) }
    }
    plan.state.validators = answer.validators
    plan.state.lastAnswer = seconds
    plan.state.spread = plan.service.spread > 0 ? .random(in: 0...plan.service.spread) : nil
    let lifetime = answer.freshFor ?? (plan.service.isRereadDaily ? CalendarLifetime.seconds(answer.bytes) : nil)
    // An unchanged answer is valid for as long as before.
    let before = answer.isUnchanged && lifetime == nil ? plan.state.lifetime : lifetime
    plan.state.lifetime = before
    plan.state.validUntil = before.map { seconds + $0 }
    plan.state.notBefore = nil
    plan.state.isToldToWait = nil
    plan.state.failures = 0
    plan.state.lastFailure = nil
    outcome.lastAnswer = seconds
    outcome.next = plan.state.due(every: plan.interval, now: seconds)
    if !isDry { memory.store(plan.state, of: plan.feed.name) }
    return outcome
  }

  /// The failure for an answer without data; nil if it has data.
  private func failureIfEmpty(
    _ outcome: RefreshOutcome, _ plan: inout Plan, _ memory: inout LockedState
  ) -> RefreshOutcome? {
    if !outcome.snapshots.isEmpty { return nil }
    let first = outcome.report?.diagnostics.first { $0.severity == .error }
    let reason = first?.message.text ?? "the answer has nothing that can be used"
    var failure = failed(&plan, FetchError(.passing, reason), &memory)
    failure.report = outcome.report
    return failure
  }

  private func failed(
    _ plan: inout Plan, _ error: FetchError, _ memory: inout LockedState
  ) -> RefreshOutcome {
    if case .limit = error.kind {} else { plan.state.failures += 1 }
    let rest = Backoff.seconds(failures: plan.state.failures, kind: error.kind, chance: .random(in: 0...1))
    plan.state.notBefore = seconds + rest
    switch error.kind {
    case .limit, .notBefore: plan.state.isToldToWait = true
    case .passing, .lasting: plan.state.isToldToWait = nil
    }
    plan.state.lastFailure = error.description
    if !isDry { memory.store(plan.state, of: plan.feed.name) }
    var outcome = RefreshOutcome(plan.feed, .failed)
    outcome.reason = error.description
    outcome.isFailing = true
    outcome.lastAnswer = plan.state.lastAnswer
    outcome.next = plan.state.notBefore
    return outcome
  }

  /// The error for a web page for people instead of data; nil for data.
  private static func errorIfWebPage(_ answer: WebAnswer, _ service: Service) -> FetchError? {
    if service.name == "temis" { return nil }
    let start = String(decoding: answer.bytes.prefix(512), as: UTF8.self).trimmed.lowercased()
    guard answer.type == "text/html" || start.hasPrefix("<!doctype html") || start.hasPrefix("<html"),
      start.first == "<"
    else { return nil }
    return FetchError(
      .passing, "\(answer.host) answers with a web page instead of data, usually a login or an error page")
  }

  /// The outcome of a feed that is not requested now. The last answer of a calendar is read again, because its window
  /// of days moves on.
  func rereadAnswer(
    _ plan: Plan, _ outcome: RefreshOutcome, _ memory: inout LockedState
  ) throws(Refusal) -> RefreshOutcome {
    // The window of days moves on even without a request.
    guard plan.service.isRereadDaily, let bytes = memory.answer(of: plan.feed.name) else { return outcome }
    let read = try read(bytes, plan, outcome, from: plan.state.lastAnswer.map { Date(timeIntervalSince1970: $0) })
    var kept = outcome
    kept.kinds = read.result == .new ? read.kinds : []
    return kept
  }

  /// Reads an answer and writes what is new.
  ///
  /// - Parameter date: when the answer came, from which its age counts; nil for now.
  private func read(
    _ bytes: [UInt8], _ plan: Plan, _ outcome: RefreshOutcome, from date: Date? = nil
  ) throws(Refusal) -> RefreshOutcome {
    let source = SourceText(name: plan.feed.name, bytes: bytes)
    var outcome = outcome
    var request = request(plan)
    if let path = plan.feed.schedule {
      do throws(FileError) {
        request.schedule = try TransitSchedule(path, for: source, query: request.query)
      } catch {
        outcome.notices.append("no names from the timetable: \(error)")
      }
    }
    var checked = plan.service.reader.read(source, request)
    if let date, date < now { checked.output = checked.output?.map { $0.dated(date) } }
    if !checked.diagnostics.isEmpty {
      outcome.report = DiagnosticReport(source: source, diagnostics: checked.diagnostics)
    }
    let found = checked.output ?? []
    guard let place = plan.place, !plan.feed.others.isEmpty else {
      outcome.snapshots = Array(found.prefix(1))
      return try store(outcome, plan)
    }
    // A place without usable facts has no snapshot in the answer.
    outcome.snapshots = found.filter { $0.isOf(place) }
    let result = try store(outcome, plan)
    for other in plan.feed.others {
      guard var facts = found.first(where: { $0.isOf(other.place) }) else { continue }
      facts.location = LocationSnapshot(updatedAt: now, place: other.place)
      _ = try merge(facts, plan, in: folder.ofProfile(other.name), as: .visitor(plan.feed.name))
    }
    return result
  }

  /// Reads a file of any size piece by piece and writes what is new.
  private func readFile(_ path: String, _ plan: Plan, _ outcome: RefreshOutcome) throws(FileError) -> RefreshOutcome {
    var outcome = outcome
    var files = try FactImport(request(plan), plan.service.reader.name, isEnding: { Self.isEnding }).read(path) {
      file in
      guard outcome.report == nil, !file.checked.diagnostics.isEmpty else { return }
      outcome.report = DiagnosticReport(source: file.source, diagnostics: file.checked.diagnostics)
    }
    StepsSeries.join(&files)
    var joined = Snapshots.merged(feeds: files.flatMap { $0.checked.output ?? [] }, in: timeZone)
    joined.location = nil
    outcome.snapshots = joined.kinds.isEmpty ? [] : [joined]
    do { return try store(outcome, plan) } catch { throw .failed(path, reason: String(describing: error)) }
  }

  private func request(_ plan: Plan) -> FeedRequest {
    let feed = plan.feed
    var request = FeedRequest(
      now: now, timeZone: timeZone, places: (plan.place.map { [$0] } ?? []) + feed.others.map(\.place), units: .metric,
      daysAhead: feed.daysAhead,
      name: feed.label, color: feed.color, preferredSources: feed.preferredSources, picks: feed.picks,
      variable: feed.name.replacing("-", with: "_"), query: feed.query, picture: feed.save.map(fileName))
    request.entities = feed.entities
    return request
  }

  /// Writes the facts of an outcome, and returns the outcome with the kinds that have changed.
  private func store(_ outcome: RefreshOutcome, _ plan: Plan) throws(Refusal) -> RefreshOutcome {
    guard let snapshots = outcome.snapshots.first else { return outcome }
    var outcome = outcome
    outcome.kinds = try merge(snapshots, plan)
    if !outcome.kinds.isEmpty { outcome.result = .new }
    return outcome
  }

  /// Takes facts over as those of their feed, and merges them with those of all others, under a lock.
  ///
  /// - Parameters:
  ///   - target: the folder of another profile; nil for this one's.
  ///   - owner: the owner in the folder of another profile.
  /// - Returns: the kinds that have changed; files of other kinds stay byte for byte as they are.
  private func merge(
    _ snapshots: Snapshots, _ plan: Plan, in target: SnapshotFolder? = nil, as owner: FactOwner? = nil
  ) throws(Refusal) -> [SnapshotKind] {
    try change(target ?? folder) { facts in
      let before = facts.facts(of: owner ?? .feed(plan.feed.name)).kinds
      facts.take(snapshots, from: owner ?? .feed(plan.feed.name), called: plan.feed.name, plan.service.title)
      return Set(before + snapshots.kinds)
    }
  }

  /// Notes that the last answer of a feed is still current.
  private func confirm(_ plan: Plan) throws(Refusal) {
    _ = try change(folder) { facts in
      facts.confirm(.feed(plan.feed.name), at: now)
      return []
    }
  }
}

/// Changes the facts of a folder.
extension Refresh {
  /// Removes the facts of feeds that have gone from the settings, and gives those of renamed feeds their new name. Then
  /// merges snapshots that someone else has changed.
  ///
  /// - Returns: an outcome for each feed whose facts were removed.
  func settle(_ memory: inout LockedState) throws(Refusal) -> [RefreshOutcome] {
    if isDry { return [] }
    let names = Set(settings.feeds.map(\.name))
    let gone = memory.feeds.filter { !names.contains($0.key) && ($0.value.file == nil || $0.value.file == fileHash) }
    let new = settings.feeds.filter { memory.feeds[$0.name] == nil }
    var removed: [RefreshOutcome] = []
    if !gone.isEmpty || folder.needsMerge {
      _ = try change(folder) { facts in
        for (name, state) in gone.sorted(by: { $0.key < $1.key }) {
          if let feed = new.first(where: { $0.hasRequest(of: state) && memory.feeds[$0.name] == nil }) {
            facts.move(.feed(name), to: .feed(feed.name), called: name, feed.name)
            memory.move(name, to: feed.name)
          } else {
            // Who had the file of a state from before is unknown, so its facts stay.
            let kinds = state.file == nil ? [] : facts.remove(.feed(name), called: name)
            memory.forget(name)
            if !kinds.isEmpty { removed.append(RefreshOutcome(removed: name, kinds)) }
          }
        }
        return []
      }
    }
    do throws(FileError) { try memory.save() } catch { throw .file(error) }
    return removed
  }

  /// Removes feeds with all that is known about them, also from the profiles of their other places.
  ///
  /// - Returns: an outcome for each feed that had facts.
  /// - Throws: if another refresh is running, which then removes the facts once the feeds have gone from the settings.
  public func remove(_ feeds: [Feed]) throws(Refusal) -> [RefreshOutcome] {
    var memory: LockedState
    do throws(FileError) { memory = try LockedState(state) } catch { throw .refused(error.description) }
    var removed: [RefreshOutcome] = []
    for feed in feeds {
      var kinds: [SnapshotKind] = []
      if folder.exists {
        _ = try change(folder) { facts in
          kinds = facts.remove(.feed(feed.name), called: feed.name)
          return []
        }
      }
      for other in feed.others where folder.ofProfile(other.name).exists {
        _ = try change(folder.ofProfile(other.name)) { facts in
          _ = facts.remove(.visitor(feed.name), called: feed.name)
          return []
        }
      }
      memory.forget(feed.name)
      if !kinds.isEmpty { removed.append(RefreshOutcome(removed: feed.name, kinds)) }
    }
    do throws(FileError) { try memory.save() } catch { throw .file(error) }
    return removed
  }

  /// Changes the facts of a folder, which is locked meanwhile, and writes what differs then.
  ///
  /// - Parameter edit: returns the kinds of facts whose changes are of interest.
  /// - Returns: those of these kinds whose facts have changed, or would.
  private func change(
    _ folder: SnapshotFolder, _ edit: (inout OwnedFacts) -> Set<SnapshotKind>
  ) throws(Refusal) -> [SnapshotKind] {
    do throws(StoreError) {
      if isDry {
        var facts = try OwnedFacts(folder, now: now, timeZone: timeZone)
        let kinds = edit(&facts)
        return facts.changes().filter { $0.isNew && kinds.contains($0.kind) }.map(\.kind)
      }
      let locked = try folder.locked()
      var facts = try OwnedFacts(folder, now: now, timeZone: timeZone)
      let kinds = edit(&facts)
      let changed = facts.changes().filter { $0.isNew && kinds.contains($0.kind) }.map(\.kind)
      try facts.save(in: locked)
      return changed
    } catch {
      throw .refused(String(describing: error))
    }
  }

  /// A hash of the path of the settings; nil if it is unknown.
  var fileHash: String? { file.map { Checksum(of: Array((realPath($0) ?? $0).utf8)).description } }
}

extension Feed {
  /// Whether it asks for the same as another feed did.
  fileprivate func hasRequest(of state: FeedState) -> Bool {
    guard let service = ServiceTable.service(source), !service.reader.kinds.contains(.variables) else { return false }
    return Refresh.requestHash(self, service) == state.question
  }
}

extension Snapshots {
  /// Whether the weather or air is for a place, compared with the four decimals that services get.
  fileprivate func isOf(_ place: Place) -> Bool {
    guard let own = weather?.place ?? air?.place else { return false }
    return decimals(own.latitude) == decimals(place.latitude) && decimals(own.longitude) == decimals(place.longitude)
  }
}
