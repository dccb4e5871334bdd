// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics
public import WeaveFeeds
import WeaveNative
import WeaveRender
import WeaveSpec
import WeaveStore
public import WeaveSystem

/// The contents of a file, or of a file in an archive.
public struct ImportedFile {
  /// The facts, and messages about the file.
  public var facts: FactFile
  /// The designs, if the file holds any.
  public var designs: ReceivedDesigns?
  /// The photos from the same archive.
  public var photos: PhotoStore?
  /// The format of the card that the file holds, if it holds one.
  public var cardFormat: ImportedCard.Format?
  /// The card that the design was made from.
  public var card: ImportedCard?

  /// The text of the file.
  public var source: SourceText { facts.source }
  /// The facts in the file, with diagnostics.
  public var checked: Checked<[Snapshots]> { facts.checked }

  /// A summary of what was imported, in a few words.
  public var words: String {
    if let cardFormat { return "\(cardFormat.rawValue): \(card == nil ? "nothing could be imported" : "1 design")" }
    guard let designs else { return facts.words }
    guard !designs.isRefused else { return "no design could be imported" }
    let count = designs.specs.count
    let photos = designs.photoNames.count
    return "\(count) design\(count == 1 ? "" : "s"), \(photos) photo\(photos == 1 ? "" : "s")"
  }
}

extension ImportedFile {
  /// The file without the bytes of its text. Its photos are on disk.
  fileprivate var withoutBytes: ImportedFile {
    var file = self
    file.facts = facts.withoutBytes
    file.designs?.report.source = file.facts.source
    return file
  }

  /// Whether the file is JSON of which nothing is a design.
  fileprivate var isOfAnotherProgram: Bool {
    designs?.isRefused == true && checked.output == nil
      && checked.diagnostics.contains { $0.code == .specNotDesign || $0.code == .exchangeNotDesign }
  }

  /// A photo that the file names but does not contain, from the same archive or else the same folder.
  public func photo(_ name: String) throws(FileError) -> [UInt8]? {
    if let photos { return try photos.bytes(named: name.split(separator: "/").last.map(String.init) ?? name) }
    let folder = FilePath.folder(of: source.name)
    return try? readFile(name, below: folder, limit: Limits.imageBytes)
  }
}

/// Reads facts and designs from files of other programs.
public struct FileImport {
  let request: FeedRequest
  /// The largest file that is read as a card.
  private static let cardBytes = 4 << 20
  /// Whether the user named the kind of file.
  private let isNamed: Bool
  private let facts: FactImport
  let cardData: SourceText?

  /// - Parameters:
  ///   - sourceName: the kind of file; nil to recognise it.
  ///   - cardData: the JSON data of cards that are templates; nil for that in the card, or in a file beside it:
  ///     `menu.data.json` for `menu.template.json`.
  ///   - report: called with the progress of the reading.
  public init(
    _ request: FeedRequest, _ sourceName: String?, cardData: SourceText? = nil,
    report: @escaping (FactImport.Progress) -> Void = { _ in }
  ) {
    self.request = request
    self.cardData = cardData
    isNamed = sourceName != nil
    facts = FactImport(request, sourceName, report: report)
  }

  /// - Parameter each: receives each file with its bytes, as soon as it has been read. The files that are returned no
  ///   longer have their bytes.
  /// - Throws: if the system refuses. Problems with the file itself are in its diagnostics.
  public func read(_ path: String, each: (ImportedFile) -> Void = { _ in }) throws(FileError) -> [ImportedFile] {
    let stream = try ByteStream(path)
    let start = try stream.next()
    if start.starts(with: [0x50, 0x4B, 0x03, 0x04]), path != "-" { return try archive(path, each) }
    let file =
      holdsDesigns(start, path)
      ? try designs(stream.name, start) { () throws(FileError) in try stream.next() }
      : ImportedFile(
        facts: try facts.file(stream.name, start, stream.size) { () throws(FileError) -> [UInt8] in try stream.next() })
    each(file)
    return [file.withoutBytes]
  }

