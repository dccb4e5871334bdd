// SPDX-License-Identifier: MIT

internal import CConfine
import WeaveDiagnostics
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a worker gave no answer.
enum WorkerFailure: Error {
  /// It has ended or broken the protocol.
  case stopped
  /// It exceeded a limit.
  case overrun(limit: String)
}

/// Communicates with a worker during one request, and stops when the worker exceeds a limit.
struct WorkerWatch {
  let process: pid_t
  private let clock: clockid_t?
  /// The worker's CPU time in seconds when the request began.
  private let start: Double
  private let begin = WorkerWatch.seconds(of: CLOCK_MONOTONIC)
  private let limit: Double
  private let memory: Int?

  /// Seconds of real time after which an inactive worker is abandoned, for example one that was stopped with a signal.
  private static let patience = 60.0

  /// - Parameters:
  ///   - limit: seconds of CPU time that the request may take.
  ///   - memory: bytes of memory that the worker may take; nil if its address space alone is limited.
  init(process: pid_t, limit: Double = 0, memory: Int? = nil) {
    (self.process, self.limit, self.memory) = (process, limit, memory)
    var clock = clockid_t()
    self.clock = unsafe clock_getcpuclockid(process, &clock) == 0 ? clock : nil
    start = self.clock.map(Self.seconds) ?? 0
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    guard unsafe clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: Limits

  /// The seconds of CPU time that the worker has spent on the request.
  var seconds: Double { clock.map { max(0, Self.seconds(of: $0) - start) } ?? 0 }

  /// Throws if the worker has exceeded its limits.
  private func check() throws(WorkerFailure) {
    if seconds > limit { throw .overrun(limit: "the CPU time that the photos of one picture have") }
    if let memory, let resident = residentBytes, resident > memory {
      throw .overrun(limit: "\(memory >> 20) MB of memory")
    }
    try checkPatience()
  }

  private func checkPatience() throws(WorkerFailure) {
    if Self.seconds(of: CLOCK_MONOTONIC) - begin > Self.patience {
      throw .overrun(limit: "\(Self.patience.formatted) s")
    }
  }

  /// The worker's resident memory in bytes; nil if the system does not provide it.
  private var residentBytes: Int? {
    guard let bytes = try? readFile("/proc/\(process)/statm", limit: 4_096) else { return nil }
    let numbers = bytes.split(separator: UInt8(ascii: " ")).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count > 1, let pages = numbers[1] else { return nil }
    return pages.multipliedReportingOverflow(by: sysconf(Int32(_SC_PAGESIZE))).partialValue
  }

  /// Waits until the socket is ready, checking the limits meanwhile.
  private func wait(for events: Int32, _ socket: borrowing FileDescriptor) throws(WorkerFailure) {
    var waiting = pollfd(fd: socket.number, events: Int16(events), revents: 0)
    while unsafe poll(&waiting, 1, 10) <= 0 { try check() }
    // A worker that takes or gives one byte at a time is always ready.
    try checkPatience()
  }

  // MARK: Bytes

  func deliver(
    _ question: weave_question, _ bytes: [UInt8], to socket: borrowing FileDescriptor
  ) throws(WorkerFailure) {
    let head = unsafe withUnsafeBytes(of: question) { unsafe Array($0) }
    for part in [head, bytes] {
      var sent = 0
      while sent < part.count {
        try wait(for: POLLOUT, socket)
        let step = unsafe part.withUnsafeBytes { buffer in
          unsafe send(
            socket.number, buffer.baseAddress?.advanced(by: sent), buffer.count - sent,
            Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
        if step < 0, errno == EINTR || errno == EAGAIN { continue }
        guard step > 0 else { throw .stopped }
        sent += step
      }
    }
  }

  /// Receives so many bytes.
  func receive(_ count: Int, from socket: borrowing FileDescriptor) throws(WorkerFailure) -> [UInt8] {
    var failure: WorkerFailure?
    // Not filled with zeros first, which takes as long as receiving them.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      unsafe MemoryBudget.useLargePages(target)
      do throws(WorkerFailure) {
        while initialized < count {
          initialized += try unsafe receiveSome(of: target, after: initialized, from: socket)
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Receives the bytes that are there, and returns their number, which is not 0.
  private func receiveSome(
    of target: UnsafeMutableBufferPointer<UInt8>, after count: Int, from socket: borrowing FileDescriptor
  ) throws(WorkerFailure) -> Int {
    while true {
      try wait(for: POLLIN, socket)
      let step = unsafe recv(
        socket.number, target.baseAddress?.advanced(by: count), target.count - count, Int32(MSG_DONTWAIT))
      if step < 0, errno == EINTR || errno == EAGAIN { continue }
      guard step > 0 else { throw .stopped }
      return step
    }
  }

  func receiveAnswer(from socket: borrowing FileDescriptor) throws(WorkerFailure) -> weave_answer {
    let bytes = try receive(MemoryLayout<weave_answer>.size, from: socket)
    return unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: weave_answer.self) }
  }

  /// The text of an answer, with control characters replaced so that a terminal cannot act on them.
  func receiveText(
    _ answer: weave_answer, from socket: borrowing FileDescriptor
  ) throws(WorkerFailure) -> String {
    guard answer.length <= UInt32(WEAVE_WORKER_TEXT) else { throw .stopped }
    let bytes = try receive(Int(answer.length), from: socket)
    let text = String(decoding: bytes, as: UTF8.self)
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isPrintable ? $0 : " " }))
  }

  // MARK: The end

  /// Ends the process if it is still running, and says how it ended.
  ///
  /// - Parameter atOnce: false for a worker that has closed its socket and is about to exit. It then gets time to exit,
  ///   so that its exit status can be reported.
  @discardableResult
  func end(atOnce: Bool = false) -> String {
    var status: Int32 = 0
    for _ in 0..<(atOnce ? 1 : 20) {
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended == process { return Self.words(status) }
      guard ended == 0 else { return "ended" }
      if atOnce { break }
      var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      _ = unsafe nanosleep(&pause, nil)
    }
    _ = kill(process, SIGKILL)
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return "ended"
  }

  private static func words(_ status: Int32) -> String {
    switch status & 0x7F {
    case 0: "ended with status \(status >> 8 & 0xFF)"
    case SIGXCPU: "exceeded its time limit"
    case let signal: "crashed with signal \(signal)"
    }
  }
}

extension Double {
  fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension Unicode.Scalar.Properties {
  fileprivate var isPrintable: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
