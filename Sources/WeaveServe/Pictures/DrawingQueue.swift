// SPDX-License-Identifier: MIT

/// The drawings that wait for one of two threads, and which thread takes which.
///
/// The first thread draws what is quick, or not known yet. The second draws designs that have turned out to be slow, each
/// in turn, and helps the first one only if something has waited long. So a slow design delays the others once, when it
/// is new; and no design ever has both threads.
struct DrawingQueue {
  /// A drawing that waits.
  struct Job {
    /// The file that the display shows.
    var show: String
    var since: ContinuousClock.Instant
    var work: @Sendable () -> Void
  }

  /// The threads.
  enum Lane: Int, Sendable, CaseIterable {
    case quick, slow

    var other: Lane { self == .quick ? .slow : .quick }
  }

  /// A design that takes longer counts as slow, until it is quick again.
  static let slowness = Duration.milliseconds(250)
  /// How long a drawing waits for the first thread before the second one takes it.
  static let patience = Duration.milliseconds(100)

  private var jobs: [Job] = []
  private var running: [Lane: String] = [:]
  /// The slow designs, with the turn in which each was last drawn.
  private var turns: [String: Int] = [:]
  private var turn = 0

  var isEmpty: Bool { jobs.isEmpty }

  mutating func add(_ job: Job) { jobs.append(job) }

  /// Removes all jobs that wait.
  mutating func removeAll() -> [Job] {
    defer { jobs = [] }
    return jobs
  }

  /// The next job of a thread, which has ended its last one; nil if it has nothing to do.
  mutating func next(on lane: Lane, at now: ContinuousClock.Instant) -> Job? {
    running[lane] = nil
    let free = jobs.indices.filter { jobs[$0].show != running[lane.other] }
    let place =
      switch lane {
      case .quick: free.first { turns[jobs[$0].show] == nil }
      case .slow:
        free.filter { turns[jobs[$0].show] != nil }.min { (turns[jobs[$0].show] ?? 0) < (turns[jobs[$1].show] ?? 0) }
          ?? free.first { jobs[$0].since.duration(to: now) >= Self.patience }
      }
    guard let place else { return nil }
    let job = jobs.remove(at: place)
    running[lane] = job.show
    return job
  }

  /// Records how long a drawing took.
  mutating func took(_ time: Duration, drawing show: String) {
    turn += 1
    turns[show] = time > Self.slowness ? turn : nil
    // Files come and go; a few thousand names are nothing, and a forgotten one is only tried again.
    if turns.count > 10_000 { turns = [:] }
  }
}
