// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a body on several threads at once, and returns when all are done.
///
/// Each thread has a stack as large as the main thread's, which deep designs need.
/// - Parameters:
///   - count: how many threads; where the system gives fewer, the caller's own thread does the work of the others.
///   - body: gets the number of its thread, from 0.
public func runOnThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  guard count > 1 else {
    if count == 1 { body(0) }
    return
  }
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  defer { unsafe pthread_attr_destroy(&attributes) }
  unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
  var threads: [pthread_t] = []
  var left: [Int] = []
  for number in 0..<count {
    let task = unsafe Unmanaged.passRetained(ThreadTask(number: number, body: body))
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        let task = unsafe Unmanaged<ThreadTask>.fromOpaque(pointer).takeRetainedValue()
        task.body(task.number)
        return nil
      }, task.toOpaque())
    if status == 0 {
      threads.append(thread)
    } else {
      unsafe task.release()
      left.append(number)
    }
  }
  left.forEach(body)
  for thread in threads { _ = pthread_join(thread, nil) }
}

/// The results of two pieces of work, done at once where there are two processors.
///
/// - Throws: what the first throws, else what the second does.
public func concurrently<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () throws -> First, _ second: @escaping @Sendable () throws -> Second
) throws -> (First, Second) {
  guard processorCount() > 1 else { return (try first(), try second()) }
  let results = Mutex<(Result<First, any Error>?, Result<Second, any Error>?)>((nil, nil))
  runOnThreads(2) { part in
    if part == 0 {
      let result = Result { try first() }
      results.withLock { $0.0 = result }
    } else {
      let result = Result { try second() }
      results.withLock { $0.1 = result }
    }
  }
  guard case (let first?, let second?) = results.withLock({ $0 }) else { preconditionFailure("Both parts ran.") }
  return (try first.get(), try second.get())
}

/// How many threads the process may keep busy.
public func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

private final class ThreadTask: Sendable {
  let number: Int
  let body: @Sendable (Int) -> Void

  init(number: Int, body: @escaping @Sendable (Int) -> Void) {
    self.number = number
    self.body = body
  }
}
