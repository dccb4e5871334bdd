// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON
public import WeaveRender
public import WeaveSpec
public import WeaveStore

/// Sets values in a size's variant by key.
public struct VariantEdit {
  /// The text of the single design with the new values.
  public var source: SourceText
  /// The result of compiling that text, with its diagnostics.
  public var checked: Checked<CompiledDesign>

  /// The design with the values; nil if the text has errors.
  public var spec: WidgetSpec? { checked.hasErrors ? nil : checked.output?.document.specs.first }

  /// - Parameters:
  ///   - spec: the design; a size without a variant gets one that looks like the medium size.
  ///   - values: keys such as `layout.spacing` with a number, `true`, `false` or other JSON; anything else is a text.
  ///     `-` removes a value.
  ///   - name: the name of the text, for messages.
  ///   - folder: the folder that includes are relative to.
  /// - Throws: if a key is not allowed at its place.
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

  /// The text parsed as JSON, else as a text value.
  private static func value(_ text: String) -> JSONValue {
    let parsed = JSONParser.parse(SourceText(name: "value", text: text))
    if let node = parsed.output, parsed.diagnostics.isEmpty { return node.value }
    return .string(text)
  }
}
