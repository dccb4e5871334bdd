// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema

/// The keys of the object `component`.
package enum ComponentKeys: KeyOwner {
  package static let objectName = "component"
  package static let about = "A part of a design that `use` draws by its name, each time with other values."

  package static let parameters = key(
    .parameters, .map(.object("parameter")),
    "The values that a use may pass, by the names that texts and expressions in the component read.")
  package static let content = nodeKey(
    .content, required: true, "What it draws. A `slot` in it shows nodes of the use.")

  package static let keys: [any DeclaredKey] = [parameters, content]
}

/// The keys of the object `parameter`.
package enum ParameterKeys: KeyOwner {
  package static let objectName = "parameter"
  package static let about = "A value that is passed to a component."

  package static let type = key(
    .type, .token(["text", "number", "bool", "color", "date", "list", "record", "any"]),
    default: "\"any\"", "Its type.")
  package static let `default` = key(
    .default, .any, "Its value if a use passes none. Without a default, every use must pass one.")

  package static let keys: [any DeclaredKey] = [type, `default`]
}
