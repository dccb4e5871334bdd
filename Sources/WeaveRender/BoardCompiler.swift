// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveHash
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// The front of the compiler for boards: compiles a file with slots, and the files that they name, into one design.
struct BoardCompiler {
  private let mode: WidgetCompiler.Mode
  private let now: Date
  private var files: SlotFiles
  private var diagnostics: [Diagnostic] = []
  /// The number of slots of all boards so far.
  private var slotCount = 0

  private init(_ source: SourceText, mode: WidgetCompiler.Mode, now: Date, folder: String?) {
    (self.mode, self.now) = (mode, now)
    files = SlotFiles(source, folder: folder)
  }

  /// Compiles the tree of a board. A mistake in a slot is a warning, and the slot shows it.
  static func compile(
    _ root: JSONNode, in source: SourceText, mode: WidgetCompiler.Mode, now: Date, folder: String?
  ) -> Checked<CompiledDesign> {
    var compiler = BoardCompiler(source, mode: mode, now: now, folder: folder)
    let own = source.name.split(separator: "/").last.map(String.init) ?? ""
    let widget = compiler.board(root, from: Place(files: [own], prefix: ""))
    let found = Array(compiler.diagnostics.prefix(2 * Limits.diagnostics))
    // Without a design the caller does not get the other files that were read, so diagnostics in them would have no
    // place.
    guard let widget else { return Checked(nil, found.filter { ($0.range?.lower ?? 0) <= source.bytes.count }) }
    let whole = compiler.files.source
    let document = SpecDocument(.single, specs: [widget.spec], images: [], createdAt: nil)
    return Checked(CompiledDesign(source: whole, document: document, widgets: [widget]), found)
  }

  /// The place of a file: the files that lead to it, and its folder below the board's.
  private struct Place {
    var files: [String]
    var prefix: String
  }

  // MARK: Boards

  private mutating func board(_ root: JSONNode, from place: Place) -> CompiledWidget? {
    let read = BoardReader.read(root, in: files.source)
    diagnostics += read.diagnostics
    guard let board = read.output else { return nil }
    slotCount += board.slots.count
    guard slotCount <= Limits.boardSlots else {
      diagnostics.append(Diagnostic(.boardTooMany, .tooManySlots, at: board.slots.first?.node.range))
      return nil
    }
    let slots = board.slots.map { slot($0, of: board, from: place) }
    // A cycle is not only a mistake of this slot: it makes the whole board endless.
    guard !diagnostics.contains(where: { $0.code == .boardCycle }) else { return nil }
    let compiled = CompiledBoard(
      slots: slots, areas: board.layout.areas(), gutter: board.gutter, isRounded: board.isRounded,
      lines: board.lines)
    return frame(board, compiled)
  }

  /// The design of the frame around the slots.
  private mutating func frame(_ board: BoardSpec, _ slots: CompiledBoard) -> CompiledWidget? {
    let decoded = SpecDecoder.decode(board.frame, source: files.source, mode: mode, now: now)
    diagnostics += decoded.diagnostics
    guard let spec = decoded.output?.specs.first, let tree = spec.content else { return nil }
    let content = ContentParser.parse(tree, using: spec.parts, source: files.source)
    diagnostics += content.diagnostics
    return CompiledWidget(
      spec: spec, content: content.output, origin: "\(Checksum(of: files.source.bytes)) board \(mode)",
      isLenient: mode == .lenient, board: slots)
  }

  // MARK: Slots

  private mutating func slot(_ slot: BoardSpec.Slot, of board: BoardSpec, from place: Place) -> CompiledBoard.Slot {
    let start = diagnostics.count
    var made = CompiledBoard.Slot(name: slot.area.name, range: slot.node.range, design: SlotFailure.design)
    made.variables = values(slot.variables)
    made.profile = slot.profile
    made.place = slot.place.map {
      WeaveData.Place(name: $0.name, latitude: $0.latitude, longitude: $0.longitude, timeZone: $0.timeZone)
    }
    made.size = slot.size.flatMap(WidgetSize.init)
    made.appearance = slot.appearance.flatMap(RenderEnvironment.Appearance.init)
    do throws(SlotFailure) {
      let (design, images, prefix) = try design(of: slot, from: place)
      (made.design, made.images, made.folder) = (design.rounded(by: board.radius), images, String(prefix.dropLast()))
    } catch {
      made.failure = error.reason
      diagnostics += error.found
      diagnostics.append(.fails(slot, error.reason))
    }
    if place.files.count == 1 { show(diagnosticsFrom: start, at: slot) }
    // A mistake in one slot does not keep the others from being shown; a cycle stops all of them.
    for index in diagnostics.indices[start...] where diagnostics[index].code != .boardCycle {
      diagnostics[index].severity = min(diagnostics[index].severity, .warning)
    }
    return made
  }

