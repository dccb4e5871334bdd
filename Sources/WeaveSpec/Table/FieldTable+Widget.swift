// SPDX-License-Identifier: MIT

import WeaveSchema

extension FieldTable {
  static let widget = ObjectType(
    "WidgetSpec", "One design.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors. `weave schema` prints it."),
      Field(
        "version", .integer(1...Int.max), default: "1", origin: .app(since: 1),
        "The version of the format; the newest is 8. It determines the default face of a clock without one."),
      Field("id", .uuid, origin: .app(since: 1), "The design's identity. If it is missing, a new one is made."),
      Field(
        "name", .template, default: "\"WidgetWeaver\"", origin: .app(since: 1),
        "The design's name; most templates show it above the texts."),
      Field(
        "primaryText", .template, default: "\"Hello\"", origin: .app(since: 1),
        "The main text. May be blank unless the template is `classic`, `hero` or `poster`."
      ),
      Field(
        "secondaryText", .template, origin: .app(since: 1),
        "The text below the main one; may be a list, with one line per entry."),
      Field("updatedAt", .date, origin: .app(since: 1), "When the design was last changed."),
      Field("symbol", .object("SymbolSpec"), origin: .app(since: 2), "A symbol beside the name."),
      Field(
        "image", .object("ImageSpec"), origin: .app(since: 3), "A photo: the whole of a poster, a banner elsewhere."),
      Field("layout", .object("LayoutSpec"), origin: .app(since: 1), "The template and how it is arranged."),
      Field("style", .object("StyleSpec"), origin: .app(since: 1), "Colours, background, text styles and lengths."),
      Field("actionBar", .object("ActionBar"), origin: .app(since: 6), "One or two buttons, in `classic` and `hero`."),
      Field("remindersConfig", .object("RemindersConfig"), origin: .app(since: 7), "What template `reminders` lists."),
      Field("clockConfig", .object("ClockConfig"), origin: .app(since: 8), "Face and colours of template `clockIcon`."),
      Field(
        "matchedSet", .object("MatchedSet"), origin: .app(since: 5), "What the design shows instead in some sizes."),
      Field("accessibilityLabel", .template, "A description of the widget for screen readers."),
      Field(
        "variables", .map(.any),
        "Default values of custom variables: texts, numbers, lists, records."),
      Field(
        "types", .map(.any),
        "The types of variables, so that every use of them is checked: `text`, `number`, `number km`, `flag`, `date`, a list `[\"text\"]`, a record of these. A `?` after a name means that it may be missing."
      ),
      Field(
        "samples", .array(.string, atMost: 64),
        "Variables whose values in this file are made up. While one of them has no other value, `isSample` is true."),
      Field("content", .object("node"), "The tree of nodes that template `custom` draws."),
      Field("for", .object("Purpose"), "The sizes, appearances and canvases that it is made for."),
      Field(
        "include", .anyOf([.string, .array(.string, atMost: 8)]),
        "Files with `components`, `styles`, `colors`, `fonts` and `strings` for several designs, below the folder of this one."
      ),
      Field(
        "components", .map(.object("component")), "Parts of the tree by name, which `use` draws with its own values."
      ),
      Field("styles", .map(.object("style")), "Modifiers by name, which nodes use with `styles`."),
      Field(
        "colors", .map(.anyOf([.color, .map(.color)])),
        "Colours by name, each a single value or with a value per appearance or size, as everywhere in the tree."),
      Field(
        "fonts", .map(.anyOf([.string, .array(.string, atMost: 8)])),
        "Font families by name: one family, or several; the first that is installed is used. `family` refers to the name."
      ),
      Field(
        "strings", .map(.map(.anyOf([.string, .map(.string)]))),
        "Texts by language and name, `{\"de\": {\"due\": {\"one\": \"{count} Aufgabe\", \"other\": \"{count} Aufgaben\"}}}`, which `localized(\"due\", n)` shows."
      ),
    ])

  static let layout = ObjectType(
    "LayoutSpec", "The arrangement of a design.",
    [
      Field(
        "template", .token(Template.self), default: "\"classic\"", origin: .app(since: 6),
        "The template that draws the design. `custom` only exists in weave and draws `content`."),
      Field(
        "variant", .token(LayoutSpec.Variant.self),
        "The main content of the template: see its line in docs/templates.md. Default: all parts in balance."),
      Field(
        "posterOverlayMode", .token(LayoutSpec.PosterOverlayMode.self), default: "\"caption\"", origin: .app(since: 8),
        "Whether a poster draws its texts over the photo."),
      Field(
        "showsAccentBar", .bool, default: "true", origin: .app(since: 6),
        "Whether the bar in the accent colour is drawn."),
      Field(
        "axis", .token(LayoutSpec.Axis.self), default: "\"vertical\"", origin: .app(since: 1),
        "The direction in which symbol and texts follow each other."),
      Field(
        "alignment", .token(LayoutSpec.Alignment.self), default: "\"leading\"", origin: .app(since: 1),
        spellings: alignmentSpellings, foldsCase: true,
        "The alignment of the content. The `top` forms put a poster's caption at its upper edge."),
      Field("spacing", .number(0...32), default: "8", origin: .app(since: 1), "Points between the parts."),
      Field(
        "primaryLineLimitSmall", .integer(1...8), default: "1", origin: .app(since: 1),
        "Lines of the main text in the small size; at most `primaryLineLimit`."),
      Field("primaryLineLimit", .integer(1...10), default: "2", origin: .app(since: 1), "Lines of the main text."),
      Field(
        "secondaryLineLimitSmall", .integer(1...8), default: "1", origin: .app(since: 6),
        "Lines of the second text in the small size; at most `secondaryLineLimit`."),
      Field("secondaryLineLimit", .integer(1...10), default: "2", origin: .app(since: 1), "Lines of the second text."),
      Field(
        "splitsNumber", .bool, default: "true",
        "Whether `hero` splits its text into lead, number and unit, if the text consists only of these."),
      Field(
        "showSecondaryInSmall", .bool, origin: .app(since: 1),
        deprecation: "leave `secondaryText` out of `matchedSet.small` to hide it there",
        "Of versions 1 and 2; nothing reads it."),
    ])

  /// American spelling, hyphens and underscores; the `bottom` forms come from version 1.
  private static let alignmentSpellings = [
    "center": "centre", "topCenter": "top", "topCentre": "top", "top-leading": "topLeading",
    "top_leading": "topLeading", "top-centre": "top", "top_centre": "top", "top-center": "top", "top_center": "top",
    "top-trailing": "topTrailing", "top_trailing": "topTrailing", "bottom": "centre", "bottomLeading": "leading",
    "bottomTrailing": "trailing",
  ]

  static let style = ObjectType(
    "StyleSpec", "The style of a design.",
    [
      Field("padding", .number(atLeastZero), default: "16", origin: .app(since: 1), "Points around the content."),
      Field(
        "cornerRadius", .number(atLeastZero), default: "20", origin: .app(since: 1),
        "The corner radius of inner cards in points."),
      Field(
        "background", .token(BackgroundToken.self), default: "\"subtleMaterial\"", origin: .app(since: 1),
        "The background of the content."),
      Field(
        "backgroundOverlay", .token(BackgroundToken.self), default: "\"plain\"", origin: .app(since: 6),
        "A second background over the first, or over a poster's photo."),
      Field(
        "backgroundOverlayOpacity", .number(0...1), default: "0", origin: .app(since: 6),
        "The opacity of the second background."),
      Field(
        "backgroundGlowEnabled", .bool, default: "false", origin: .app(since: 6), "A soft light in the accent colour."),
      Field(
        "accent", .anyOf([.token(Accent.self), .color]), default: "\"blue\"", origin: .app(since: 1),
        "The design's colour: a hue, or `#RRGGBB`, which the app does not read."),
      Field(
        "nameTextStyle", .token(TextStyleToken.self), default: "\"caption\"", origin: .app(since: 1),
        "Text style of the name."),
      Field(
        "primaryTextStyle", .token(TextStyleToken.self), default: "\"title3\"", origin: .app(since: 1),
        "Text style of the main text."),
      Field(
        "secondaryTextStyle", .token(TextStyleToken.self), default: "\"caption2\"", origin: .app(since: 1),
        "Text style of the second text."),
      Field(
        "symbolSize", .number(atLeastZero), default: "34", origin: .app(since: 6),
        "The font size of the symbol in points."),
      Field(
        "weatherScale", .number(0.6...1.4), default: "1", origin: .app(since: 6), "A factor on template `weather`."),
    ])

  static let symbol = ObjectType(
    "SymbolSpec", "A symbol, by its name in SF Symbols.",
    [
      Field("name", .string, required: true, origin: .app(since: 2), "The symbol: `flame.fill`, `figure.walk`, …"),
      Field("size", .number(8...96), default: "18", origin: .app(since: 2), "The size in points beside the name."),
      Field(
        "weight", .token(SymbolSpec.Weight.self), default: "\"regular\"", origin: .app(since: 2),
        "The weight of its lines."),
      Field(
        "renderingMode", .token(SymbolSpec.RenderingMode.self), default: "\"monochrome\"", origin: .app(since: 2),
        "One colour, shades of one colour, or its own colours."),
      Field("tint", .token(SymbolSpec.Tint.self), default: "\"accent\"", origin: .app(since: 2), "Its colour."),
      Field(
        "placement", .token(SymbolSpec.Placement.self), default: "\"beforeName\"", origin: .app(since: 2),
        "Its position."),
    ])
}
