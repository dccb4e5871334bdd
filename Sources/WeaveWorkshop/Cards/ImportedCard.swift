// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
import WeaveEdit
import WeaveGraphics
import WeaveJSON
import WeaveLayout
public import WeaveRender
import WeaveResolve
import WeaveSchema

/// A card of another program as a design: a surface of A2UI, or an Adaptive Card.
public struct ImportedCard: Sendable {
  /// The formats that are read.
  public enum Format: String, Sendable, Hashable {
    /// Agent to UI, versions 0.8 to 0.10.
    case a2ui = "A2UI"
    /// Adaptive Cards, versions 1.0 to 1.6.
    case adaptiveCard = "Adaptive Card"
  }

  /// The format that it was read from.
  public var format: Format
  /// The name of the design.
  public var name: String
  /// The text of the design.
  public var text: String
  /// What could not be carried over, a line each.
  public var notes: [String]

  /// Why a card cannot be read.
  public struct Refusal: Error, Sendable, CustomStringConvertible {
    /// The reason, worded as a message.
    public var description: String
  }

  /// The format of a file; nil for any other file.
  public static func format(of source: SourceText) -> Format? {
    if A2UIFile.messages(in: source) != nil { return .a2ui }
    guard let root = JSONParser.parse(source).output else { return nil }
    return AdaptiveCard.isCard(root) ? .adaptiveCard : nil
  }

  /// Whether a file may be a card, by its beginning: it names a message of A2UI or the type of a card. Its data can look
  /// like facts, such as days with steps.
  static func mayBegin(with start: [UInt8]) -> Bool {
    let text = String(decoding: start.prefix(64 << 10), as: UTF8.self)
    return (A2UIFile.kinds + ["AdaptiveCard", "adaptive-card"]).contains { text.contains("\"\($0)") }
      || text.contains("adaptive-card.json")
  }

  /// Reads a card.
  ///
  /// - Parameters:
  ///   - data: the data that a template is filled with; nil for that in the file.
  ///   - moment: the moment that functions such as `now` see, and that the height is measured at.
  /// - Throws: if the file holds no card, or the card cannot be drawn.
  public static func read(
    _ source: SourceText, data: SourceText? = nil, named name: String, at moment: Moment, renderer: Renderer
  ) throws(Refusal) -> ImportedCard {
    var drawn: DrawnCard
    let format: Format
    if let messages = A2UIFile.messages(in: source) {
      format = .a2ui
      drawn = try A2UIFile(messages, data: data).drawn()
    } else if let root = JSONParser.parse(source).output, AdaptiveCard.isCard(root) {
      format = .adaptiveCard
      var values: JSONNode?
      if let data {
        let parsed = JSONParser.parse(data)
        guard let found = parsed.output, !parsed.hasErrors else {
          throw Refusal(description: "`\(data.name)` is not JSON")
        }
        values = found
      }
      drawn = try AdaptiveCard.drawn(root, data: values, now: moment.now)
    } else {
      throw Refusal(description: "`\(source.name)` is neither A2UI nor an Adaptive Card")
    }
    drawn.name = drawn.name ?? name
    let height = try drawn.height(at: moment, renderer)
    return ImportedCard(
      format: format, name: drawn.name ?? name, text: drawn.text(height: height), notes: drawn.notes.lines)
  }
}

/// Remarks on what a card loses, counted if they repeat.
struct CardNotes {
  private var counts: [(text: String, count: Int)] = []

  mutating func add(_ text: String) {
    if let index = counts.firstIndex(where: { $0.text == text }) {
      counts[index].count += 1
    } else {
      counts.append((text, 1))
    }
  }

  var lines: [String] { counts.map { $0.count > 1 ? "\($0.text) (\($0.count) times)" : $0.text } }
}

/// The content of a card before its height is known.
struct DrawnCard {
  var name: String?
  var content: JSONNode
  var accent: String?
  /// The values that its texts read.
  var variables: JSONNode?
  var notes = CardNotes()

