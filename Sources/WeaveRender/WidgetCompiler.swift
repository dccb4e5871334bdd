// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
import WeaveHash
package import WeaveJSON
public import WeaveResolve
public import WeaveSpec

/// A file of designs, read and compiled, that can be drawn any number of times.
public struct CompiledDesign: Sendable {
  /// The text that the design was read from, followed by included files.
  public var source: SourceText
  /// The typed designs of the file.
  public var document: SpecDocument
  /// The designs of the file in its order; nil if one has nothing to draw.
  public var widgets: [CompiledWidget?]

  /// A file of designs with their compiled forms; nil for one that cannot be drawn.
  public init(source: SourceText, document: SpecDocument, widgets: [CompiledWidget?]) {
    self.source = source
    self.document = document
    self.widgets = widgets
  }
}

/// The front of the compiler: turns text into designs that can be drawn.
public enum WidgetCompiler {
  /// Whether mistakes are reported, or treated as the app treats them.
  public typealias Mode = SpecDecoder.Mode

  /// Reads a file of one or more designs, or of a board.
  ///
  /// - Parameters:
  ///   - mode: `.lenient` reads as the app does, and warns.
  ///   - now: the date that a design without `updatedAt` gets.
  ///   - folder: the folder of the file, which contains the files that it includes; nil if there are none.
  public static func compile(
    _ source: SourceText, mode: Mode = .strict, now: Date, folder: String? = nil
  ) -> Checked<CompiledDesign> {
    compile(JSONParser.parse(source), of: source, mode: mode, now: now, folder: folder)
  }

  /// Compiles a text that was read already.
  package static func compile(
    _ json: Checked<JSONNode>, of source: SourceText, mode: Mode = .strict, now: Date, folder: String? = nil
  ) -> Checked<CompiledDesign> {
    var diagnostics = json.diagnostics.map(\.advised)
    guard let root = json.output else { return Checked(nil, diagnostics) }
    if root.isBoard {
      let board = BoardCompiler.compile(root, in: source, mode: mode, now: now, folder: folder)
      return Checked(board.output, diagnostics + board.diagnostics)
    }
    let decoded = SpecDecoder.decode(root, source: source, mode: mode, now: now)
    // Formats of other programs put one message on each line, which would be a mistake in a design.
    if decoded.diagnostics.contains(where: { $0.code == .specOtherFormat }) { return Checked(nil, decoded.diagnostics) }
    diagnostics += decoded.diagnostics
    guard var document = decoded.output else { return Checked(nil, diagnostics.withoutAbsences) }
    let included = IncludedParts(of: document.specs, in: source, folder: folder)
    add(included.diagnostics, to: &diagnostics)
    document.specs = document.specs.map(included.completed)
    let contents = document.specs.map { content(of: $0, source: included.source) }
    for content in contents { add(content.diagnostics, to: &diagnostics) }
    var files = SlotFiles(included.source, folder: folder)
    var nested = NestedDesigns(mode: mode, now: now)
    let own = source.name.split(separator: "/").last.map(String.init) ?? ""
    let designs = contents.map { nested.read(in: $0.output, &files, chain: [own]) }
    add(nested.diagnostics, to: &diagnostics)
    let source = files.source
    let sum = Checksum(of: source.bytes)
    let widgets = document.specs.enumerated().map { index, spec in
      CompiledWidget(
        spec: spec, content: contents[index].output,
        origin: "\(sum) \(index) \(mode == .lenient ? "lenient" : "strict")", isLenient: mode == .lenient,
        designs: designs[index])
    }
    return Checked(CompiledDesign(source: source, document: document, widgets: widgets), diagnostics.withoutAbsences)
  }

  /// Adds as many diagnostics as there is room for. If some are left out, at least one error is kept, so that a broken
  /// design never passes as correct.
  private static func add(_ found: [Diagnostic], to list: inout [Diagnostic]) {
    let room = max(0, 2 * Limits.diagnostics - list.count)
    list += found.prefix(room)
    guard room < found.count, !list.contains(where: { $0.severity == .error }) else { return }
    list += found.first { $0.severity == .error }.map { [$0] } ?? []
  }

  /// The content tree of a design that draws one; whether it should have one is a rule of the design itself.
  static func content(of spec: WidgetSpec, source: SourceText) -> Checked<DesignContent> {
    let templates =
      [spec.layout.template] + MatchedSet.Key.allCases.compactMap { spec.matchedSet?[$0]?.layout.template }
    guard let content = spec.content, templates.contains(.custom) else { return Checked(nil) }
    let parsed = ContentParser.parse(content, using: spec.parts, source: source)
    guard let tree = parsed.output, tree.kinds.contains(.use) else { return parsed }
    return Checked(tree, parsed.diagnostics + UseCheck.diagnostics(of: tree.root))
  }
}

extension Diagnostic {
  /// The diagnostic; for an empty file, with a design to start from.
  fileprivate var advised: Diagnostic {
    guard code == .jsonEmpty else { return self }
    var copy = self
    copy.notes.append(
      Note("a small design: `{ \"name\": \"Note\", \"primaryText\": \"Hello\" }`; `weave new` also writes one"))
    return copy
  }
}

extension [Diagnostic] {
  /// The diagnostics; after a syntax error that lost a part of the text, without those about missing parts, which are
  /// most likely in the lost part.
  fileprivate var withoutAbsences: [Diagnostic] {
    let losing: [DiagnosticCode] = [
      .jsonMissingValue, .jsonInvalidKey, .jsonInvalidNumber, .jsonNotANumber, .jsonNumberOutOfRange,
      .jsonUnterminatedString, .jsonUnclosedBracket, .jsonMismatchedBracket, .jsonStrayBracket, .jsonTextAfterValue,
      .jsonUnexpectedCharacter, .jsonTooDeep, .jsonTooManyValues, .jsonInvalidUTF8,
    ]
    let absences: [DiagnosticCode] = [
      .specMissingKey, .specNotDesign, .specContentMissing, .exchangeNotDesign, .exchangeNoSpecs, .exchangeIncomplete,
      .contentMissingKey, .contentTextForms, .contentNotANode, .contentEmpty,
    ]
    guard contains(where: { losing.contains($0.code) }) else { return self }
    return filter { !absences.contains($0.code) }
  }
}
