// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveJSON
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSpec

/// A small design for testing defaults: each key is written with its default, and then with other values.
struct DefaultScene: Sendable, CustomTestStringConvertible {
  var name: String
  /// The value of `content`, and the design's other members.
  var content: String
  var parts = ""

  var testDescription: String { name }

  /// An object in the design's content, to which unwritten defaults can be added.
  struct Place {
    /// The kind of node, or the object's name in the tables.
    var object: String
    /// The chart mark, if the object is one.
    var mark = ""
    var isNode: Bool
    var keys: Set<String>
    var missing: [Default]
    /// The offset after its opening bracket.
    var offset: Int
    var isEmpty: Bool
  }

  /// A key and its default.
  struct Default {
    var key: String
    var value: String
    var field: Field

    var text: String { "\"\(key)\": \(value)" }
  }

  var text: String {
    """
    {"name": "Defaults", "primaryText": "", "layout": {"template": "custom"}, "style": {"background": "plain"}, \(parts)
     "content": \(content)}
    """
  }

  /// The design with one more member in one of its objects.
  func text(writing member: String, at place: Place) -> String {
    var bytes = Array(text.utf8)
    bytes.insert(contentsOf: Array((place.isEmpty ? member : member + ", ").utf8), at: place.offset)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: The objects of a design

  /// All objects with a table, outermost first.
  func places() throws -> [Place] {
    let root = try #require(JSONParser.parse(SourceText(name: name, text: text)).output)
    var places: [Place] = []
    if let content = root["content"] { Self.visit(content, .object("node"), &places) }
    if let components = root["components"] { Self.visit(components, .map(.object("component")), &places) }
    if let styles = root["styles"] { Self.visit(styles, .map(.object("style")), &places) }
    return places
  }

  private static func visit(_ json: JSONNode, _ type: FieldType, _ places: inout [Place]) {
    switch type {
    case .dynamic(let base): visit(json, base, &places)
    case .anyOf(let types): if let type = types.first(where: { fits(json, $0) }) { visit(json, type, &places) }
    case .array(let element, _): for entry in json.elements ?? [] { visit(entry, element, &places) }
    case .map(let element): for member in json.members ?? [] { visit(member.value, element, &places) }
    case .object("node"):
      if let kind = json["type"]?.stringValue.flatMap(NodeType.init) {
        visit(json, as: ContentTable.node(kind), isNode: true, &places)
      }
    case .object(let name): if let table = ContentTable.object(name) { visit(json, as: table, isNode: false, &places) }
    default: break
    }
  }

  private static func visit(_ json: JSONNode, as table: ObjectType, isNode: Bool, _ places: inout [Place]) {
    guard let members = json.members else { return }
    let keys = Set(members.map(\.key))
    let missing = table.fields.filter { !keys.contains($0.key) }.compactMap { field in
      field.standard.map { Default(key: field.key, value: $0, field: field) }
    }
    places.append(
      Place(
        object: table.name, mark: json["mark"]?.stringValue ?? "", isNode: isNode, keys: keys, missing: missing,
        offset: json.range.lower + 1, isEmpty: members.isEmpty))
    for member in members { if let field = table.field(member.key) { visit(member.value, field.type, &places) } }
  }

  private static func fits(_ json: JSONNode, _ type: FieldType) -> Bool {
    switch type {
    case .object("node"): return json["type"] != nil
    case .object(let name):
      guard let members = json.members, let table = ContentTable.object(name) else { return false }
      return members.allSatisfy { table.field($0.key) != nil }
        && table.fields.allSatisfy { !$0.isRequired || json[$0.key] != nil }
    case .dynamic(let base): return fits(json, base)
    case .anyOf(let types): return types.contains { fits(json, $0) }
    default: return type.accepts(json.value)
    }
  }
}

/// The pictures of a scene on all test screens.
struct ScenePictures {
  private let scene: DefaultScene
  private let renderer: Renderer
  private let usual: [[DisplayItem]]

  /// Both appearances, the lock screen, right to left, and without facts.
  private static let screens: [RenderEnvironment] = {
    let colours: [RenderEnvironment.Appearance] = [.light, .dark, .tinted, .clear, .accented, .eink]
    var waiting = RenderEnvironment.fixed()
    waiting.content = .placeholder
    return colours.map { .fixed(.medium, $0) } + [.fixed(.accessoryRectangular), .fixed(locale: "ar"), waiting]
  }()