  /// The recognised files of an archive, of which only one is in memory at a time.
  private func archive(_ path: String, _ each: (ImportedFile) -> Void) throws(FileError) -> [ImportedFile] {
    let archive = try ArchiveFiles(path)
    var found: [ImportedFile] = []
    var other: ImportedFile?
    var foreign: ForeignHealthFile?
    let photos = try PhotoStore()
    while !archive.isSpent, let name = try archive.next() {
      do throws(FileError) {
        let start = try archive.read()
        // Apple's archive contains the same data again, in a clinical format.
        if name.hasSuffix("export_cda.xml") { continue }
        if ImageFormat(start) != nil, facts.source(of: start, name) == nil {
          try keep(start, named: name, in: photos) { () throws(FileError) in try archive.read() }
          continue
        }
        let isDesign = holdsDesigns(start, name)
        guard isDesign || facts.takes(start, name) else {
          foreign = foreign ?? ForeignHealthFile(FileStart(start, name: name))
          continue
        }
        guard found.count < Limits.archiveFiles else {
          let refusal = ImportedFile(facts: archive.refusalOfMore)
          each(refusal)
          found.append(refusal)
          break
        }
        let path = "\(path)/\(name)"
        let file =
          isDesign
          ? try designs(path, start) { () throws(FileError) in try archive.read() }
          : ImportedFile(
            facts: try facts.file(path, start, archive.size) { () throws(FileError) -> [UInt8] in try archive.read() })
        // Archives of other programs have JSON of their own.
        if file.isOfAnotherProgram {
          other = file
        } else {
          each(file)
          found.append(file.withoutBytes)
        }
      } catch {
        guard let refusal = archive.refusal(of: error).map({ ImportedFile(facts: $0) }) else { throw error }
        each(refusal)
        found.append(refusal)
      }
    }
    for index in found.indices where found[index].designs != nil { found[index].photos = photos }
    if !found.isEmpty { return found }
    let file =
      (foreign == nil ? other : nil) ?? ImportedFile(facts: FactImport.unrecognisedArchive(path, foreign))
    each(file)
    return [file.withoutBytes]
  }

  /// Whether a file holds no facts and may hold designs.
  private func holdsDesigns(_ start: [UInt8], _ name: String) -> Bool {
    guard !isNamed else { return false }
    if ReceivedDesigns.isStorage(start) { return true }
    let first = start.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return false }
    if name.hasSuffix(".wwdesign") || ImportedCard.mayBegin(with: start) { return true }
    return facts.source(of: start, name) == nil && ForeignHealthFile(FileStart(start, name: name)) == nil
  }

  private func designs(
    _ name: String, _ start: [UInt8], _ next: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> ImportedFile {
    // Cards are small; a longer file is read in pieces.
    var bytes = start
    var isWhole = false
    while !isWhole, !name.hasSuffix(".wwdesign"), bytes.count <= Self.cardBytes {
      let piece = try next()
      isWhole = piece.isEmpty
      bytes += piece
    }
    if isWhole, let card = try card(SourceText(name: name, bytes: bytes)) { return card }
    var first: [UInt8]? = bytes
    let designs = try ReceivedDesigns(named: name, mode: .strict, now: request.now) { () throws(FileError) in
      defer { first = nil }
      if let first { return first }
      return isWhole ? [] : try next()
    }
    let isUsable = !designs.isRefused || !designs.snapshots.isEmpty
    let file = FactFile(
      source: designs.report.source, feed: nil,
      checked: Checked(isUsable ? snapshots(of: designs) : nil, designs.report.diagnostics))
    return ImportedFile(facts: file, designs: designs)
  }

  /// The snapshots in a dump of the app's storage.
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

  /// Stores a photo from an archive, unless it exceeds the size limit of photos.
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
}
