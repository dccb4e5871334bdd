// SPDX-License-Identifier: MIT

import FoundationEssentials
import NIOCore
import NIOPosix
import Synchronization
import WeaveRender
import WeaveSpec

/// Draws pictures on threads of its own, while other requests are answered.
final class PictureDrawer: Sendable {
  /// How many pictures were drawn, and how many attempts failed.
  struct Counts: Sendable {
    var drawn = 0, ahead = 0, failed = 0
  }

  /// A thread that draws, with the designs and facts that it has read.
  private final class Drawer: Sendable {
    let loop: any EventLoop
    private let content: NIOLoopBoundBox<(any DisplayContent)?>
    private let makeContent: @Sendable () throws(RenderError) -> any DisplayContent

    init(_ loop: any EventLoop, _ makeContent: @escaping @Sendable () throws(RenderError) -> any DisplayContent) {
      (self.loop, self.makeContent) = (loop, makeContent)
      content = NIOLoopBoundBox.makeEmptyBox(valueType: (any DisplayContent).self, eventLoop: loop)
    }

    /// Called on the thread only.
    func ready() throws(ContentError) -> any DisplayContent {
      if let content = content.value { return content }
      do throws(RenderError) {
        let made = try makeContent()
        content.value = made
        return made
      } catch { throw ContentError(description: "\(error)", files: []) }
    }
  }

  private struct State {
    var queue = DrawingQueue()
    var counts = Counts()
    var isClosed = false
  }

  private let group: MultiThreadedEventLoopGroup
  private let quick, slow: Drawer
  /// For short work that waits for no picture.
  private let spare: Drawer
  private let variables: SharedVariables
  private let state = Mutex(State())

  /// - Parameter makeContent: called once on each drawing thread, when it draws for the first time.
  init(_ variables: SharedVariables, makeContent: @escaping @Sendable () throws(RenderError) -> any DisplayContent) {
    group = MultiThreadedEventLoopGroup(numberOfThreads: 3)
    (quick, slow) = (Drawer(group.next(), makeContent), Drawer(group.next(), makeContent))
    spare = Drawer(group.next(), makeContent)
    self.variables = variables
  }

  var counts: Counts { state.withLock { $0.counts } }

  private func count(_ key: WritableKeyPath<Counts, Int> & Sendable) { state.withLock { $0.counts[keyPath: key] += 1 } }

  /// Loads what drawing needs, so that the first picture does not wait for it.
  ///
  /// - Throws: if the graphics libraries fail to start.
  func start() async throws(ContentError) {
    try await run("") { drawer throws(ContentError) in _ = try drawer.ready() }.get()
  }

  /// Gives up everything that waits. What is being drawn ends by itself.
  func close() {
    let jobs = state.withLock { state in
      state.isClosed = true
      return state.queue.removeAll()
    }
    for job in jobs { job.work() }
    group.shutdownGracefully { _ in }
  }

  // MARK: Pictures

  /// Redraws a picture with changed facts before its display asks: once, until the display has asked again.
  func redraw(_ slot: PictureSlot, at now: Date) async { await draw(slot, at: now, isFetched: false) }

  /// Makes sure that a slot has a picture for a moment. Concurrent requests cause one drawing.
  func draw(_ slot: PictureSlot, at now: Date, isFetched: Bool = true) async {
    _ = await run(slot.look.shows) { [self] drawer throws(ContentError) in
      let values = variables.values
      guard slot.checkedPicture(at: now, variables: variables, isFetched: isFetched) == nil,
        !slot.isHopeless(at: now, variables: values.version)
      else { return }
      do throws(ContentError) {
        let drawn = try drawer.ready().picture(of: slot.look, at: now, values)
        count(\.drawn)
        slot.take(
          KeptPicture(drawn, as: slot.look.form, from: now, variables: values.version, after: slot.last.picture),
          isFetched: isFetched)
      } catch {
        count(\.failed)
        slot.fail(error, at: now, variables: values.version)
      }
    }
  }

  /// Draws the picture after the current one, for the moment at which the current one ends.
  ///
  /// - Parameter isAsked: whether a display asks for it now.
  func drawNext(_ slot: PictureSlot, isAsked: Bool = false) async {
    _ = await run(slot.look.shows) { [self] drawer throws(ContentError) in
      guard let moment = slot.dueNext(isAsked: isAsked) else { return }
      let values = variables.values
      do throws(ContentError) {
        let drawn = try drawer.ready().picture(of: slot.look, at: moment, values)
        count(\.ahead)
        slot.takeNext(
          KeptPicture(drawn, as: slot.look.form, from: moment, variables: values.version, after: slot.last.picture))
      } catch {
        count(\.failed)
        slot.fail(error, at: moment, variables: values.version)
      }
    }
  }

