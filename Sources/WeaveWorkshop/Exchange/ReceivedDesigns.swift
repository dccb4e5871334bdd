// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
import WeaveJSON
public import WeaveSpec
public import WeaveSystem

/// The contents of a file of designs: an exchange file of any version, a list, one design, or a dump of the app's
/// storage.
public struct ReceivedDesigns {
  /// The designs as they are in the file.
  public var specs: [WidgetSpec] = []
  /// The file without the data of its photos, with its diagnostics.
  public var report: DiagnosticReport
  /// Problems with photos.
  public var faults: [String] = []
  /// The default design of a storage dump.
  public var defaultID: UUID?
  /// The snapshots of a dump, each with the app's storage key.
  public var snapshots: [(key: String, source: SourceText)] = []
  /// When the exchange file was made.
  public var createdAt: Date?
  /// Whether the file has no design that can be used.
  public var isRefused: Bool { specs.isEmpty }
  private let photos: PhotoStore
  private var numbers: [String: Int] = [:]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - mode: `.lenient` reads as the app does.
  ///   - next: gives the bytes in pieces; an empty piece ends the file.
  ///   - now: the date to use where a date is missing.
  public init(
    named name: String, mode: SpecDecoder.Mode, now: Date, next: () throws(FileError) -> [UInt8]
  ) throws(FileError) {
    photos = try PhotoStore()
    var piece = try next()
    if StorageDump.isPropertyList(piece) {
      var bytes = piece
      while !piece.isEmpty {
        piece = try next()
        bytes += piece
        guard bytes.count <= Limits.libraryBytes else { throw .tooLarge(name, limit: Limits.libraryBytes) }
      }
      let source = SourceText(name: name, bytes: bytes)
      report = DiagnosticReport(source: SourceText(name: name, bytes: []), diagnostics: [])
      guard let dump = StorageDump(propertyList: source.bytes) else {
        report.diagnostics = [.noStorage]
        return
      }
      read(dump, of: name, mode, now)
      return
    }
    var scanner = ExchangeScanner(into: photos)
    while !piece.isEmpty {
      try scanner.read(piece, name: name)
      piece = try next()
    }
    let source = SourceText(name: name, bytes: scanner.text)
    faults = scanner.faults
    let json = Self.parse(source)
    report = DiagnosticReport(source: source, diagnostics: json.diagnostics)
    guard let root = json.output else { return }
    if let dump = StorageDump(root) {
      read(dump, of: name, mode, now)
    } else {
      guard let designs = mode == .strict ? designs(in: root) : root else { return }
      take(SpecDecoder.decode(designs, source: source, mode: mode, now: now, limit: Limits.libraryDesigns))
    }
  }

  /// The file without entries of other programs; itself if it is an exchange file, and nil if nothing is left.
  private mutating func designs(in root: JSONNode) -> JSONNode? {
    switch root.value {
    case .array(let elements):
      let designs = elements.filter(SpecDecoder.isDesign)
      if let other = elements.first(where: { !SpecDecoder.isDesign($0) }) {
        report.diagnostics.append(.notDesign(other))
      }
      return designs.isEmpty && !elements.isEmpty ? nil : JSONNode(.array(designs), at: root.range)
    case .object(let members):
      let marks: Set = ["magic", "formatVersion", "specs"]
      if members.contains(where: { marks.contains($0.key) }) || members.isEmpty || SpecDecoder.isDesign(root) {
        return root
      }
      report.diagnostics.append(.notDesign(root))
      return nil
    default: return root
    }
  }

  private static func parse(_ source: SourceText) -> Checked<JSONNode> {
    JSONParser.parse(source, bytes: Limits.libraryBytes, values: Limits.libraryValues)
  }

  private mutating func read(_ dump: StorageDump, of name: String, _ mode: SpecDecoder.Mode, _ now: Date) {
    defaultID = dump.defaultID
    let designs = dump.text(StorageDump.designsKey) ?? dump.text(StorageDump.legacyKey)
    if let found = designs {
      let designs = SourceText(name: "\(name): \(found.name)", bytes: found.bytes)
      let json = Self.parse(designs)
      report = DiagnosticReport(source: designs, diagnostics: json.diagnostics)
      if let root = json.output {
        take(SpecDecoder.decode(root, source: designs, mode: mode, now: now, limit: Limits.libraryDesigns))
      }
    } else {
      report.diagnostics = [.noDesigns]
    }
    snapshots = dump.keys.compactMap { key in dump.text(key).map { (key, $0) } }
  }

  private mutating func take(_ checked: Checked<SpecDocument>) {
    report.diagnostics += checked.diagnostics
    // The app accepts any object as a design; here an object that is not one is refused.
    let refusals: Set<DiagnosticCode> = [
      .specNotDesign, .exchangeWrongMagic, .exchangeUnsupportedVersion, .exchangeTooMany,
    ]
    guard let document = checked.output, !checked.diagnostics.contains(where: { refusals.contains($0.code) }) else {
      return
    }
    specs = document.specs
    createdAt = document.createdAt
    for image in document.images {
      if let number = ExchangeScanner.number(of: image.bytes) { numbers[image.originalFileName] = number }
    }
  }

  /// Whether a file starts like a dump of the app's storage in a format other than JSON.
  public static func isStorage(_ start: [UInt8]) -> Bool { StorageDump.isPropertyList(start) }

  /// The names of the photos in the file, as its designs use them.
  public var photoNames: [String] { numbers.keys.sorted() }

  /// A photo in the file, with its size and checksum; nil if the file has none of this name.
  func photo(_ name: String) -> PhotoStore.Entry? { numbers[name].flatMap(photos.entry) }

  /// The bytes of a photo.
  func bytes(of photo: PhotoStore.Entry) throws(FileError) -> [UInt8] { try photos.bytes(of: photo) }
}

extension Diagnostic {
  fileprivate static let noStorage = Diagnostic(
    .exchangeNotDesign, "the property list has no data of WidgetWeaver", at: nil)
  fileprivate static let noDesigns = Diagnostic(
    .exchangeNoSpecs, "the storage has no designs: the key `\(StorageDump.designsKey)` is missing", at: nil)

  fileprivate static func notDesign(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .specNotDesign, "this is not a design of weave or WidgetWeaver",
      at: SourceRange(node.range.lower, node.range.lower + 1))
  }
}
