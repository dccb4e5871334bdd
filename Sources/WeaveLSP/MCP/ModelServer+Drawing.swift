// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveEdit
import WeaveExpressions
import WeaveGraphics
import WeaveJSON
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSpec
import WeaveTime

/// A design that a tool call names or brings along.
struct CalledDesign {
  /// The name of its file in the folder; nil for a design in the call.
  var name: String?
  var source: SourceText
  var compiled: Checked<CompiledDesign>
  /// The folder of its photos and parts.
  var folder: String

  /// The first design of the file that has something to draw.
  var widget: CompiledWidget? { compiled.output?.widgets.compactMap(\.self).first }
}

extension ModelServer {
  /// The design of a call: `file` names one in the folder, `design` is one itself.
  func design(_ arguments: ToolArguments, at now: Date) throws(ToolFailure) -> CalledDesign {
    if let given = try text(ofDesign: arguments) {
      guard arguments["file"] == nil else { throw ToolFailure("Give `file` or `design`, not both.") }
      return design(SourceText(name: "design", text: given), named: nil, at: now)
    }
    guard let file = try arguments.text("file") else {
      let designs = folder.designs
      let known = designs.isEmpty ? "" : " The folder has \(designs.prefix(20).joined(separator: ", "))."
      throw ToolFailure("`file` is missing: which design?\(known)")
    }
    let name = try folder.name(file)
    return design(try folder.existingText(of: name), named: name, at: now)
  }

  /// A design from its text, compiled with the parts and designs that it includes.
  func design(_ source: SourceText, named name: String?, at now: Date) -> CalledDesign {
    let place = name.map(folder.folder(of:)) ?? folder.root
    return CalledDesign(
      name: name, source: source, compiled: WidgetCompiler.compile(source, now: now, folder: place), folder: place)
  }

  /// The argument `design` as a formatted text; nil if it is missing. Some clients pass objects as texts.
  func text(ofDesign arguments: ToolArguments) throws(ToolFailure) -> String? {
    guard let node = arguments["design"] else { return nil }
    let text = node.stringValue ?? JSONWriter.compact(node)
    guard node.members != nil || node.stringValue != nil else {
      throw ToolFailure("`design` must be an object: the JSON of a design.")
    }
    let view = DesignView(SourceText(name: "design", text: text))
    return JSONLayout.text(of: view).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The environment and the request that a call describes.
  func request(
    _ arguments: ToolArguments, for design: CalledDesign, _ widget: CompiledWidget, _ facts: ServedFacts
  ) throws(ToolFailure) -> RenderRequest {
    var moment = facts.moment
    if let text = try arguments.text("now") {
      guard let written = WrittenMoment(text) else {
        throw ToolFailure("`now` is `\(Echo.message(text))`; write it like 2027-06-20T09:30:00Z.")
      }
      moment.now = written.date(in: moment.timeZone)
    }
    if let locale = try arguments.text("locale") {
      if let mistake = LocaleName.mistake(in: locale) { throw ToolFailure("`locale`: \(mistake)") }
      moment.locale = Locale(identifier: locale)
    }
    var environment = try environment(arguments, for: widget, moment)
    environment.scale = try arguments.number("scale", in: 0.5...3) ?? environment.scale
    if let size = try arguments.word("textSize", of: TextSize.self) { environment.textSize = size }
    let limit = 4_000.0
    guard environment.canvas.width * environment.scale <= limit, environment.canvas.height * environment.scale <= limit
    else {
      throw ToolFailure("The picture would have more than \(Int(limit)) pixels at a side; give a smaller `scale`.")
    }
    return RenderRequest(
      design: widget, environment: environment, facts: facts.snapshots,
      variables: try variables(arguments, facts),
      photos: PhotoFolder(designFolder: design.folder, embedded: design.compiled.output?.document.images ?? []))
  }

  private func environment(
    _ arguments: ToolArguments, for widget: CompiledWidget, _ moment: Moment
  ) throws(ToolFailure) -> RenderEnvironment {
    let size = try arguments.word("size", of: WidgetSize.self)
    let appearance = try arguments.word("appearance", of: RenderEnvironment.Appearance.self)
    var environment = RenderEnvironment(
      now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance ?? .light,
      size: size ?? .medium, canvas: Device.standard.canvas(for: size ?? .medium), scale: 2)
    if let text = try arguments.text("canvas") {
      let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], (8...4_000).contains(width),
        (8...4_000).contains(height)
      else {
        throw ToolFailure("`canvas` is `\(Echo.message(text))`; write width and height in points, such as 400x300.")
      }
      environment.canvas = Size(width: width, height: height)
    } else if size == nil {
      environment = [environment].suited(to: widget).first ?? environment
      if widget.board == nil, let own = widget.spec.purpose?.environments(like: environment).first {
        (environment.size, environment.canvas, environment.scale) = (own.size, own.canvas, own.scale)
        if appearance == nil { environment.appearance = own.appearance }
      }
    }
    return environment
  }

