// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Words of SwiftUI, CSS, Flutter, Android and SVG, with their equivalents in the language.
package enum ForeignWords {
  /// The equivalent of a foreign key.
  enum Meaning: Sendable {
    /// Keys of the language with the same value. The first one that the node has is meant.
    case keys([String])
    /// A key of an object: `fontSize` is `size` in `font`.
    case inside(String, String)
    /// A key of an object with a fixed value, if the foreign key is `true`: `bold` is `weight` in `font`.
    case flag(String, String, String)
    /// A meaning that applies to some kinds of node only.
    indirect case only([NodeType], Meaning)
    /// No single key; a sentence says what to write.
    case advice(String)
  }

  /// The possible meanings of a key, ignoring case and hyphens, the likeliest first; empty if the key is unknown.
  static func key(_ word: String) -> [Meaning] {
    let word = folded(word)
    return (swiftUI[word] ?? []) + (keys[word].map { [$0] } ?? [])
  }

  /// The kind of node that a word means; nil if unknown.
  static func node(_ word: String) -> NodeType? { nodes[folded(word)] }

  /// The words of the language that a value may mean, the likeliest first: `left`, `TextAlign.left`, `.leading`.
  package static func tokens(_ word: String) -> [String] {
    tokens[folded(word)] ?? member(word).map { [$0] + (tokens[folded($0)] ?? []) } ?? []
  }

  /// The name or hex number for a CSS colour: `grey`, `navy`, `rgb(255, 0, 0)`, `Colors.red`.
  static func color(_ word: String) -> String? {
    colors[folded(word)] ?? rgb(word)
      ?? member(word).flatMap { colors[folded($0)] ?? (ColorName.names.contains($0) ? $0 : nil) }
  }

  /// The weight for a word with a number: `600`, `w600`, `FontWeight.w600`.
  static func weight(_ word: String) -> String? {
    let bare = member(word) ?? word
    return Double(bare.hasPrefix("w") ? String(bare.dropFirst()) : bare).flatMap(weight)
  }

  /// The part after the dot, as in Dart, Kotlin and Swift.
  private static func member(_ word: String) -> String? {
    guard word.utf8.count <= 40, let point = word.lastIndex(of: "."), word.first?.isNumber == false else { return nil }
    return String(word[word.index(after: point)...])
  }

  /// The weight for a number of CSS or OpenType.
  static func weight(_ number: Double) -> String? {
    let words = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    guard number >= 50, number <= 1000 else { return nil }
    return words[min(max(Int((number / 100).rounded()) - 1, 0), 8)]
  }

  private static func folded(_ word: String) -> String {
    guard word.utf8.count <= 40 else { return "" }
    return word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  // MARK: Tables

  private static let keys: [String: Meaning] = {
    var table: [String: Meaning] = [
      "gap": .keys(["spacing"]), "columngap": .keys(["spacing"]), "crossaxisspacing": .keys(["spacing"]),
      "rowgap": .keys(["rowSpacing", "spacing"]), "mainaxisspacing": .keys(["rowSpacing", "spacing"]),
      "color": .keys(["fill", "foreground"]), "foregroundcolor": .keys(["foreground", "color", "fill"]),
      "textcolor": .keys(["foreground"]), "fg": .keys(["foreground", "color", "fill"]), "bg": .keys(["background"]),
      "tint": .keys(["color", "fill", "foreground"]),
      "tintcolor": .keys(["color", "fill", "foreground"]), "backgroundcolor": .keys(["background"]),
      "fillcolor": .keys(["fill"]), "bordercolor": .inside("border", "fill"), "borderwidth": .inside("border", "width"),
      "textalign": .keys(["multilineAlignment"]), "alignitems": .keys(["alignment"]), "align": .keys(["alignment"]),
      "crossaxisalignment": .keys(["alignment"]), "placeitems": .keys(["alignment"]),
      "maxlines": .keys(["lineLimit"]), "numberoflines": .keys(["lineLimit"]), "lineclamp": .keys(["lineLimit"]),
      "overflow": .keys(["truncation"]), "textoverflow": .keys(["truncation"]),
      "kind": .keys(["mark"]), "src": .keys(["file"]), "url": .keys(["file"]), "source": .keys(["file"]),
      "path": .keys(["file", "data"]),
      "icon": .keys(["name"]), "systemname": .keys(["name"]), "systemimage": .keys(["name"]),
      "content": .keys(["text", "children", "items"]), "label": .keys(["text", "accessibilityLabel"]),
      "title": .keys(["text"]), "string": .keys(["text"]), "data": .keys(["text", "values", "items", "value"]),
      "child": .keys(["children"]), "body": .keys(["children"]), "items": .keys(["children"]),
      "cells": .keys(["children"]),
      "elements": .keys(["children"]), "objectfit": .keys(["mode"]), "fit": .keys(["mode"]),
      "gridtemplatecolumns": .keys(["columns"]), "crossaxiscount": .keys(["columns"]),
      "visible": .keys(["when"]),
      "visibility": .advice("`hidden` keeps the room of a node that is not drawn, `when` does not"),
      "if": .keys(["when", "condition"]), "show": .keys(["when"]),
      "rotate": .keys(["rotation"]), "boxshadow": .keys(["shadow"]), "arialabel": .keys(["accessibilityLabel"]),
      "semanticslabel": .keys(["accessibilityLabel"]), "alt": .keys(["accessibilityLabel"]),
      "elevation": .keys(["shadow"]), "dropshadow": .keys(["shadow"]), "softwrap": .keys(["lineLimit"]),
      "whitespace": .keys(["lineLimit"]),
      "inset": .keys(["padding"]), "strokewidth": .keys(["lineWidth"]), "progress": .keys(["value"]),
      "type": .keys(["mark"]), "class": .keys(["styles"]), "classname": .keys(["styles"]), "style": .keys(["styles"]),
      "props": .keys(["with"]), "args": .keys(["with"]), "parameters": .keys(["with"]),
      "fontsize": .inside("font", "size"), "fontweight": .inside("font", "weight"), "weight": .inside("font", "weight"),
      "fontfamily": .inside("font", "family"), "letterspacing": .inside("font", "tracking"),
      "lineheight": .inside("font", "lineHeight"), "bold": .advice("write `\"font\": { \"weight\": \"bold\" }`"),
      "left": .keys(["leading"]), "right": .keys(["trailing"]),
      "italic": .inside("font", "italic"),
      "width": .inside("frame", "width"), "height": .inside("frame", "height"),
      "minwidth": .inside("frame", "minWidth"), "maxwidth": .inside("frame", "maxWidth"),
      "minheight": .inside("frame", "minHeight"), "maxheight": .inside("frame", "maxHeight"),
      "zindex": .advice("later children of a `zstack` lie in front; put the node after the others"),
      "justifycontent": .advice("put a `spacer` where space should grow: at an end, or between the nodes"),
      "mainaxisalignment": .advice("put a `spacer` where space should grow: at an end, or between the nodes"),
      "position": .advice("put the nodes into a `zstack` and move one with `offset`, or use `overlay`"),
      "direction": .advice("an `hstack` lays its children out in a row, a `vstack` in a column"),
      "flexdirection": .advice("an `hstack` lays its children out in a row, a `vstack` in a column"),
      "display": .advice("an `hstack` lays its children out in a row, a `vstack` in a column, a `grid` in both"),
      "decoration": .advice("write `background`, `border`, `clip` and `shadow` on the node itself"),
      "stacked": .advice("bars of several `series` are stacked unless `grouped` is true"),
      "transform": .advice("write `rotation`, in degrees, or `offset`"),
      "animation": .advice("a picture does not move; `weave next-change` prints when it changes"),
    ]
    for word in ["flex", "flexgrow", "grow", "expanded", "expand"] {
      table[word] = .advice("write `\"frame\": { \"maxWidth\": \"infinity\" }`, or `maxHeight`, to fill the room")
    }
    for word in ["borderradius", "cornerradius", "radius", "rounded"] {
      table[word] = .advice("write `\"clip\": { \"shape\": \"roundedRectangle\", \"radius\": 12 }`")
    }
    for word in ["onclick", "ontap", "onpressed", "href", "link"] {
      table[word] = .advice("a picture cannot be tapped; the buttons of a design are in its `actionBar`")
    }
    return table
  }()

  /// Keys named like SwiftUI's views and modifiers. They take precedence over those of other languages.
  private static let swiftUI: [String: [Meaning]] = [
    "cornerradius": [
      .keys(["radius"]), .only([.shape], .advice("write `\"shape\": \"roundedRectangle\", \"radius\": 12`")),
    ],
    "systemname": [
      .keys(["name"]),
      .only([.image], .advice("a symbol is drawn by `\"type\": \"symbol\", \"name\": \"flame.fill\"`")),
      .advice("a node of type `symbol` draws it, by its `name`"),
    ],
    "foregroundstyle": [.keys(["foreground", "color", "fill"])],
    "accentcolor": [.keys(["color", "fill", "foreground"])],
    "bold": [
      .only([.symbol], .advice("write `\"weight\": \"bold\"`")), .flag("font", "weight", "\"bold\""),
    ],
    "fontsize": [.only([.symbol], .keys(["size"]))], "fontweight": [.only([.symbol], .keys(["weight"]))],
    "fontdesign": [.inside("font", "design")], "kerning": [.inside("font", "tracking")],
    "tracking": [.inside("font", "tracking")], "monospaceddigit": [.flag("font", "tabular", "true"), tabular],
    "monospaceddigits": [.flag("font", "tabular", "true"), tabular],
    "monospaced": [.flag("font", "design", "\"monospaced\"")],
    "lines": [.keys(["lineLimit"])],
    "textcase": [.keys(["textCase"])], "linespacing": [.keys(["lineSpacing"])],
    "imagescale": [.keys(["imageScale"])],
    "multilinetextalignment": [.keys(["multilineAlignment"])], "truncationmode": [.keys(["truncation"])],
    "minimumscalefactor": [.keys(["minimumScale"])],
    "trim": [
      .only(
        [.shape, .path],
        .advice(
          "a `gauge` draws a part of a ring: `\"type\": \"gauge\", \"value\": 0.7`; `start` and `sweep` are its ends"))
    ],
    "gaugestyle": [.keys(["style"])], "currentvaluelabel": [.keys(["valueLabel"])],
    "minimumvaluelabel": [.keys(["minLabel"])], "maximumvaluelabel": [.keys(["maxLabel"])],
    "progress": [.keys(["value"]), .advice("a node of type `gauge` shows it, by its `value`")],
    "left": [
      .keys(["leading"]),
      .advice("`padding` and `margin` have a `leading` edge; `frame` and stacks have an `alignment`"),
    ],
    "right": [
      .keys(["trailing"]),
      .advice("`padding` and `margin` have a `trailing` edge; `frame` and stacks have an `alignment`"),
    ],
    "paddingleft": [.inside("padding", "leading")], "paddingright": [.inside("padding", "trailing")],
    "paddingtop": [.inside("padding", "top")], "paddingbottom": [.inside("padding", "bottom")],
    "marginleft": [.inside("margin", "leading")], "marginright": [.inside("margin", "trailing")],
    "margintop": [.inside("margin", "top")], "marginbottom": [.inside("margin", "bottom")],
    "symbolrenderingmode": [.keys(["mode"])], "renderingmode": [.keys(["mode"])], "contentmode": [.keys(["mode"])],
    "horizontalspacing": [.keys(["spacing"])], "verticalspacing": [.keys(["rowSpacing", "spacing"])],
    "rotationeffect": [.keys(["rotation"])], "strokecolor": [.inside("stroke", "fill")],
    "linecap": [.inside("stroke", "cap"), .keys(["cap"])],
  ]

  private static let tabular = Meaning.advice("write `\"font\": { \"tabular\": true }`")

  private static let nodes: [String: NodeType] = {
    let words: [NodeType: [String]] = [
      .hstack: ["row", "columnset", "hbox", "flexrow", "flex", "hflex", "lazyhstack", "inline"],
      .vstack: ["column", "col", "vbox", "div", "view", "vflex", "lazyvstack", "section", "body", "linearlayout"],
      .zstack: ["stack", "layers", "overlay", "box", "framelayout", "group", "center", "card", "padding"],
      .grid: ["table", "wrap", "gridview", "lazyvgrid", "gridlayout"],
      .spacer: ["filler", "expanded", "flexible", "sizedbox", "space"],
      .divider: ["hr", "line", "separator", "rule"],
      .text: ["label", "textblock", "span", "p", "h1", "h2", "h3", "string", "textview", "richtext", "markdown"],
      .symbol: ["icon", "sfsymbol", "systemimage", "glyph"],
      .image: ["img", "photo", "picture", "imageview"],
      .shape: ["rect", "rectangle", "circle", "ellipse", "oval", "capsule", "roundedrectangle", "container"],
      .gauge: [
        "progress", "progressbar", "progressview", "ring", "circularprogressindicator", "circularprogress", "meter",
        "dial",
      ],
      .chart: ["graph", "plot", "sparkline", "bars", "barchart", "linechart", "histogram"],
      .forEach: ["list", "repeat", "map", "for", "each", "loop", "listview", "foreachrow"],
      .when: ["if", "conditional", "switch", "case"],
      .use: ["component", "include", "template", "part", "import"],
      .slot: ["placeholder", "outlet"],
      .qr: ["qrcode", "barcode", "code", "qrimage", "qrview"],
      .path: ["svg", "vector", "bezier", "polyline", "polygon", "custompaint"],
    ]
    var table: [String: NodeType] = [:]
    for (node, list) in words { for word in list { table[word] = node } }
    return table
  }()

  private static let tokens: [String: [String]] = [
    "start": ["leading", "topLeading", "top", "head"], "left": ["leading", "head"], "flexstart": ["leading", "top"],
    "end": ["trailing", "bottom", "tail"], "right": ["trailing", "tail"], "flexend": ["trailing", "bottom"],
    "middle": ["center"], "centre": ["center"], "topleft": ["topLeading"], "topright": ["topTrailing"],
    "bottomleft": ["bottomLeading"], "bottomright": ["bottomTrailing"], "topstart": ["topLeading"],
    "topend": ["topTrailing"], "bottomstart": ["bottomLeading"], "bottomend": ["bottomTrailing"],
    "centerleft": ["leading"], "centerright": ["trailing"], "topcenter": ["top"], "bottomcenter": ["bottom"],
    "baseline": ["firstTextBaseline"], "normal": ["regular", "none"], "demibold": ["semibold"],
    "extrabold": ["heavy"], "extralight": ["ultraLight"], "hairline": ["ultraLight"], "ellipsis": ["tail"],
    "clip": ["tail"], "cover": ["fill"], "contain": ["fit"], "scaledtofit": ["fit"], "scaledtofill": ["fill"],
    "scaleaspectfit": ["fit"], "scaleaspectfill": ["fill"],
    "flat": ["butt"], "rounded": ["roundedRectangle", "round"], "pill": ["capsule"],
    "unevenroundedrectangle": ["roundedRectangle"], "containerrelativeshape": ["containerRelative"],
    "oval": ["ellipse"],
    "rect": ["rectangle"], "square": ["rectangle"], "bar": ["bars"], "scatter": ["points"], "column": ["bars"],
    "smooth": ["monotone"], "curve": ["monotone"], "spline": ["monotone"], "cubic": ["monotone"],
    "h1": ["largeTitle"], "h2": ["title"], "h3": ["title2"], "h4": ["title3"], "p": ["body"], "small": ["footnote"],
    "monospace": ["monospaced"], "mono": ["monospaced"], "sansserif": ["default"], "fullwidth": ["infinity"],
    "100%": ["infinity"], "double.infinity": ["infinity"], "max": ["infinity"], "circular": ["ring"],
    "linearcapacity": ["linear"], "circularcapacity": ["accessoryCircularCapacity"],
    "bar chart": ["bars"],
  ]

  /// The sixteen colours of HTML and other common ones. Those with a system hue use it.
  private static let colors: [String: String] = [
    "grey": "gray", "lightgray": "#D3D3D3", "lightgrey": "#D3D3D3", "darkgray": "#A9A9A9", "darkgrey": "#A9A9A9",
    "silver": "#C0C0C0", "transparent": "clear", "violet": "purple", "cyan": "teal", "aqua": "teal",
    "magenta": "pink", "fuchsia": "pink", "lime": "#00FF00", "navy": "#000080", "maroon": "#800000",
    "olive": "#808000", "gold": "#FFD700", "brown": "#A52A2A", "crimson": "#DC143C", "salmon": "#FA8072",
    "coral": "#FF7F50", "tomato": "#FF6347", "turquoise": "#40E0D0", "skyblue": "#87CEEB", "orchid": "#DA70D6",
    "text": "label", "foreground": "label", "onsurface": "label", "currentcolor": "label", "muted": "secondary",
    "subtle": "tertiary", "hint": "tertiary", "surface": "background", "tint": "accent", "systemblue": "blue",
    "systemred": "red", "systemgreen": "green", "systemorange": "orange", "systemyellow": "yellow",
    "systempink": "pink", "systempurple": "purple", "systemteal": "teal", "systemgray": "gray",
    "systemindigo": "indigo",
    "systemmint": "mint", "secondarylabel": "secondary", "tertiarylabel": "tertiary", "systembackground": "background",
  ]

  /// `rgb(255, 0, 0)` and `rgba(255, 0, 0, 0.5)` as a hex number with an opacity.
  private static func rgb(_ word: String) -> String? {
    guard word.utf8.count <= 40, let open = word.firstIndex(of: "("), word.hasSuffix(")"),
      ["rgb", "rgba"].contains(word[..<open].lowercased())
    else { return nil }
    let numbers = word[word.index(after: open)...].dropLast().split { ", /".contains($0) }.map { Double($0) }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    var hex = "#"
    for number in numbers.prefix(3) {
      guard let number, (0...255).contains(number) else { return nil }
      let digits = String(Int(number.rounded()), radix: 16, uppercase: true)
      hex += digits.count == 1 ? "0" + digits : digits
    }
    guard numbers.count == 4 else { return hex }
    guard let opacity = numbers[3], (0...1).contains(opacity) else { return nil }
    return opacity == 1 ? hex : "\(hex)/\(opacity)"
  }
}