  /// What the buttons of a look do.
  func actions(of look: PictureLook, at now: Date) async throws(ContentError) -> [ActionBarSpec.Action] {
    try await run(look.shows) { [self] drawer throws(ContentError) in
      try drawer.ready().actions(of: look, at: now, variables.values)
    }.get()
  }

  /// The playlist that a look shows, and its turn.
  func playing(of look: PictureLook, at now: Date) async throws(ContentError) -> PlaylistTurn? {
    try await run(look.shows) { [self] drawer throws(ContentError) in
      try drawer.ready().playing(of: look, at: now, variables.values)
    }.get()
  }

  /// How often a display wakes in the day after a moment, found out anew once an hour.
  func wakes(
    _ forecast: WakeForecast, of display: String, in slot: PictureSlot, after start: Date
  ) async throws(ContentError) -> Int {
    if let known = slot.wakes.withLock({ $0[display] }), abs(start.timeIntervalSince(known.at)) < 3_600 {
      return known.count
    }
    let values = variables.values
    let count = try await runAside { content throws(ContentError) in
      try forecast.wakes(after: start) { moment throws(ContentError) in
        try content.change(of: slot.look, after: moment, values)
      }
    }
    slot.wakes.withLock { $0[display] = (count, start) }
    return count
  }

  /// A picture with words on it.
  func mark(
    _ kept: KeptPicture, of look: PictureLook, _ words: String, at now: Date
  ) async throws(ContentError) -> KeptPicture {
    try await runAside { content throws(ContentError) in
      kept.marked(try content.marked(Array(kept.body.readableBytesView), of: look, words), at: now)
    }
  }

  /// Runs work on the thread that draws no pictures.
  private func runAside<Value: Sendable>(
    _ body: @escaping @Sendable (any DisplayContent) throws(ContentError) -> Value
  ) async throws(ContentError) -> Value {
    if state.withLock({ $0.isClosed }) { throw ContentError(description: "the server is stopping", files: []) }
    return try await withCheckedContinuation { continuation in
      spare.loop.execute { [spare] in
        continuation.resume(
          returning: Result { () throws(ContentError) in try body(spare.ready()) })
      }
    }.get()
  }

  // MARK: Threads

  /// Runs work for a file that is shown, on one of the threads.
  private func run<Value: Sendable>(
    _ show: String, _ body: @escaping @Sendable (Drawer) throws(ContentError) -> Value
  ) async -> Result<Value, ContentError> {
    await withCheckedContinuation { continuation in
      let job = DrawingQueue.Job(show: show, since: .now) { [self] in
        guard let drawer = [quick, slow].first(where: \.loop.inEventLoop) else {
          return continuation.resume(
            returning: .failure(ContentError(description: "the server is stopping", files: [])))
        }
        continuation.resume(returning: Result { () throws(ContentError) in try body(drawer) })
      }
      let isClosed = state.withLock { state in
        if !state.isClosed { state.queue.add(job) }
        return state.isClosed
      }
      if isClosed { job.work() } else { wake() }
    }
  }

  /// Makes both threads look for work: the second one also once something has waited long enough for it to help.
  private func wake() {
    quick.loop.execute { [self] in work(on: .quick, quick) }
    slow.loop.execute { [self] in work(on: .slow, slow) }
    let patience = DrawingQueue.patience.components
    slow.loop.scheduleTask(in: .nanoseconds(patience.seconds * 1_000_000_000 + patience.attoseconds / 1_000_000_000)) {
      [self] in work(on: .slow, slow)
    }
  }

  private func work(on lane: DrawingQueue.Lane, _ drawer: Drawer) {
    while let job = state.withLock({ $0.queue.next(on: lane, at: .now) }) {
      let start = ContinuousClock.now
      job.work()
      let hasMore = state.withLock { state in
        state.queue.took(start.duration(to: .now), drawing: job.show)
        return !state.queue.isEmpty
      }
      // The other thread may not have been allowed to take what remains, and may be now.
      if hasMore { wakeOther(of: lane) }
    }
  }

  private func wakeOther(of lane: DrawingQueue.Lane) {
    switch lane {
    case .quick: slow.loop.execute { [self] in work(on: .slow, slow) }
    case .slow: quick.loop.execute { [self] in work(on: .quick, quick) }
    }
  }
}
