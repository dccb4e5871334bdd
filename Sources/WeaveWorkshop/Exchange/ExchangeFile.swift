// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveHash
import WeaveJSON
import WeaveNative
import WeaveSchema
public import WeaveSpec
import WeaveSystem
import WeaveTime

/// Designs with their photos, ready to export to another program.
public struct ExchangeFile {
  /// The designs, in the order of the file.
  public private(set) var specs: [WidgetSpec] = []
  /// The photos that were found, by the names that the designs use.
  public private(set) var photos: [String: [UInt8]] = [:]
  /// Messages to report: missing photos, and designs that the app shows differently.
  public private(set) var notes: [String] = []
  /// When the file was made.
  public var createdAt: Date
  /// Whether photos keep their metadata, such as place and date.
  private let keepsMetadata: Bool

  /// - Parameter createdAt: the creation time written in the file.
  public init(createdAt: Date, keepsMetadata: Bool = false) {
    self.createdAt = createdAt
    self.keepsMetadata = keepsMetadata
  }

  /// Adds a design with the photos that it names.
  ///
  /// Photo names with folders and embedded photos become plain names, as in the app's files.
  /// - Parameter photo: gives the bytes of a photo by name; nil if there is none.
  public mutating func add(_ spec: WidgetSpec, photo: (String) -> [UInt8]?) {
    var names: [String: String] = [:]
    for name in spec.photoNames {
      let found = Self.embedded(name) ?? photo(name)
      guard var bytes = found else {
        notes.append("'\(spec.name)' uses the photo `\(name.prefix(80))`, which does not exist")
        continue
      }
      if !keepsMetadata { bytes = PhotoPrivacy.cleaned(bytes) }
      names[name] = plainName(name, bytes)
      photos[names[name] ?? name] = bytes
    }
    if Self.foreign.contains(spec.layout.template) {
      notes.append("'\(spec.name)': WidgetWeaver reads the template `\(spec.layout.template.rawValue)` as `classic`")
    }
    if spec.image?.smartPhoto?.shuffleManifestFileName != nil {
      notes.append("'\(spec.name)': the album of its photo is not exported")
    }
    specs.append(spec.renamingPhotos { names[$0] ?? $0 })
  }

  private static let foreign: Set<Template> = [
    .steps, .stepsMonth, .stepsYear, .activity, .feelsLike, .conditions, .wetBulb, .uv, .clockDigital, .clockWord,
    .custom,
  ]

  /// The bytes of the picture if the name is a data URI.
  private static func embedded(_ name: String) -> [UInt8]? {
    guard name.hasPrefix("data:"), let comma = name.firstIndex(of: ",") else { return nil }
    return Data(base64Encoded: String(name[name.index(after: comma)...])).map { [UInt8]($0) }
  }

  /// A name without folders that no other photo uses.
  private func plainName(_ name: String, _ bytes: [UInt8]) -> String {
    let last = name.hasPrefix("data:") ? "" : name.split(separator: "/").last.map(String.init) ?? ""
    if !last.isEmpty, last.utf8.count <= 200, photos[last] == nil || photos[last] == bytes { return last }
    let ending = ImageFormat(bytes)?.endings.first ?? "dat"
    return "image-\(Checksum(of: bytes)).\(ending)"
  }

  // MARK: Forms

  /// The app's exchange file, identical to what the app writes: photos sorted by name, no line break at the end.
  public var bytes: [UInt8] {
    let images = photos.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ExchangeImage(originalFileName: $0.key, bytes: $0.value) }
    let document = SpecDocument(.envelope, specs: specs, images: images, createdAt: createdAt)
    return Array(JSONWriter.pretty(SpecEncoder.encode(document)).utf8)
  }

  /// The designs and photos as files for a folder: one file per design, named after it.
  public var files: [(name: String, bytes: [UInt8])] {
    var taken = Set(photos.keys)
    let designs = specs.map { spec -> (name: String, bytes: [UInt8]) in
      var name = Self.stem(spec.name)
      if taken.contains(name + ".json") { name = "\(name)-\(spec.id.uuidString.prefix(8))" }
      taken.insert(name + ".json")
      return (name + ".json", Array((JSONWriter.pretty(SpecEncoder.encode(spec)) + "\n").utf8))
    }
    return designs + photos.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The app's name for such a file: `Habit Streak-design-2026-02-01T09-30-00Z.wwdesign`.
  public var fileName: String {
    let title = specs.count == 1 ? specs[0].name : "WidgetWeaver"
    return "\(Self.stem(title))-design-\(InstantText.text(createdAt).replacing(":", with: "-")).wwdesign"
  }

  /// A design's name made safe for a file name: letters, digits, spaces, hyphens and underscores.
  private static func stem(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? String($0) : "-" }.joined()
    let stem = String(kept.prefix(60)).trimmingPrefix { $0 == " " || $0 == "-" }
    return stem.isEmpty ? "design" : String(stem)
  }
}
