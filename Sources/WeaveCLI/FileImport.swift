// SPDX-License-Identifier: MIT

import Weave
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveNative
import WeaveStore
import WeaveSystem

/// What was read from a file, or from one in an archive.
struct ImportedFile {
  /// The bytes, where they are few enough to be kept; messages name the file by it.
  var source: SourceText
  /// Nil where nobody knows what the file is.
  var feed: FeedSource?
  var checked: Checked<[Snapshots]>
  /// Records that an export of health data holds.
  var recordCount: Int?

  /// What was taken, in a few words.
  var words: String {
    guard let feed else { return "not recognised; nothing is taken" }
    guard let snapshots = checked.output else { return "\(feed.title): nothing can be taken" }
    let kinds = SnapshotKind.allCases.filter { kind in snapshots.contains { $0.kinds.contains(kind) } }
    let records = recordCount.map { $0 == 1 ? ", 1 record" : ", \($0) records" } ?? ""
    return "\(feed.title): \(kinds.map(\.rawValue).joined(separator: ", "))\(records)"
  }
}

/// Reads files for `weave import`: exports of any size piece by piece, the others whole.
struct FileImport {
  private let request: FeedRequest
  private let feed: FeedSource?

  init(_ request: FeedRequest, _ sourceName: String?) {
    self.request = request
    feed = sourceName.flatMap { FeedTable.source($0) }
  }

  /// - Throws: where the system refuses; what is wrong with the file itself is told in its diagnostics.
  func read(_ path: String) throws -> [ImportedFile] {
    let stream = try ByteStream(path)
    let start = try stream.next()
    if start.starts(with: [0x50, 0x4B, 0x03, 0x04]), path != "-" { return try archive(path) }
    return [try file(stream.name, start) { () throws(FileError) -> [UInt8] in try stream.next() }]
  }

  /// The files of an archive that are recognised.
  private func archive(_ path: String) throws -> [ImportedFile] {
    let archive = try ArchiveReader(path)
    var found: [ImportedFile] = []
    while let name = try archive.next() {
      let start = try archive.read()
      // Apple's archive holds the same data once more, in a form for clinics.
      if name.hasSuffix("export_cda.xml") { continue }
      guard source(of: start, name) != nil, found.count < 1_000 else { continue }
      found.append(try file("\(path)/\(name)", start) { () throws(FileError) -> [UInt8] in try archive.read() })
    }
    if !found.isEmpty { return found }
    let nothing = Diagnostic(.feedWrongShape, "no file of the archive is known", at: nil)
    return [ImportedFile(source: SourceText(name: path, bytes: []), feed: nil, checked: Checked(nil, [nothing]))]
  }

  private func source(of start: [UInt8], _ name: String) -> FeedSource? {
    feed ?? FeedTable.source(of: FileStart(start, name: name))
  }

  private func file(
    _ name: String, _ start: [UInt8], _ next: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> ImportedFile {
    guard let feed = source(of: start, name) else {
      let unknown = Diagnostic(
        .feedWrongShape, "the file is none of those that are known; say what it is with --as", at: nil)
      return ImportedFile(source: SourceText(name: name, bytes: []), feed: nil, checked: Checked(nil, [unknown]))
    }
    if feed.name == FeedTable.healthExport.name { return try healthExport(feed, name, start, next) }
    var bytes = start
    var piece = start
    while !piece.isEmpty {
      piece = try next()
      bytes += piece
      guard bytes.count <= Limits.feedBytes else { throw .tooLarge(name, limit: Limits.feedBytes) }
    }
    let whole = SourceText(name: name, bytes: bytes)
    return ImportedFile(source: whole, feed: feed, checked: feed.read(whole, request))
  }

  private func healthExport(
    _ feed: FeedSource, _ name: String, _ start: [UInt8], _ next: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> ImportedFile {
    var export = HealthExport(request)
    var piece = start
    while !piece.isEmpty {
      export.read(piece)
      piece = try next()
    }
    let checked = export.finish()
    return ImportedFile(
      source: SourceText(name: name, bytes: []), feed: feed, checked: checked, recordCount: export.recordCount)
  }
}
