// SPDX-License-Identifier: MIT

public import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a tar or zip archive to a file or to standard output, file by file.
///
/// Every file gets the same mode, owner and time, so that the same files give the same bytes.
@safe
public final class ArchiveWriter {
  /// The archive formats; the raw value is the file extension.
  public enum Format: String, Sendable, Hashable, CaseIterable { case tar, zip }

  private let library: ArchiveLibrary
  private let archive: ArchiveLibrary.Handle
  private let path: String
  private let format: Format
  /// nil for standard output.
  private let file: PendingFile?

  /// - Parameters:
  ///   - path: the file to write. It is replaced only when the archive is complete. `-` writes to standard output.
  ///   - isInput: whether a file is one of the inputs, which must not be overwritten.
  /// - Throws: if libarchive is not installed, or the file cannot be created.
  public init(_ path: String, _ format: Format, isInput: (FileIdentity) -> Bool = { _ in false }) throws(FileError) {
    guard let library = unsafe ArchiveLibrary.installed, let archive = unsafe library.new() else {
      throw .failed(path, reason: "archives need libarchive; install Debian's libarchive13")
    }
    unsafe (self.library, self.archive, self.path, self.format) = (library, archive, path, format)
    file = path == "-" ? nil : try PendingFile(path, isInput: isInput)
    let isOpen =
      switch format {
      case .tar: unsafe library.setTar(archive)
      // Pictures are compressed already.
      case .zip:
        unsafe library.setZip(archive) | library.setOptions(archive, "zip:compression=store,zip:hdrcharset=UTF-8")
      }
    _ = unsafe library.setPadding(archive, 1)
    // A reader of standard output gets each file as soon as it is added, not when ten kilobytes have come together.
    if file == nil { _ = unsafe library.setBlock(archive, 0) }
    let opened = unsafe library.openDescriptor(archive, file?.number ?? STDOUT_FILENO)
    guard isOpen == 0, opened == 0 else { throw failure() }
  }

  deinit { _ = unsafe library.free(archive) }

  /// Adds a file to the archive.
  public func add(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    try add(name, size: bytes.count) { length, offset in Array(bytes[offset..<min(offset + length, bytes.count)]) }
  }

  /// Adds a file that `read` delivers in pieces of at most `length` bytes, starting at `offset`.
  public func add(
    _ name: String, size: Int, _ read: (_ length: Int, _ offset: Int) throws(FileError) -> [UInt8]
  ) throws(FileError) {
    guard let entry = unsafe library.newEntry() else { throw .failed(path, reason: "no memory") }
    defer { unsafe library.freeEntry(entry) }
    // libarchive 3.6 crashes on UTF-8 names in tar files if the process has no UTF-8 locale, so the raw bytes are
    // written.
    switch format {
    case .tar: unsafe library.setNameBytes(entry, name)
    case .zip: unsafe library.setName(entry, name)
    }
    unsafe library.setSize(entry, Int64(size))
    unsafe library.setType(entry, UInt32(S_IFREG))
    unsafe library.setMode(entry, 0o644)
    // 1 January 1980, the earliest time that both formats can store.
    unsafe library.setTime(entry, 315_532_800, 0)
    // libarchive also warns if the name cannot be written in the process's character set. It is written as UTF-8
    // anyway.
    guard unsafe library.header(archive, entry) >= ArchiveLibrary.warning else { throw failure() }
    var offset = 0
    while offset < size {
      let piece = try read(1 << 20, offset)
      let written = unsafe piece.withUnsafeBytes { unsafe library.data(archive, $0.baseAddress, $0.count) }
      guard !piece.isEmpty, written == piece.count else { throw failure() }
      offset += piece.count
    }
    guard unsafe library.finishEntry(archive) >= ArchiveLibrary.warning else { throw failure() }
  }

  /// Writes the end of the archive and moves it to its path. Nothing can be added afterwards. An archive that is never
  /// closed leaves no file behind.
  public func close() throws(FileError) {
    guard unsafe library.close(archive) == 0 else { throw failure() }
    try file?.finish()
  }

  private func failure() -> FileError {
    let code = unsafe library.errorNumber(archive)
    let path = file == nil ? "<standard output>" : path
    if code == ENOSPC || code == EDQUOT { return .diskFull(path) }
    let reason = unsafe library.errorText(archive).map { unsafe String(cString: $0) }
    return .failed(path, reason: reason ?? "the archive cannot be written")
  }
}

/// The libarchive functions for writing, loaded when the first archive is written, so that no other command loads them.
///
/// - Source: the interface of libarchive 3, `archive.h` and `archive_entry.h`, which its version number 13 freezes.
@unsafe
private struct ArchiveLibrary {
  typealias Handle = OpaquePointer
  static let warning: Int32 = -20
  typealias Action = @convention(c) @Sendable (Handle) -> Int32