  /// Moves diagnostics that stop the whole board to the slot of its own file that leads to them.
  private mutating func show(diagnosticsFrom start: Int, at slot: BoardSpec.Slot) {
    for index in diagnostics.indices[start...] where [.boardCycle, .boardTooMany].contains(diagnostics[index].code) {
      diagnostics[index].range = slot.source.range
    }
  }

  private func values(_ node: JSONNode?) -> [String: Value] {
    Dictionary((node?.members ?? []).map { ($0.key, DataValue($0.value).value) }) { $1 }
  }

  private mutating func design(
    of slot: BoardSpec.Slot, from place: Place
  ) throws(SlotFailure) -> (CompiledWidget, [ExchangeImage], prefix: String) {
    if let settings = slot.settings, settings.members == nil {
      throw SlotFailure("its `settings` are \(settings.typeName), not an object")
    }
    switch slot.source {
    case .template(let member):
      let layout = JSONMember(
        key: "layout", keyRange: member.keyRange,
        value: JSONNode(.object([member]), at: member.value.range))
      let root = JSONNode(.object([layout]), at: slot.node.range)
      return (
        try widget(root.laid(under: slot.settings), slot, prefix: place.prefix, chain: place.files), [], place.prefix
      )
    case .design(let node, let named):
      let name = (place.prefix + (node.stringValue ?? "")).withoutDots
      if place.files.contains(name) {
        diagnostics.append(.cycle(place.files + [name], at: node.range))
        throw SlotFailure("the board would contain itself")
      }
      if place.files.count > Limits.boardDepth {
        throw SlotFailure("boards are nested more than \(Limits.boardDepth) levels deep")
      }
      return try design(in: name, named: named, slot, from: place)
    }
  }

  /// A design or a board from a file.
  private mutating func design(
    in name: String, named: JSONNode?, _ slot: BoardSpec.Slot, from place: Place
  ) throws(SlotFailure) -> (CompiledWidget, [ExchangeImage], prefix: String) {
    let parsed = try files.tree(name)
    let prefix = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    guard let root = parsed.output, !parsed.hasErrors else {
      throw SlotFailure("`\(name)` has errors", found: parsed.diagnostics)
    }
    if root.isBoard {
      guard let board = board(root, from: Place(files: place.files + [name], prefix: prefix)) else {
        throw SlotFailure("`\(name)` has errors")
      }
      return (board, [], prefix)
    }
    let whole = SpecDecoder.decode(root, source: files.source, mode: mode, now: now)
    guard let document = whole.output, !whole.hasErrors else {
      throw SlotFailure("`\(name)` has errors", found: whole.diagnostics)
    }
    let node = try chosen(named, of: document, root, in: name)
    let images = document.images
    let tree = node.laid(under: slot.settings)
    return (try widget(tree, slot, prefix: prefix, chain: place.files + [name]), images, prefix)
  }

  /// The design of a file that a slot refers to.
  private func chosen(
    _ named: JSONNode?, of document: SpecDocument, _ root: JSONNode, in file: String
  ) throws(SlotFailure) -> JSONNode {
    let nodes = root.elements ?? root["specs"]?.elements ?? [root]
    if let name = named?.stringValue {
      if let node = nodes.first(where: { $0["name"]?.stringValue == name }) { return node }
      let near = nearest(to: name, in: document.specs.map(\.name)).first.map { "; did you mean `\($0)`?" } ?? ""
      throw SlotFailure("`\(file)` has no design `\(name)`\(near)")
    }
    guard nodes.count == 1, let node = nodes.first else {
      throw SlotFailure("`\(file)` has \(nodes.count) designs; choose one with `named`")
    }
    return node
  }

