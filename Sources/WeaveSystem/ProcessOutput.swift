// SPDX-License-Identifier: MIT

import CConfine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a program and returns what it writes to standard output; its standard error is that of this process.
///
/// - Parameters:
///   - words: the program, found in `PATH`, and its arguments; no shell is involved.
///   - seconds: the time after which it is killed.
///   - limit: the most bytes that are accepted.
/// - Throws: if it cannot be started, writes more, takes longer, or exits with a code other than 0.
public func output(of words: [String], within seconds: Double, limit: Int) throws(FileError) -> [UInt8] {
  guard let program = words.first, !words.contains(where: { $0.utf8.contains(0) }) else { throw .notFound("") }
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else { throw FileError(errno, program) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  defer { close(ends[0]) }
  let process = try start(words, writingTo: ends[1], program)
  close(ends[1])
  var bytes: [UInt8] = []
  var failure: FileError?
  let deadline = uptime() + seconds
  reading: while true {
    var state = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    let left = deadline - uptime()
    guard left > 0 else {
      failure = .failed(program, reason: "it did not finish within \(Int(seconds)) s")
      break
    }
    let ready = wait(for: &state, Int32(min(left * 1_000 + 1, 60_000)))
    if ready == 0 || (ready < 0 && errno == EINTR) { continue }
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(ends[0], &piece, piece.count)
    if count < 0, errno == EINTR { continue }
    if count <= 0 { break reading }
    guard bytes.count + count <= limit else {
      failure = .tooLarge(program, limit: limit)
      break
    }
    bytes += piece[..<count]
  }
  // A program may close its output and go on.
  if failure == nil, !hasEnded(process, before: deadline) {
    failure = .failed(program, reason: "it did not finish within \(Int(seconds)) s")
  }
  if failure != nil { _ = kill(-process, SIGKILL) }
  var status: Int32 = 0
  while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
  if let failure { throw failure }
  guard status == 0 else {
    let reason =
      status & 0x7F == 0 ? "it ended with code \(status >> 8 & 0xFF)" : "it was ended by signal \(status & 0x7F)"
    throw .failed(program, reason: reason)
  }
  return bytes
}

/// Starts a program in its own process group, so that it can be killed together with everything it starts.
private func start(_ words: [String], writingTo end: Int32, _ program: String) throws(FileError) -> pid_t {
  var actions = unsafe posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  unsafe posix_spawn_file_actions_init(&actions)
  unsafe posix_spawnattr_init(&attributes)
  defer {
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }
  _ = unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  _ = unsafe posix_spawn_file_actions_adddup2(&actions, end, 1)
  // Threads that wait for the network block signals, and a program would inherit that.
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  _ = unsafe posix_spawnattr_setsigmask(&attributes, &signals)
  _ = unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
  var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
  defer { unsafe arguments.forEach { unsafe free($0) } }
  var process: pid_t = 0
  let code = unsafe posix_spawnp(&process, program, &actions, &attributes, &arguments, environ)
  guard code == 0 else { throw FileError(code, program) }
  return process
}

/// Waits until a process has ended, and says whether it has. Before Linux 5.3, it is not waited for here.
private func hasEnded(_ process: pid_t, before deadline: Double) -> Bool {
  let handle = weave_open_process(process)
  guard handle >= 0 else { return true }
  defer { close(handle) }
  while true {
    let left = deadline - uptime()
    guard left > 0 else { return false }
    var state = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    if wait(for: &state, Int32(min(left * 1_000 + 1, 60_000))) > 0 { return true }
  }
}

private func wait(for descriptor: inout pollfd, _ milliseconds: Int32) -> Int32 {
  unsafe poll(&descriptor, 1, milliseconds)
}

private func uptime() -> Double {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