  init(_ scene: DefaultScene) throws {
    self.scene = scene
    renderer = try Renderer()
    usual = try Self.screens.map { [renderer, scene] in try Self.drawn(scene.text, $0, renderer, scene.name) }
  }

  /// The screens on which a changed text of the scene looks different.
  func changed(by text: String) throws -> [String] {
    try zip(Self.screens, usual).filter { try Self.drawn(text, $0, renderer, scene.name) != $1 }
      .map { "\($0.0.size) \($0.0.appearance) \($0.0.locale.identifier) \($0.0.content)" }
  }

  /// Whether any of them looks different.
  func isChanged(by text: String) throws -> Bool {
    try zip(Self.screens, usual).contains { try Self.drawn(text, $0, renderer, scene.name) != $1 }
  }

  /// Everything that is drawn, without the names and paths of nodes.
  private static func drawn(
    _ text: String, _ screen: RenderEnvironment, _ renderer: Renderer, _ name: String
  ) throws -> [DisplayItem] {
    // The folder that contains the photo.
    let design = try Design("Content/image/\(name)", text: Array(text.utf8))
    let picture = try #require(renderer.render(design.widget, in: screen, photos: design.photos).output)
    return picture.displayList.items.map(\.nameless)
  }
}

extension DisplayItem {
  fileprivate var nameless: DisplayItem {
    guard case .group(var group) = command else { return DisplayItem(command, node: "") }
    group.children = group.children.map(\.nameless)
    if let cutout = group.effects?.cutout { group.effects?.cutout = cutout.map(\.nameless) }
    return DisplayItem(.group(group), node: "")
  }
}

extension DefaultScene {
  /// A default in a scene, with other values that should make a difference.
  struct Attempt {
    private let scene: DefaultScene
    private let place: Place
    private let field: Default

    init(_ scene: DefaultScene, _ place: Place, _ field: Default) {
      (self.scene, self.place, self.field) = (scene, place, field)
    }

    func isSeen(_ value: String, _ pictures: ScenePictures) throws -> Bool {
      try pictures.isChanged(by: scene.text(writing: "\"\(field.key)\": \(value)", at: place))
    }

    /// Values of the key other than its default.
    var alternatives: [String] { Self.values(of: field.field.type).filter { $0 != field.value } }

    private static func values(of type: FieldType) -> [String] {
      switch type {
      case .dynamic(let base): values(of: base)
      case .anyOf(let types): types.flatMap(values)
      case .bool: ["true", "false"]
      case .token(let words): words.map { "\"\($0)\"" }
      case .color: ["\"red\"", "\"green\""]
      case .integer(let range): [range.lowerBound, 2, 3, range.upperBound].filter(range.contains).map { "\($0)" }
      case .number(let range): [0, 0.3, 0.8, 1.5, 3, 20, 45, 200].filter(range.contains).map { "\($0)" }
      case .string: ["\"other\""]
      case .template: ["\"other {{value}}\""]
      default: []
      }
    }
  }
}

// MARK: - Scenes

extension DefaultScene {
  private init(_ name: String, _ content: String, parts: String = "") {
    self.init(name: name, content: content, parts: parts)
  }

  static let all: [DefaultScene] = stacks + texts + leaves + charts + surroundings + structure

  private static let words = #"{"type": "text", "text": "Rain by noon", "font": "caption"}"#
  private static let long = "The ferry leaves at nine from the old pier, and comes back before the tide turns again."
  private static let box = #"{"type": "shape", "fill": "red", "frame": {"width": 30, "height": 12}}"#

