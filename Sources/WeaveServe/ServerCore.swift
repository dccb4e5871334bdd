// SPDX-License-Identifier: MIT

import FoundationEssentials
import Logging
import Metrics
import Synchronization

/// What all answers of a server are made from.
final class ServerCore: Sendable {
  let options: ServerOptions
  let clock: any ServerClock
  let shelf = PictureShelf()
  let variables = SharedVariables()
  let drawer: PictureDrawer
  let registry = PrometheusRegistry()
  let state: ServerState
  let gate: Gate
  let log: Logger
  private let file: DisplayFile
  private let requests: [String: Counter]

  /// What answers are counted by.
  static let kinds = ["picture", "unchanged", "trmnl", "page", "post", "other", "refused", "failed"]

  init(_ options: ServerOptions, clock: any ServerClock, log: Logger) {
    (self.options, self.clock, self.log) = (options, clock, log)
    let scene = options.scene
    state = ServerState(folder: options.state, variables: variables, log: log)
    gate = Gate(options, state)
    drawer = PictureDrawer(variables) { try DesignContent(scene) }
    file = DisplayFile(folder: scene.folder)
    let registry = registry
    requests = Dictionary(
      uniqueKeysWithValues: Self.kinds.map {
        ($0, Counter(label: "weave_answers_total", dimensions: [("kind", $0)], factory: registry))
      })
  }

  // MARK: Open pages

  private let streams = Atomic<Int>(0)

  /// Whether one more page may stay connected.
  var hasRoomForStream: Bool { streams.load(ordering: .relaxed) < 256 }
  func enterStream() { streams.wrappingAdd(1, ordering: .relaxed) }
  func leaveStream() { streams.wrappingSubtract(1, ordering: .relaxed) }

  func count(_ kind: String) { requests[kind]?.increment() }

  /// What is wrong with the file of displays; nil where nothing is.
  var fileProblem: String? { file.problem }

  /// Takes over what has changed in the file of displays.
  func readDisplays(after pause: Duration = .milliseconds(50)) {
    let before = file.problem
    if let displays = file.changes(after: pause) {
      shelf.take(displays)
      log.info("read \(DisplayFile.name)", metadata: ["displays": "\(displays.count)"])
    }
    if let problem = file.problem, problem != before {
      log.error("\(problem); the displays stay as they were")
    }
  }

  /// The picture of a slot now, and since when it is no longer right; drawn where it is not in memory.
  func picture(in slot: PictureSlot, isFetched: Bool = true) async -> (
    picture: KeptPicture?, failure: PictureSlot.Failure?
  ) {
    let now = clock.now
    if let kept = slot.picture(at: now, variables: variables.version, isFetched: isFetched) { return (kept, nil) }
    await drawer.draw(slot, at: now)
    let (picture, failure) = slot.last
    if let failure, failure.since >= now { log.warning("\(failure.reason)") }
    return (picture, failure)
  }
}
