// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// Checks the finished layout for what a reader would notice: marks that overlap, marks that an outline cuts off, and
/// halves that stay empty while the other one is crowded.
///
/// Only what is meant to be read is compared: symbols, and texts by their letters instead of their boxes. Elements that
/// bleed on purpose (shapes, photos, backgrounds) and rotated ones are left out.
struct LayoutReview {
  /// A text line or a symbol, in drawing order.
  struct Mark {
    let id: String
    let range: SourceRange?
    /// Nil for a symbol.
    let text: String?
    /// Nil for a text.
    let symbol: String?
    /// The box around the letters of a line, from their capitals to the baseline; or around a symbol.
    let box: Rect
    /// The button that contains it; nil outside of buttons.
    var button: Int?

    /// Its name in messages.
    var name: String {
      text.map { "text `\(Diagnostic.Message.clipped($0))`" } ?? "symbol `\(symbol ?? "")`"
    }
  }

  /// A button, which no text from outside may overlap.
  private struct Button {
    let id: String
    let title: String
    let box: Rect
  }

  /// Points.
  private let canvas: Size
  private var marks: [Mark] = []
  /// Areas that count as filled, so that the widget is not reported as empty there.
  private var areas: [Rect] = []
  private var buttons: [Button] = []
  /// The buttons that are being placed, as indices in `buttons`.
  private var openButtons: [Int] = []
  private var textsOnButtons: [Diagnostic] = []
  private var clipped: [(mark: Mark, lost: Double)] = []
  /// The first text that has less room than it asked for, and whether more height would help it: a text with all the
  /// lines that its author allows only lacks width.
  private var squeezed: (mark: Mark, lacksHeight: Bool)?

  /// Boxes may touch, and letters may extend beyond their boxes by less than this, in points.
  fileprivate static let slack = 1.5
  /// This many marks in one half, with none in the other, count as a crowd.
  private static let crowd = 8

  init(canvas: Size) { self.canvas = canvas }

  // MARK: What is there

  /// - Parameters:
  ///   - frame: of the text's box, as it is seen: already mirrored.
  ///   - surroundings: the effects of its ancestors.
  mutating func add(
    _ element: Element, text: ResolvedText, _ shaped: ShapedText, frame: Rect, _ surroundings: Placement.Surroundings
  ) {
    guard surroundings.isSeen, text.spans.contains(where: { $0.color.alpha > 0.05 && !$0.text.isBlank }) else { return }
    areas.append(frame)
    guard !surroundings.isTurned else { return }
    let string = text.string
    for line in shaped.lines where line.width > 0 {
      let size = line.runs.map(\.size).max() ?? 0
      let box = Rect(
        x: frame.minX + line.origin.x, y: frame.minY + line.origin.y - size * 0.72, width: line.width,
        height: size * 0.72)
      let mark = Mark(id: element.id, range: element.range, text: string, symbol: nil, box: box)
      review(mark, surroundings)
      if squeezed == nil, shaped.isTruncated || shaped.scale < 0.995 {
        squeezed = (mark, text.lineLimit.map { shaped.lines.count < $0 } ?? true)
      }
    }
  }

  mutating func add(_ element: Element, leaf: ResolvedLeaf, frame: Rect, _ surroundings: Placement.Surroundings) {
    guard surroundings.isSeen, !frame.isEmpty else { return }
    switch leaf {
    case .symbol(let symbol):
      areas.append(frame)
      guard !surroundings.isTurned, symbol.isOpaque else { return }
      review(
        Mark(id: element.id, range: element.range, text: nil, symbol: symbol.symbol.name, box: frame),
        surroundings)
    case .shape(let shape):
      if frame.width < canvas.width * 0.9 || frame.height < canvas.height * 0.9 { areas.append(frame) }
      // What lies under something opaque cannot be read.
      if shape.covers { marks.removeAll { frame.contains($0.box) } }
    case .image, .code, .gauge, .chart:
      areas.append(frame)
    // The chart beneath it has the same frame.
    case .plotMark: break
    }
  }