  let new: @convention(c) @Sendable () -> Handle?
  let setTar, setZip, finishEntry, close, free, errorNumber: Action
  let setOptions: @convention(c) @Sendable (Handle, UnsafePointer<CChar>) -> Int32
  let setPadding, setBlock, openDescriptor: @convention(c) @Sendable (Handle, Int32) -> Int32
  let header: @convention(c) @Sendable (Handle, Handle) -> Int32
  let data: @convention(c) @Sendable (Handle, UnsafeRawPointer?, Int) -> Int
  let errorText: @convention(c) @Sendable (Handle) -> UnsafePointer<CChar>?
  let newEntry: @convention(c) @Sendable () -> Handle?
  let freeEntry: @convention(c) @Sendable (Handle) -> Void
  let setName, setNameBytes: @convention(c) @Sendable (Handle, UnsafePointer<CChar>) -> Void
  let setSize: @convention(c) @Sendable (Handle, Int64) -> Void
  let setType, setMode: @convention(c) @Sendable (Handle, UInt32) -> Void
  let setTime: @convention(c) @Sendable (Handle, Int, Int) -> Void

  /// nil if libarchive is not installed.
  static let installed: ArchiveLibrary? = {
    guard let library = unsafe dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL) else { return nil }
    let names = [
      "archive_write_new", "archive_write_set_format_gnutar", "archive_write_set_format_zip",
      "archive_write_close", "archive_write_free", "archive_errno", "archive_write_set_options",
      "archive_write_set_bytes_in_last_block", "archive_write_open_fd",
      "archive_write_header", "archive_write_data", "archive_error_string", "archive_entry_new", "archive_entry_free",
      "archive_entry_set_pathname_utf8", "archive_entry_set_size", "archive_entry_set_filetype",
      "archive_entry_set_perm",
      "archive_entry_set_mtime", "archive_entry_set_pathname", "archive_write_finish_entry",
      "archive_write_set_bytes_per_block",
    ]
    let found = unsafe names.compactMap { unsafe dlsym(library, $0) }
    guard unsafe found.count == names.count else { return nil }
    return unsafe ArchiveLibrary(
      new: unsafeBitCast(found[0], to: (@convention(c) @Sendable () -> Handle?).self),
      setTar: unsafeBitCast(found[1], to: Action.self), setZip: unsafeBitCast(found[2], to: Action.self),
      finishEntry: unsafeBitCast(found[20], to: Action.self), close: unsafeBitCast(found[3], to: Action.self),
      free: unsafeBitCast(found[4], to: Action.self),
      errorNumber: unsafeBitCast(found[5], to: Action.self),
      setOptions: unsafeBitCast(found[6], to: (@convention(c) @Sendable (Handle, UnsafePointer<CChar>) -> Int32).self),
      setPadding: unsafeBitCast(found[7], to: (@convention(c) @Sendable (Handle, Int32) -> Int32).self),
      setBlock: unsafeBitCast(found[21], to: (@convention(c) @Sendable (Handle, Int32) -> Int32).self),
      openDescriptor: unsafeBitCast(found[8], to: (@convention(c) @Sendable (Handle, Int32) -> Int32).self),
      header: unsafeBitCast(found[9], to: (@convention(c) @Sendable (Handle, Handle) -> Int32).self),
      data: unsafeBitCast(found[10], to: (@convention(c) @Sendable (Handle, UnsafeRawPointer?, Int) -> Int).self),
      errorText: unsafeBitCast(found[11], to: (@convention(c) @Sendable (Handle) -> UnsafePointer<CChar>?).self),
      newEntry: unsafeBitCast(found[12], to: (@convention(c) @Sendable () -> Handle?).self),
      freeEntry: unsafeBitCast(found[13], to: (@convention(c) @Sendable (Handle) -> Void).self),
      setName: unsafeBitCast(found[14], to: (@convention(c) @Sendable (Handle, UnsafePointer<CChar>) -> Void).self),
      setNameBytes: unsafeBitCast(
        found[19], to: (@convention(c) @Sendable (Handle, UnsafePointer<CChar>) -> Void).self),
      setSize: unsafeBitCast(found[15], to: (@convention(c) @Sendable (Handle, Int64) -> Void).self),
      setType: unsafeBitCast(found[16], to: (@convention(c) @Sendable (Handle, UInt32) -> Void).self),
      setMode: unsafeBitCast(found[17], to: (@convention(c) @Sendable (Handle, UInt32) -> Void).self),
      setTime: unsafeBitCast(found[18], to: (@convention(c) @Sendable (Handle, Int, Int) -> Void).self))
  }()
}
