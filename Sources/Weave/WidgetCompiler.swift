// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
import WeaveJSON
public import WeaveResolve
public import WeaveSpec

/// A file of designs, read and compiled: drawn from here any number of times.
public struct CompiledDesign: Sendable {
  public var source: SourceText
  public var document: SpecDocument
  /// The designs of the file in its order; nil where one has nothing to draw.
  public var widgets: [CompiledWidget?]

  public init(source: SourceText, document: SpecDocument, widgets: [CompiledWidget?]) {
    self.source = source
    self.document = document
    self.widgets = widgets
  }
}

/// The front of the compiler: text to designs that can be drawn.
public enum WidgetCompiler {
  public typealias Mode = SpecDecoder.Mode

  /// Reads a file of one or more designs.
  ///
  /// - Parameters:
  ///   - mode: `.lenient` reads as the app does, and warns.
  ///   - now: the date that a design without `updatedAt` gets.
  public static func compile(_ source: SourceText, mode: Mode = .strict, now: Date) -> Checked<CompiledDesign> {
    let json = JSONParser.parse(source)
    var diagnostics = json.diagnostics
    guard let root = json.output else { return Checked(nil, diagnostics) }
    let decoded = SpecDecoder.decode(root, source: source, mode: mode, now: now)
    diagnostics += decoded.diagnostics
    guard let document = decoded.output else { return Checked(nil, diagnostics) }
    var library = TemplateLibrary()
    let widgets = document.specs.map { spec -> CompiledWidget? in
      let content = content(of: spec, source: source)
      add(content.diagnostics, to: &diagnostics)
      return CompiledWidget(spec: spec, content: content.output, library: &library)
    }
    return Checked(CompiledDesign(source: source, document: document, widgets: widgets), diagnostics)
  }

  /// Adds what there is room for; of the rest at least one error, so that nothing passes for right that is not.
  private static func add(_ found: [Diagnostic], to list: inout [Diagnostic]) {
    let room = max(0, 2 * Limits.diagnostics - list.count)
    list += found.prefix(room)
    guard room < found.count, !list.contains(where: { $0.severity == .error }) else { return }
    list += found.first { $0.severity == .error }.map { [$0] } ?? []
  }

  /// The content tree of a custom design.
  private static func content(of spec: WidgetSpec, source: SourceText) -> Checked<ContentNode> {
    let isCustom = spec.layout.template == .custom
    guard let content = spec.content else {
      guard isCustom else { return Checked(nil) }
      let place = spec.places.range(of: "layout.template") ?? spec.places.nearestRange(of: "layout.template")
      return Checked(nil, [Diagnostic(.contentMissing, .noContent, at: place)])
    }
    guard isCustom else {
      let place = spec.places.keyRange(of: "content") ?? content.range
      return Checked(nil, [Diagnostic(.contentIgnored, .ignored(spec.layout.template), at: place)])
    }
    return ContentParser.parse(content, source: source)
  }
}

extension Diagnostic.Message {
  fileprivate static let noContent: Self = "a `custom` design needs a `content` tree"
  fileprivate static func ignored(_ template: Template) -> Self {
    "`content` is drawn by the template `custom` only, not by `\(template.rawValue)`"
  }
}
