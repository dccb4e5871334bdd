// SPDX-License-Identifier: MIT

internal import CCurl
import Synchronization
import WeaveSystem

/// Sends requests at the same time, on one thread of its own, and reuses their connections.
///
/// The thread starts with the first request. `end` closes all connections; so does the end of the queue itself.
/// - Source: libcurl-multi(3).
public final class TransferQueue: Sendable {
  private let inbox: Inbox

  /// A queue without a connection.
  ///
  /// - Parameter connections: the most connections to one server.
  public init(connections: Int) { inbox = Inbox(connections: connections) }

  deinit { inbox.close(nil) }

  /// The answer to a request. Cancelling the task gives the request up.
  public func answer(to request: TransferRequest) async throws(TransferFailure) -> TransferAnswer {
    let mark = CancelMark()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { inbox.add(Job(request: request, mark: mark, continuation: $0)) }
    } onCancel: {
      mark.isCancelled.store(true, ordering: .releasing)
      inbox.wake()
    }
    return try result.get()
  }

  /// Gives up all requests, closes all connections and waits for that.
  public func end() async {
    await withCheckedContinuation { inbox.close($0) }
  }
}

/// Whether a request has been given up.
private final class CancelMark: Sendable {
  let isCancelled = Atomic(false)
}

/// A request, and who waits for its answer.
private struct Job: Sendable {
  var request: TransferRequest
  var mark: CancelMark
  var continuation: CheckedContinuation<Result<TransferAnswer, TransferFailure>, Never>
}

/// What the thread of a queue and all others share.
private final class Inbox: Sendable {
  private struct State {
    /// Jobs that the thread has not taken yet.
    var jobs: [Job] = []
    var isRunning = false
    var isClosed = false
    /// Who waits for the end of the thread.
    var closers: [CheckedContinuation<Void, Never>] = []
    /// The address of libcurl's handle, which the thread owns; 0 if there is none. Others only wake it.
    var handle: UInt = 0
  }

  private let state = Mutex(State())
  private let connections: Int

  init(connections: Int) { self.connections = connections }

  // MARK: Other threads

  func add(_ job: Job) {
    let (isClosed, isFirst) = state.withLock { state in
      if state.isClosed { return (true, false) }
      state.jobs.append(job)
      let isFirst = !state.isRunning
      state.isRunning = true
      Self.wake(state)
      return (false, isFirst)
    }
    if isClosed { return job.continuation.resume(returning: .failure(.cancelled)) }
    if isFirst, !startDetachedThread({ self.run() }) { stop(.other("the system provides no thread")) }
  }

  func wake() { state.withLock { Self.wake($0) } }

  func close(_ continuation: CheckedContinuation<Void, Never>?) {
    let isRunning = state.withLock { state in
      state.isClosed = true
      if state.isRunning, let continuation { state.closers.append(continuation) }
      Self.wake(state)
      return state.isRunning
    }
    if !isRunning { continuation?.resume() }
  }

  private static func wake(_ state: State) {
    guard let handle = unsafe OpaquePointer(bitPattern: state.handle) else { return }
    _ = unsafe weave_multi_wake(handle)
  }

  // MARK: The queue's thread

  private func run() {
    guard weave_curl_load() == 1, let multi = unsafe weave_multi_new() else { return stop(.notInstalled) }
    weave_block_pipe_signal()
    _ = unsafe weave_multi_set_long(multi, Int32(WEAVE_MAX_HOST_CONNECTIONS), connections)
    state.withLock { $0.handle = UInt(bitPattern: multi) }
    var transfers = unsafe Transfers(multi)
    while true {
      let (jobs, isClosed) = state.withLock { state in
        defer { state.jobs = [] }
        return (state.jobs, state.isClosed)
      }
      for job in jobs { transfers.start(job) }
      transfers.endCancelled(all: isClosed)
      if isClosed { break }
      guard transfers.advance() else { break }
    }
    transfers.endCancelled(all: true)
    state.withLock { $0.handle = 0 }
    unsafe weave_multi_free(multi)
    stop(.cancelled)
  }

  /// Ends the thread's work: answers what is left with a failure.
  private func stop(_ failure: TransferFailure) {
    let (jobs, closers) = state.withLock { state in
      defer { (state.jobs, state.closers, state.isRunning) = ([], [], false) }
      return (state.jobs, state.closers)
    }
    for job in jobs { job.continuation.resume(returning: .failure(failure)) }
    for closer in closers { closer.resume() }
  }
}

/// The transfers that run on the queue's thread.
@safe
private struct Transfers {
  private let multi: OpaquePointer
  private var running: [OpaquePointer: (transfer: Transfer, job: Job)] = unsafe [:]

  init(_ multi: OpaquePointer) { unsafe self.multi = multi }

  mutating func start(_ job: Job) {
    do throws(TransferFailure) {
      let transfer = try Transfer(job.request)
      guard unsafe weave_multi_add(multi, transfer.easy) == 0 else { throw .other("libcurl takes no more requests") }
      unsafe running[transfer.easy] = (transfer, job)
    } catch {
      job.continuation.resume(returning: .failure(error))
    }
  }

  /// Gives up what nobody waits for any more, or everything.
  mutating func endCancelled(all: Bool) {
    for unsafe(easy, entry) in unsafe running {
      guard all || entry.job.mark.isCancelled.load(ordering: .acquiring) else { continue }
      unsafe remove(easy)?.job.continuation.resume(returning: .failure(.cancelled))
    }
  }

  /// Sends and receives what is ready, answers what is complete, and then waits for more; false if libcurl fails.
  mutating func advance() -> Bool {
    guard unsafe weave_multi_perform(multi) == 0 else { return false }
    var result: Int32 = 0
    while let easy = unsafe weave_multi_ended(multi, &result) {
      guard let (transfer, job) = unsafe remove(easy) else { continue }
      job.continuation.resume(returning: transfer.outcome(result))
    }
    return unsafe weave_multi_wait(multi, 60_000) == 0
  }

  private mutating func remove(_ easy: OpaquePointer) -> (transfer: Transfer, job: Job)? {
    guard let entry = unsafe running.removeValue(forKey: easy) else { return nil }
    _ = unsafe weave_multi_remove(multi, easy)
    return entry
  }
}
