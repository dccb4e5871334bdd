// SPDX-License-Identifier: MIT

import WeaveSchema

extension ContentTable {
  static let component = ObjectType(
    "component", "A part of a design that `use` draws by its name, each time with values of its own.",
    [
      Field(
        "parameters", .map(.object("parameter")),
        "What a use may say, by the names that texts and expressions in it read."),
      Field("content", .object("node"), required: true, "What it draws. A `slot` in it shows nodes of the use."),
    ])

  static let parameter = ObjectType(
    "parameter", "A value that a component is used with.",
    [
      Field(
        "type", .token(["text", "number", "bool", "color", "date", "list", "record", "any"]), default: "\"any\"",
        "What it takes."),
      Field("default", .any, "Its value where a use gives none; without one every use must."),
    ])

  /// The modifiers that several nodes can share: all except a node's kind, name, condition and styles.
  static let style = ObjectType(
    "style", "Modifiers that nodes take over by the style's name, each where the node does not say it itself.",
    modifiers.filter { !["type", "id", "when", "styles"].contains($0.key) })

  static let slotFields = [
    Field(
      "name", .string, default: "\"children\"", "Its name under `slots` of a use; without one it shows `children`."),
    Field("children", children, "What is shown where a use gives nothing."),
  ]

  static let widgetFields = [
    Field(
      "template", .token(Template.words.filter { $0 != Template.custom.rawValue }),
      "The template that draws it, with the facts of the whole picture."),
    Field("design", .string, "A file with the design that draws it instead, below the folder of this one."),
    Field("with", .any, "Values for the texts of that design, each a value or an expression."),
    Field(
      "size", .dynamic(.token(ContentCase.sizes)), default: "\"small\"",
      "Its size class, and its frame where `frame` does not say one: that of the standard device."),
    Field("name", .dynamic(.template), "Its name, as a design's."),
    Field("primaryText", .dynamic(.template), "Its main text, as a design's."),
    Field("secondaryText", .dynamic(.template), "Its second text, as a design's."),
    Field("accent", .dynamic(.token(Accent.words)), default: "\"blue\"", "Its colour."),
    Field(
      "ground", .dynamic(.token(BackgroundToken.words)), default: "\"subtleMaterial\"",
      "What lies behind its content: a background of designs."),
    Field("radius", length, default: "20", "The radius of its corners."),
  ]

  static let useFields = [
    Field("template", .string, "A built-in template's name, as `weave template` lists it."),
    Field("component", .string, "The name of a component of the design, instead of a template."),
    Field("with", .any, "Values that the template or component reads, each a value or an expression."),
    Field("children", children, "What the component's slot without a name shows."),
    Field("slots", .map(ContentTable.children), "What its other slots show, by their names."),
  ]
}
