// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema

/// Reads designs from a JSON tree.
public enum SpecDecoder {
  /// How to treat mistakes: report them, or do what the app does.
  public enum Mode: Sendable, Hashable {
    /// Reads everything and reports every mistake.
    case strict
    /// Reads and drops exactly what WidgetWeaver does. Mistakes are warnings. Our extensions are still read.
    case lenient
  }

  /// The designs of a file, with all diagnostics.
  ///
  /// There is an output whenever the file contains a design. The caller decides from the errors among the diagnostics
  /// whether it may be drawn.
  ///
  /// - Parameters:
  ///   - root: the tree of `source`.
  ///   - now: replaces missing dates.
  ///   - makeID: makes missing identifiers.
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
    // If an object is read as a design but is not one, every key would be reported as unknown.
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
  /// The same design, with template `custom` without a tree replaced by `classic`: the app does not know that word.
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
  /// The same diagnostic as a warning at most, because reading as the app does continues after any mistake.
  fileprivate var asWarning: Diagnostic {
    var copy = self
    copy.severity = min(severity, .warning)
    return copy
  }
}
