// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveHash
import WeavePNG
import WeaveRender
import WeaveSystem

/// The reference that a picture is compared with.
enum Reference: Sendable {
  /// The bytes of a PNG file.
  case picture([UInt8])
  /// The hash of its pixels, instead of a large file, and its tree.
  case hash(PictureHash)
}

/// A picture as a hash: the first line of a `.hash` file; the rest is its tree.
struct PictureHash: Sendable, Equatable {
  var width: Int
  var height: Int
  var pixels: Checksum

  var line: String { "xxh128 \(pixels) \(width)x\(height)" }

  init(width: Int, height: Int, pixels: Checksum) { (self.width, self.height, self.pixels) = (width, height, pixels) }

  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "xxh128", let pixels = Checksum(words[1]) else { return nil }
    let size = words[2].split(separator: "x").map { Int($0) }
    guard size.count == 2, let width = size[0], let height = size[1] else { return nil }
    self.init(width: width, height: height, pixels: pixels)
  }
}

/// The references, in a folder or in a tar archive: `NAME.png`, or `NAME.hash` for large ones, and `NAME.tree`.
struct ReferenceFolder: Sendable {
  enum Form: String, CaseIterable { case picture = "png", hash, tree }

  /// The folder, or the archive.
  let path: String
  private let archive: ReferenceArchive?

  /// The references in a folder, which need not exist.
  init(path: String) {
    self.path = path
    archive = nil
  }

  /// The references at a path; one that ends with `.tar` is an archive.
  ///
  /// - Throws: if the archive is damaged.
  init(opening path: String) throws(FileError) {
    self.path = path
    archive = Self.isArchive(path) && !isFolder(path) ? try ReferenceArchive(path) : nil
  }

  /// Whether references at a path are kept in an archive.
  static func isArchive(_ path: String) -> Bool { path.hasSuffix(ReferenceArchive.ending) }

  /// Whether there are any references, or at least their folder.
  var exists: Bool { archive?.exists ?? isFolder(path) }

  /// Writes what changed in an archive; files of a folder have been written at once.
  func finish() throws(FileError) { try archive?.finish() }

  // MARK: Files

  private var folder: ConfinedFolder { ConfinedFolder(path) }

  /// The bytes of a file; nil if there is none.
  private func read(_ file: String, limit: Int) throws(FileError) -> [UInt8]? {
    let bytes: [UInt8]?
    if let archive { bytes = try archive.read(file, limit: limit) } else { bytes = try folder.read(file, limit: limit) }
    if let pointer = bytes.flatMap({ GitLFSPointer($0, of: "\(path)/\(file)") }) { throw pointer.error }
    return bytes
  }

