// SPDX-License-Identifier: MIT

import FoundationEssentials
import Logging
import Synchronization
import WeaveRender
import WeaveSystem
import WeaveTime

/// The state that all answers of a server share.
final class ServerCore: Sendable {
  let options: ServerOptions
  let clock: any ServerClock
  let shelf = PictureShelf()
  let variables = SharedVariables()
  let drawer: PictureDrawer
  /// Reads and writes files, so that no other request waits for the disk.
  let disk = BlockingWork(atMost: 2)
  let registry = PrometheusRegistry()
  let state: ServerState
  let gate: Gate
  let pairing = PairingDesk()
  let feeds = FeedBoard()
  let log: Logger
  private let file: DisplayFile
  private let requests: [String: PrometheusRegistry.Counter]

  /// The kinds by which answers are counted.
  static let kinds = ["picture", "unchanged", "trmnl", "page", "post", "other", "refused", "failed"]

  /// - Parameter content: what draws; nil for the designs of the folder.
  init(
    _ options: ServerOptions, clock: any ServerClock, log: Logger,
    content: (@Sendable () throws(RenderError) -> any DisplayContent)? = nil
  ) {
    (self.options, self.clock, self.log) = (options, clock, log)
    let scene = options.scene
    state = ServerState(folder: options.state, variables: variables, clock: clock, log: log)
    gate = Gate(options, state)
    if let content {
      drawer = PictureDrawer(variables, makeContent: content)
    } else {
      drawer = PictureDrawer(variables) { () throws(RenderError) in try FolderContent(scene) }
    }
    file = DisplayFile(folder: scene.folder)
    let registry = registry
    requests = Dictionary(
      uniqueKeysWithValues: Self.kinds.map { ($0, registry.counter("weave_answers_total", [("kind", $0)])) })
  }

  // MARK: Open pages

  private let streams = Atomic<Int>(0)

  /// Whether one more page may hold an open connection.
  var hasRoomForStream: Bool { streams.load(ordering: .relaxed) < 256 }
  func enterStream() { streams.wrappingAdd(1, ordering: .relaxed) }
  func leaveStream() { streams.wrappingSubtract(1, ordering: .relaxed) }

  func count(_ kind: String) {
    answers.wrappingAdd(1, ordering: .relaxed)
    requests[kind]?.increment()
  }
  private let answers = Atomic<Int>(0)

  /// The number of answers given and pictures drawn; it changes with each piece of work.
  var work: Int {
    let counts = drawer.counts
    return answers.load(ordering: .relaxed) + counts.drawn + counts.ahead + counts.failed
  }

  /// The time for answers, formatted once a second.
  var date: String {
    let now = Date()
    return dateText.withLock { text in
      if text.seconds != Int(now.timeIntervalSince1970) {
        text = (Int(now.timeIntervalSince1970), HTTPDate(now).text)
      }
      return text.text
    }
  }
  private let dateText = Mutex((seconds: -1, text: ""))

  /// What is wrong with the file of displays; nil if nothing is.
  var fileProblem: String? { file.problem }

  /// Whether the file of displays has just been checked. It never waits.
  var hasCheckedDisplays: Bool { file.isChecked() }

  /// Applies changes of the file of displays, which is read on a thread of its own.
  func takeDisplays() async {
    if !hasCheckedDisplays { await disk.run { self.readDisplays() } }
  }

  /// Applies changes of the file of displays.
  func readDisplays(after pause: Duration = .milliseconds(50)) {
    let before = file.problem
    if let displays = file.changes(after: pause) {
      revokeTokens(before: shelf.displays, after: displays)
      shelf.take(displays)
      log.info("read \(DisplayFile.name)", metadata: ["displays": "\(displays.count)"])
    }
    if let problem = file.problem, problem != before {
      log.error("\(problem); keeping the previous displays")
    }
  }

  /// Makes the tokens of displays that are gone, or that have another device now, invalid.
  private func revokeTokens(before: [Display], after: [Display]) {
    let devices = Set(after.compactMap(\.device))
    let kept = Dictionary(after.map { ($0.name, $0.device) }) { first, _ in first }
    for display in before {
      if let device = display.device, !devices.contains(device) { state.revoke([device]) }
      let isSame = kept[display.name].map { display.device == nil || $0 == display.device } ?? false
      if !isSame { state.revoke([display.name]) }
    }
  }

  /// Makes tokens invalid whose displays were removed while no server ran.
  ///
  /// Nothing is done if the file of displays is missing or has a mistake, because its displays are not known then.
  func revokeLeftoverTokens() {
    guard file.problem == nil, file.isThere else { return }
    let displays = shelf.displays.flatMap(\.tokenOwners)
    state.revokeAll(but: Set(displays + [Gate.webhooks]).union(state.devices.keys))
  }

  /// Records the age of each feed's facts, and which feeds fail.
  func measureFeeds() {
    for status in feeds.statuses {
      let dimensions = [("feed", status.feed), ("profile", status.profile ?? "")]
      registry.set("weave_feed_failing", dimensions, to: status.trouble == nil ? 0 : 1)
      guard let answered = status.answered else { continue }
      registry.set("weave_feed_age_seconds", dimensions, to: max(0, Date().timeIntervalSince(answered)))
    }
  }

  // MARK: Pictures

  private let lost = Mutex<[(name: String, label: String)]>([])

  /// Finds displays that have not come when they should have; called once a second.
  func noticeLostDisplays() {
    let now = clock.now
    let found = shelf.displays.filter { state.sighting(of: $0.name)?.isLost(at: now) == true }
    lost.withLock { $0 = found.map { ($0.name, $0.label) } }
  }

