// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveSchema
import WeaveSpec
import WeaveTemplates

/// Nobody sees what is wrong with a built-in template: a design that uses it only draws less.
struct BuiltinTemplatesTests {
  @Test(arguments: BuiltinTemplates.names)
  func isReadWithoutAWord(_ name: String) {
    // Branches of which one is drawn name their nodes alike.
    let told = BuiltinTemplates.diagnostics(named: name).filter { $0.code != .contentDuplicateName }
    #expect(told.map(\.message.description) == [])
    #expect(BuiltinTemplates.tree(named: name) != nil)
  }

  @Test(arguments: BuiltinTemplates.names)
  func usesOnlyTemplatesThatExist(_ name: String) throws {
    let root = try #require(BuiltinTemplates.tree(named: name))
    let used = root.nodesWithin.compactMap { node -> String? in
      guard node.type == .use, case .token(let template)? = node[UseKeys.self][UseKeys.template]?.value else {
        return nil
      }
      return template
    }
    #expect(Set(used).subtracting(BuiltinTemplates.names) == [])
  }

  /// What is told of a node stands at the field that it names, so that one which no design has would lead nowhere.
  @Test(arguments: BuiltinTemplates.names)
  func originsAreFieldsOfADesign(_ name: String) throws {
    for node in try #require(BuiltinTemplates.tree(named: name)).nodesWithin {
      for origin in node.origins {
        var object = try #require(FieldTable.object("WidgetSpec"))
        for step in origin.split(whereSeparator: { ".[]".contains($0) }) where step != "#" {
          let field = try #require(object.field(String(step)), "\(origin)")
          if let inner = field.type.object { object = try #require(FieldTable.object(inner)) }
        }
      }
    }
  }

  @Test(arguments: Template.allCases.filter { $0 != .custom })
  func everyWordOfADesignHasOne(_ template: Template) {
    #expect(BuiltinTemplates.names.contains(template.rawValue))
  }

  @Test func anUnknownNameIsNone() {
    #expect(BuiltinTemplates.tree(named: "no-such-template") == nil)
    #expect(BuiltinTemplates.text(named: "no-such-template") == nil)
  }
}

extension ContentNode {
  /// The node and all in it, under whatever keys.
  fileprivate var nodesWithin: [ContentNode] { [self] + properties.values.flatMap(\.nodes) }
}

extension Property {
  fileprivate var nodes: [ContentNode] {
    switch value {
    case .node(let node): node.nodesWithin
    case .array(let entries): entries.flatMap(\.nodes)
    case .object(let entries), .cases(let entries): entries.values.flatMap(\.nodes)
    case .record(let entries): entries.values.flatMap(\.nodes)
    case .null, .number, .bool, .token, .template, .expression: []
    }
  }
}

extension FieldType {
  /// The object that a value or each entry of a list is; nil for others.
  fileprivate var object: String? {
    switch self {
    case .object(let name): name
    case .array(let type, _): type.object
    default: nil
    }
  }
}