  /// Begins a button: the texts that follow are its own, until `endButton`.
  mutating func beginButton(_ element: Element, title: String, frame: Rect, _ surroundings: Placement.Surroundings) {
    let isSeen = surroundings.isSeen && !surroundings.isTurned && !surroundings.isBackground
    let button = Button(id: element.id, title: title, box: isSeen ? frame : .zero)
    // Marks beneath are compared before the button's own background covers them.
    for mark in marks { compare(mark, button) }
    buttons.append(button)
    openButtons.append(buttons.count - 1)
  }

  mutating func endButton() { openButtons.removeLast() }

  private mutating func compare(_ mark: Mark, _ button: Button) {
    let shared = mark.box.intersection(button.box)
    guard mark.text != nil, shared.width > Self.slack, shared.height > Self.slack,
      textsOnButtons.count < Limits.diagnostics, textsOnButtons.last?.node != mark.id
    else { return }
    textsOnButtons.append(
      Diagnostic(
        .layoutOverlap,
        """
        \(mark.name) and the button `\(Diagnostic.Message.clipped(button.title))` overlap by \
        \(decimal(shared.width)) × \(decimal(shared.height)) pt
        """, at: mark.range, node: mark.id))
  }

  private mutating func review(_ mark: Mark, _ surroundings: Placement.Surroundings) {
    if !surroundings.isBackground {
      var mark = mark
      mark.button = openButtons.last
      marks.append(mark)
      for index in buttons.indices where !openButtons.contains(index) { compare(mark, buttons[index]) }
    }
    // An `Overhang` reports what extends beyond the widget's edge.
    let widget = Rect(origin: .zero, size: canvas)
    guard let clip = surroundings.clip, !clip.isWidget || widget.contains(mark.box, tolerance: 0.5) else { return }
    let lost = clip.lost(of: mark.box)
    if lost > Self.slack, clipped.last?.mark.id != mark.id { clipped.append((mark, lost)) }
  }

  // MARK: What is wrong with it

  /// A diagnostic for each place, in the order of drawing.
  var diagnostics: [Diagnostic] { cuts + overlaps + textsOnButtons + [emptiness].compactMap { $0 } }

  private var cuts: [Diagnostic] {
    clipped.map { cut in
      Diagnostic(
        .layoutClipped, "\(cut.mark.name) crosses the outline that clips it by \(decimal(cut.lost)) pt",
        at: cut.mark.range, node: cut.mark.id)
    }
  }

  /// Each pair once, reported for the one that is drawn last.
  private var overlaps: [Diagnostic] {
    guard marks.count > 1 else { return [] }
    var found: [Diagnostic] = []
    var pairs: Set<[String]> = []
    var looks = 0
    // From the top: only marks that begin before a mark ends can overlap it.
    let order = marks.indices.sorted { marks[$0].box.minY < marks[$1].box.minY }
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        if marks[second].box.minY >= marks[first].box.maxY { break }
        looks += 1
        if looks > Limits.overlapChecks { return found }
        // Most marks stand beside each other: no mark is copied for them.
        let shared = marks[first].box.intersection(marks[second].box)
        guard shared.width > Self.slack, shared.height > Self.slack else { continue }
        let (lower, upper) = first < second ? (marks[first], marks[second]) : (marks[second], marks[first])
        guard upper.hides(lower), pairs.insert([lower.id, upper.id]).inserted else { continue }
        found.append(
          Diagnostic(
            .layoutOverlap,
            """
            \(upper.name) lies on \(lower.name)\(lower.id == upper.id ? "" : " of `\(lower.id)`"), over \
            \(decimal(shared.width)) × \(decimal(shared.height)) pt
            """, at: upper.range, node: upper.id))
        if found.count >= Limits.diagnostics { return found }
      }
    }
    return found
  }

  /// More than half of the widget empty, next to texts that lack room; or one side of it empty, next to a crowd. Room
  /// between a name and its value is not a mistake by itself.
  private var emptiness: Diagnostic? {
    guard let first = marks.first, squeezed != nil || marks.count >= Self.crowd else { return nil }
    let lacksHeight = squeezed?.lacksHeight ?? true
    let gaps = [
      ("height", areas.gaps(in: canvas.height) { ($0.minY, $0.maxY) }, canvas.height),
      ("width", areas.gaps(in: canvas.width) { ($0.minX, $0.maxX) }, canvas.width),
    ]
    for (side, gap, whole) in gaps where side == "width" || lacksHeight {
      let empty = squeezed == nil ? gap.atEdge : gap.anywhere
      guard empty > whole / 2 else { continue }
      let mark = squeezed?.mark ?? first
      let reason =
        squeezed == nil ? "\(marks.count) texts and symbols are crowded into the rest" : "\(mark.name) lacks room"
      return Diagnostic(
        .layoutEmptyHalf, "\(decimal(empty)) of \(decimal(whole)) pt of \(side) are empty, while \(reason)",
        at: mark.range, node: mark.id)
    }
    return nil
  }
}

