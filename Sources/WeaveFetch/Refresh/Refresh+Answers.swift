// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
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
      }
    } else if let path = answer.file {
      do throws(FileError) { outcome = try readFile(path, plan, outcome) } catch {
        return failed(&plan, FetchError(.lasting, error.description), &memory)
      }
      if let failure = failureIfEmpty(outcome, &plan, &memory) { return failure }
    } else {
      if let error = Self.errorIfWebPage(answer, plan.service) { return failed(&plan, error, &memory) }
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
    let read = try read(bytes, plan, outcome)
    var kept = outcome
    kept.kinds = read.result == .new ? read.kinds : []
    return kept
  }

  /// Reads an answer and writes what is new.
  private func read(_ bytes: [UInt8], _ plan: Plan, _ outcome: RefreshOutcome) throws(Refusal) -> RefreshOutcome {
    let source = SourceText(name: plan.feed.name, bytes: bytes)
    let checked = plan.service.reader.read(source, request(plan))
    var outcome = outcome
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
      _ = try merge(facts, plan, in: folder.ofProfile(other.name))
    }
    return result
  }

  /// Reads a file of any size piece by piece and writes what is new.
  private func readFile(_ path: String, _ plan: Plan, _ outcome: RefreshOutcome) throws(FileError) -> RefreshOutcome {
    let files = try FactImport(request(plan), plan.service.reader.name).read(path)
    var outcome = outcome
    let first = files.first { !$0.checked.diagnostics.isEmpty }
    outcome.report = first.map { DiagnosticReport(source: $0.source, diagnostics: $0.checked.diagnostics) }
    var joined = Snapshots()
    for facts in files.flatMap({ $0.checked.output ?? [] }) { joined.add(imported: facts) }
    outcome.snapshots = joined.kinds.isEmpty ? [] : [joined]
    do { return try store(outcome, plan) } catch { throw .failed(path, reason: String(describing: error)) }
  }

  private func request(_ plan: Plan) -> FeedRequest {
    let feed = plan.feed
    return FeedRequest(
      now: now, timeZone: timeZone, places: (plan.place.map { [$0] } ?? []) + feed.others.map(\.place), units: .metric,
      daysAhead: feed.daysAhead,
      name: feed.label, color: feed.color, preferredSources: feed.preferredSources, picks: feed.picks,
      variable: feed.name.replacing("-", with: "_"), query: feed.query)
  }

  /// Writes the facts of an outcome, and returns the outcome with the kinds that have changed.
  private func store(_ outcome: RefreshOutcome, _ plan: Plan) throws(Refusal) -> RefreshOutcome {
    guard let snapshots = outcome.snapshots.first else { return outcome }
    var outcome = outcome
    outcome.kinds = try merge(snapshots, plan)
    if !outcome.kinds.isEmpty { outcome.result = .new }
    return outcome
  }

  /// Merges facts into the stored ones, under a lock.
  ///
  /// - Parameter target: the folder of another profile; nil for this one's.
  /// - Returns: the kinds that have changed; files of other kinds stay byte for byte as they are.
  private func merge(
    _ snapshots: Snapshots, _ plan: Plan, in target: SnapshotFolder? = nil
  ) throws(Refusal) -> [SnapshotKind] {
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
      throw .refused(String(describing: error))
    }
  }

  private func changes(_ stored: Snapshots, _ new: Snapshots) -> [(kind: SnapshotKind, text: String)] {
    var joined = stored
    joined.add(imported: new)
    return new.kinds.compactMap { kind in
      // Compared as written text, because writing rounds numbers.
      guard let text = SnapshotWriter.text(kind, of: joined) else { return nil }
      let (before, after) = (stored.dated(.distantPast), joined.dated(.distantPast))
      if SnapshotWriter.text(kind, of: before) == SnapshotWriter.text(kind, of: after) { return nil }
      return (kind, text)
    }
  }
}

extension Snapshots {
  /// Whether the weather or air is for a place, compared with the four decimals that services get.
  fileprivate func isOf(_ place: Place) -> Bool {
    guard let own = weather?.place ?? air?.place else { return false }
    return decimals(own.latitude) == decimals(place.latitude) && decimals(own.longitude) == decimals(place.longitude)
  }
}
