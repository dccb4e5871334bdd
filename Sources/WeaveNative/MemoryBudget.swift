// SPDX-License-Identifier: MIT

internal import CConfine
import Synchronization
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is left of the address space that the system allows this process, as by `ulimit -v`.
///
/// An allocation that fails ends a Swift program, and lets some C libraries leave things out without a word. So what is large
/// is asked for here first, and a picture that was drawn at the end of the address space is not delivered.
public enum MemoryBudget {
  /// Bytes that are kept free for all that is small, and the largest that a library asks for without saying when it gets none:
  /// a file of fonts.
  private static let reserve = 32 << 20
  private static let hasFailed = Atomic<Bool>(false)

  /// Whether so many bytes more can be had.
  public static func allows(_ bytes: Int) -> Bool {
    guard let limit, let used = pages(0) else { return true }
    return bytes < limit - reserve - used
  }

  /// Whether an allocation has failed in this process, or may have failed unseen, where address space is limited.
  public static var wasExceeded: Bool {
    // Where nothing limits it, a library that got no memory was asked for too much at once: that picture fails by its own
    // status, and no later one.
    guard let limit else { return false }
    if hasFailed.load(ordering: .relaxed) { return true }
    guard let peak else { return false }
    return peak > limit - reserve
  }

  /// Asks for large pages under memory that is about to be written: a photo of 1600 × 1600 pixels is 2,500 small ones, which
  /// take a seventh of its first picture. Where the system has no large ones it goes on with small ones.
  static func useLargePages(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    let size = 2 << 20
    guard memory.count >= 2 * size, let base = memory.baseAddress else { return }
    let skipped = (size - Int(bitPattern: base) % size) % size
    unsafe _ = madvise(base + skipped, (memory.count - skipped) / size * size, MADV_HUGEPAGE)
  }

  /// Remembers that a library had no memory: what it draws from now on may lack something.
  static func noteFailure() { hasFailed.store(true, ordering: .relaxed) }

  /// Lets a process that ends for lack of memory say so, with exit code 2. For programs, at their start.
  public static func explainFailures() { weave_explain_missing_memory() }

  private static var limit: Int? {
    let limit = weave_address_limit()
    return limit == 0 ? nil : Int(clamping: limit)
  }

  /// A number of `/proc/self/statm`, in bytes; nil where the system does not tell.
  private static func pages(_ index: Int) -> Int? {
    guard let bytes = try? readFile("/proc/self/statm", limit: 4_096) else { return nil }
    let numbers = bytes.split(separator: UInt8(ascii: " ")).map { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers.count > index ? numbers[index].map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
  }

  /// The most address space that was ever in use.
  private static var peak: Int? {
    guard let bytes = try? readFile("/proc/self/status", limit: 1 << 16) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("VmPeak:") }) else { return nil }
    return Int(line.filter(\.isNumber)).map { $0 << 10 }
  }
}
