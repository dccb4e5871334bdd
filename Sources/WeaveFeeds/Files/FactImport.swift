// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
public import WeaveSystem

/// Reads facts from files of other programs: exports of any size piece by piece, other files whole.
public struct FactImport {
  /// How much of a file has been read.
  public struct Progress: Sendable, Hashable {
    /// Bytes of the file, or unpacked bytes of a file in an archive.
    public var bytes: Int
    /// The total number of bytes; nil if it is unknown, as for a pipe.
    public var total: Int?
  }

  private let request: FeedRequest
  private let feed: FeedSource?
  private let report: (Progress) -> Void
  private let isEnding: () -> Bool
  /// How many unpacked bytes of an archive are read; nil for as many as its size allows.
  var archiveLimit: Int?

  /// - Parameters:
  ///   - sourceName: the source of all files; nil to recognise each file by its beginning.
  ///   - report: receives the progress after each piece of a file.
  ///   - isEnding: whether the program is asked to end. Then the next piece of a file is not read, and the reading fails.
  public init(
    _ request: FeedRequest, _ sourceName: String?, report: @escaping (Progress) -> Void = { _ in },
    isEnding: @escaping () -> Bool = { false }
  ) {
    self.request = request
    feed = sourceName.flatMap { FeedTable.source($0) }
    self.report = report
    self.isEnding = isEnding
  }

  /// - Throws: if the program is asked to end.
  private func goOn(_ name: String) throws(FileError) {
    if isEnding() { throw .failed(name, reason: "the reading was ended") }
  }

  /// - Parameter each: receives each file with its bytes, as soon as it has been read. The files that are returned no
  ///   longer have their bytes.
  /// - Throws: if the system refuses access; mistakes in the file itself are in its diagnostics.
  public func read(_ path: String, each: (FactFile) -> Void = { _ in }) throws(FileError) -> [FactFile] {
    let stream = try ByteStream(path)
    let start = try stream.next()
    if start.starts(with: [0x50, 0x4B, 0x03, 0x04]), path != "-" { return try archive(path, each) }
    let file = try file(stream.name, start, stream.size) { () throws(FileError) -> [UInt8] in try stream.next() }
    each(file)
    return [file.withoutBytes]
  }

  /// The recognised files of an archive, of which only one is in memory at a time.
  private func archive(_ path: String, _ each: (FactFile) -> Void) throws(FileError) -> [FactFile] {
    let archive = try ArchiveFiles(path, limit: archiveLimit)
    var found: [FactFile] = []
    var foreign: ForeignHealthFile?
    while !archive.isSpent, let name = try archive.next() {
      try goOn(path)
      do throws(FileError) {
        let start = try archive.read()
        // Apple's archive repeats the same data in a clinical format.
        if name.hasSuffix("export_cda.xml") { continue }
        guard takes(start, name) else {
          foreign = foreign ?? ForeignHealthFile(FileStart(start, name: name))
          continue
        }
        guard found.count < Limits.archiveFiles else {
          each(archive.refusalOfMore)
          return found + [archive.refusalOfMore]
        }
        let file = try file("\(path)/\(name)", start, archive.size) { () throws(FileError) -> [UInt8] in
          try archive.read()
        }
        each(file)
        found.append(file.withoutBytes)
      } catch {
        guard let refusal = archive.refusal(of: error) else { throw error }
        each(refusal)
        found.append(refusal)
      }
    }
    if found.isEmpty {
      found = [Self.unrecognisedArchive(path, foreign)]
      each(found[0])
    }
    return found
  }

  /// The result for an archive without any file that is recognised.
  ///
  /// - Parameter foreign: a file of a health program that has no steps.
  public static func unrecognisedArchive(_ path: String, _ foreign: ForeignHealthFile?) -> FactFile {
    let nothing = Diagnostic(.feedWrongShape, "no file in the archive is recognised", at: nil)
    return FactFile(
      source: SourceText(name: path, bytes: []), feed: nil, checked: Checked(nil, [foreign?.refusal ?? nothing]))
  }

  /// The name of a file's source, recognised by its beginning, or by the beginning of the first recognised file in an
  /// archive; nil if it is not recognised or cannot be read.
  public static func sourceName(of path: String) -> String? {
    guard let start = try? ByteStream(path).next() else { return nil }
    guard start.starts(with: [0x50, 0x4B, 0x03, 0x04]) else {
      return FeedTable.source(of: FileStart(start, name: path))?.name
    }
    guard let archive = try? ArchiveFiles(path, limit: Limits.archiveBytes) else { return nil }
    while let name = try? archive.next() {
      if let part = try? archive.read(), let source = FeedTable.source(of: FileStart(part, name: name)) {
        return source.name
      }
    }
    return nil
  }

  /// Whether a file of an archive is read. Archives of step counters hold files of one form for many quantities, so a
  /// source of steps reads only those that it recognises.
  public func takes(_ start: [UInt8], _ name: String) -> Bool {
    guard let feed, feed.kinds.contains(.steps) else { return source(of: start, name) != nil }
    return feed.recognises(FileStart(start, name: name))
  }

  /// The source of a file, by its beginning and its name; nil if it is not recognised.
  public func source(of start: [UInt8], _ name: String) -> FeedSource? {
    feed ?? FeedTable.source(of: FileStart(start, name: name))
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - start: its first bytes, which have already been read.
  ///   - total: its total number of bytes, if known.
  ///   - next: returns the bytes that follow; empty at the end.
  public func file(
    _ name: String, _ start: [UInt8], _ total: Int?, _ next: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> FactFile {
    guard let feed = source(of: start, name) else {
      let unknown = Diagnostic(
        .feedWrongShape, "the file is not recognised; give its type with --as", at: nil)
      let refusal = ForeignHealthFile(FileStart(start, name: name))?.refusal
      return FactFile(
        source: SourceText(name: name, bytes: []), feed: nil, checked: Checked(nil, [refusal ?? unknown]))
    }
    if feed.name == FeedTable.healthExport.name { return try healthExport(feed, name, start, total, next) }
    var bytes = start
    bytes.reserveCapacity(min(max(total ?? 0, start.count), Limits.feedBytes))
    var piece = start
    while !piece.isEmpty {
      try goOn(name)
      piece = try next()
      bytes += piece
      report(Progress(bytes: bytes.count, total: total))
      guard bytes.count <= Limits.feedBytes else { throw .tooLarge(name, limit: Limits.feedBytes) }
    }
    let whole = SourceText(name: name, bytes: Charset.utf8(bytes, declared: nil))
    return FactFile(source: whole, feed: feed, checked: feed.read(whole, request))
  }

  private func healthExport(
    _ feed: FeedSource, _ name: String, _ start: [UInt8], _ total: Int?, _ next: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> FactFile {
    var export = HealthExport(request)
    var (piece, count) = (start, 0)
    while !piece.isEmpty {
      try goOn(name)
      export.read(piece)
      count += piece.count
      report(Progress(bytes: count, total: total))
      piece = try next()
    }
    let checked = export.finish()
    return FactFile(
      source: SourceText(name: name, bytes: []), feed: feed, checked: checked, recordCount: export.recordCount)
  }
}
