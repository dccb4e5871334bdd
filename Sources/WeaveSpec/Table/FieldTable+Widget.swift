// SPDX-License-Identifier: MIT

import WeaveSchema

extension FieldTable {
  static let widget = ObjectType(
    "WidgetSpec", "One design.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors. `weave schema` prints it."),
      Field(
        "version", .integer(1...Int.max), default: "1", origin: .app(since: 1),
        "The version of the format; the newest is 8. It decides the standard face of a clock that names none."),
      Field("id", .uuid, origin: .app(since: 1), "The design's identity. A new one is made where it is missing."),
      Field(
        "name", .template, default: "\"WidgetWeaver\"", origin: .app(since: 1),
        "The design's name; most templates show it above the texts."),
      Field(
        "primaryText", .template, default: "\"Hello\"", origin: .app(since: 1),
        "The main text. May stay blank where the template is not `classic`, `hero` or `poster`."
      ),
      Field(
        "secondaryText", .template, origin: .app(since: 1), "The text under the main one; may be a list, a line each."),
      Field("updatedAt", .date, origin: .app(since: 1), "When the design was last changed."),
      Field("symbol", .object("SymbolSpec"), origin: .app(since: 2), "A symbol beside the name."),
      Field(
        "image", .object("ImageSpec"), origin: .app(since: 3), "A photo: the whole of a poster, a banner elsewhere."),
      Field("layout", .object("LayoutSpec"), origin: .app(since: 1), "The template and how it is arranged."),
      Field("style", .object("StyleSpec"), origin: .app(since: 1), "Colours, background, text styles and measures."),
      Field("actionBar", .object("ActionBar"), origin: .app(since: 6), "One or two buttons, in `classic` and `hero`."),
      Field("remindersConfig", .object("RemindersConfig"), origin: .app(since: 7), "What template `reminders` lists."),
      Field("clockConfig", .object("ClockConfig"), origin: .app(since: 8), "Face and colours of template `clockIcon`."),
      Field(
        "matchedSet", .object("MatchedSet"), origin: .app(since: 5), "What the design shows instead in some sizes."),
      Field("accessibilityLabel", .template, "What the widget says to people who do not see it."),
      Field(
        "variables", .map(.any),
        "Values of custom variables for a rendering that is given none: texts, numbers, lists, records."),
      Field(
        "types", .map(.any),
        "What variables hold, so that every use of them is checked: `text`, `number`, `number km`, `flag`, `date`, a list `[\"text\"]`, a record of these. A `?` behind a name says that it may be missing."
      ),
      Field(
        "samples", .array(.string, atMost: 64),
        "Variables whose values in this file are made up. While one of them is not given, `isSample` holds."),
      Field("content", .object("node"), "The tree of nodes that template `custom` draws."),
      Field("for", .object("Purpose"), "The sizes, appearances and canvases that it is made for."),
      Field(
        "include", .anyOf([.string, .array(.string, atMost: 8)]),
        "Files with `components`, `styles`, `colors`, `fonts` and `strings` for several designs, below the folder of this one."
      ),
      Field(
        "components", .map(.object("component")), "Parts of the tree by name, which `use` draws with values of its own."
      ),
      Field("styles", .map(.object("style")), "Modifiers by name, which nodes take over with `styles`."),
      Field(
        "colors", .map(.anyOf([.color, .map(.color)])),
        "Colours by name, each one for all or with a value per appearance or size, as everywhere in the tree."),
      Field(
        "fonts", .map(.anyOf([.string, .array(.string, atMost: 8)])),
        "Font families by name, each one family or several, of which the first that is installed draws; `family` takes the name."
      ),
      Field(
        "strings", .map(.map(.anyOf([.string, .map(.string)]))),
        "Texts by language and name, `{\"de\": {\"due\": {\"one\": \"{count} Aufgabe\", \"other\": \"{count} Aufgaben\"}}}`, which `localized(\"due\", n)` shows."
      ),
    ])

  static let layout = ObjectType(
    "LayoutSpec", "How a design is arranged.",
    [
      Field(
        "template", .token(Template.self), default: "\"classic\"", origin: .app(since: 6),
        "What draws the design. `custom` is ours: it draws `content`."),
      Field(
        "variant", .token(LayoutSpec.Variant.self),
        "What the template shows most of: see its line in docs/templates.md. Without it, all in their measure."),
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
        "Where the content stands. The `top` forms put a poster's caption at its upper edge."),
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
        "Whether `hero` cuts its text into lead, number and unit where that is all the text is."),
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
    "StyleSpec", "The looks of a design.",
    [
      Field("padding", .number(atLeastZero), default: "16", origin: .app(since: 1), "Points around the content."),
      Field(
        "cornerRadius", .number(atLeastZero), default: "20", origin: .app(since: 1),
        "Points of the corners of inner cards."),
      Field(
        "background", .token(BackgroundToken.self), default: "\"subtleMaterial\"", origin: .app(since: 1),
        "What lies behind the content."),
      Field(
        "backgroundOverlay", .token(BackgroundToken.self), default: "\"plain\"", origin: .app(since: 6),
        "A second background over the first, or over a poster's photo."),
      Field(
        "backgroundOverlayOpacity", .number(0...1), default: "0", origin: .app(since: 6),
        "How much of the second shows."),
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
      Field("symbolSize", .number(atLeastZero), default: "34", origin: .app(since: 6), "Points of the symbol's side."),
      Field(
        "weatherScale", .number(0.6...1.4), default: "1", origin: .app(since: 6), "A factor on template `weather`."),
    ])

  static let symbol = ObjectType(
    "SymbolSpec", "A symbol, by its name in SF Symbols.",
    [
      Field("name", .string, required: true, origin: .app(since: 2), "The symbol: `flame.fill`, `figure.walk`, …"),
      Field("size", .number(8...96), default: "18", origin: .app(since: 2), "Points beside the name."),
      Field(
        "weight", .token(SymbolSpec.Weight.self), default: "\"regular\"", origin: .app(since: 2),
        "How heavy its lines are."),
      Field(
        "renderingMode", .token(SymbolSpec.RenderingMode.self), default: "\"monochrome\"", origin: .app(since: 2),
        "One colour, shades of one colour, or its own colours."),
      Field("tint", .token(SymbolSpec.Tint.self), default: "\"accent\"", origin: .app(since: 2), "Its colour."),
      Field(
        "placement", .token(SymbolSpec.Placement.self), default: "\"beforeName\"", origin: .app(since: 2),
        "Where it stands."),
    ])
}