  /// The design for a frame of a height.
  ///
  /// - Parameter isMeasured: whether its parts are as high as they need to be, whatever the frame.
  func text(height: Double, isMeasured: Bool = false) -> String {
    let frame = JSONNode.object([
      ("width", .number(CardParts.width)), ("height", .number(height)), ("size", .text("large")),
    ])
    let root = CardParts.with(
      CardParts.column(
        [isMeasured ? CardParts.column([content], more: CardParts.wide + [Self.natural]) : content],
        more: [
          ("padding", .number(CardParts.padding)),
          ("frame", .object([("maxWidth", .text("infinity")), ("alignment", .text("topLeading"))])),
        ]),
      [("id", .text("card"))])
    let design = JSONNode.object([
      ("name", .text(CardParts.literal(name ?? "Card"))), ("layout", .object([("template", .text("custom"))])),
      ("style", .object([("accent", .text(accent ?? "blue")), ("background", .text("plain"))])),
      ("for", .object([("canvases", .array([frame]))])), ("variables", variables), ("content", root),
    ])
    let compact = JSONWriter.compact(design)
    let formatted = JSONLayout.text(of: DesignView(SourceText(name: "card", text: compact)))
    return formatted.map { String(decoding: $0, as: UTF8.self) } ?? compact
  }

  /// The height that the content needs, in whole points: at which no text is cut, as far as height can prevent it.
  func height(at moment: Moment, _ renderer: Renderer) throws(ImportedCard.Refusal) -> Double {
    let measured = try drawn(Self.highest, isMeasured: true, at: moment, renderer)
    guard let root = measured.rendering.layout.node(named: "card") else {
      throw ImportedCard.Refusal(description: "the card cannot be drawn: nothing to draw")
    }
    // The frame of a node is inside its padding.
    let least = max(40, (root.frame.height + 2 * CardParts.padding).rounded(.up))
    var best: (height: Double, cut: Int)?
    // A text beside others may get less width than when it was measured, and then it needs another line.
    for height in [least, least + 20, least + 60, least * 1.25 + 60] where height <= Self.highest && best?.cut != 0 {
      let cut = try drawn(height.rounded(.up), isMeasured: false, at: moment, renderer).cut
      if best.map({ cut < $0.cut }) ?? true { best = (height.rounded(.up), cut) }
    }
    return min(Self.highest, best?.height ?? least)
  }

  /// The card in a frame of a height, and how many of its texts are cut.
  private func drawn(
    _ height: Double, isMeasured: Bool, at moment: Moment, _ renderer: Renderer
  ) throws(ImportedCard.Refusal) -> (rendering: Rendering, cut: Int) {
    let source = SourceText(name: name ?? "card", text: text(height: height, isMeasured: isMeasured))
    let compiled = WidgetCompiler.compile(source, now: moment.now)
    guard let widget = compiled.output?.widgets.first ?? nil, !compiled.hasErrors else {
      let mistake = compiled.diagnostics.first { $0.severity == .error }?.message.text ?? "nothing to draw"
      throw ImportedCard.Refusal(description: "the card cannot be drawn: \(mistake)")
    }
    let environment = RenderEnvironment(
      now: moment.now, timeZone: moment.timeZone, locale: moment.locale, size: .large,
      canvas: Size(width: CardParts.width, height: height), scale: 1)
    do throws(RenderError) {
      let checked = try renderer.render(
        RenderRequest(design: widget, environment: environment, photos: PhotoFolder(designFolder: "")))
      guard let rendering = checked.output else {
        let mistake = checked.diagnostics.first { $0.severity == .error }?.message.text ?? "nothing to draw"
        throw RenderError.raster(mistake)
      }
      return (rendering, checked.diagnostics.count { $0.code == .layoutTextCut })
    } catch { throw ImportedCard.Refusal(description: "the card cannot be drawn: \(error)") }
  }

  private static let highest = 8_000.0

  /// Lines and spacers between parts would else take all of a high frame.
  private static let natural: (key: String, value: JSONNode?) = (
    "fixedSize", .object([("horizontal", .flag(false)), ("vertical", .flag(true))])
  )
}

extension LayoutNode {
  /// The first node with a name.
  fileprivate func node(named id: String) -> LayoutNode? {
    if self.id == id || self.id.hasSuffix("/\(id)") { return self }
    for child in children { if let found = child.node(named: id) { return found } }
    return nil
  }
}