  private func variables(_ arguments: ToolArguments, _ facts: ServedFacts) throws(ToolFailure) -> [String: Value] {
    guard let node = arguments["variables"] else { return facts.variables }
    guard let members = node.members else { throw ToolFailure("`variables` must be an object.") }
    return members.reduce(into: facts.variables) { $0[$1.key] = DataValue($1.value).value }
  }

  /// A design laid out as a call asks for.
  ///
  /// - Throws: if the design has errors, which are listed.
  func picture(
    _ arguments: ToolArguments
  ) throws(ToolFailure) -> (design: CalledDesign, request: RenderRequest, picture: Rendering) {
    let facts = facts()
    let design = try design(arguments, at: facts.moment.now)
    let mistakes = design.compiled.diagnostics.filter { $0.severity == .error }
    guard let widget = design.widget, mistakes.isEmpty else {
      throw ToolFailure(report(design.compiled.diagnostics, of: design))
    }
    let request = try request(arguments, for: design, widget, facts)
    let renderer = try drawers().renderer
    let checked: Checked<Rendering>
    do throws(RenderError) { checked = try renderer.render(request) } catch {
      throw ToolFailure("The design cannot be drawn: \(error)")
    }
    guard let picture = checked.output, !checked.hasErrors else {
      throw ToolFailure(report(design.compiled.diagnostics + checked.diagnostics, of: design))
    }
    return (design, request, picture)
  }

  // MARK: Reports

  /// The diagnostics of a design, a line each, with JSON pointers for `patch`.
  func report(_ diagnostics: [Diagnostic], of design: CalledDesign) -> String {
    let source = design.compiled.output?.source ?? design.source
    let root = JSONParser.parse(design.source).output
    let lines = DiagnosticReport(source: source, diagnostics: diagnostics).sorted.prefix(60).map { diagnostic in
      var line = "\(diagnostic.severity.rawValue) \(diagnostic.code.name)"
      if let range = diagnostic.range {
        let (file, position) = source.place(of: range.lower)
        line +=
          file == source.name
          ? " line \(position.line)" : " \(file.split(separator: "/").last ?? "") line \(position.line)"
        if file == source.name, let pointer = root?.pointer(to: range) { line += " \(pointer)" }
      }
      if let size = diagnostic.size { line += " [\(size)]" }
      line += ": \(diagnostic.message.text)"
      for note in diagnostic.notes.prefix(2) { line += "\n  \(note.message.text)" }
      if let fix = diagnostic.fixes.first { line += "\n  fix: \(fix.message.text)" }
      return line
    }
    let rest = diagnostics.count > 60 ? ["and \(diagnostics.count - 60) more"] : []
    return (lines + rest).joined(separator: "\n")
  }
}

extension JSONNode {
  /// The JSON pointer of the innermost value around a range, or of the key that begins there.
  func pointer(to range: SourceRange) -> String? {
    var (node, pointer) = (self, "")
    while true {
      var next: (String, JSONNode)?
      for member in node.members ?? []
      where member.keyRange.lower <= range.lower && range.upper <= member.value.range.upper {
        next = (member.key.replacing("~", with: "~0").replacing("/", with: "~1"), member.value)
      }
      for (index, entry) in (node.elements ?? []).enumerated()
      where entry.range.lower <= range.lower && range.upper <= entry.range.upper { next = ("\(index)", entry) }
      guard let (key, inner) = next else { return pointer.isEmpty ? nil : pointer }
      pointer += "/" + key
      // A key: the range is not inside its value.
      if range.lower < inner.range.lower { return pointer }
      node = inner
    }
  }
}
