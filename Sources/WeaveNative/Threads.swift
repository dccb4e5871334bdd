// SPDX-License-Identifier: MIT

internal import CCairo

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
