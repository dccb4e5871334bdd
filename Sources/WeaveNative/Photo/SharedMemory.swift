// SPDX-License-Identifier: MIT

internal import CConfine
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory that a worker shares. This process never maps it: what a worker writes there is copied once and then checked,
/// and a worker cannot take it away meanwhile.
final class SharedMemory: Sendable {
  private let file: FileDescriptor
  /// The memory that stays reserved between two pictures.
  private static let least = 4 << 20

  init() throws(ImageDecodingError) {
    let number = weave_shared_memory()
    guard number >= 0 else { throw .noWorker(reason: systemWords(errno)) }
    file = FileDescriptor(owning: number, path: "<memory>")
  }

  var number: Int32 { file.number }

  /// Writes bytes at the beginning.
  ///
  /// - Parameter room: the bytes that the memory has then, at least.
  /// - Throws: `.memory` if there is not so much.
  func write(_ bytes: [UInt8], room: Int) throws(ImageDecodingError) {
    var info = stat()
    guard unsafe fstat(number, &info) == 0, Int(info.st_size) >= room || ftruncate(number, off_t(room)) == 0 else {
      throw .memory
    }
    var done = 0
    while done < bytes.count {
      let step = unsafe bytes.withUnsafeBytes { buffer in
        unsafe pwrite(number, buffer.baseAddress?.advanced(by: done), buffer.count - done, off_t(done))
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw .memory }
      done += step
    }
  }

  /// A copy of some bytes; nil if there are fewer.
  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var done = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      unsafe MemoryBudget.useLargePages(target)
      while done < count {
        let step = unsafe pread(number, target.baseAddress?.advanced(by: done), count - done, off_t(offset + done))
        if step < 0, errno == EINTR { continue }
        if step <= 0 { break }
        done += step
      }
      initialized = done
    }
    return done == count ? bytes : nil
  }

  /// Gives most of the memory back to the system.
  func release() {
    var info = stat()
    guard unsafe fstat(number, &info) == 0, Int(info.st_blocks) * 512 > Self.least else { return }
    weave_empty_memory(number, Int64(info.st_size))
  }
}
