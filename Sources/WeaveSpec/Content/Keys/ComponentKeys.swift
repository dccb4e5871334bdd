// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema

/// The keys of the object `component`.
public enum ComponentKeys: KeyOwner {
  public static let objectName = "component"
  public static let about = "A part of a design that `use` draws by its name, each time with values of its own."

  public static let parameters = key(
    .parameters, .map(.object("parameter")), "What a use may say, by the names that texts and expressions in it read.")
  public static let content = nodeKey(.content, required: true, "What it draws. A `slot` in it shows nodes of the use.")

  public static let keys: [any DeclaredKey] = [parameters, content]
}

/// The keys of the object `parameter`.
public enum ParameterKeys: KeyOwner {
  public static let objectName = "parameter"
  public static let about = "A value that a component is used with."

  public static let type = key(
    .type, .token(["text", "number", "bool", "color", "date", "list", "record", "any"]),
    default: "\"any\"", "What it takes.")
  public static let `default` = key(.default, .any, "Its value where a use gives none; without one every use must.")

  public static let keys: [any DeclaredKey] = [type, `default`]
}
