// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Signals that ask a process to end, taken as a wish: the first is remembered, a second ends the process at once.
public enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// The number of the signal that came, 2 or 15; nil for none.
  public static var signal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// From now on remembers SIGINT and SIGTERM. For programs, as it holds for the whole process.
  public static func listen() {
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { number in Interruption.received.store(number, ordering: .relaxed)
      }
      // The handler serves once: the next signal has its usual effect.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      _ = unsafe sigaction(number, &action, nil)
    }
  }
}

/// Lets the signals through that ask a process to end, which a program that starts it from one of its threads may have held back without knowing.
/// For programs, as it holds for the whole process.
public func admitSignalsOfEnding() {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { _ = unsafe sigaddset(&signals, number) }
  _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
}

/// Rests for half a second, or until a signal comes.
public func sleepShortly() {
  var time = timespec(tv_sec: 0, tv_nsec: 500_000_000)
  _ = unsafe nanosleep(&time, nil)
}
