// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveHash
import WeaveLayout
import WeaveResolve

/// The trace of one node of a design in a picture, as a reference keeps it.
struct NodeTrace: Hashable, Codable {
  var id: String
  /// Its kinds in the words of the layout tree, without groups: `shape capsule`, `symbol flame.fill`.
  var kinds: [String] = []
  /// Its frame, in points.
  var x, y, width, height: Double
  /// The lines of its text.
  var lines: [String] = []
  /// Family, weight and size of its first glyphs: `Inter 600 12`.
  var font: String?
  /// The colours that it is drawn with, in drawing order: `#FF9500`.
  var colors: [String] = []
  /// A hash of its drawing, ignoring colours; nil if it draws nothing.
  var drawing: String?
  /// A hash of its text in the design, or of its photo.
  var origin: String?

  init(id: String, frame: Rect) {
    (self.id, x, y, width, height) = (id, frame.minX, frame.minY, frame.width, frame.height)
  }

  var frame: Rect {
    get { Rect(x: x, y: y, width: width, height: height) }
    set { (x, y, width, height) = (newValue.minX, newValue.minY, newValue.width, newValue.height) }
  }

  /// Whether it is visible in the picture; groups and empty texts are not.
  fileprivate var isVisible: Bool {
    drawing != nil || !kinds.isEmpty && (lines.isEmpty || !lines.allSatisfy(\.isEmpty))
  }

  var text: String { lines.joined(separator: " ") }

  /// Its name in messages: `text “Steps”`, `symbol flame.fill`.
  var name: String {
    if id.hasPrefix("backdrop") { return "the background" }
    if !lines.isEmpty { return "text “\(Self.shortened(text))”" }
    guard let kind = kinds.first(where: { $0.hasPrefix("symbol") || $0.hasPrefix("image") }) ?? kinds.last else {
      return "`\(id)`"
    }
    let words = kind.split(separator: " ").map(String.init)
    switch words.first {
    case "symbol": return "symbol `\(words.dropFirst().joined(separator: " "))`"
    case "image": return "photo"
    case "shape": return words.dropFirst().first.map { "\($0) shape" } ?? "shape"
    case "rounded": return "shape"
    default: return words.first ?? "`\(id)`"
    }
  }

  var isSymbol: Bool { kinds.contains { $0.hasPrefix("symbol") } }

  /// What identifies it, wherever it stands: everything except its position, size and colours.
  var likeness: [String] { kinds + lines }

  private static func shortened(_ text: String) -> String { text.count > 40 ? String(text.prefix(39)) + "…" : text }
}

// MARK: - From a picture

extension NodeTrace {
  /// The nodes of a picture that draw something, in drawing order.
  ///
  /// - Parameters:
  ///   - source: the text that the design was read from.
  ///   - strings: the places of the design's own texts, by their names.
  static func all(
    in layout: LayoutNode, _ list: DisplayList, _ source: SourceText, _ strings: [String: [SourceRange]]
  ) -> [NodeTrace] {
    var tracer = Tracer(source: source, strings: strings)
    tracer.add(layout)
    tracer.add(list.items)
    return tracer.order.compactMap { tracer.trace($0) }.filter(\.isVisible)
  }
}

private struct Tracer {
  let source: SourceText
  let strings: [String: [SourceRange]]
  var order: [String] = []
  private var traces: [String: NodeTrace] = [:]
  /// The drawing commands of nodes, as text without colours.
  private var commands: [String: String] = [:]

  init(source: SourceText, strings: [String: [SourceRange]]) {
    self.source = source
    self.strings = strings
  }

  func trace(_ id: String) -> NodeTrace? {
    guard var trace = traces[id] else { return nil }
    trace.drawing = commands[id].map { Self.sum(Array($0.utf8)) }
    return trace
  }

  mutating func add(_ node: LayoutNode) {
    var trace = traces[node.id] ?? NodeTrace(id: node.id, frame: node.frame.inHundredths)
    if traces[node.id] == nil { order.append(node.id) }
    if node.content != .group {
      // The innermost frame is that of the drawing, without the effects around it.
      var isText = false
      if case .text(_, let shaped) = node.content {
        isText = true
        trace.lines += shaped.lines.map(\.text)
      }
      if trace.kinds.isEmpty || isText { trace.frame = node.frame.inHundredths }
      trace.kinds.append(node.content.dumped)
    }
    trace.origin = origin(of: node) ?? trace.origin
    traces[node.id] = trace
    for child in node.children { add(child) }
  }

  private func origin(of node: LayoutNode) -> String? {
    switch node.content {
    case .text: return Self.sum(Array((node.range.map(written) ?? "").utf8))
    case .leaf(let leaf):
      switch leaf.traits.origin {
      case .words: return node.range.map { Self.sum(Array(source.text(in: $0).utf8)) }
      case .pixels(let bytes): return Self.sum(bytes)
      case .none: return nil
      }
    case .group, .effect: return nil
    }
  }

  /// The source of a text: itself, and the design's own texts that it names. If it names none, as a text that is passed
  /// to a component, it may mean any of them.
  private func written(at range: SourceRange) -> String {
    let text = source.text(in: range)
    guard !strings.isEmpty, text.contains("{{") || text.hasPrefix("\"=") else { return text }
    let named = strings.filter { text.contains($0.key) }
    return text
      + (named.isEmpty ? strings : named).sorted { $0.key < $1.key }.flatMap(\.value)
      .map { source.text(in: $0) }.joined(separator: "\n")
  }

  mutating func add(_ items: [DisplayItem]) {
    for item in items {
      if var trace = traces[item.node] {
        if case .glyphs(let run, _, _) = item.command {
          trace.font = trace.font ?? "\(run.face.family) \(run.face.weight) \(decimal(run.size))"
        }
        trace.colors += item.command.colors.map(\.hex)
        traces[item.node] = trace
        commands[item.node, default: ""] += item.command.dumped(withColors: false).joined(separator: "\n") + "\n"
      }
      if case .group(let group) = item.command { add(group.children) }
    }
  }

  private static func sum(_ bytes: [UInt8]) -> String { String(Checksum(of: bytes).description.suffix(16)) }
}

extension Rect {
  /// The box as trees print it.
  fileprivate var inHundredths: Rect {
    func hundredths(_ length: Double) -> Double { (length * 100).rounded() / 100 }
    return Rect(x: hundredths(minX), y: hundredths(minY), width: hundredths(width), height: hundredths(height))
  }
}
