// SPDX-License-Identifier: MIT

import Synchronization
import WeaveSystem

/// Hands out pictures to draw and delivers them in order, whichever thread finishes first.
final class Delivery: Sendable {
  private struct State {
    var sink: PictureSink
    var progress = BatchProgress()
    var waiting: [Int: Result<Outcome, BatchProblem>] = [:]
    /// The number of the next picture to deliver.
    var next = 0
    var reported: [String: Int] = [:]
    /// Pictures to write once all rows are known, with their places in the list.
    var held: [(outcome: Outcome, slot: Int)] = []
    var error: BatchError?
    var hasStopped = false

    var isOver: Bool { error != nil || hasStopped || Interruption.signal != nil }
  }

  private let options: BatchOptions
  private let files: PictureFiles
  private let tell: @Sendable (BatchEvent) -> Void
  private let queue: Mutex<JobQueue>
  private let state: Mutex<State>
  /// The number of pictures that may wait for an earlier one, so that one slow picture does not fill the memory with
  /// others.
  private let places: Semaphore

  /// - Throws: if the rows cannot be read, or the output cannot be created.
  init(
    _ options: BatchOptions, _ files: PictureFiles, _ tell: @escaping @Sendable (BatchEvent) -> Void
  ) throws(BatchError) {
    self.options = options
    self.files = files
    self.tell = tell
    queue = Mutex(try JobQueue(options))
    state = Mutex(State(sink: try PictureSink(options, files)))
    places = Semaphore(places: 16 * max(1, options.jobs))
  }

  /// The next picture to draw; nil at the end, or if the batch is stopping.
  func take() throws(FileError) -> JobQueue.Ticket? {
    places.wait()
    // Waiting for rows does not block the delivery of finished pictures.
    let ticket = try queue.withLock { queue throws(FileError) -> JobQueue.Ticket? in
      guard !state.withLock({ $0.isOver }), let ticket = try queue.next() else { return nil }
      let fraction = queue.fraction
      state.withLock { $0.progress.fraction = fraction }
      return ticket
    }
    // Another thread may be waiting for a place that no picture will free.
    if ticket == nil { places.signal() }
    return ticket
  }

  /// Draws a picture, and writes it if it goes to its own file. Returns nil if the whole batch fails.
  func outcome(of ticket: JobQueue.Ticket, _ worker: BatchWorker) -> Result<Outcome, BatchProblem>? {
    let job: BatchJob
    do throws(BatchProblem) { job = try ticket.job.get() } catch { return .failure(error) }
    do throws(OutcomeError) {
      var outcome = try worker.run(job) { name in self.state.withLock { $0.sink.entry(of: name) } }
      let isOwn = state.withLock { $0.sink.hasListed(outcome.entry.file) }
      outcome.isWritten = try PictureSink.write(outcome, options, files, isOwn: isOwn)
      return .success(outcome)
    } catch {
      switch error {
      case .picture(let problem): return .failure(problem)
      case .batch(let error):
        fail(error)
        return nil
      }
    }
  }

  /// Delivers a picture and those that waited for it; nil for a picture lost because the batch failed.
  func accept(_ ticket: JobQueue.Ticket, _ outcome: Result<Outcome, BatchProblem>?) {
    state.withLock { state in
      guard let outcome else { return }
      state.waiting[ticket.number] = outcome
      while let outcome = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        deliver(outcome, &state)
        places.signal()
      }
    }
    if outcome == nil { places.signal() }
  }

  /// Ends the batch.
  func fail(_ error: BatchError) {
    state.withLock { $0.error = $0.error ?? error }
    places.signal()
  }

  /// The summary, once all threads have finished.
  func finish() throws(BatchError) -> BatchSummary {
    try state.withLock { state throws(BatchError) in
      // Pictures after a lost one have been written, so they belong in the list.
      for number in state.waiting.keys.sorted() {
        if let outcome = state.waiting.removeValue(forKey: number) { deliver(outcome, &state) }
      }
      let isComplete = !state.isOver
      if isComplete { writeHeld(&state) }
      do throws(BatchError) {
        try state.sink.close(isComplete: isComplete)
      } catch { state.error = state.error ?? error }
      if let error = state.error { throw error }
      let unsaid = state.reported.filter { $0.value > Self.warningsOfAKind }.sorted { $0.key < $1.key }
      return BatchSummary(
        progress: state.progress, unsaid: unsaid.map { ($0.key, $0.value - Self.warningsOfAKind) },
        signal: Interruption.signal, hasStopped: state.hasStopped)
    }
  }

  private static let warningsOfAKind = 3

  /// Writes the pictures that waited for the last row, except over a photo that a row has read.
  private func writeHeld(_ state: inout State) {
    for (outcome, slot) in state.held {
      do throws(OutcomeError) {
        _ = try PictureSink.write(outcome, options, files, isOwn: false, areRowsKnown: true)
        var written = outcome
        written.isWritten = true
        deliver(.success(written), &state, slot: slot)
      } catch {
        switch error {
        case .picture(let problem): deliver(.failure(problem), &state)
        case .batch(let error): state.error = state.error ?? error
        }
      }
    }
    state.held = []
  }

  private func deliver(_ outcome: Result<Outcome, BatchProblem>, _ state: inout State, slot: Int? = nil) {
    switch outcome {
    case .failure(let problem):
      // Other pictures may have been started before the first problem was known.
      if state.hasStopped { return }
      state.progress.failed += 1
      tell(.problem(problem))
      if options.failsFast { state.hasStopped = true }
    case .success(let outcome) where !outcome.isWritten:
      state.held.append((outcome, state.sink.reserve()))
    case .success(let outcome):
      // Before the picture, so that a program that waits for the picture knows all its warnings.
      for warning in outcome.warnings {
        state.reported[warning.kind, default: 0] += 1
        if state.reported[warning.kind, default: 0] <= Self.warningsOfAKind { tell(.warning(warning)) }
      }
      do throws(BatchError) { try state.sink.deliver(outcome, slot: slot) } catch {
        state.error = state.error ?? error
        return
      }
      switch outcome.state {
      case .drawn: state.progress.drawn += 1
      case .reused: state.progress.reused += 1
      case .kept: state.progress.kept += 1
      }
      tell(.picture(file: outcome.entry.file, state.progress))
    }
  }
}