  /// The mark for the picture of a display.
  private func mark(of display: Display, _ failure: PictureSlot.Failure?) -> PictureMark {
    if failure == nil, display.warnings.isEmpty { return PictureMark(words: "") }
    let others = lost.withLock { $0.filter { $0.name != display.name }.map(\.label) }
    let isLow = state.sighting(of: display.name)?.isLow == true
    return PictureMark(of: display, failure, isLow: isLow, lost: others, at: clock.now)
  }

  /// The picture that a display shows now, if it is in memory and current. It never waits.
  func pictureInMemory(of display: Display, in slot: PictureSlot, isFetched: Bool) -> KeptPicture? {
    guard let kept = slot.picture(at: clock.now, variables: variables, isFetched: isFetched) else { return nil }
    let mark = mark(of: display, nil)
    return mark.words.isEmpty
      ? slot.marks.unmarked(kept, for: display.name)
      : slot.marks.picture(for: display.name, tag: kept.tag, words: mark.words)
  }

  /// The picture that a display shows now, and why it could not be redrawn, if so. An outdated picture shows its age,
  /// and any picture shows the display's warnings.
  func picture(of display: Display, in slot: PictureSlot, isFetched: Bool = true) async -> (
    picture: KeptPicture?, failure: PictureSlot.Failure?
  ) {
    let (picture, failure) = await picture(in: slot, isFetched: isFetched)
    guard let kept = picture else { return (nil, failure) }
    return (await marked(kept, failure, of: display, in: slot), failure)
  }

  /// The time zone of a display's reader.
  func timeZone(of display: Display, _ kept: KeptPicture?) -> TimeZone {
    display.timeZone ?? kept?.timeZone ?? options.scene.timeZone ?? options.scene.machineZone
  }

  /// The picture that follows the current one of a display, for a device that asks a little early; nil if it cannot be
  /// drawn in time.
  func comingPicture(of display: Display, in slot: PictureSlot) async -> KeptPicture? {
    if slot.coming == nil {
      _ = await wait(atMost: Self.drawingPatience) { [drawer] in await drawer.drawNext(slot, isAsked: true) }
    }
    guard let coming = slot.coming else { return nil }
    return await marked(coming, nil, of: display, in: slot)
  }

  /// A picture with the mark of a display, if it has one.
  private func marked(
    _ kept: KeptPicture, _ failure: PictureSlot.Failure?, of display: Display, in slot: PictureSlot
  ) async -> KeptPicture {
    let mark = mark(of: display, failure)
    let (marks, name) = (slot.marks, display.name)
    if mark.words.isEmpty { return marks.unmarked(kept, for: name) }
    if let known = marks.picture(for: name, tag: kept.tag, words: mark.words) { return known }
    do {
      let marked = try await drawer.mark(kept, of: slot.look, mark.words, at: clock.now)
      return marks.keep(marked, for: name, tag: kept.tag, words: mark.words)
    } catch {
      log.warning("cannot show '\(mark.words)' on \(display.name): \(error)")
      return marks.unmarked(kept, for: name)
    }
  }

  /// How long a display that has a picture waits for the next one. It is drawn on, and the display gets it the next
  /// time: devices on batteries pay for each second, and some give up after a few.
  private static let drawingPatience = Duration.milliseconds(1_500)

  /// Waits for a feed that is due now and brings something of a picture, so that a device that comes for it does not get
  /// the old facts. A slow feed is not waited for.
  func awaitFeeds(for sources: PictureSources) async {
    let start = ContinuousClock.now
    while let due = feeds.next(for: sources, at: clock.now)?.date, due.timeIntervalSince(clock.now) < 2,
      start.duration(to: .now) < Self.feedPatience, !Task.isCancelled
    {
      try? await Task.sleep(for: .milliseconds(50))
    }
  }

  private static let feedPatience = Duration.seconds(4)

  /// The picture of a slot now, and why it could not be redrawn, if so. It is drawn if it is not in memory.
  func picture(in slot: PictureSlot, isFetched: Bool = true) async -> (
    picture: KeptPicture?, failure: PictureSlot.Failure?
  ) {
    let now = clock.now
    let variables = variables
    if let kept = slot.picture(at: now, variables: variables, isFetched: isFetched) { return (kept, nil) }
    if slot.uncheckedFiles(at: now) != nil,
      let kept = await disk.run({ slot.checkedPicture(at: now, variables: variables, isFetched: isFetched) })
    {
      return (kept, nil)
    }
    if !slot.isRestored { slot.restore(await state.picture(slot.look.key).map { KeptPicture(stored: $0) }) }
    let before = slot.last.failure?.reason
    // A display without any picture waits for one, however long it takes.
    if slot.last.picture == nil {
      await drawer.draw(slot, at: now)
    } else if await !wait(atMost: Self.drawingPatience, for: { [drawer] in await drawer.draw(slot, at: now) }),
      let old = slot.last.picture, !old.holds(at: now)
    {
      return (old, slot.last.failure ?? .unfinished(since: min(old.until, now)))
    }
    let (picture, failure) = slot.last
    if let failure, failure.reason != before { log.warning("\(failure.reason)") }
    // The picture shown during the failure is available after a restart too.
    if failure != nil, let stored = slot.unstored(at: now) { await state.keep([slot.look.key: stored]) }
    return (picture, failure)
  }

  /// Stores the pictures that displays show for the next run.
  func keepPictures() async {
    let now = clock.now
    let pictures = shelf.slots.compactMap { slot in slot.unstored(at: now).map { (slot.look.key, $0) } }
    await state.keep(Dictionary(pictures) { first, _ in first })
  }
}
