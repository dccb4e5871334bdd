// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema

/// Reads a board from a JSON tree.
public enum BoardReader {
  /// The board of a tree, with all diagnostics.
  ///
  /// - Returns: nil if the tree does not determine what to draw and where.
  public static func read(_ root: JSONNode, in source: SourceText) -> Checked<BoardSpec> {
    var check = TableCheck(BoardTable.vocabulary, source: source)
    check.check(root, as: BoardTable.board, called: "")
    var reading = Reading(root: root)
    let board = reading.board()
    let found = check.diagnostics + reading.diagnostics
    let isWrong = found.contains { $0.severity == .error }
    return Checked(isWrong ? nil : board, Array(found.prefix(Limits.diagnostics)))
  }
}

/// Reads one file. Mistakes that the table check has reported are skipped silently here.
private struct Reading {
  let root: JSONNode
  var diagnostics: [Diagnostic] = []

  mutating func board() -> BoardSpec? {
    guard let entries = root.node("slots")?.elements, let given = givenLayout() else { return nil }
    if entries.isEmpty, let range = root.node("slots")?.range {
      diagnostics.append(Diagnostic(.boardMissingSlot, "the board has no slots", at: range))
      return nil
    }
    // The table check reports a list that is too long; here it is refused because each slot costs a picture.
    guard entries.count <= Limits.boardSlots else { return nil }
    var layout = given
    let placed = placed(entries, in: layout)
    layout.areas = placed.map(\.area)
    let slots = placed.compactMap { slot($0.node, in: $0.area) }
    return BoardSpec(
      layout: layout, slots: slots, gutter: root.node("gutter")?.numberValue ?? 12,
      isRounded: root.node("corners")?.stringValue != "square", radius: root.node("radius")?.numberValue ?? 20,
      lines: root.node("lines")?.stringValue.flatMap(BoardSpec.Lines.init) ?? .automatic, frame: root.boardFrame,
      variables: root.node("variables"))
  }

  // MARK: Layout

  private mutating func givenLayout() -> BoardLayout? {
    guard let node = root.node("layout") else { return BoardLayout.preset("full") }
    if let name = node.stringValue { return BoardLayout.preset(name) }
    guard node.members != nil else { return nil }
    let lines = node.node("areas")?.elements
    let names = (lines ?? []).map { ($0.stringValue ?? "").split(separator: " ").map(String.init) }
    var areas: [BoardLayout.Area] = []
    if let lines, names.contains(where: { !$0.isEmpty }) {
      switch BoardLayout.areas(of: names) {
      case .success(let found): areas = found
      case .failure(let fault):
        diagnostics.append(Diagnostic(.boardAreas, .init(fault.reason), at: lines[fault.row].range))
        return nil
      }
    }
    let columns = tracks("columns", of: node, fitting: names.first?.count)
    let rows = tracks("rows", of: node, fitting: names.isEmpty ? nil : names.count)
    guard let columns, let rows else { return nil }
    return BoardLayout(columns: columns, rows: rows, areas: areas)
  }

  /// - Parameter count: the number of tracks according to `areas`.
  private mutating func tracks(_ key: String, of grid: JSONNode, fitting count: Int?) -> [Double]? {
    guard let node = grid.node(key) else { return Array(repeating: 1, count: min(count ?? 1, Limits.boardTracks)) }
    let whole = node.numberValue.flatMap { Int(exactly: $0) }
    let lengths = node.elements.map { $0.compactMap(\.numberValue) } ?? whole.map { Array(repeating: 1, count: $0) }
    guard let lengths, !lengths.isEmpty, lengths.count <= Limits.boardTracks else { return nil }
    if let count, count != lengths.count {
      diagnostics.append(
        Diagnostic(.boardAreas, .init("`areas` has \(count) \(key), but this gives \(lengths.count)"), at: node.range))
      return nil
    }
    return lengths
  }

  // MARK: Slots

  /// Each slot with its area. Reports slots without an area, and areas without a slot.
  private mutating func placed(
    _ entries: [JSONNode], in layout: BoardLayout
  ) -> [(node: JSONNode, area: BoardLayout.Area)] {
    var free = layout.areas
    var placed: [(node: JSONNode, area: BoardLayout.Area)] = []
    for (index, node) in entries.enumerated() where node.members != nil {
      let area: BoardLayout.Area?
      if layout.areas.isEmpty {
        area = gridArea(of: node, number: index + 1, in: layout)
      } else if let name = node.node("name") {
        area = named(name, in: layout)
      } else {
        area = free.first
        if area == nil { diagnostics.append(.noRoom(areas: layout.areas.count, at: node.opening)) }
      }
      guard let area else { continue }
      if let other = placed.first(where: { $0.area.name == area.name || $0.area.overlaps(area) }) {
        diagnostics.append(.overlap(other.area, other.node.opening, at: node.node("name")?.range ?? node.opening))
        continue
      }
      free.removeAll { $0.name == area.name }
      placed.append((node, area))
    }
    if !diagnostics.contains(where: { $0.severity == .error }), !free.isEmpty, let range = root.node("slots")?.range {
      diagnostics.append(.empty(free.map(\.name), at: root.node("layout")?.range ?? range))
    }
    return placed
  }

