// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A value that a picture was drawn from: a key of the design, a colour that it names, a variable, a fact.
struct PictureInput: Sendable, Hashable {
  /// What kind of thing the value belongs to, in the words of reports.
  enum Kind: String, Sendable, CaseIterable {
    /// Parts with a name, in the design or in a file that it includes.
    case color = "colour", style, font = "font family", component, string = "text", variable
    /// A key of the design itself, or of a design inside it, which `name` names.
    case design
    /// A value from outside: of `variables` or `data` in the settings, of snapshots, a photo.
    case data, fact, photo
    /// A setting of the suite.
    case setting
    /// A built-in template, or weave's words and dates of a locale; the value is a hash.
    case template, locale = "locale table"

    /// Whether it is a part of weave, which changes with a release.
    var isBuiltin: Bool { self == .template || self == .locale }
  }

  /// The kind and the name of the thing; the name is empty for the design itself.
  var kind: Kind
  var name: String
  /// The path of the value inside the thing: `content.children[0].padding`; empty for the thing itself.
  var path: String
  /// The file of the value, relative to the folder of the design; empty for the design's own.
  var file = ""
  /// The value as text; its beginning if it is long.
  var value: String
  /// A hash of a long value; empty for others.
  var sum = ""
  /// The place of the value in the design's source text; nil for values that a reference remembers.
  var range: SourceRange?
  /// Where a value from outside is written: its place in the settings, or its file. Nil for values that a reference
  /// remembers.
  var outside: Outside?

  /// The file of a value from outside, and the place in it if that is known.
  struct Outside: Hashable {
    var file: String
    var place: FilePlace?

    init(file: String) { self.file = file }

    init(_ place: FilePlace) { (file, self.place) = (place.file, place) }
  }

  /// What identifies the value in another state of the design.
  struct Key: Hashable {
    var kind: Kind
    var name, path: String
  }

  var key: Key { Key(kind: kind, name: name, path: path) }

  /// Whether both have the same value.
  func isSame(as other: PictureInput) -> Bool { (value, sum) == (other.value, other.sum) }
}

/// The values that a picture was drawn from, as a reference keeps them: a later picture tells by them which value has
/// changed.
struct PictureInputs: Sendable, Equatable {
  var entries: [PictureInput] = []

  /// The beginning of each line; the lines of nodes begin with a brace.
  private static let mark = "in\t"

  /// One line per value, as a reference contains them.
  var written: String {
    entries.map { entry in
      let fields = [entry.kind.rawValue, entry.name, entry.path, entry.file, entry.value, entry.sum]
      return Self.mark + fields.map(Self.escaped).joined(separator: "\t") + "\n"
    }.joined()
  }

  init(_ entries: [PictureInput] = []) { self.entries = entries }

  /// The values in the lines of a reference; nil if there are none, as in references of earlier versions.
  init?(lines: some Sequence<Substring>) {
    entries = lines.compactMap { line in
      guard line.hasPrefix(Self.mark) else { return nil }
      let fields = line.dropFirst(Self.mark.count).split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 6, let kind = PictureInput.Kind(rawValue: String(fields[0])) else { return nil }
      let texts = fields.map(Self.unescaped)
      return PictureInput(
        kind: kind, name: texts[1], path: texts[2], file: texts[3], value: texts[4], sum: texts[5])
    }
    if entries.isEmpty { return nil }
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
    return text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r")
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        switch scalar {
        case "t": result.unicodeScalars.append("\t")
        case "n": result.unicodeScalars.append("\n")
        case "r": result.unicodeScalars.append("\r")
        default: result.unicodeScalars.append(scalar)
        }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
