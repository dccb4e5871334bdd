// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON
public import WeaveRender
public import WeaveSpec
public import WeaveStore

/// Values of a size's variant, set by their keys.
public struct VariantEdit {
  /// The design alone, as text with the values.
  public var source: SourceText
  /// What that text comes to, with all that is wrong with it.
  public var checked: Checked<CompiledDesign>

  /// The design with the values; nil where the text has errors.
  public var spec: WidgetSpec? { checked.hasErrors ? nil : checked.output?.document.specs.first }

  /// - Parameters:
  ///   - spec: the design; where the size has no variant, it gets one that shows what the medium size does.
  ///   - values: keys such as `layout.spacing`, with a number, `true`, `false`, other JSON, or else a text; `-` takes a
  ///     value away.
  ///   - name: of the text, for messages.
  ///   - folder: that includes are relative to.
  /// - Throws: where a key cannot stand where it is asked for.
  public init(
    _ spec: WidgetSpec, _ size: MatchedSet.Key, setting values: [(path: JSONPath, text: String)], named name: String,
    mode: WidgetCompiler.Mode, folder: String
  ) throws(EditError) {
    let base = spec.matchedSet?[size] == nil ? spec.deriving(size, from: .medium) : spec
    source = SourceText(name: name, text: Language.formatted(SpecDocument(.single, specs: [base])))
    if var editor = JSONTextEditor(source) {
      for (path, text) in values {
        let whole = JSONPath([.key("matchedSet"), .key(size.rawValue)] + path.steps)
        if text == "-" { try editor.remove(whole) } else { try editor.set(whole, to: Self.value(text)) }
      }
      source = editor.source
    }
    checked = WidgetCompiler.compile(source, mode: mode, now: spec.updatedAt, folder: folder)
  }

  /// JSON, or else a text.
  private static func value(_ text: String) -> JSONValue {
    let parsed = JSONParser.parse(SourceText(name: "value", text: text))
    if let node = parsed.output, parsed.diagnostics.isEmpty { return node.value }
    return .string(text)
  }
}