  /// One design, from a tree that combines the file's tree with the slot's settings.
  private mutating func widget(
    _ root: JSONNode, _ slot: BoardSpec.Slot, prefix: String, chain: [String]
  ) throws(SlotFailure) -> CompiledWidget {
    let decoded = SpecDecoder.decode(root, source: files.source, mode: mode, now: now)
    var found = decoded.diagnostics
    let included = files.including(decoded.output?.specs ?? [], in: prefix)
    found += included.found
    guard let spec = included.specs.first else { throw SlotFailure("its design has errors", found: found) }
    let content = WidgetCompiler.content(of: spec, source: files.source)
    found += content.diagnostics
    var nested = NestedDesigns(mode: mode, now: now)
    let designs = nested.read(in: content.output, &files, prefix: prefix, chain: chain)
    found += nested.diagnostics
    let origin = "\(Checksum(of: files.source.bytes)) \(slot.area.name) \(slot.node.range.lower) \(mode)"
    let widget = CompiledWidget(
      spec: spec, content: content.output, origin: origin, isLenient: mode == .lenient, designs: designs)
    guard let widget, !found.contains(where: { $0.severity == .error }) else {
      throw SlotFailure("its design has errors", found: found)
    }
    diagnostics += found
    return widget
  }
}

extension SlotFailure {
  /// The design that is drawn in place of a slot that cannot be shown.
  static let design: CompiledWidget = {
    let text = """
      {"name": "slot", "primaryText": "", "layout": {"template": "custom"}, "style": {"background": "plain"},
       "content": {"type": "vstack", "alignment": "leading", "spacing": 4, "padding": 12,
       "frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"}, "children": [
       {"type": "hstack", "spacing": 6, "children": [
         {"type": "symbol", "name": "exclamationmark.triangle", "font": "headline"},
         {"type": "text", "text": "{{slotName}}", "font": "headline", "lineLimit": 1}]},
       {"type": "text", "text": "{{slotReason}}", "font": "footnote", "foreground": "secondaryInk", "lineLimit": 8}]}}
      """
    let source = SourceText(name: "slot", text: text)
    let compiled = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0)).output
    let blank = WidgetSpec(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), updatedAt: .distantPast)
    let drawn = compiled?.widgets.first ?? nil
    guard let design = drawn ?? CompiledWidget(spec: blank, content: nil) else {
      preconditionFailure("template `classic` is built in")
    }
    return design
  }()
}

extension CompiledWidget {
  /// The design with a board's corner radius, unless it sets its own.
  fileprivate func rounded(by radius: Double) -> CompiledWidget {
    guard spec.places.node(at: "style.cornerRadius") == nil, board == nil else { return self }
    return withCornerRadius(radius)
  }
}

extension BoardSpec.Source {
  /// Where the file says what the slot shows.
  fileprivate var range: SourceRange {
    switch self {
    case .template(let member): member.value.range
    case .design(let node, _): node.range
    }
  }
}

extension BoardLayout {
  /// The areas in the form that the layout engine takes.
  fileprivate func areas() -> GridAreas {
    GridAreas(
      columns: columns, rows: rows,
      cells: areas.map {
        GridAreas.Area(
          column: $0.columns.lowerBound, row: $0.rows.lowerBound, columnSpan: $0.columns.count,
          rowSpan: $0.rows.count)
      })
  }
}

extension JSONNode {
  /// The tree with the members of `settings` laid over its own; objects are merged member by member.
  fileprivate func laid(under settings: JSONNode?) -> JSONNode {
    guard let settings, let over = settings.members, let own = members else { return settings ?? self }
    var merged = own
    for member in over {
      if let index = merged.firstIndex(where: { $0.key == member.key }) {
        // A tree is replaced as a whole.
        let isWhole = ["content", "types"].contains(member.key)
        merged[index] = JSONMember(
          key: member.key, keyRange: member.keyRange,
          value: isWhole ? member.value : merged[index].value.laid(under: member.value))
      } else {
        merged.append(member)
      }
    }
    return JSONNode(.object(merged), at: range)
  }
}

extension Diagnostic {
  fileprivate static func fails(_ slot: BoardSpec.Slot, _ reason: String) -> Diagnostic {
    Diagnostic(.boardSlotFails, .init("slot `\(slot.area.name)` cannot be shown: \(reason)"), at: slot.source.range)
  }

  fileprivate static func cycle(_ files: [String], at range: SourceRange) -> Diagnostic {
    let way = files.map { "`\($0)`" }.joined(separator: " shows ")
    return Diagnostic(.boardCycle, .init("the board contains itself: \(way)"), at: range)
  }
}

extension Diagnostic.Message {
  fileprivate static let tooManySlots: Self =
    "the board has more than \(Limits.boardSlots) slots, counting those of nested boards"
}
