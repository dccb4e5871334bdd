// SPDX-License-Identifier: MIT

package import WeaveSpec

extension ContentNode {
  /// The built-in templates named by `use` nodes in a tree.
  package var usedTemplates: [String] {
    var names: [String] = []
    if type == .use, case .token(let name)? = self[UseKeys.self][UseKeys.template]?.value { names.append(name) }
    for property in properties.values { names += Self.usedTemplates(in: property) }
    return names
  }

  private static func usedTemplates(in property: Property) -> [String] {
    switch property.value {
    case .node(let node): node.usedTemplates
    case .array(let entries): entries.flatMap { usedTemplates(in: $0) }
    default: []
    }
  }
}