  private static let stacks = [
    DefaultScene("vstack", #"{"type": "vstack", "children": [\#(words), \#(box), {"type": "divider"}, \#(box)]}"#),
    DefaultScene("hstack", #"{"type": "hstack", "children": [\#(words), \#(box), {"type": "text", "text": "1"}]}"#),
    DefaultScene("zstack", #"{"type": "zstack", "children": [{"type": "shape", "fill": "blue"}, \#(box)]}"#),
    DefaultScene(
      "grid",
      #"{"type": "grid", "columns": 2, "children": [\#(words), \#(box), \#(box), \#(words), \#(box), \#(box)]}"#),
    DefaultScene(
      "columns",
      #"{"type": "grid", "columns": [{"width": 40}, {}, {}], "children": [\#(box), \#(words), \#(box), \#(box)]}"#),
    DefaultScene(
      "spacer",
      #"{"type": "hstack", "children": [{"type": "text", "text": "\#(long)", "lineLimit": 1}, {"type": "spacer"}, \#(box)]}"#
    ),
    DefaultScene(
      "priority",
      #"{"type": "hstack", "children": [{"type": "text", "text": "\#(long)", "lineLimit": 1}, {"type": "text", "text": "\#(long)", "lineLimit": 1}]}"#
    ),
  ]

  private static let texts = [
    DefaultScene("text", #"{"type": "text", "text": "\#(long)", "padding": 40}"#),
    DefaultScene("line", #"{"type": "text", "text": "Just **\#(long)**", "lineLimit": 1}"#),
    DefaultScene("script", #"{"type": "text", "text": "東京都 港区芝公園四丁目 展望台の入口", "frame": {"width": 100}}"#),
    DefaultScene(
      "spans",
      #"""
      {"type": "text", "font": {"size": 19}, "spans": [
        {"text": "1711", "font": {"style": "title"}}, {"text": " and 8", "foreground": "red", "underline": true}]}
      """#),
    DefaultScene(
      "slanted",
      #"""
      {"type": "vstack", "font": {"style": "body", "italic": true, "tabular": true}, "children": [
        {"type": "text", "text": "Slanted 1711", "font": {"weight": "bold"}}, \#(words)]}
      """#),
    DefaultScene("insets", #"{"type": "text", "text": "Ebb", "background": "red", "padding": {"leading": 3}}"#),
    DefaultScene("symbol", #"{"type": "symbol", "name": "cloud.rain.fill"}"#),
    DefaultScene("label", #"{"type": "label", "text": "Rain", "symbol": "cloud.sun.fill"}"#),
    DefaultScene(
      "palette", #"{"type": "symbol", "name": "cloud.rain.fill", "mode": "palette", "colors": ["red", "blue"]}"#),
  ]

  private static let leaves =
    [
      DefaultScene("image", #"{"type": "image", "file": "lake.jpg", "frame": {"width": 100, "height": 100}}"#),
      DefaultScene("narrow image", #"{"type": "image", "file": "lake.jpg", "frame": {"width": 20, "height": 110}}"#),
      DefaultScene("filter", #"{"type": "image", "file": "lake.jpg", "filter": {"token": "noir"}, "crop": {}}"#),
      DefaultScene("duotone", #"{"type": "image", "file": "lake.jpg", "duotone": {}}"#),
      DefaultScene("shape", #"{"type": "shape", "frame": {"width": 60, "height": 40}}"#),
      DefaultScene("grain", #"{"type": "shape", "fill": "red", "frame": {"width": 60, "height": 40}, "grain": {}}"#),
      DefaultScene(
        "corners",
        #"""
        {"type": "shape", "shape": "roundedRectangle", "fill": {"angular": {"stops": ["red", "blue"]}}, "radii": {},
         "frame": {"width": 60, "height": 40}, "scaleEffect": {}}
        """#),
      DefaultScene(
        "mesh",
        #"""
        {"type": "shape", "frame": {"width": 60, "height": 40}, "fill": {"mesh": {
          "colors": ["red", "blue", "green", "yellow", "purple", "teal"],
          "points": [{}, {"x": 0.5}, {"x": 1}, {"y": 1}, {"x": 0.5, "y": 1}, {"x": 1, "y": 1}]}}}
        """#),
      DefaultScene(
        "outlined text", #"{"type": "text", "text": "Sale", "font": "largeTitle", "stroke": {"fill": "red"}}"#),
      DefaultScene(
        "scaled", #"{"type": "shape", "frame": {"width": 60, "height": 40}, "scaleEffect": {"x": 2, "y": 0.5}}"#),
      DefaultScene(
        "mask", #"{"type": "shape", "fill": "red", "mask": {"type": "symbol", "name": "star.fill", "size": 40}}"#),
      DefaultScene(
        "rounded", #"{"type": "shape", "shape": "roundedRectangle", "fill": "red", "stroke": {"fill": "blue"}}"#),
      DefaultScene(
        "path",
        #"{"type": "path", "data": "M0 0 H40 V30 H0 Z M10 10 H30 V20 H10 Z", "fill": "red", "frame": {"width": 90, "height": 30}}"#
      ),
      DefaultScene("stroke", #"{"type": "path", "data": "M0 0 L40 30 L80 0", "stroke": {"width": 6}, "padding": 20}"#),
      DefaultScene("qr", #"{"type": "qr", "text": "https://weave.example/tide"}"#),
      DefaultScene("ring", #"{"type": "gauge", "value": 0.4}"#),
      DefaultScene("linear", #"{"type": "gauge", "style": "linear", "value": 0.4}"#),
    ] + fills

  private static let fills = [
    #"{"linear": {"stops": ["red", "blue"]}}"#, #"{"radial": {"radius": 40, "stops": ["red", "blue"]}}"#,
    #"{"glow": {"radius": 40, "color": "red"}}"#,
  ].enumerated().map { DefaultScene("gradient \($0)", #"{"type": "shape", "fill": \#($1)}"#) }

  private static let marks = [
    "bars", "line", "area", "points", "range", "band", "donut", "rose", "heatMap", "sparkline",
  ]

  private static let charts =
    marks.map {
      DefaultScene(
        $0,
        #"{"type": "chart", "mark": "\#($0)", "values": [3, 5, null, 6, 1, 2, -3, 2, 4], "low": [1, 2, 1, 2, 0, 1, -4, 1, 2]}"#
      )
    }
    + ["bars", "line", "points", "rose", "heatMap"].map {
      DefaultScene(
        "\($0) with axes",
        #"{"type": "chart", "mark": "\#($0)", "values": [3, 5, null, 6], "x": {"labels": ["a", "b", "c", "d"]}, "y": {}}"#
      )
    } + [
      DefaultScene("values alone", #"{"type": "chart", "values": [3, 5, 2, 6]}"#),
      DefaultScene(
        "series",
        #"""
        {"type": "chart", "y": {"side": "leading"}, "x": {"labels": ["a", "b", "c"]}, "series": [
          {"name": "in", "values": [3, 2, 0]}, {"name": "out", "values": [-1, -2, -3]}]}
        """#),
      DefaultScene(
        "lines",
        #"{"type": "chart", "mark": "line", "x": {"labels": ["a", "b"]}, "series": [{"values": [3, 2]}, {"values": [1, 2]}]}"#
      ),
      DefaultScene(
        "annotations",
        #"""
        {"type": "chart", "mark": "line", "directLabels": {}, "rules": [{"y": 4}], "callouts": [{}],
         "ranges": [{"yStart": 1, "yEnd": 2}],
         "series": [{"name": "in", "values": [3, 2, 5, 4]}, {"name": "out", "values": [1, 2, 3, 2]}]}
        """#),
    ]

  private static let surroundings = [
    DefaultScene(
      "around",
      #"""
      {"type": "text", "text": "Tide", "padding": {}, "frame": {"width": 120, "height": 60}, "offset": {}, "margin": {},
       "background": \#(box), "overlay": {"type": "shape", "fill": "green", "frame": {"width": 6, "height": 6}},
       "material": {}, "border": {}, "shadow": {}, "guides": {"leading": 4}}
      """#),
    DefaultScene(
      "rounded around",
      #"""
      {"type": "zstack", "children": [{"type": "shape", "fill": "purple"}, {"type": "text", "text": "Tide",
       "padding": {"vertical": 6}, "material": {"shape": "roundedRectangle"}, "border": {"shape": "roundedRectangle"},
       "clip": {"shape": "roundedRectangle"}}]}
      """#),
    DefaultScene(
      "ratio", #"{"type": "shape", "aspectRatio": {"ratio": 2}, "fixedSize": {}, "fill": "red"}"#),
    DefaultScene(
      "ratio alone",
      #"{"type": "shape", "aspectRatio": {"ratio": 2}, "fill": "red", "frame": {"width": 60, "height": 60}}"#),
    DefaultScene("fixed", #"{"type": "text", "text": "\#(long)", "fixedSize": {}}"#),
  ]

  private static let structure = [
    DefaultScene(
      "repeated",
      #"{"type": "vstack", "children": [{"type": "forEach", "items": "=[3, 1, 2]", "sort": "=item", "children": [{"type": "text", "text": "{{item}} at {{index}}"}]}]}"#
    ),
    DefaultScene(
      "fitting",
      #"{"type": "zstack", "frame": {"width": 60, "height": 12}, "children": [{"type": "viewThatFits", "children": [{"type": "text", "text": "\#(long)"}, {"type": "shape", "fill": "red", "frame": {"width": 20, "height": 30}}, \#(box)]}]}"#
    ),
    DefaultScene(
      "component", #"{"type": "use", "component": "card", "children": [\#(words)], "slots": {"other": [\#(box)]}}"#,
      parts: #""components": {"card": {"content": {"type": "vstack", "children": [{"type": "slot"}]}}},"#),
    DefaultScene("cell", #"{"type": "widget", "template": "classic", "primaryText": "9:41", "name": "Ferry"}"#),
  ]
}
