// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
public import WeaveGraphics
import WeaveLayout
public import WeaveResolve
import WeaveSpec

/// One board at a moment: its frame, and in it the concrete tree of each slot.
///
/// The layout engine says how large the slots are: it lays out the frame with a placeholder for each, and then the whole.
struct BoardDrawing {
  let renderer: Renderer
  let request: RenderRequest
  let board: CompiledBoard
  let library: PhotoLibrary
  private var diagnostics: [Diagnostic] = []
  private var facts: [String: FactReading] = [:]
  private var unstored: Set<String> = []
  private var readsClock = false
  /// Until when what its parts count from the clock comes to the same; nil where one does not know.
  private var clockEnd: Date?
  private var spoken: [String] = []

  init(_ renderer: Renderer, _ request: RenderRequest, _ board: CompiledBoard, _ library: PhotoLibrary) {
    (self.renderer, self.request, self.board, self.library) = (renderer, request, board, library)
  }

  /// - Parameter told: the facts of the frame, and of slots that show the same ones.
  mutating func resolve(_ told: FactVariables) throws(RenderError) -> Checked<ResolvedWidget> {
    var framing = request
    framing.environment.shape = .square
    let drawn = try renderer.resolveOne(framing, library: library, facts: told)
    diagnostics = drawn.diagnostics
    guard var frame = drawn.output else { return Checked(nil, diagnostics) }
    let sizes = try slotSizes(in: frame.root)
    facts = frame.facts
    (unstored, readsClock, clockEnd) = (frame.unstored, frame.readsClock, frame.clockEnd)
    var cells: [ResolvedNode] = []
    for (index, slot) in board.slots.enumerated() {
      cells.append(try cell(slot, of: sizes[index], told))
    }
    frame.root = frame.root.replacing(JSONNodeID.slots, with: grid(of: cells))
    frame.facts = facts
    (frame.unstored, frame.readsClock, frame.clockEnd) = (unstored, readsClock, clockEnd)
    if request.design.spec.accessibilityLabel == nil {
      frame.summary = ([frame.summary] + spoken).filter { !$0.isEmpty }.joined(separator: "; ")
    }
    return Checked(frame, diagnostics)
  }

  // MARK: Frames

  private func grid(of cells: [ResolvedNode]) -> ResolvedNode {
    ResolvedNode(
      id: JSONNodeID.slots,
      .grid(
        ResolvedGrid(
          columns: [], horizontalSpacing: board.gutter, verticalSpacing: board.gutter, alignment: .topLeading,
          cells: cells, areas: board.areas)))
  }

  /// How large each slot is, in points, on whole pixels.
  private func slotSizes(in frame: ResolvedNode) throws(RenderError) -> [Size] {
    let blank = ResolvedShape(outline: .rectangle, fill: nil)
    let cells = board.slots.indices.map { ResolvedNode(id: "\(JSONNodeID.slots)/\($0)", .leaf(.shape(blank))) }
    let engine = try renderer.memory.engine(for: request.environment, isFrame: true)
    let layout = engine.layOut(
      frame.replacing(JSONNodeID.slots, with: grid(of: cells)), in: request.environment.canvas)
    var found: [String: Size] = [:]
    layout.root.forEach { node in found[node.id] = Size(width: node.frame.width, height: node.frame.height) }
    return cells.map { found[$0.id] ?? .zero }
  }

  // MARK: Slots

  private mutating func cell(
    _ slot: CompiledBoard.Slot, of size: Size, _ told: FactVariables
  ) throws(RenderError) -> ResolvedNode {
    guard size.width >= 1, size.height >= 1 else {
      report(slot, "there is no room for it")
      return ResolvedNode(id: slot.name, .spacer(minLength: 0))
    }
    if let reason = slot.failure { return try failure(slot, reason, size) }
    var inner = request
    inner.design = slot.design
    inner.environment = environment(of: slot, size)
    // Stored variables go before the values of the board's file, as they go before those of a design's.
    let stored = Set((request.facts.variables?.scope ?? [:]).keys.map(VariableScope.canonicalKey))
    let own = request.design.spec.variables.mapValues(\.value)
      .filter { !stored.contains(VariableScope.canonicalKey($0.key)) }
    inner.variables = own.merging(request.variables) { $1 }.merging(slot.variables) { $1 }
    if !slot.folder.isEmpty { inner.photos.designFolder += "/" + slot.folder }
    inner.photos.embedded = slot.images
    if let name = slot.profile {
      guard let facts = request.profiles[name] else { return try failure(slot, "there is no profile `\(name)`", size) }
      inner.facts = facts
    }
    if let place = slot.place { inner.facts.stand(at: place, from: inner.environment.now) }
    let drawn = try renderer.resolve(inner, library: library.library(for: inner.photos))
    diagnostics += drawn.diagnostics.map { $0.inSlot(slot, size: inner.environment.size) }
    guard let tree = drawn.output else {
      let reason = drawn.diagnostics.first { $0.severity == .error }?.message.text
      return try failure(slot, reason ?? "there is nothing to draw", size)
    }
    let isShared = renderer.facts(of: inner).areTold(with: told)
    for (name, reading) in tree.facts {
      let key = isShared && name.albumFile == nil ? name : "\(slot.name)/\(name)"
      facts[key] = facts[key].map { reading.asked(for: $0) } ?? reading
    }
    unstored.formUnion(tree.unstored)
    note(tree)
    spoken.append(tree.summary)
    return lined(tree.root.inSlot(slot.name), slot, inner.environment)
  }

