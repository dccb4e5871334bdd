// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that a user has named, with access limited to its contents: no name and no link leads outside.
///
/// Each part of a path is opened from the folder around it and must not be a link. Nothing that replaces a part
/// meanwhile can lead outside either. The folder itself may be a link, since the user named it.
public struct ConfinedFolder: Sendable, Hashable {
  /// The path as given.
  public let path: String

  /// A folder by its path. The path may contain links; names inside the folder may not.
  public init(_ path: String) { self.path = path }

  /// What to do when a link is in the place of the file to write. Neither case follows it.
  public enum LinkRule: Sendable { case refused, replaced }

  /// The bytes of a regular file; nil if there is none.
  ///
  /// - Throws: `.isLink` if the file or a folder on the way is a link; `.notRegular` for pipes and devices.
  public func read(_ name: String, limit: Int) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      let place = try place(of: name, makesFolders: false)
      if try place.isLink() { throw .isLink(place.path) }
      return try FileDescriptor(opening: place.name, in: place.folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        .readRegular(limit: limit)
    } catch .notFound { return nil }
  }

  /// The bytes of a file inside one of some folders. Its path may contain links.
  ///
  /// - Throws: `.failed` for a file outside these folders, which is not read.
  public static func read(_ path: String, within folders: [String], limit: Int) throws(FileError) -> [UInt8] {
    guard let file = realPath(path) else { throw .notFound(path) }
    for folder in folders.compactMap(realPath) {
      let start = folder == "/" ? folder : folder + "/"
      guard file.utf8.starts(with: start.utf8) else { continue }
      // The resolved path is read without following links, so a link placed there meanwhile has no effect.
      let name = String(Substring(file.utf8.dropFirst(start.utf8.count)))
      do throws(FileError) {
        if let bytes = try ConfinedFolder(folder).read(name, limit: limit) { return bytes }
      } catch { throw error.named(path) }
      throw .notFound(path)
    }
    let allowed = folders.map { "`\($0)`" }.joined(separator: " and ")
    throw .failed(path, reason: "this is outside \(allowed)")
  }

  /// Writes a whole file or nothing: first to a temporary file beside the target, which is then renamed to it. Missing
  /// folders on the way are created, and an existing file's permissions are kept. The first file that the process writes
  /// to a folder also removes the temporary files of writers that were killed.
  ///
  /// - Parameters:
  ///   - isSynchronized: whether to wait until the bytes are on the disk before renaming. Otherwise that is left to the
  ///     system, for thousands of files that can be made again.
  ///   - link: what to do with a link in the file's place.
  ///   - isInput: whether a file is one of the inputs, which must not be overwritten.
  /// - Throws: `FileError`. The target is then unchanged, and no temporary file is left.
  public func write(
    _ bytes: [UInt8], to name: String, isSynchronized: Bool = true, link: LinkRule = .refused,
    isInput: (FileIdentity) -> Bool = { _ in false }
  ) throws(FileError) {
    let place = try place(of: name, makesFolders: true)
    let mode = try place.modeOfReplaceable(link, isInput)
    TemporaryFile.removeLeftoversOnce(in: place.folder)
    do throws(FileError) {
      let temporary = try TemporaryFile(in: place.folder, isPrivate: mode != nil)
      do throws(FileError) {
        if let mode { _ = fchmod(temporary.file.number, mode) }
        try temporary.file.writeAll(bytes)
        if isSynchronized { try temporary.file.synchronize() }
        try temporary.takePlace(of: place.name, in: place.folder)
      } catch {
        temporary.remove(from: place.folder)
        throw error
      }
    } catch {
      throw error.named(place.path)
    }
  }

  /// Removes a file. A link is removed itself, not its target.
  public func remove(_ name: String) throws(FileError) {
    let place = try place(of: name, makesFolders: false)
    guard unsafe unlinkat(place.folder.number, place.name, 0) == 0 else { throw FileError(errno, place.path) }
  }

  /// Removes from one folder the temporary files of writers that were killed.
  ///
  /// - Parameter name: a folder inside this one; empty for this one.
  public func removeLeftovers(in name: String = "") {
    guard let place = try? place(of: name.isEmpty ? "x" : "\(name)/x", makesFolders: false) else { return }
    TemporaryFile.removeLeftovers(in: place.folder)
  }

  // MARK: Places

  /// `O_PATH`, which Swift does not import. A folder may allow writing without allowing its contents to be listed.
  private static let pathOnly: Int32 = 0o1000_0000

  /// The place of a file, which need not exist: its open folder and its name there.
  struct Place: ~Copyable {
    let folder: FileDescriptor
    let name: String

    var path: String { "\(folder.path)/\(name)" }
  }

  /// Opens each folder on the way to a file; a path never leads outside.
  func place(of name: String, makesFolders: Bool) throws(FileError) -> Place {
    // Split as bytes, not characters: a slash with a combining accent is one character, but the system still sees a
    // slash.
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let isInside = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." } && !name.utf8.contains(0)
    guard isInside, let last = parts.last else {
      throw .failed("\(path)/\(name)", reason: "this is not the name of a file in the folder")
    }
    var folder = try FileDescriptor(opening: path.isEmpty ? "." : path, Self.pathOnly | O_DIRECTORY)
    for part in parts.dropLast() {
      if makesFolders, unsafe mkdirat(folder.number, part, 0o777) != 0, errno != EEXIST {
        throw FileError(errno, "\(folder.path)/\(part)")
      }
      folder = try Self.step(from: folder, into: part)
    }
    return Place(folder: folder, name: last)
  }

  private static func step(from folder: borrowing FileDescriptor, into part: String) throws(FileError) -> FileDescriptor
  {
    do throws(FileError) {
      return try FileDescriptor(opening: part, in: folder, Self.pathOnly | O_DIRECTORY | O_NOFOLLOW)
    } catch {
      let path = "\(folder.path)/\(part)"
      switch folder.status(of: part).map({ $0.st_mode & S_IFMT }) {
      case S_IFLNK?: throw .isLink(path)
      case S_IFDIR?, nil: throw error
      default: throw .failed(path, reason: "a file is in the way of this folder")
      }
    }
  }
}

extension ConfinedFolder.Place {
  func isLink() throws(FileError) -> Bool { folder.status(of: name).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false }

  /// The permissions of the file to replace; nil if there is none.
  func modeOfReplaceable(
    _ link: ConfinedFolder.LinkRule, _ isInput: (FileIdentity) -> Bool
  ) throws(FileError) -> mode_t? {
    guard let info = folder.status(of: name) else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK:
      if link == .replaced { return nil }
      throw .isLink(path)
    case S_IFDIR: throw .isDirectory(path)
    default: throw .notRegular(path)
    }
    if isInput(FileIdentity(info)) { throw .isRead(path) }
    // Renaming needs no permission on the target itself, but replacing it must require permission to write.
    if unsafe faccessat(folder.number, name, W_OK, 0) != 0 { throw FileError(errno, path) }
    return info.st_mode & 0o777
  }
}
