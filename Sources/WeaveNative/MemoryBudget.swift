// SPDX-License-Identifier: MIT

internal import CConfine
import Synchronization
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The remaining address space if the system limits it for this process, as with `ulimit -v`.
///
/// A failed allocation ends a Swift program, and some C libraries silently leave things out. Large allocations are
/// therefore checked here first, and a picture that was drawn at the end of the address space is not delivered.
public enum MemoryBudget {
  /// Bytes that are kept free for small allocations, and for the largest block that a library requests without
  /// reporting a failure: a font file.
  private static let reserve = 32 << 20
  private static let hasFailed = Atomic<Bool>(false)

  /// Whether this many more bytes can be allocated.
  public static func allows(_ bytes: Int) -> Bool {
    guard let limit, let used = pages(0) else { return true }
    return bytes < limit - reserve - used
  }

  /// Whether an allocation has failed in this process, or may have failed unnoticed, while address space is limited.
  public static var wasExceeded: Bool {
    // Without a limit, an allocation only fails if it was too large by itself. Then the picture fails with its own
    // status, and later pictures are not affected.
    guard let limit else { return false }
    if hasFailed.load(ordering: .relaxed) || weave_was_refused_memory() { return true }
    guard let peak else { return false }
    return peak > limit - reserve
  }

  /// Requests large pages for memory that is about to be written. A photo of 1600 × 1600 pixels fills 2,500 small
  /// pages, which take a seventh of the time of its first picture. A system without large pages uses small ones.
  static func useLargePages(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    let size = 2 << 20
    guard memory.count >= 2 * size, let base = memory.baseAddress else { return }
    let skipped = (size - Int(bitPattern: base) % size) % size
    unsafe _ = madvise(base + skipped, (memory.count - skipped) / size * size, MADV_HUGEPAGE)
  }

  /// Records that a library ran out of memory: from now on, its drawings may be incomplete.
  static func noteFailure() { hasFailed.store(true, ordering: .relaxed) }

  private static var limit: Int? {
    let limit = weave_address_limit()
    return limit == 0 ? nil : Int(clamping: limit)
  }

  /// One value of `/proc/self/statm`, in bytes; nil if the system does not provide it.
  private static func pages(_ index: Int) -> Int? {
    guard let bytes = try? readFile("/proc/self/statm", limit: 4_096) else { return nil }
    let numbers = bytes.split(separator: UInt8(ascii: " ")).map { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers.count > index ? numbers[index].map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
  }

  /// The most address space that was ever in use, in bytes.
  private static var peak: Int? {
    guard let bytes = try? readFile("/proc/self/status", limit: 1 << 16) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("VmPeak:") }) else { return nil }
    return Int(line.filter(\.isNumber)).map { $0 << 10 }
  }
}
