// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics

/// What one node of a design has left in a picture, read back from a `PictureTree`.
struct NodeTrace: Hashable {
  var id: String
  /// What it is in the words of the layout tree, without groups: `shape capsule`, `symbol flame.fill`.
  var kinds: [String] = []
  /// Points.
  var frame: Rect
  /// The lines of its text.
  var lines: [String] = []
  /// Its drawing commands.
  var commands: [String] = []
  /// A sum over what it is written as in the design, or over its photo.
  var origin: String?

  /// Whether it leaves anything in the picture; groups and empty texts do not.
  fileprivate var isVisible: Bool {
    !commands.isEmpty || !kinds.isEmpty && (lines.isEmpty || !lines.allSatisfy(\.isEmpty))
  }

  var text: String { lines.joined(separator: " ") }

  /// What it is called in messages: `text “Steps”`, `symbol flame.fill`.
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

  /// What it is recognised by, wherever it stands: all but its place, its size and its colours.
  var likeness: [String] { kinds + lines }

  private static func shortened(_ text: String) -> String { text.count > 40 ? String(text.prefix(39)) + "…" : text }
}

extension NodeTrace {
  /// The nodes of a picture that draw something, in drawing order.
  static func all(of tree: PictureTree) -> [NodeTrace] {
    var reader = TraceReader()
    // No picture has more nodes than that, each with a frame, its lines and its commands; another's file may claim any number.
    for line in tree.text.split(separator: "\n", maxSplits: Limits.nodes * 10) { reader.read(line) }
    return reader.order.compactMap { reader.traces[$0] }.filter(\.isVisible)
  }
}

/// Reads the text of a tree line by line.
private struct TraceReader {
  private enum Part { case none, layout, display, origins }

  private var part = Part.none
  private var last = ""
  var traces: [String: NodeTrace] = [:]
  var order: [String] = []

  mutating func read(_ line: Substring) {
    switch line {
    case "layout": part = .layout
    case "display": part = .display
    case "origins": part = .origins
    default:
      switch part {
      case .none: return
      case .layout: readNode(line.drop { $0 == " " })
      case .display: readCommand(line.drop { $0 == " " })
      case .origins: readOrigin(line)
      }
    }
  }

  /// `shape capsule  16 36 32 × 4  some/id`, or a line of the text above it: `| "Steps" at 0 12, 71 wide`.
  private mutating func readNode(_ line: Substring) {
    if line.hasPrefix("| \"") {
      guard let end = line.ranges(of: "\" at ").last else { return }
      traces[last]?.lines.append(String(line[line.index(line.startIndex, offsetBy: 3)..<end.lowerBound]))
      return
    }
    guard let (rest, id) = Self.split(line), let (kind, place) = Self.split(rest), let frame = Self.rect(place) else {
      return
    }
    last = id
    if traces[id] == nil {
      traces[id] = NodeTrace(id: id, frame: frame)
      order.append(id)
    }
    if kind != "group" {
      // The innermost frame is that of what is drawn, but for the effects around it.
      if traces[id]?.kinds.isEmpty == true || kind.hasPrefix("text") { traces[id]?.frame = frame }
      traces[id]?.kinds.append(String(kind))
    }
  }

  /// `fill #FF9500 M46 36 …  (some/id)`
  private mutating func readCommand(_ line: Substring) {
    guard line.last == ")", let (command, node) = Self.split(line), node.first == "(" else { return }
    traces[String(node.dropFirst().dropLast())]?.commands.append(String(command))
  }

  private mutating func readOrigin(_ line: Substring) {
    guard let (sum, id) = Self.split(line) else { return }
    traces[id]?.origin = String(sum)
  }

  /// What stands before and after the last two spaces.
  private static func split(_ line: Substring) -> (Substring, String)? {
    guard let gap = line.ranges(of: "  ").last else { return nil }
    return (line[..<gap.lowerBound], String(line[gap.upperBound...]))
  }

  /// `16 36 32 × 4`
  private static func rect(_ text: String) -> Rect? {
    let numbers = text.split(separator: " ").filter { $0 != "×" }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
