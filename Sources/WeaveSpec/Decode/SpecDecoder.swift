// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema

/// Reads designs from a JSON tree.
public enum SpecDecoder {
  /// How mistakes are taken: as ours to report, or as the app takes them.
  public enum Mode: Sendable, Hashable {
    /// Reads all that is there and tells of everything that is not as it should be.
    case strict
    /// Reads and drops exactly what WidgetWeaver does. Mistakes are warnings. Our extensions are read all the same.
    case lenient
  }

  /// The designs of a file, with everything that is to be said of them.
  ///
  /// There is an output wherever the file holds a design at all; whether it may be drawn is for the caller to decide
  /// by the errors among the diagnostics.
  ///
  /// - Parameters:
  ///   - root: the tree of `source`.
  ///   - now: stands in for dates that are missing.
  ///   - makeID: gives identifiers to what has none.
  public static func decode(
    _ root: JSONNode, source: SourceText, mode: Mode = .strict, now: Date, limit: Int = Limits.designs,
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) -> Checked<SpecDocument> {
    var context = ReadingContext(mode: mode, dates: .either, now: now, makeID: makeID)
    let recognized =
      mode == .lenient ? FileForm.asAppReads(root, context, limit: limit) : FileForm.recognize(root, limit: limit)
    guard let form = recognized.output else { return Checked(nil, recognized.diagnostics) }
    context.dates = form.dates

    var check = TableCheck(FieldTable.vocabulary, source: source, makeID: makeID)
    // Of an object that is read as a design and is none, every key would be reported as unknown.
    let isDesign = !recognized.diagnostics.contains { [.specNotDesign, .exchangeIncomplete].contains($0.code) }
    if isDesign { form.check(with: &check) }
    let specs = form.specNodes.compactMap { read($0, context) }
    let images = form.images(in: source)

    var diagnostics = recognized.diagnostics + check.diagnostics + images.diagnostics
    for spec in specs where diagnostics.count < Limits.diagnostics {
      let found = diagnostics
      diagnostics += SpecRules.check(spec, mode: mode, structural: found)
    }
    let document = SpecDocument(
      form.shape, specs: mode == .lenient ? specs.map(\.withoutEmptyTrees) : specs, images: images.output ?? [],
      createdAt: form.createdAt(context))
    diagnostics += ExchangeRules.check(document, form)
    if mode == .lenient { diagnostics = diagnostics.map(\.asWarning) }
    return Checked(document, Array(diagnostics.prefix(Limits.diagnostics)))
  }

  private static func read(_ node: JSONNode, _ context: ReadingContext) -> WidgetSpec? {
    guard var reader = ObjectReader(node, as: FieldTable.widget, context) else { return nil }
    return WidgetSpec(reading: &reader, at: node).normalized()
  }
}

extension WidgetSpec {
  /// The same, where template `custom` without a tree is `classic`: a word that the app does not know.
  fileprivate var withoutEmptyTrees: WidgetSpec {
    guard content == nil else { return self }
    var spec = self
    if layout.template == .custom { spec.layout.template = .classic }
    for key in MatchedSet.Key.allCases where spec.matchedSet?[key]?.layout.template == .custom {
      spec.matchedSet?[key]?.layout.template = .classic
    }
    return spec.normalized()
  }
}

extension Diagnostic {
  /// The same, no worse than a warning: reading as the app does goes on after any mistake.
  fileprivate var asWarning: Diagnostic {
    var copy = self
    copy.severity = min(severity, .warning)
    return copy
  }
}
