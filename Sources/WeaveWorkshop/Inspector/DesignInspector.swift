// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
public import WeaveJSON
import WeaveSchema
public import WeaveSpec
import WeaveTime

/// A report on a design: what it is, its photos, buttons and variables, its JSON forms, and its problems.
public struct DesignInspector: Sendable {
  /// A photo that the design names.
  public struct Photo: Sendable, Hashable {
    /// The name in the design.
    public var name: String
    /// The size; nil if the file is missing.
    public var bytes: Int?
    /// Whether the inspected size shows it.
    public var isShown: Bool
  }

  /// The design.
  public let spec: WidgetSpec
  /// The inspected size.
  public let size: MatchedSet.Key
  /// The photos of the design, without repeats.
  public let photos: [Photo]
  /// The stored variables by key.
  public let values: [String: String]

  /// - Parameters:
  ///   - size: the size class whose values are resolved.
  ///   - photo: gives the size of a photo in bytes; nil if it is missing.
  ///   - values: the stored variables by key.
  public init(_ spec: WidgetSpec, size: MatchedSet.Key, photo: (String) -> Int?, values: [String: String]) {
    self.spec = spec
    self.size = size
    self.values = values
    let shown = spec.resolved(for: size).image?.fileName(for: size)
    photos = spec.photoNames.map { Photo(name: $0, bytes: photo($0), isShown: $0 == shown) }
  }

  /// Problems to check: missing photos and variables without a stored value.
  public var warnings: [String] {
    var warnings: [String] = []
    for photo in photos where photo.bytes == nil {
      let what = photo.isShown ? "the photo that the size shows, " : "the photo "
      warnings.append("\(what)`\(photo.name)` is missing")
    }
    if let smart = spec.resolved(for: size).image?.smartPhoto, smart.variant(for: size) == nil {
      warnings.append("the photo has no crop for \(size.rawValue), so the default crop is used")
    }
    for key in unsetVariables { warnings.append("the variable `\(key)` has no value and no sample") }
    for action in spec.actionBar?.actions ?? [] {
      if !spec.variableUses.contains(where: { $0.key == action.variableKey && !$0.place.hasPrefix("button") }) {
        warnings.append("the button '\(action.title)' changes `\(action.variableKey)`, which no text shows")
      }
    }
    return warnings
  }

  private var keys: [String] {
    var seen = Set<String>()
    return spec.variableUses.map(\.key).filter { seen.insert($0).inserted }
  }

  private var unsetVariables: [String] {
    let samples = Set(spec.variables.keys.map(VariableScope.canonicalKey))
    return keys.filter { values[$0] == nil && !samples.contains($0) }
  }

  // MARK: Text

  /// The report as text in sections.
  public var text: String {
    var sections = [section("design", overview.map { "\($0.0)  \($0.1)" })]
    sections.append(section("photos", photos.map(Self.line)))
    sections.append(section("smart photo", smartPhoto.map { "\($0.0)  \($0.1)" }))
    sections.append(
      section(
        "buttons",
        (spec.actionBar?.actions ?? []).enumerated().map {
          "\($0.offset + 1)  \($0.element.title): \($0.element.effect)"
        }))
    sections.append(
      section("variables", keys.prefix(6).map { "\($0)  \(values[$0] ?? "not set")" } + more(keys.count - 6)))
    sections.append(section("worth checking", warnings))
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(title)\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func more(_ count: Int) -> [String] { count > 0 ? ["and \(count) more"] : [] }

  private static func line(_ photo: Photo) -> String {
    let state = photo.bytes.map { "on disk, \(size(of: $0))" } ?? "missing on disk"
    return "\(photo.name)  \(state)\(photo.isShown ? ", shown" : "")"
  }

  private static func size(of bytes: Int) -> String {
    bytes < 1_000 ? "\(bytes) bytes" : bytes < 1_000_000 ? "\(bytes / 1_000) kB" : "\(bytes / 100_000 * 100 / 1_000) MB"
  }

  private var overview: [(String, String)] {
    let variants = MatchedSet.Key.allCases.filter { spec.matchedSet?[$0] != nil }.map(\.rawValue)
    return [
      ("name", spec.name), ("identifier", spec.id.uuidString), ("version", String(spec.version)),
      ("changed", InstantText.text(spec.updatedAt)), ("template", spec.layout.template.rawValue),
      ("variants", variants.isEmpty ? "none" : variants.joined(separator: ", ")),
    ]
  }

  private var smartPhoto: [(String, String)] {
    guard let photo = spec.resolved(for: size).image?.smartPhoto else { return [] }
    var lines = [
      ("master", photo.masterFileName), ("algorithm", String(photo.algorithmVersion)),
      ("prepared", InstantText.text(photo.preparedAt)),
    ]
    for key in [MatchedSet.Key.small, .medium, .large] {
      guard let variant = photo.variant(for: key) else { continue }
      let crop = variant.cropRect
      let part = [crop.x, crop.y, crop.width, crop.height].map { JSONWriter.text(of: ($0 * 1_000).rounded() / 1_000) }
      lines.append(
        (
          key.rawValue,
          "\(variant.pixelSize.width) × \(variant.pixelSize.height) pixels, crop \(part.joined(separator: " "))"
        ))
    }
    if let album = photo.shuffleManifestFileName { lines.append(("album", album)) }
    return lines
  }

  // MARK: JSON

  /// The report for programs, with the design, the design as the size shows it, and its exchange file without photos.
  public var members: [(key: String, value: JSONNode?)] {
    func object(_ pairs: [(String, String)]) -> JSONNode { .object(pairs.map { ($0.0, .text($0.1)) }) }
    let photos = photos.map { photo in
      JSONNode.object([
        ("name", .text(photo.name)), ("bytes", photo.bytes.map(JSONNode.integer) ?? .null),
        ("isShown", .flag(photo.isShown)),
      ])
    }
    let buttons = (spec.actionBar?.actions ?? []).map { action in
      JSONNode.object([
        ("title", .text(action.title)), ("does", .text(action.effect)), ("variable", .text(action.variableKey)),
      ])
    }
    let variables = keys.map { key in
      JSONNode.object([("key", .text(key)), ("value", values[key].map { .text($0) } ?? .null)])
    }
    let exchange = SpecDocument(.envelope, specs: [spec], createdAt: spec.updatedAt)
    return [
      ("overview", object(overview)), ("photos", .array(photos)),
      ("smartPhoto", smartPhoto.isEmpty ? nil : object(smartPhoto)), ("buttons", .array(buttons)),
      ("variables", .array(variables)), ("warnings", .array(warnings.map { .text($0) })),
      ("design", SpecEncoder.encode(spec)), ("resolved", SpecEncoder.encode(spec.resolved(for: size))),
      ("exchange", SpecEncoder.encode(exchange)),
    ]
  }

  /// Another report's object with these members appended.
  public func joined(to report: JSONNode) -> JSONNode {
    .object((report.members ?? []).map { ($0.key, $0.value) } + members)
  }
}
