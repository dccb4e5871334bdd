// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema

/// The keys of a `forEach`.
package enum ForEachKeys: KeyOwner {
  package static let objectName = "forEach"
  package static let about = "Its children, repeated for every item of a list."

  package static let items = key(
    .items, .dynamic(.anyOf([.array(.any, atMost: 2000), .integer(0...2000)])), required: true,
    "A list, or a number of repetitions.")
  package static let `as` = textKey(.as, as: .string, default: "item", "The name of the item in expressions.")
  package static let index = textKey(
    .index, as: .string, default: "index", "The name of its position in expressions, from 0.")
  package static let `where` = flagKey(
    .where, "An expression over an item; only items for which it is true are shown.")
  package static let sort = key(
    .sort, ContentTable.condition, "An expression over an item, by whose value the items are sorted.")
  package static let order = wordKey(
    .order, ItemOrder.self, default: .ascending, "Whether the smallest comes first, or the largest.")
  package static let limit = integerKey(.limit, in: 0...2000, "The most items that are shown.")
  package static let more = nodesKey(.more, "Shown after them if some are left out; `more` is their number.")
  package static let children = nodesKey(.children, required: true, "The nodes, in order.")

  package static let keys: [any DeclaredKey] = [items, `as`, index, `where`, sort, order, limit, more, children]
}

/// The keys of a `when`.
package enum WhenKeys: KeyOwner {
  package static let objectName = "when"
  package static let about = "One of two lists of children, chosen by size, appearance or condition."

  package static let condition = flagKey(.condition, "An expression that must be true.")
  package static let size = key(
    .size, .anyOf([.token(ContentCase.sizes), .array(.token(ContentCase.sizes), atMost: ContentCase.sizes.count)]),
    "The sizes that it applies to.")
  package static let appearance = key(
    .appearance, .token(ContentCase.appearances), "The appearance that it applies to.")
  package static let then = nodesKey(.then, required: true, "Shown if all conditions are true.")
  package static let `else` = nodesKey(.else, "Shown otherwise.")

  package static let keys: [any DeclaredKey] = [condition, size, appearance, then, `else`]
}

/// The keys of a `use`.
package enum UseKeys: KeyOwner {
  package static let objectName = "use"
  package static let about = "A built-in template or a component of the design, drawn in place."

  package static let template = textKey(
    .template, as: .string, "A built-in template's name, as `weave template` lists it.")
  package static let component = textKey(
    .component, as: .string, "The name of a component of the design, instead of a template.")
  package static let with = key(
    .with, .any, "Values that the template or component reads, each a value or an expression.")
  package static let children = nodesKey(.children, "The nodes for the component's slot without a name.")
  package static let slots = key(.slots, .map(ContentTable.children), "The nodes for its other slots, by name.")

  package static let keys: [any DeclaredKey] = [template, component, with, children, slots]
}

/// The keys of a `slot`.
package enum SlotKeys: KeyOwner {
  package static let objectName = "slot"
  package static let about = "A place in a component that each use fills with nodes."

  package static let name = textKey(
    .name, as: .string, default: "children", "Its name under `slots` of a use. Without a name it shows `children`.")
  package static let children = nodesKey(.children, "Shown if a use gives no nodes.")

  package static let keys: [any DeclaredKey] = [name, children]
}

/// The keys of a `widget`.
package enum WidgetKeys: KeyOwner {
  package static let objectName = "widget"
  package static let about = "A whole widget in a cell, with its own size class."

  package static let template = key(
    .template, .token(Template.words.filter { $0 != Template.custom.rawValue }),
    "The template that draws it, with the facts of the whole picture.")
  package static let design = textKey(
    .design, as: .string, "A file with the design that draws it instead, below the folder of this one.")
  package static let with = key(.with, .any, "Values for the texts of that design, each a value or an expression.")
  package static let size = textKey(
    .size, as: .dynamic(.token(ContentCase.sizes)), default: "small",
    "Its size class, which also gives its frame on the standard device, unless `frame` is set.")
  package static let name = textKey(.name, "Its name, as in a design.")
  package static let primaryText = textKey(.primaryText, "Its main text, as in a design.")
  package static let secondaryText = textKey(.secondaryText, "Its second text, as in a design.")
  package static let accent = wordKey(.accent, Accent.self, default: .blue, "Its colour.")
  package static let ground = wordKey(
    .ground, BackgroundToken.self, default: .subtleMaterial, "The background of its content, as in a design.")
  package static let radius = numberKey(.radius, in: ContentTable.lengths, default: 20, "The radius of its corners.")

  package static let keys: [any DeclaredKey] = [
    template, design, with, size, name, primaryText, secondaryText, accent, ground, radius,
  ]
}
