// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveJSON
import WeaveSpec

/// The reason why a name cannot be changed.
public struct RenameRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, worded as a message.
  public var description: String
}

/// A place in one of several files.
public struct FilePlace: Sendable, Hashable {
  /// The index of the file among those searched; 0 is the file with the cursor.
  public var file: Int
  /// The range in that file.
  public var range: SourceRange
}

/// Finds where names are defined and used, in a file and in those that share its components, styles, colours and
/// fonts.
public struct NameSearch {
  private let views: [DesignView]
  private let names: [DesignNames]
  private let mention: Mention

  /// - Parameters:
  ///   - view: the file with the cursor.
  ///   - others: the files that it includes, or that include it.
  /// - Returns: nil if there is no name at the offset.
  public init?(_ view: DesignView, sharing others: [DesignView] = [], at offset: Int) {
    views = [view] + others
    names = views.map { DesignNames($0) }
    guard let mention = names[0].mention(at: offset) else { return nil }
    self.mention = mention
  }

  /// The bytes of the name at the cursor.
  public var range: SourceRange { mention.range }
  /// The name as written at the cursor.
  public var name: String { mention.spelled }

  /// The path of the file that the name stands for, a file of parts or a photo, as the design writes it.
  public var file: String? { mention.kind == .include || mention.kind == .photo ? mention.spelled : nil }

  /// Where the name is defined.
  public var definitions: [FilePlace] { places.filter { $0.mention.isDefinition }.map(\.place) }

  /// Where the name is used, and optionally where it is defined.
  public func references(withDefinitions: Bool) -> [FilePlace] {
    places.filter { withDefinitions || !$0.mention.isDefinition }.map(\.place)
  }

  private var places: [(place: FilePlace, mention: Mention)] {
    views.indices.flatMap { file -> [(place: FilePlace, mention: Mention)] in
      guard file == 0 || isShared else { return [] }
      return names[file].all(like: mention).map { (FilePlace(file: file, range: $0.range), $0) }
    }
  }

  /// Whether other files also know the name.
  private var isShared: Bool { mention.kind.isPart }

  // MARK: Renaming

  /// Checks whether the name can be changed at all.
  ///
  /// - Throws: the reason if it cannot.
  public func checkRenaming() throws(RenameRefusal) {
    switch mention.kind {
    case .variable, .component, .style, .color, .font, .local, .parameter: break
    case .fact: throw RenameRefusal(description: "`\(mention.spelled)` is a fact; facts cannot be renamed")
    case .builtin: throw RenameRefusal(description: "`\(mention.spelled)` is a word of the language")
    case .template: throw RenameRefusal(description: "`\(mention.spelled)` is a built-in template")
    case .include, .photo: throw RenameRefusal(description: "`\(mention.spelled)` is a file; rename the file itself")
    }
    if isShared, definitions.isEmpty {
      throw RenameRefusal(description: "nothing here defines `\(mention.spelled)`")
    }
  }

  /// The edits that rename all mentions, by file index.
  ///
  /// - Throws: if the new name would mean something else, or nothing.
  public func renaming(to name: String) throws(RenameRefusal) -> [Int: [Diagnostic.Fix.Edit]] {
    try checkRenaming()
    try check(name)
    var edits: [Int: [Diagnostic.Fix.Edit]] = [:]
    for (place, mention) in places {
      edits[place.file, default: []].append(.init(place.range, with: try spelled(name, at: mention)))
    }
    if case .local(let owner) = mention.kind, !places.contains(where: { $0.mention.isDefinition }) {
      let key = mention.name == "index" ? "index" : "as"
      edits[0, default: []].append(
        .init(SourceRange(owner + 1, owner + 1), with: " \"\(key)\": \(JSONText.literal(name)),"))
    }
    return edits
  }

  private func check(_ name: String) throws(RenameRefusal) {
    guard !name.isEmpty, name.utf8.count <= 64, !name.hasPrefix(" "), !name.hasSuffix(" ") else {
      throw RenameRefusal(description: "a name must have 1 to 64 characters, without spaces at its ends")
    }
    guard !name.contains(where: { "{}|\"\\\n\r\t".contains($0) }) else {
      throw RenameRefusal(description: "a name cannot contain braces, bars, quotes or line breaks")
    }
    let isVariable: Bool
    switch mention.kind {
    case .variable, .local, .parameter: isVariable = true
    default: isVariable = false
    }
    if isVariable {
      guard !name.contains(where: { ".[]:=?".contains($0) }) else {
        throw RenameRefusal(description: "the name of a variable cannot contain dots, brackets, colons or operators")
      }
      if FactTable.key(VariableScope.canonicalKey(name)) != nil {
        throw RenameRefusal(description: "`\(name)` is a fact")
      }
    }
    if mention.kind == .color, ColorName(name) != nil {
      throw RenameRefusal(description: "`\(name)` is a colour of the language")
    }
    if mention.kind == .color, name.contains("/") {
      throw RenameRefusal(description: "the name of a colour cannot contain `/`")
    }
    let wanted = isVariable ? DesignNames.compared(name) : name
    guard wanted != mention.name else { return }
    let isTaken = names.indices.contains { file in
      names[file].mentions.contains { other in
        guard other.name == wanted, file == 0 || isShared else { return false }
        if other.kind == mention.kind { return true }
        return isVariable && isDefined(in: file) && (other.kind == .variable || other.isLocal)
      }
    }
    if isTaken { throw RenameRefusal(description: "`\(name)` already exists") }
  }

  /// Whether a file may give the name another meaning: a file that only passes a parameter does not read it.
  private func isDefined(in file: Int) -> Bool {
    guard case .parameter = mention.kind else { return true }
    return names[file].all(like: mention).contains(where: \.isDefinition)
  }

  /// The new name as written at a mention.
  private func spelled(_ name: String, at mention: Mention) throws(RenameRefusal) -> String {
    switch mention.spelling {
    case .plain, .template: return String(JSONText.literal(name).dropFirst().dropLast())
    // A `?` after the name is outside its range.
    case .typed: return name
    case .quoted: return name
    case .expression:
      let word = String(name.map { $0 == " " ? "_" : $0 })
      let bytes = Array(word.utf8)
      guard let first = bytes.first, bytes.allSatisfy(TextCursor.isNameByte), !(0x30...0x39).contains(first) else {
        throw RenameRefusal(
          description: "an expression uses the name, so it can only have letters from a to z, digits and `_`")
      }
      guard !["and", "or", "not", "in", "true", "false"].contains(word.lowercased()) else {
        throw RenameRefusal(description: "`\(word)` is a reserved word in expressions")
      }
      return word
    }
  }
}

extension Mention {
  /// Whether the name is known only inside one object.
  var isLocal: Bool {
    switch kind {
    case .local, .parameter: true
    default: false
    }
  }
}
