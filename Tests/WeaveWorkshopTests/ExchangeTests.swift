// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec
import WeaveSystem

@testable import WeaveWorkshop

/// The app's exchange form: what comes in, what goes out, and that it is the same.
@Suite struct ExchangeTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)
  /// The start of a JPEG file, and of another.
  private static let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
  private static let other: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xD9]

  private func poster(_ name: String, _ file: String) -> WidgetSpec {
    var spec = WidgetSpec(id: UUID(), updatedAt: now)
    spec.name = name
    spec.layout.template = .poster
    spec.image = ImageSpec(fileName: file)
    return spec.normalized()
  }

  private func read(_ text: String, piece: Int = .max) throws -> ReceivedDesigns {
    try read(Array(text.utf8), piece: piece)
  }

  private func read(_ bytes: [UInt8], piece: Int = .max) throws -> ReceivedDesigns {
    var rest = bytes[...]
    return try ReceivedDesigns(named: "x.wwdesign", mode: .strict, now: now) { () throws(FileError) in
      defer { rest = rest.dropFirst(min(piece, rest.count)) }
      return Array(rest.prefix(piece))
    }
  }

  private func envelope(_ specs: [WidgetSpec], _ photos: [String: [UInt8]]) -> ExchangeFile {
    var file = ExchangeFile(createdAt: now)
    for spec in specs { file.add(spec) { photos[$0] } }
    return file
  }

  /// However the bytes come, the photos are the same, and exporting what was imported gives the file.
  @Test(arguments: [1, 2, 3, 7, 64, 100_000]) func whatIsExportedComesBack(piece: Int) throws {
    let specs = [poster("Lake", "lake.jpg"), poster("Sea", "sea.jpg"), poster("Both", "lake.jpg")]
    let bytes = envelope(specs, ["lake.jpg": Self.photo, "sea.jpg": Self.other.dropLast(2) + [0xFF, 0xD9]]).bytes
    let received = try read(bytes, piece: piece)
    #expect(received.specs == specs && received.faults.isEmpty && received.report.diagnostics.isEmpty)
    let scratch = try Scratch()
    let library = DesignLibrary(path: scratch.path)
    let now = now
    try library.edit { edit throws(LibraryError) in
      _ = try edit.receive(received, received.specs, identity: .kept, now: now, taken: []) { _ in nil }
    }
    var again = ExchangeFile(createdAt: received.createdAt ?? now)
    for spec in received.specs {
      let file = try scratch.read("\(spec.id.uuidString).json")
      let stored = try #require(LibraryIndex.design(.init(name: "", bytes: file)))
      again.add(stored) { try? scratch.read($0) }
    }
    #expect(again.bytes == bytes)
  }

  /// As in the app: new identifiers, the present moment, and each photo written once, whatever it is called.
  @Test func designsGetNewIdentifiersAndPhotosNewNames() throws {
    let specs = [poster("Lake", "lake.jpg"), poster("Copy", "copy.jpg")]
    let received = try read(envelope(specs, ["lake.jpg": Self.photo, "copy.jpg": Self.photo]).bytes)
    let scratch = try Scratch()
    let later = now.addingTimeInterval(3_600)
    let taken = try DesignLibrary(path: scratch.path).edit { edit throws(LibraryError) in
      try edit.receive(received, received.specs, identity: .new, now: later, taken: []) { _ in nil }
    }
    #expect(taken.map(\.spec.updatedAt) == [later, later])
    #expect(Set(taken.map(\.spec.id)).union(specs.map(\.id)).count == 4)
    let names = Set(taken.compactMap(\.spec.image?.fileName))
    let name = try #require(names.first)
    #expect(names.count == 1 && name.hasPrefix("image-") && name.hasSuffix(".jpg"))
    #expect(try scratch.read(name) == Self.photo)
    #expect(try scratch.files().count == 3)
  }

  @Test func aPhotoThatIsMissingIsNamed() throws {
    let received = try read(envelope([poster("Lake", "lake.jpg")], [:]).bytes)
    let scratch = try Scratch()
    let now = now
    let taken = try DesignLibrary(path: scratch.path).edit { edit throws(LibraryError) in
      try edit.receive(received, received.specs, identity: .new, now: now, taken: []) { _ in nil }
    }
    #expect(taken.map(\.missingPhotos) == [["lake.jpg"]])
  }

  /// Base64 that is none costs that photo alone.
  @Test func aDamagedPhotoIsLeftOut() throws {
    let bytes = envelope(
      [poster("Lake", "lake.jpg"), poster("Sea", "sea.jpg")], ["lake.jpg": Self.photo, "sea.jpg": Self.other]
    )
    .bytes
    let good = Data(Self.photo).base64EncodedString().replacing("/", with: "\\/")
    for bad in ["?", "AAAAA", "=AAA", "AA=", "A A A", good + "A"] {
      let text = String(decoding: bytes, as: UTF8.self).replacing("\"\(good)\"", with: "\"\(bad)\"")
      let received = try read(text)
      #expect(received.specs.count == 2)
      #expect(received.faults == ["skipped photo 1: its data is not base64"])
      #expect(received.photo("lake.jpg") == nil && received.photo("sea.jpg") != nil)
    }
  }

  @Test(arguments: [
    ("{}", "specNotDesign"), ("[]", "exchangeNoSpecs"), ("3", "exchangeNotDesign"), ("", "jsonEmpty"),
    (#"{"magic": "com.other", "formatVersion": 1, "specs": [{"name": "A"}], "images": []}"#, "exchangeWrongMagic"),
    (
      #"{"magic": "com.conornolan.widgetweaver.exchange", "formatVersion": 2, "specs": [{"name": "A"}], "images": []}"#,
      "exchangeUnsupportedVersion"
    ),
  ]) func whatIsNoDesignIsRefused(_ text: String, _ name: String) throws {
    let received = try read(text)
    #expect(received.isRefused)
    let codes: [String: DiagnosticCode] = [
      "specNotDesign": .specNotDesign, "exchangeNoSpecs": .exchangeNoSpecs, "exchangeNotDesign": .exchangeNotDesign,
      "jsonEmpty": .jsonEmpty, "exchangeWrongMagic": .exchangeWrongMagic,
      "exchangeUnsupportedVersion": .exchangeUnsupportedVersion,
    ]
    #expect(received.report.diagnostics.contains { $0.code == codes[name] })
  }

  /// A dump of the storage: as JSON with texts, with trees, with base64, and as a property list.
  @Test func aDumpOfTheStorage() throws {
    let list = #"[{"name": "Stored", "id": "0A1B2C3D-0000-4000-8000-000000000001", "updatedAt": 791631000}]"#
    let id = try #require(UUID(uuidString: "0A1B2C3D-0000-4000-8000-000000000001"))
    let asText = JSONText.literal(list)
    let asData = JSONText.literal(Data(list.utf8).base64EncodedString())
    for value in [list, asText, asData] {
      let received = try read(
        #"{"widgetweaver.specs.v1": \#(value), "widgetweaver.specs.v1.default_id": "\#(id)", "other": [1]}"#)
      #expect(received.specs.map(\.name) == ["Stored"] && received.defaultID == id)
      #expect(received.specs.first?.updatedAt == Date(timeIntervalSinceReferenceDate: 791_631_000))
    }
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let plist = try PropertyListSerialization.data(
        fromPropertyList: [
          "widgetweaver.specs.v1": Data(list.utf8), "widgetweaver.specs.v1.default_id": id.uuidString,
          "widgetweaver.pro.v1.unlocked": true, "widgetweaver.variables.v1": Data(#"{"streak":"3"}"#.utf8),
          "AppleLanguages": ["en"],
        ] as [String: Any], format: format, options: 0)
      let received = try read([UInt8](plist), piece: 100_000)
      #expect(received.specs.map(\.name) == ["Stored"] && received.defaultID == id)
      #expect(received.snapshots.map(\.key).contains("widgetweaver.variables.v1"))
      for length in stride(from: 0, to: plist.count, by: 7) { _ = try read([UInt8](plist.prefix(length))) }
    }
  }

  /// Files in the form in which the app exports them: exported again they are the same bytes.
  @Test(arguments: ["photo", "lists", "tea", "sky"]) func exportsOfTheAppStayAsTheyAre(_ name: String) throws {
    let bytes = try Oracle.bytes("Designs/\(name).wwdesign.json")
    let received = try read(bytes, piece: 1_000)
    var again = ExchangeFile(createdAt: try #require(received.createdAt))
    for spec in received.specs {
      again.add(spec) { name in received.photo(name).flatMap { try? received.bytes(of: $0) } }
    }
    #expect(again.bytes.elementsEqual(bytes.dropLast(bytes.last == 0x0A ? 1 : 0)))
  }

  /// A library of years comes as a whole; more than any has is refused as a whole, and told.
  @Test func longListsAreTakenWhole() throws {
    func list(_ count: Int) -> String { "[" + (0..<count).map { #"{"name":"\#($0)"}"# }.joined(separator: ",") + "]" }
    let many = try read(list(1_200))
    #expect(many.specs.count == 1_200 && many.specs.last?.name == "1199" && !many.isRefused)
    let tooMany = try read(list(Limits.libraryDesigns + 1))
    #expect(tooMany.isRefused && tooMany.report.diagnostics.contains { $0.code == .exchangeTooMany })
  }

  @Test func theNameOfTheFile() {
    var spec = poster("Café: 1/2", "a.jpg")
    #expect(envelope([spec], [:]).fileName == "Café- 1-2-design-2026-09-21T14-13-20Z.wwdesign")
    spec.name = "../.."
    #expect(!envelope([spec], [:]).fileName.contains("/"))
  }
}
