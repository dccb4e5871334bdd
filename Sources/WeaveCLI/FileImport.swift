// SPDX-License-Identifier: MIT

import Weave
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveNative
import WeaveSpec
import WeaveStore
import WeaveSystem
import WeaveWorkshop

/// What was read from a file, or from one in an archive.
struct ImportedFile {
  /// The bytes, where they are few enough to be kept; messages name the file by it.
  var source: SourceText
  /// Nil where nobody knows what the file is.
  var feed: FeedSource?
  var checked: Checked<[Snapshots]>
  /// Records that an export of health data holds.
  var recordCount: Int?
  /// The designs of a file that holds some.
  var designs: ReceivedDesigns?
  /// The photos that came in the same archive.
  var photos: PhotoStore?

  /// What was taken, in a few words.
  var words: String {
    if let designs {
      guard !designs.isRefused else { return "no design can be taken" }
      let count = designs.specs.count
      let photos = designs.photoNames.count
      return "\(count) design\(count == 1 ? "" : "s"), \(photos) photo\(photos == 1 ? "" : "s")"
    }
    guard let feed else { return "not recognised; nothing is taken" }
    guard let snapshots = checked.output else { return "\(feed.title): nothing can be taken" }
    let kinds = SnapshotKind.allCases.filter { kind in snapshots.contains { $0.kinds.contains(kind) } }
    let records = recordCount.map { $0 == 1 ? ", 1 record" : ", \($0) records" } ?? ""
    return "\(feed.title): \(kinds.map(\.rawValue).joined(separator: ", "))\(records)"
  }
}

extension ImportedFile {
  /// A photo that the file names and does not bring: of the same archive, else of the same folder.
  func photo(_ name: String) throws(FileError) -> [UInt8]? {
    if let photos { return try photos.bytes(named: name.split(separator: "/").last.map(String.init) ?? name) }
    let folder = FilePath.folder(of: source.name)
    return try? readFile(name, below: folder, limit: Limits.imageBytes)
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
    if holdsDesigns(start, path) {
      return [try designs(stream.name, start) { () throws(FileError) in try stream.next() }]
    }
    return [try file(stream.name, start) { () throws(FileError) -> [UInt8] in try stream.next() }]
  }

  /// The files of an archive that are recognised.
  private func archive(_ path: String) throws -> [ImportedFile] {
    let archive = try ArchiveReader(path)
    var found: [ImportedFile] = []
    let photos = try PhotoStore()
    while let name = try archive.next() {
      let start = try archive.read()
      // Apple's archive holds the same data once more, in a form for clinics.
      if name.hasSuffix("export_cda.xml") { continue }
      guard found.count < 1_000 else { continue }
      if holdsDesigns(start, name) {
        found.append(try designs("\(path)/\(name)", start) { () throws(FileError) in try archive.read() })
        continue
      }
      if ImageFormat(start) != nil, source(of: start, name) == nil {
        try keep(start, named: name, in: photos) { () throws(FileError) in try archive.read() }
        continue
      }
      guard source(of: start, name) != nil else { continue }
      found.append(try file("\(path)/\(name)", start) { () throws(FileError) -> [UInt8] in try archive.read() })
    }
    for index in found.indices where found[index].designs != nil { found[index].photos = photos }
    if !found.isEmpty { return found }
    let nothing = Diagnostic(.feedWrongShape, "no file of the archive is known", at: nil)
    return [ImportedFile(source: SourceText(name: path, bytes: []), feed: nil, checked: Checked(nil, [nothing]))]
  }

  /// Whether a file is none of facts and may be one of designs.
  private func holdsDesigns(_ start: [UInt8], _ name: String) -> Bool {
    guard feed == nil else { return false }
    if ReceivedDesigns.isStorage(start) { return true }
    let first = start.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return false }
    return name.hasSuffix(".wwdesign") || source(of: start, name) == nil
  }

  private func designs(
    _ name: String, _ start: [UInt8], _ next: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> ImportedFile {
    var first: [UInt8]? = start
    let designs = try ReceivedDesigns(named: name, mode: .strict, now: request.now) { () throws(FileError) in
      defer { first = nil }
      if let first { return first }
      return try next()
    }
    let isUsable = !designs.isRefused || !designs.snapshots.isEmpty
    return ImportedFile(
      source: designs.report.source, feed: nil,
      checked: Checked(isUsable ? snapshots(of: designs) : nil, designs.report.diagnostics), designs: designs)
  }

  /// The snapshots of a dump of the app's storage.
  private func snapshots(of designs: ReceivedDesigns) -> [Snapshots] {
    let kinds: [(key: String, kind: SnapshotKind)] = [
      ("variables.v1", .variables), ("weather.snapshot.v1", .weather), ("calendar.snapshot.v1", .calendar),
      ("steps.history.v1", .steps), ("steps.snapshot.v1", .steps), ("activity.snapshot.v1", .activity),
      ("reminders.snapshot.v1", .reminders),
    ]
    return kinds.compactMap { key, kind in
      guard let source = designs.snapshots.first(where: { $0.key == "widgetweaver.\(key)" })?.source else { return nil }
      return SnapshotReader.read(source, as: kind, now: request.now, timeZone: request.timeZone).output
    }
  }

  /// Keeps a photo of an archive; one that is larger than any photo may be is left out.
  private func keep(
    _ start: [UInt8], named name: String, in photos: PhotoStore, _ next: () throws(FileError) -> [UInt8]
  ) throws(FileError) {
    var bytes = start
    var piece = start
    while !piece.isEmpty {
      piece = try next()
      if bytes.count <= Limits.imageBytes { bytes += piece }
    }
    guard bytes.count <= Limits.imageBytes else { return }
    try photos.add(bytes, named: name.split(separator: "/").last.map(String.init) ?? name)
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
