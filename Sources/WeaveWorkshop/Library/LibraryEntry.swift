// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
public import WeaveSpec

/// A design of the library, in a line.
public struct LibraryEntry: Sendable, Hashable {
  /// The file below the library's folder.
  public var file: String
  /// The design's identifier, by which the library knows it.
  public var id: UUID
  /// What people call it.
  public var name: String
  /// The template that draws it.
  public var template: Template
  /// When it was last changed.
  public var updatedAt: Date
  /// The size classes with a variant, such as `small, large`; empty for none.
  public var variants: String
  /// The number of buttons.
  public var buttons: Int
  /// The number of photos that it names.
  public var photos: Int
  /// What it is found by besides its name, in lower case: its texts, symbol, colours and variables.
  var words: String

  /// The first eight digits of the identifier, by which it can be named.
  public var shortID: String { String(id.uuidString.prefix(8)) }

  init(_ spec: WidgetSpec, file: String) {
    self.file = file
    id = spec.id
    name = spec.name
    template = spec.layout.template
    updatedAt = spec.updatedAt
    variants = MatchedSet.Key.allCases.filter { spec.matchedSet?[$0] != nil }.map(\.rawValue).joined(separator: ", ")
    buttons = spec.actionBar?.actions.count ?? 0
    photos = spec.photoNames.count
    var parts = [spec.primaryText, spec.secondaryText ?? "", spec.layout.template.rawValue]
    parts += [spec.style.accent.rawValue, spec.style.background.rawValue, spec.symbol?.name ?? ""]
    parts += MatchedSet.Key.allCases.compactMap { spec.matchedSet?[$0]?.primaryText }
    parts += spec.actionBar?.actions.flatMap { [$0.title, $0.variableKey] } ?? []
    words = String(parts.filter { !$0.isEmpty }.joined(separator: " ").lowercased().prefix(400))
  }

  /// Whether each of some words occurs, upper and lower case alike.
  ///
  /// - Parameter words: in lower case.
  func matches(_ words: [String]) -> Bool {
    let name = name.lowercased()
    return words.allSatisfy { name.contains($0) || self.words.contains($0) || template.rawValue.lowercased() == $0 }
  }
}

extension LibraryEntry {
  /// A line of the index: the fields between tabs.
  var line: String {
    let fields = [
      file, id.uuidString, template.rawValue, String(Int64(exactly: updatedAt.timeIntervalSince1970.rounded()) ?? 0),
      variants, String(buttons), String(photos), name, words,
    ]
    return fields.map(\.onOneLine).joined(separator: "\t")
  }

  /// - Parameter fields: of a line; nil where they are none of an entry.
  init?(_ fields: [Substring]) {
    guard fields.count == 9, let id = UUID(uuidString: String(fields[1])),
      let template = Template(rawValue: String(fields[2])), let seconds = Int64(fields[3]),
      let buttons = Int(fields[5]), let photos = Int(fields[6])
    else { return nil }
    file = String(fields[0])
    self.id = id
    self.template = template
    updatedAt = Date(timeIntervalSince1970: Double(seconds))
    variants = String(fields[4])
    self.buttons = buttons
    self.photos = photos
    name = String(fields[7])
    words = String(fields[8])
  }
}
