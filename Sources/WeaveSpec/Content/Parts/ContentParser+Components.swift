// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension ContentParser {
  // MARK: Definitions

  /// The component with a name, read on its first use; nil if there is none or its definition is wrong.
  mutating func component(_ name: String, at place: JSONNode) -> ComponentDefinition? {
    if let start = openComponents.firstIndex(of: name) {
      report(.contentCycle, .cycle(Array(openComponents[start...]) + [name]), at: place)
      return nil
    }
    if let known = components[name] { return known }
    guard let member = parts.members("components").first(where: { $0.key == name }) else {
      unknownPart(name, "component", among: parts.members("components").map(\.key), at: place)
      return nil
    }
    let definition = define(member)
    components[name] = .some(definition)
    return definition
  }

  /// Reads the definitions without uses, to find their mistakes.
  mutating func readUnusedComponents() {
    for member in parts.members("components") where components[member.key] == nil {
      components[member.key] = .some(define(member))
    }
  }

  private mutating func define(_ member: JSONMember) -> ComponentDefinition? {
    guard case .object(let members) = member.value.value else { return nil }
    let path = "components.\(member.key)"
    // A component has its own node names and slots.
    let outer = (names, openSlots)
    (names, openSlots) = ([:], [])
    openComponents.append(member.key)
    let object = self.object(members, as: ContentTable.component, in: member.value, path: path, depth: 0)
    openComponents.removeLast()
    let slots = openSlots ?? []
    (names, openSlots) = outer
    guard case .node(let body)? = object[.content]?.value else { return nil }
    return ComponentDefinition(
      name: member.key, parameters: parameters(object[.parameters], members), body: body, slots: slots,
      extent: body.extent)
  }

  private mutating func parameters(_ property: Property?, _ members: [JSONMember]) -> [ComponentDefinition.Parameter] {
    guard case .record(let entries)? = property?.value,
      case .object(let written)? = members.first(where: { $0.key == "parameters" })?.value.value
    else { return [] }
    return written.compactMap { member in
      guard case .object(let parameter)? = entries[member.key]?.value else { return nil }
      var type = ComponentDefinition.ParameterType.any
      if case .token(let word)? = parameter[.type]?.value { type = .init(rawValue: word) ?? .any }
      if let value = member.value.member("default")?.value, !fits(value, type) {
        report(.contentArgument, .wrongDefault(member.key, type, value.value.kind), at: value)
      }
      return .init(
        name: member.key, type: type, standard: parameter[.default], range: place(member.keyRange))
    }
  }

  // MARK: Uses

  /// Gives a `use` the tree of its component, and checks the values that it passes.
  mutating func bind(_ properties: inout PropertyMap, _ members: [JSONMember], _ json: JSONNode, depth: Int) {
    let named = members.filter { ["template", "component"].contains($0.key) }
    guard named.count == 1, let member = named.first else {
      if named.isEmpty, hasMisspelling(of: ["template", "component"], in: members, .use) { return }
      report(.contentMissingKey, named.isEmpty ? .noPart : .twoParts, range: named.last?.keyRange ?? opening(of: json))
      return
    }
    guard member.key == "component" else {
      for key in ["children", "slots"] {
        guard let other = members.first(where: { $0.key == key }) else { continue }
        report(.contentUnknownSlot, .templateHasNoSlots, range: place(other.keyRange))
      }
      return
    }
    guard case .token(let name)? = properties[.component]?.value,
      let component = component(name, at: member.value)
    else { return }
    guard depth + component.extent.levels < Limits.nodeDepth, count(component.extent.nodes) else {
      report(.contentTooMany, .tooLarge(name), at: member.value)
      return
    }
    checkArguments(of: component, members, member.value)
    checkSlots(of: component, members)
    properties[.body] = Property(.node(component.body), at: place(member.value.range))
    let standards = component.parameters.compactMap { parameter in
      parameter.standard.map { (parameter.name, $0) }
    }
    properties[.standards] = Property(.record(Dictionary(standards) { $1 }), at: nil)
    let types = component.parameters.map { ($0.name, Property(.token($0.type.rawValue), at: $0.range)) }
    properties[.parameters] = Property(.record(Dictionary(types) { $1 }), at: nil)
  }

  private mutating func checkArguments(of component: ComponentDefinition, _ members: [JSONMember], _ use: JSONNode) {
    var given: [JSONMember] = []
    if let with = members.first(where: { $0.key == "with" })?.value {
      guard case .object(let arguments) = with.value else {
        report(.contentArgument, .argumentsAreNoObject(with.value.kind), at: with)
        return
      }
      given = arguments
    }
    for argument in given where !argument.key.hasPrefix("_") && argument.key != "comment" {
      guard let parameter = component.parameters.first(where: { $0.name == argument.key }) else {
        let free = component.parameters.map(\.name).filter { name in !given.contains { $0.key == name } }
        suggest(
          .contentArgument, "the component `\(component.name)` has no parameter `\(argument.key)`", for: argument.key,
          among: free, "its other parameters", at: argument.keyRange)
        continue
      }
      if !fits(argument.value, parameter.type) {
        add(
          Diagnostic(
            .contentArgument, .wrongArgument(parameter, argument.value.value.kind), at: place(argument.value.range),
            notes: parameter.range.map { [.init("the parameter is declared here", at: $0)] } ?? []))
      }
    }
    for parameter in component.parameters where parameter.standard == nil {
      if given.contains(where: { $0.key == parameter.name }) { continue }
      if given.contains(where: { argument in
        !component.parameters.contains { $0.name == argument.key }
          && !nearest(to: argument.key, in: [parameter.name]).isEmpty
      }) {
        continue
      }
      add(
        Diagnostic(
          .contentArgument, .missingArgument(parameter, of: component.name), at: place(use.range),
          notes: parameter.range.map { [.init("the parameter is declared here, without a `default`", at: $0)] } ?? []))
    }
  }

  private mutating func checkSlots(of component: ComponentDefinition, _ members: [JSONMember]) {
    if let children = members.first(where: { $0.key == "children" }), !component.slots.contains(ContentNode.mainSlot) {
      report(.contentUnknownSlot, .noMainSlot(component.name), range: place(children.keyRange))
    }
    guard case .object(let slots)? = members.first(where: { $0.key == "slots" })?.value.value else { return }
    for slot in slots where !component.slots.contains(slot.key) {
      suggest(
        .contentUnknownSlot, "the component `\(component.name)` has no slot `\(slot.key)`", for: slot.key,
        among: component.slots.sorted(), "its slots", at: slot.keyRange)
    }
  }

  /// Records a slot of the component being read.
  mutating func noteSlot(_ properties: PropertyMap, _ json: JSONNode) {
    guard openSlots != nil else {
      report(.contentSlotOutside, .slotOutside, range: opening(of: json))
      return
    }
    if case .token(let name)? = properties[.name]?.value {
      openSlots?.insert(name)
    } else {
      openSlots?.insert(ContentNode.mainSlot)
    }
  }

  /// Whether a value as written can be of a type. Values of expressions are checked during evaluation.
  private func fits(_ json: JSONNode, _ type: ComponentDefinition.ParameterType) -> Bool {
    if case .string(let text) = json.value, text.hasPrefix("=") { return true }
    if case .object(let members) = json.value, Self.isCases(members) {
      return members.allSatisfy { fits($0.value, type) }
    }
    return switch type {
    case .any: true
    case .text, .date: json.stringValue != nil || json.numberValue != nil
    case .number: json.numberValue != nil
    case .bool: json.boolValue != nil
    case .color: json.stringValue.map { $0.contains("{{") || isColor($0) } ?? false
    case .list: json.elements != nil
    case .record: json.members != nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func cycle(_ path: [String]) -> Self {
    let way = path.map { "`\($0)`" }.joined(separator: " → ")
    return path.count == 2
      ? "the component uses itself: \(way)" : "the component uses itself through others: \(way)"
  }
  fileprivate static let noPart: Self = "`use` needs either `template` or `component`, as a string"
  fileprivate static let twoParts: Self = "`use` has both `template` and `component`; one node draws one of them"
  fileprivate static let templateHasNoSlots: Self = "a built-in template has no slots; this is not drawn"
  fileprivate static func tooLarge(_ name: String) -> Self {
    "with the component `\(name)` here the tree has more than \(Limits.nodes) nodes or \(Limits.nodeDepth) levels"
  }
  fileprivate static func argumentsAreNoObject(_ kind: String) -> Self {
    "`with` needs an object with a value for each parameter, not \(kind)"
  }
  fileprivate static func wrongArgument(_ parameter: ComponentDefinition.Parameter, _ kind: String) -> Self {
    "the parameter `\(parameter.name)` takes \(parameter.type.phrase), not \(kind)"
  }
  fileprivate static func wrongDefault(
    _ name: String, _ type: ComponentDefinition.ParameterType, _ kind: String
  ) -> Self {
    "the parameter `\(name)` takes \(type.phrase), but its default is \(kind)"
  }
  fileprivate static func missingArgument(_ parameter: ComponentDefinition.Parameter, of name: String) -> Self {
    "the component `\(name)` needs the parameter `\(parameter.name)`, \(parameter.type.phrase)"
  }
  fileprivate static func noMainSlot(_ name: String) -> Self {
    "the component `\(name)` has no slot for `children`; add a node `{ \"type\": \"slot\" }`"
  }
  fileprivate static let slotOutside: Self = "a `slot` belongs in a component, where each `use` fills it"
}