  private func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    if let archive { return archive.write(bytes, to: file) }
    try makeFolder(path)
    try folder.write(bytes, to: file)
  }

  // MARK: References

  func path(of name: String, _ form: Form) -> String { "\(path)/\(name).\(form.rawValue)" }

  /// The reference of a picture; nil if there is none.
  ///
  /// - Throws: `FileError` if it cannot be read, and for links, including links among its parent folders: they lead to
  ///   files of others.
  func picture(of name: String) throws(FileError) -> Reference? {
    if let bytes = try bytes(of: name, .picture) { return .picture(bytes) }
    guard let bytes = try bytes(of: name, .hash) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first
    guard let hash = line.flatMap(PictureHash.init(line:)) else {
      throw .failed(path(of: name, .hash), reason: "this is not the hash of a picture")
    }
    return .hash(hash)
  }

  /// The tree of a picture, from any of its files.
  func tree(of name: String) throws(FileError) -> PictureTree? {
    guard let bytes = try bytes(of: name, .tree) else { return nil }
    guard let tree = PictureTree(file: bytes) else {
      throw .failed(path(of: name, .tree), reason: "a damaged tree; remove it to have it written again")
    }
    return tree
  }

  /// The tree stored with a reference: in its picture, or after its hash.
  func tree(with reference: Reference, of name: String) -> PictureTree? {
    switch reference {
    case .picture(let file):
      guard let note = PNGNote(of: file) else { return nil }
      var tree = PictureTree(written: note.text)
      tree.provenance = Provenance(reference: file)
      return tree
    case .hash:
      guard let bytes = try? bytes(of: name, .hash) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.firstIndex(of: "\n").map { PictureTree(written: String(text[text.index(after: $0)...])) }
    }
  }

  /// What drew the reference; nil if there is none, or it does not say.
  ///
  /// - Parameter isPicture: whether the picture or its hash is meant, and not the tree beside it.
  func provenance(of name: String, isPicture: Bool) throws(FileError) -> Provenance? {
    guard isPicture else { return try tree(of: name)?.provenance }
    return try picture(of: name).flatMap { tree(with: $0, of: name)?.provenance }
  }

  /// What draws the references; nil if that was not recorded, or in an earlier form.
  ///
  /// - Throws: if the file is damaged.
  func environment() throws(FileError) -> ReferenceEnvironment? {
    guard let bytes = try environmentBytes() else { return nil }
    switch ReferenceEnvironment.read(bytes) {
    case .current(let environment)?: return environment
    case .old?: return nil
    case nil:
      let path = "\(path)/\(ReferenceEnvironment.fileName)"
      throw .failed(path, reason: "it does not say what draws the references; remove it and run with --update")
    }
  }

  private func environmentBytes() throws(FileError) -> [UInt8]? {
    try read(ReferenceEnvironment.fileName, limit: 1 << 20)
  }

  /// Records what drew one more reference: the fonts that no reference showed before. The environment of all is only
  /// replaced by a run that has compared all.
  func record(_ provenance: Provenance) throws(FileError) {
    let now = ReferenceEnvironment(provenance)
    guard let bytes = try environmentBytes() else { return try write(now) }
    if case .current(let known)? = ReferenceEnvironment.read(bytes) { try write(known.adding(now)) }
  }

  /// Writes what draws the references, unless the file says so already.
  func write(_ environment: ReferenceEnvironment) throws(FileError) {
    let bytes = Array(environment.json.utf8)
    if try environmentBytes() != bytes { try write(bytes, to: ReferenceEnvironment.fileName) }
  }

  /// A hash of the current picture, or of the tree if there is no picture; empty if there is neither.
  func sum(of name: String) throws(FileError) -> String {
    let sum = try sum(of: name, isPicture: true)
    return sum.isEmpty ? try self.sum(of: name, isPicture: false) : sum
  }

  /// A hash of the current reference; empty if there is none.
  ///
  /// - Parameter isPicture: whether the picture or its hash is meant, and not the tree beside it.
  func sum(of name: String, isPicture: Bool) throws(FileError) -> String {
    guard isPicture else { return try tree(of: name).map { Checksum(of: Array($0.text.utf8)).description } ?? "" }
    return switch try picture(of: name) {
    case .picture(let bytes)?: Checksum(of: bytes).description
    case .hash(let hash)?: hash.pixels.description
    case nil: ""
    }
  }

  /// A file of a picture; nil if there is none.
  func bytes(of name: String, _ form: Form) throws(FileError) -> [UInt8]? {
    do throws(FileError) { return try read("\(name).\(form.rawValue)", limit: Limits.imageBytes) } catch .isLink(
      let path)
    {
      throw .failed(path, reason: "a link; a reference must be a regular file")
    }
  }

  /// Writes a file of a picture, unless it has not changed.
  ///
  /// - Returns: whether it was written.
  func write(_ bytes: [UInt8], of name: String, _ form: Form) throws(FileError) -> Bool {
    guard try self.bytes(of: name, form) != bytes else { return false }
    try write(bytes, to: "\(name).\(form.rawValue)")
    return true
  }

  func remove(_ name: String, _ form: Form) throws(FileError) {
    guard try bytes(of: name, form) != nil else { return }
    if let archive { archive.remove("\(name).\(form.rawValue)") } else { try folder.remove("\(name).\(form.rawValue)") }
  }

  /// The names of all references, sorted. Files with other kinds of names are ignored.
  func names() throws(FileError) -> [String] {
    if let archive { return Set(archive.names.compactMap(Self.reference(of:))).sorted() }
    guard isFolder(path) else { return [] }
    return Set(try files(of: path, prefix: "").compactMap(Self.reference(of:))).sorted()
  }

  private func files(of folder: String, prefix: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try WeaveSystem.names(inFolder: folder) where !name.hasPrefix(".") {
      if try kind(ofFile: "\(folder)/\(name)") == .folder {
        found += try files(of: "\(folder)/\(name)", prefix: "\(prefix)\(name)/")
      } else {
        found.append(prefix + name)
      }
    }
    return found
  }

  /// The name of the reference that a file belongs to: `…-medium-dark@2x`; nil for other files.
  private static func reference(of file: String) -> String? {
    guard let dot = file.lastIndex(of: "."), Form(rawValue: String(file[file.index(after: dot)...])) != nil else {
      return nil
    }
    let stem = file[..<dot]
    let name = stem.split(separator: "/").last ?? ""
    let isReference =
      name.wholeMatch(of: /.+-[A-Za-z]+-(?:light|dark|tinted|clear|accented|eink)(?:-.+)?@[1-3]x/) != nil
    return isReference ? String(stem) : nil
  }
}