extension LayoutReview.Mark {
  /// Whether one of two overlapping marks makes the other unreadable.
  ///
  /// The same words twice are a shadow or an outline. A mark that lies entirely on a symbol, or a symbol inside a text,
  /// is a badge.
  fileprivate func hides(_ other: Self) -> Bool {
    if text != nil, text == other.text { return false }
    if text == nil, other.text == nil { return false }
    guard text == nil || other.text == nil else { return true }
    let symbol = text == nil ? box : other.box
    let words = text == nil ? other.box : box
    // The box of a symbol is larger than its drawing.
    guard !symbol.contains(words, tolerance: 2), !words.contains(symbol, tolerance: 2) else { return false }
    let ink = symbol.insetBy(dx: symbol.width * 0.12, dy: symbol.height * 0.12).intersection(words)
    return ink.width > LayoutReview.slack && ink.height > LayoutReview.slack
  }
}

extension Placement {
  /// An outline that clips its content, with its frame as it is seen.
  struct Clip {
    let frame: Rect
    let outline: ShapeOutline
    /// Whether it is the widget's outline; an `Overhang` reports what extends beyond that.
    let isWidget: Bool

    /// How far a box extends beyond the outline, in points; 0 if it stays inside.
    func lost(of box: Rect) -> Double {
      if isWidget { return beyondCorner(box) }
      let over =
        [
          frame.minX - box.minX, box.maxX - frame.maxX, frame.minY - box.minY, box.maxY - frame.maxY,
        ].max() ?? 0
      return max(over, beyondCorner(box), 0)
    }

    /// How far the box's corner lies outside the curve of the nearest corner of the outline.
    private func beyondCorner(_ box: Rect) -> Double {
      let radius = min(radius, min(frame.width, frame.height) / 2)
      guard radius > 0 else { return 0 }
      var furthest = 0.0
      for x in [box.minX, box.maxX] {
        for y in [box.minY, box.maxY] {
          let dx = max(frame.minX + radius - x, x - frame.maxX + radius, 0)
          let dy = max(frame.minY + radius - y, y - frame.maxY + radius, 0)
          if dx > 0, dy > 0 { furthest = max(furthest, (dx * dx + dy * dy).squareRoot() - radius) }
        }
      }
      return furthest
    }

    private var radius: Double {
      switch outline {
      case .roundedRectangle(let radius, _): radius
      case .unevenRectangle(let radii, _):
        max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      case .containerRelative(let radius, _): radius
      case .capsule, .circle: min(frame.width, frame.height) / 2
      case .rectangle, .ellipse, .path: 0
      }
    }
  }
}

extension Placement.Surroundings {
  /// Whether anything of it is visible.
  fileprivate var isSeen: Bool { opacity > 0.05 }
}

extension ResolvedSymbol {
  /// Whether it is more than a watermark behind something.
  fileprivate var isOpaque: Bool {
    guard case .color(let color) = primary else { return true }
    return color.alpha > 0.3
  }
}

extension ResolvedShape {
  /// Whether it hides everything beneath it.
  fileprivate var covers: Bool {
    guard case .color(let color)? = fill else { return false }
    return color.alpha > 0.95
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension [Rect] {
  /// The longest free stretches of an axis that none of the boxes touches: at one of its ends, and anywhere.
  fileprivate func gaps(
    in length: Double, _ sides: (Rect) -> (Double, Double)
  ) -> (atEdge: Double, anywhere: Double) {
    let sorted = map(sides).sorted { $0.0 < $1.0 }
    guard let first = sorted.first else { return (length, length) }
    var inside = 0.0
    var end = first.1
    for (low, high) in sorted {
      inside = Swift.max(inside, low - end)
      end = Swift.max(end, high)
    }
    let atEdge = Swift.max(first.0, length - end)
    return (atEdge, Swift.max(atEdge, inside))
  }
}
