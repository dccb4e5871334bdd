// SPDX-License-Identifier: MIT

internal import CConfine
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a body on several threads at once, and returns when all are done.
///
/// Each thread has a stack as large as the main thread's, which deeply nested designs need.
/// - Parameters:
///   - count: how many threads. If the system provides fewer, the caller's thread does the rest of the work.
///   - body: receives the number of its thread, from 0.
public func runOnThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  guard count > 1 else {
    if count == 1 { body(0) }
    return
  }
  var threads: [pthread_t] = []
  var left: [Int] = []
  for number in 0..<count {
    if let thread = startThread(ThreadTask(number: number, body: body)) {
      threads.append(thread)
    } else {
      left.append(number)
    }
  }
  left.forEach(body)
  for thread in threads { _ = pthread_join(thread, nil) }
}

/// The results of two pieces of work, done in parallel if there are at least two processors.
///
/// - Throws: the error of the first or, if it succeeds, of the second.
public func concurrently<First: Sendable, Second: Sendable, Failure: Error>(
  _ first: @escaping @Sendable () throws(Failure) -> First,
  _ second: @escaping @Sendable () throws(Failure) -> Second
) throws(Failure) -> (First, Second) {
  guard processorCount() > 1 else { return (try first(), try second()) }
  let later = EarlyValue { Result { () throws(Failure) in try second() } }
  let own = Result { () throws(Failure) in try first() }
  let other = later.get()
  return (try own.get(), try other.get())
}

/// Runs one body on a new thread and another on the caller's thread, and returns when both are done.
///
/// If the system provides no thread, the caller's thread runs both.
public func runBeside(_ other: @escaping @Sendable () -> Void, _ own: () -> Void) {
  let thread = startThread(ThreadTask(number: 0) { _ in other() })
  own()
  if let thread { _ = pthread_join(thread, nil) } else { other() }
}

/// Runs a body with a stack of 8 MB, which deeply nested designs need: on this thread if the limit on its stack
/// (`ulimit -s`) allows that, otherwise on a new one. Threads and processes that are started later get as much.
///
/// - Throws: if the system provides no thread with such a stack; the body has not run.
public func runWithStack(_ body: @escaping @Sendable () -> Void) throws(StackError) {
  if weave_provide_stacks() { return body() }
  guard let thread = startThread(ThreadTask(number: 0) { _ in body() }) else { throw StackError() }
  _ = pthread_join(thread, nil)
}

/// The system provides no stack of 8 MB.
public struct StackError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A message that names the limits.
  public var description: String {
    "no memory for a stack of 8 MB; raise the limit on the stack (`ulimit -s 8192`) or on address space (`ulimit -v`)"
  }
}

/// Starts a body on a new thread, which nobody waits for. If the system provides no thread, the caller's thread runs it.
func startThread(_ body: @escaping @Sendable () -> Void) {
  if !startDetachedThread(body) { body() }
}

/// Runs a body on a new thread, and does not wait for it.
///
/// - Returns: false if the system provides no thread; then the body does not run.
public func startDetachedThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  guard let thread = startThread(ThreadTask(number: 0) { _ in body() }) else { return false }
  _ = pthread_detach(thread)
  return true
}

/// A value that is computed on a separate thread before it is needed.
public final class EarlyValue<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let thread = Mutex<pthread_t?>(nil)
  private let body: @Sendable () -> Value

  /// Starts computing the value.
  public init(_ body: @escaping @Sendable () -> Value) {
    self.body = body
    let started = startThread(
      ThreadTask(number: 0) { [self] _ in
        let made = body()
        value.withLock { $0 = made }
      })
    thread.withLock { $0 = started }
  }

  /// Waits for the value and returns it.
  public func get() -> Value {
    thread.withLock { thread in
      if let started = thread { _ = pthread_join(started, nil) }
      thread = nil
    }
    return value.withLock { known in
      let made = known ?? body()
      known = made
      return made
    }
  }
}

/// A value that one thread lends to another, which has exclusive use of it until it is done.
@unsafe
public struct UncheckedTransfer<Value>: @unchecked Sendable {
  /// The value.
  public let value: Value

  /// Lends a value.
  public init(_ value: Value) { unsafe self.value = value }
}

/// Starts a thread with a stack as large as the main thread's; nil if the system provides none, and then the task is
/// not run.
private func startThread(_ task: ThreadTask) -> pthread_t? {
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  defer { unsafe pthread_attr_destroy(&attributes) }
  unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
  let held = unsafe Unmanaged.passRetained(task)
  var thread = pthread_t()
  let status = unsafe pthread_create(
    &thread, &attributes,
    { pointer in
      guard let pointer = unsafe pointer else { return nil }
      let task = unsafe Unmanaged<ThreadTask>.fromOpaque(pointer).takeRetainedValue()
      task.body(task.number)
      return nil
    }, held.toOpaque())
  guard status == 0 else {
    unsafe held.release()
    return nil
  }
  return thread
}

/// How many threads the process can run at the same time.
public func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

private final class ThreadTask: Sendable {
  let number: Int
  let body: @Sendable (Int) -> Void

  init(number: Int, body: @escaping @Sendable (Int) -> Void) {
    self.number = number
    self.body = body
  }
}
