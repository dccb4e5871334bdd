// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Handles signals that ask the process to end: the first is recorded, a second ends the process at once.
public enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// The number of the recorded signal, 2 or 15; nil if there was none.
  public static var signal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Starts to record SIGINT and SIGTERM. For programs, since it affects the whole process.
  public static func listen() {
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { number in Interruption.received.store(number, ordering: .relaxed)
      }
      // The handler runs only once; the next signal has its default effect.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      _ = unsafe sigaction(number, &action, nil)
    }
  }
}

/// Unblocks the signals that ask a process to end. A program that started this process from a thread may have blocked
/// them without knowing. For programs, since it affects the whole process.
public func admitSignalsOfEnding() {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { _ = unsafe sigaddset(&signals, number) }
  _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
}

/// Sleeps for half a second, or until a signal comes.
public func sleepShortly() {
  var time = timespec(tv_sec: 0, tv_nsec: 500_000_000)
  _ = unsafe nanosleep(&time, nil)
}