  private mutating func named(_ node: JSONNode, in layout: BoardLayout) -> BoardLayout.Area? {
    guard let name = node.stringValue else { return nil }
    if let area = layout.areas.first(where: { $0.name == name }) { return area }
    diagnostics.append(.unknownArea(name, known: layout.areas.map(\.name), at: node.range))
    return nil
  }

  private mutating func gridArea(of node: JSONNode, number: Int, in layout: BoardLayout) -> BoardLayout.Area? {
    let name = node.node("name")?.stringValue ?? "slot \(number)"
    let isAlone = layout.columns.count * layout.rows.count == 1
    guard let column = whole("column", of: node) ?? (isAlone ? 1 : nil),
      let row = whole("row", of: node) ?? (isAlone ? 1 : nil)
    else {
      diagnostics.append(.slotWithoutPlace(at: node.opening))
      return nil
    }
    let area = BoardLayout.Area(
      name: name, columns: column - 1..<column - 1 + max(1, whole("columns", of: node) ?? 1),
      rows: row - 1..<row - 1 + max(1, whole("rows", of: node) ?? 1))
    guard column >= 1, row >= 1, area.columns.upperBound <= layout.columns.count,
      area.rows.upperBound <= layout.rows.count
    else {
      diagnostics.append(
        .outside(columns: layout.columns.count, rows: layout.rows.count, at: node.node("column")?.range ?? node.opening)
      )
      return nil
    }
    return area
  }

  private mutating func slot(_ node: JSONNode, in area: BoardLayout.Area) -> BoardSpec.Slot? {
    let design = node.node("design")
    let template = node.member("template").flatMap { $0.value.isNull ? nil : $0 }
    if let design, let template {
      diagnostics.append(.twoSources(template.keyRange, at: design.range))
      return nil
    }
    let source: BoardSpec.Source
    if let design, design.stringValue != nil {
      source = .design(design, named: node.node("named"))
    } else if let template, template.value.stringValue != nil {
      source = .template(template)
    } else {
      diagnostics.append(.noSource(at: node.opening))
      return nil
    }
    return BoardSpec.Slot(
      area: area, node: node, source: source, settings: node.node("settings"), variables: node.node("variables"),
      profile: node.node("profile")?.stringValue, place: place(node.node("place")),
      size: node.node("size")?.stringValue, appearance: node.node("appearance")?.stringValue)
  }

  private mutating func place(_ node: JSONNode?) -> BoardSpec.Place? {
    guard let node, let latitude = node.node("latitude")?.numberValue,
      let longitude = node.node("longitude")?.numberValue
    else { return nil }
    var zone: TimeZone?
    if let named = node.node("timeZone"), let name = named.stringValue {
      zone = TimeZone(identifier: name)
      if zone == nil {
        diagnostics.append(Diagnostic(.boardUnknownToken, .init("there is no time zone `\(name)`"), at: named.range))
      }
    }
    return BoardSpec.Place(
      name: node.node("name")?.stringValue ?? "", latitude: latitude, longitude: longitude, timeZone: zone)
  }

  private func whole(_ key: String, of node: JSONNode) -> Int? {
    node.node(key)?.numberValue.flatMap { Int(exactly: $0) }
  }
}

extension JSONNode {
  /// The first byte, which stands for an object that is too long to underline.
  fileprivate var opening: SourceRange { SourceRange(range.lower, min(range.lower + 1, range.upper)) }
}

extension Diagnostic {
  fileprivate static func noRoom(areas: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.boardUnknownSlot, .init("the layout has \(areas) areas, and each already has a slot"), at: range)
  }

  fileprivate static func overlap(_ area: BoardLayout.Area, _ first: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .boardOverlap, .init("this slot overlaps `\(area.name)`"), at: range,
      notes: [Note(.init("`\(area.name)` is here"), at: first)])
  }

  fileprivate static func empty(_ names: [String], at range: SourceRange) -> Diagnostic {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .boardMissingSlot, .init("there is no slot for \(list)"), at: range,
      notes: [Note("a dot in `areas` leaves a place empty")])
  }

  fileprivate static func unknownArea(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    let near = nearest(to: name, in: known)
    let question = near.first.map { "; did you mean `\($0)`?" } ?? ""
    return Diagnostic(
      .boardUnknownSlot, .init("the layout has no area `\(name)`\(question)"), at: range,
      notes: [Note(.init("its areas are \(known.map { "`\($0)`" }.joined(separator: ", "))"))],
      fixes: near.map { Fix(.init("replace with `\($0)`"), .likely, [.init(range, with: quoted($0))]) })
  }

  fileprivate static func slotWithoutPlace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .boardUnknownSlot, "the slot has neither `column` and `row` nor an area of `areas`", at: range)
  }

  fileprivate static func outside(columns: Int, rows: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .boardUnknownSlot, .init("the slot extends beyond the grid of \(columns) columns and \(rows) rows"), at: range)
  }

  fileprivate static func twoSources(_ first: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .boardSlotSource, "a slot has either a `design` or a `template`", at: range,
      notes: [Note("the template", at: first)])
  }

  fileprivate static func noSource(at range: SourceRange) -> Diagnostic {
    Diagnostic(.boardSlotSource, "the slot has no `template` and no `design`", at: range)
  }
}
