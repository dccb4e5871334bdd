// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema

/// The keys of the object `component`.
package enum ComponentKeys: KeyOwner {
  package static let objectName = "component"
  package static let about = "A part of a design that `use` draws by its name, each time with values of its own."

  package static let parameters = key(
    .parameters, .map(.object("parameter")), "What a use may say, by the names that texts and expressions in it read.")
  package static let content = nodeKey(
    .content, required: true, "What it draws. A `slot` in it shows nodes of the use.")

  package static let keys: [any DeclaredKey] = [parameters, content]
}

/// The keys of the object `parameter`.
package enum ParameterKeys: KeyOwner {
  package static let objectName = "parameter"
  package static let about = "A value that a component is used with."

  package static let type = key(
    .type, .token(["text", "number", "bool", "color", "date", "list", "record", "any"]),
    default: "\"any\"", "What it takes.")
  package static let `default` = key(.default, .any, "Its value where a use gives none; without one every use must.")

  package static let keys: [any DeclaredKey] = [type, `default`]
}