  /// Notes how a slot's picture depends on the clock.
  private mutating func note(_ tree: ResolvedWidget) {
    guard tree.readsClock else { return }
    clockEnd = readsClock ? clockEnd.flatMap { own in tree.clockEnd.map { min(own, $0) } } : tree.clockEnd
    readsClock = true
  }

  private func environment(of slot: CompiledBoard.Slot, _ size: Size) -> RenderEnvironment {
    var environment = request.environment
    environment.canvas = size
    environment.size = slot.size ?? WidgetSize(for: size)
    environment.shape = board.isRounded ? .rounded : .square
    if slot.design.board != nil { environment.shape = .square }
    if let appearance = slot.appearance, RenderEnvironment.Appearance.coloured.contains(environment.appearance) {
      environment.appearance = appearance
    }
    if let zone = slot.place?.timeZone { environment.timeZone = zone }
    return environment
  }

  /// The reason in the slot's place.
  private mutating func failure(
    _ slot: CompiledBoard.Slot, _ reason: String, _ size: Size
  ) throws(RenderError) -> ResolvedNode {
    if slot.failure == nil { report(slot, reason) }
    var inner = request
    inner.design = SlotFailure.design
    inner.environment = environment(of: slot, size)
    let plain = reason.replacing("{{", with: "{ {").replacing("`", with: "")
    inner.variables = ["slotName": .string(slot.name), "slotReason": .string(plain)]
    spoken.append("\(slot.name): \(plain)")
    let drawn = try renderer.resolve(inner, library: library).output
    guard let tree = drawn else { return ResolvedNode(id: slot.name, .spacer(minLength: 0)) }
    return lined(tree.root.inSlot(slot.name), slot, inner.environment)
  }

  private mutating func report(_ slot: CompiledBoard.Slot, _ reason: String) {
    diagnostics.append(
      Diagnostic(.boardSlotFails, .init("slot `\(slot.name)` cannot be shown: \(reason)"), at: slot.range))
  }

  /// Whether a slot's background is that of the board, so that nobody would see where the slot ends.
  private func hasGround(of slot: CompiledBoard.Slot) -> Bool {
    slot.appearance == nil && slot.design.spec.style.background == request.design.spec.style.background
  }

  /// The slot with a line around it, where the board asks for one.
  private func lined(
    _ node: ResolvedNode, _ slot: CompiledBoard.Slot, _ environment: RenderEnvironment
  ) -> ResolvedNode {
    let isLined: Bool =
      switch board.lines {
      case .always: true
      case .never: false
      case .automatic: environment.appearance == .eink || hasGround(of: slot)
      }
    guard isLined, slot.design.board == nil else { return node }
    var lined = node
    let outline = ShapeOutline(of: node)
    let color: Color = environment.appearance == .eink ? .black : Palette.separator(environment.appearance)
    lined.modifiers.append(.effect(.border(.color(color), width: max(1, 1 / environment.scale), outline)))
    return lined
  }
}

/// Names of nodes that a board's frame has.
private enum JSONNodeID { static let slots = "slots" }

extension ShapeOutline {
  /// The outline that a widget's tree is cut to.
  fileprivate init(of root: ResolvedNode) {
    for case .effect(.clip(let outline)) in root.modifiers {
      self = outline
      return
    }
    self = .rectangle
  }
}

extension Palette {
  /// A line between areas.
  fileprivate static func separator(_ appearance: RenderEnvironment.Appearance) -> Color {
    appearance.isDark ? Color(rgb: 0x545458) : Color(rgb: 0xC6C6C8)
  }
}

extension WidgetSize {
  /// The size class that has about so much room, as Apple's widgets have on phones and tablets. The narrowest medium one has
  /// 292 points: what is about so wide is no small widget, however high it is.
  public init(for size: Size) {
    if size.height >= 250 {
      self = size.width >= 600 && size.width > size.height * 1.5 ? .extraLarge : .large
    } else {
      self = size.width >= size.height * 1.6 || size.width >= 280 ? .medium : .small
    }
  }
}

extension Snapshots {
  /// Takes a place for the reader's; what was measured elsewhere is not known there.
  fileprivate mutating func stand(at place: Place, from moment: Date) {
    func isElsewhere(_ other: Place?) -> Bool {
      guard let other else { return false }
      // A quarter of a degree: about as fine as forecasts are.
      return abs(other.latitude - place.latitude) > 0.25 || abs(other.longitude - place.longitude) > 0.25
    }
    if isElsewhere(weather?.place) || weather?.place == nil { weather = nil }
    if isElsewhere(ozone?.place) { ozone = nil }
    if isElsewhere(air?.place) { air = nil }
    location = LocationSnapshot(updatedAt: location?.updatedAt ?? moment, place: place)
  }
}

extension Diagnostic {
  /// What is wrong in a slot keeps the others from nothing, so that it is a warning.
  fileprivate func inSlot(_ slot: CompiledBoard.Slot, size: WidgetSize) -> Diagnostic {
    var copy = self
    copy.severity = min(severity, .warning)
    copy.range = range ?? slot.range.map { SourceRange($0.lower, $0.lower + 1) }
    copy.node = node.map { "\(slot.name)/\($0)" }
    return copy
  }
}

extension LayoutNode {
  fileprivate func forEach(_ body: (LayoutNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
