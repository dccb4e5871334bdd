// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
public import WeaveGraphics
import WeaveLayout
public import WeaveResolve
import WeaveSpec

/// One board at a moment: its frame, with the resolved tree of each slot in it.
///
/// The layout engine determines the sizes of the slots: it lays out the frame with a placeholder for each slot, and
/// then the whole board.
struct BoardDrawing {
  let renderer: Renderer
  let request: RenderRequest
  let board: CompiledBoard
  let library: PhotoLibrary
  private var diagnostics: [Diagnostic] = []
  private var facts: [String: FactReading] = [:]
  private var unstored: Set<String> = []
  private var given: Set<String> = []
  /// The evaluation steps of all slots so far.
  private var steps = 0
  private var readsClock = false
  /// How long the values that its parts count from the clock stay the same; nil if not known.
  private var clockEnd: Date?
  private var spoken: [String] = []

  init(_ renderer: Renderer, _ request: RenderRequest, _ board: CompiledBoard, _ library: PhotoLibrary) {
    (self.renderer, self.request, self.board, self.library) = (renderer, request, board, library)
  }

  /// - Parameter frameFacts: the facts of the frame, and of the slots that show the same facts.
  mutating func resolve(_ frameFacts: FactVariables) throws(RenderError) -> Checked<ResolvedWidget> {
    var framing = request
    framing.environment.shape = .square
    let drawn = try renderer.resolveOne(framing, library: library, facts: frameFacts)
    diagnostics = drawn.diagnostics
    guard var frame = drawn.output else { return Checked(nil, diagnostics) }
    let sizes = try slotSizes(in: frame.root)
    facts = frame.facts
    (unstored, given) = (frame.unstored, frame.given)
    (readsClock, clockEnd) = (frame.readsClock, frame.clockEnd)
    var cells: [ResolvedNode] = []
    for (index, slot) in board.slots.enumerated() {
      cells.append(try cell(slot, of: sizes[index], frameFacts))
    }
    frame.root = frame.root.replacing(JSONNodeID.slots, with: grid(of: cells))
    frame.facts = facts
    (frame.unstored, frame.given) = (unstored, given)
    (frame.readsClock, frame.clockEnd) = (readsClock, clockEnd)
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

  /// The size of each slot in points, on whole pixels.
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
    _ slot: CompiledBoard.Slot, of size: Size, _ frameFacts: FactVariables
  ) throws(RenderError) -> ResolvedNode {
    guard size.width >= 1, size.height >= 1 else {
      report(slot, "it does not fit")
      return ResolvedNode(id: slot.name, .spacer(minLength: 0))
    }
    if let reason = slot.failure { return try failure(slot, reason, size) }
    guard steps < Limits.boardSteps else {
      return try failure(slot, "the slots of the board take too long to evaluate", size)
    }
    var inner = request
    inner.design = slot.design
    inner.environment = environment(of: slot, size)
    // Stored variables take precedence over the values of the board's file, as over those of a design.
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
    if let place = slot.place { inner.facts.setPlace(place, at: inner.environment.now) }
    let drawn = try renderer.resolve(inner, library: library.library(for: inner.photos))
    diagnostics += drawn.diagnostics.map { $0.inSlot(slot, size: inner.environment.size) }
    guard let tree = drawn.output else {
      let reason = drawn.diagnostics.first { $0.severity == .error }?.message.text
      return try failure(slot, reason ?? "there is nothing to draw", size)
    }
    let isShared = renderer.facts(of: inner).sharesInputs(with: frameFacts)
    for (name, reading) in tree.facts {
      let key = isShared && name.albumFile == nil ? name : "\(slot.name)/\(name)"
      facts[key] = facts[key].map { reading.addingRequests(of: $0) } ?? reading
    }
    steps += tree.steps
    unstored.formUnion(tree.unstored)
    given.formUnion(tree.given)
    note(tree)
    spoken.append(tree.summary)
    return lined(tree.root.inSlot(slot.name), slot, inner.environment)
  }

  /// Records how a slot's picture depends on the clock.
  private mutating func note(_ tree: ResolvedWidget) {
    guard tree.readsClock else { return }
    clockEnd = readsClock ? clockEnd.flatMap { own in tree.clockEnd.map { min(own, $0) } } : tree.clockEnd
    readsClock = true
  }

  private func environment(of slot: CompiledBoard.Slot, _ size: Size) -> RenderEnvironment {
    var environment = request.environment
    environment.canvas = size
    environment.frame = nil
    environment.size = slot.size ?? WidgetSize(for: size)
    environment.shape = board.isRounded ? .rounded : .square
    if slot.design.board != nil { environment.shape = .square }
    if let appearance = slot.appearance, RenderEnvironment.Appearance.coloured.contains(environment.appearance) {
      environment.appearance = appearance
    }
    if let zone = slot.place?.timeZone { environment.timeZone = zone }
    return environment
  }

  /// A picture of the reason, in place of the slot.
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

  /// Whether a slot's background equals that of the board, so that the slot's edge would be invisible.
  private func hasGround(of slot: CompiledBoard.Slot) -> Bool {
    slot.appearance == nil && slot.design.spec.style.background == request.design.spec.style.background
  }

  /// The slot with a line around it, if the board asks for one.
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

/// Names of the nodes of a board's frame.
private enum JSONNodeID { static let slots = "slots" }

extension ShapeOutline {
  /// The outline that clips a widget's tree.
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
  /// The size class closest to this size, by the sizes of Apple's widgets on phones and tablets. The narrowest medium
  /// widget is 292 points wide, so anything about that wide is not a small widget, however tall it is.
  public init(for size: Size) {
    if size.height >= 250 {
      self = size.width >= 600 && size.width > size.height * 1.5 ? .extraLarge : .large
    } else {
      self = size.width >= size.height * 1.6 || size.width >= 280 ? .medium : .small
    }
  }
}

extension Snapshots {
  /// Makes `place` the reader's place; values that were measured elsewhere become unknown.
  fileprivate mutating func setPlace(_ place: Place, at moment: Date) {
    func isElsewhere(_ other: Place?) -> Bool {
      guard let other else { return false }
      // A quarter of a degree: about the resolution of forecasts.
      return abs(other.latitude - place.latitude) > 0.25 || abs(other.longitude - place.longitude) > 0.25
    }
    if isElsewhere(weather?.place) || weather?.place == nil { weather = nil }
    if isElsewhere(ozone?.place) { ozone = nil }
    if isElsewhere(air?.place) { air = nil }
    location = LocationSnapshot(updatedAt: location?.updatedAt ?? moment, place: place)
  }
}

extension Diagnostic {
  /// The diagnostic as a warning: a mistake in one slot does not stop the others.
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
