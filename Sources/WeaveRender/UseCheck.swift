// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSpec
import WeaveTemplates

/// Reports `use` nodes that name a template that does not exist.
enum UseCheck {
  static func diagnostics(of node: ContentNode) -> [Diagnostic] {
    var found = node.properties.values.flatMap { diagnostics(of: $0) }
    if node.type == .use, let template = node[UseKeys.self][UseKeys.template], case .token(let name) = template.value,
      !BuiltinTemplates.names.contains(name)
    {
      found.append(unknown(name, at: template.range))
    }
    return found
  }

  private static func diagnostics(of property: Property) -> [Diagnostic] {
    switch property.value {
    case .node(let node): diagnostics(of: node)
    case .array(let entries): entries.flatMap { diagnostics(of: $0) }
    case .object(let entries): entries.values.flatMap { diagnostics(of: $0) }
    case .record(let entries): entries.values.flatMap { diagnostics(of: $0) }
    case .null, .number, .bool, .token, .template, .expression, .cases: []
    }
  }

  private static func unknown(_ name: String, at range: SourceRange?) -> Diagnostic {
    let near = nearest(to: name, in: BuiltinTemplates.names)
    let question = near.first.map { "; did you mean `\($0)`?" } ?? ""
    let fixes = range.map { range in
      near.map {
        Diagnostic.Fix(
          .init("replace with `\($0)`"), near.count == 1 ? .likely : .guess, [.init(range, with: JSONText.literal($0))])
      }
    }
    return Diagnostic(
      .contentUnknownTemplate, "there is no template `\(name)`\(question)", at: range,
      notes: near.isEmpty ? [.init("`weave template` lists the templates")] : [], fixes: fixes ?? [])
  }
}
