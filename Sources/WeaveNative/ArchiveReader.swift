// SPDX-License-Identifier: MIT

public import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the files of an archive one after the other, each in pieces: zip, tar and every other format that libarchive
/// knows.
@safe
public final class ArchiveReader {
  private let library: ReadingLibrary
  private let archive: ReadingLibrary.Handle
  private let path: String
  /// The unpacked size of the current file, in bytes; nil if the archive does not state it.
  public private(set) var size: Int?

  /// - Parameter path: the archive file.
  /// - Throws: if libarchive is not installed, or the file is not an archive.
  public init(_ path: String) throws(FileError) {
    guard let library = unsafe ReadingLibrary.installed, let archive = unsafe library.new() else {
      throw .failed(path, reason: "archives need libarchive; install Debian's libarchive13")
    }
    unsafe (self.library, self.archive, self.path) = (library, archive, path)
    guard unsafe library.allowFormats(archive) | library.allowFilters(archive) >= warningStatus,
      unsafe library.open(archive, path, 1 << 18) == 0
    else { throw failure() }
  }

  deinit { _ = unsafe library.free(archive) }

  /// Goes to the next file of the archive. Folders and links are skipped.
  ///
  /// - Returns: the file's name in the archive; nil after the last file.
  public func next() throws(FileError) -> String? {
    while true {
      var entry: ReadingLibrary.Handle?
      let status = unsafe library.next(archive, &entry)
      if status == endStatus { return nil }
      guard status >= warningStatus, let found = unsafe entry else { throw failure() }
      guard unsafe library.type(found) == UInt32(S_IFREG) else { continue }
      size = unsafe library.hasSize(found) != 0 ? Int(exactly: library.size(found)) : nil
      // If the name cannot be converted to UTF-8, its raw bytes are used.
      let name = unsafe library.nameUTF8(found) ?? library.name(found)
      return unsafe name.map { unsafe String(cString: $0) } ?? ""
    }
  }

  /// The next bytes of the file; empty at its end.
  public func read() throws(FileError) -> [UInt8] {
    var got = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, filled in
      got = unsafe library.read(archive, buffer.baseAddress, buffer.count)
      filled = max(got, 0)
    }
    guard got >= 0 else { throw failure() }
    return bytes
  }

  private func failure() -> FileError {
    let reason = unsafe library.errorText(archive).map { unsafe String(cString: $0) }
    return .failed(path, reason: reason ?? "the archive cannot be read")
  }
}

/// libarchive's status codes: a warning about a file that can still be read, and the end of the archive.
private let warningStatus: Int32 = -20
private let endStatus: Int32 = 1

/// The libarchive functions for reading, loaded when the first archive is read.
///
/// - Source: the interface of libarchive 3, `archive.h` and `archive_entry.h`, which its version number 13 freezes.
@unsafe
private struct ReadingLibrary {
  typealias Handle = OpaquePointer
  typealias Action = @convention(c) @Sendable (Handle) -> Int32
  typealias Name = @convention(c) @Sendable (Handle) -> UnsafePointer<CChar>?

  let new: @convention(c) @Sendable () -> Handle?
  let allowFormats, allowFilters, free: Action
  let open: @convention(c) @Sendable (Handle, UnsafePointer<CChar>, Int) -> Int32
  let next: @convention(c) @Sendable (Handle, UnsafeMutablePointer<Handle?>) -> Int32
  let read: @convention(c) @Sendable (Handle, UnsafeMutableRawPointer?, Int) -> Int
  let type: @convention(c) @Sendable (Handle) -> UInt32
  let name, nameUTF8, errorText: Name
  let hasSize: Action
  let size: @convention(c) @Sendable (Handle) -> Int64

  /// nil if libarchive is not installed.
  static let installed: ReadingLibrary? = {
    guard let library = unsafe dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL) else { return nil }
    let names = [
      "archive_read_new", "archive_read_support_format_all", "archive_read_support_filter_all", "archive_read_free",
      "archive_read_open_filename", "archive_read_next_header", "archive_read_data", "archive_entry_filetype",
      "archive_entry_pathname", "archive_entry_pathname_utf8", "archive_error_string", "archive_entry_size_is_set",
      "archive_entry_size",
    ]
    let found = unsafe names.compactMap { unsafe dlsym(library, $0) }
    guard unsafe found.count == names.count else { return nil }
    return unsafe ReadingLibrary(
      new: unsafeBitCast(found[0], to: (@convention(c) @Sendable () -> Handle?).self),
      allowFormats: unsafeBitCast(found[1], to: Action.self), allowFilters: unsafeBitCast(found[2], to: Action.self),
      free: unsafeBitCast(found[3], to: Action.self),
      open: unsafeBitCast(found[4], to: (@convention(c) @Sendable (Handle, UnsafePointer<CChar>, Int) -> Int32).self),
      next: unsafeBitCast(
        found[5], to: (@convention(c) @Sendable (Handle, UnsafeMutablePointer<Handle?>) -> Int32).self),
      read: unsafeBitCast(
        found[6], to: (@convention(c) @Sendable (Handle, UnsafeMutableRawPointer?, Int) -> Int).self),
      type: unsafeBitCast(found[7], to: (@convention(c) @Sendable (Handle) -> UInt32).self),
      name: unsafeBitCast(found[8], to: Name.self), nameUTF8: unsafeBitCast(found[9], to: Name.self),
      errorText: unsafeBitCast(found[10], to: Name.self), hasSize: unsafeBitCast(found[11], to: Action.self),
      size: unsafeBitCast(found[12], to: (@convention(c) @Sendable (Handle) -> Int64).self))
  }()
}
