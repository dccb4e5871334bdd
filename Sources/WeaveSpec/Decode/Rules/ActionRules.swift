// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// Reports actions that do nothing, or not what they say.
enum ActionRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.elements("actionBar.actions").prefix(ActionBarSpec.capacity).indices.flatMap { index in
      let path = "actionBar.actions[\(index)]"
      return [key(path, design), amount(path, design), title(path, design), symbol(path, design)].compactMap { $0 }
    }
  }

  private static func key(_ path: String, _ design: ReviewedDesign) -> Diagnostic? {
    guard let key = design.text("\(path).variableKey"), key.isBlank else { return nil }
    return Diagnostic(.specActionWithoutKey, .blankKey, at: design.spec.places.range(of: "\(path).variableKey"))
  }

  private static func amount(_ path: String, _ design: ReviewedDesign) -> Diagnostic? {
    let increments = design.text("\(path).kind") == ActionBarSpec.Action.Kind.incrementVariable.rawValue
    guard increments, design.number("\(path).incrementAmount") == 0,
      let range = design.spec.places.range(of: "\(path).incrementAmount")
    else { return nil }
    return Diagnostic(
      .specIncrementOfZero, .zero, at: range, fixes: [.init("replace with `1`", .likely, [.init(range, with: "1")])])
  }

  private static func title(_ path: String, _ design: ReviewedDesign) -> Diagnostic? {
    guard let title = design.text("\(path).title")?.trimmed, title.count > ActionBarSpec.titleLength else { return nil }
    return Diagnostic(.specLongActionTitle, .cut(title), at: design.spec.places.range(of: "\(path).title"))
  }

  private static func symbol(_ path: String, _ design: ReviewedDesign) -> Diagnostic? {
    guard let name = design.text("\(path).systemImage")?.trimmed, name.count > ActionBarSpec.symbolLength else {
      return nil
    }
    return Diagnostic(.specLongActionSymbol, .longSymbol, at: design.spec.places.range(of: "\(path).systemImage"))
  }
}

/// Reports empty objects.
enum EmptyPartRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    var result: [Diagnostic] = []
    if let node = design.raw("actionBar.actions"), node.value == .array([]) {
      result.append(Diagnostic(.specEmptyActionBar, .noActions, at: node.range))
    }
    if case .object(let members)? = design.raw("matchedSet")?.value,
      members.allSatisfy({ $0.value.value == .null })
    {
      let range = design.spec.places.keyRange(of: "matchedSet")
      result.append(Diagnostic(.specEmptyMatchedSet, .nothingMatched, at: range))
    }
    return result
  }
}

extension Diagnostic.Message {
  fileprivate static let blankKey: Self = "an action with a blank `variableKey` changes nothing and is left out"
  fileprivate static let zero: Self = "an increment of 0 counts as 1"
  fileprivate static let noActions: Self = "an action bar without actions is not drawn"
  fileprivate static let nothingMatched: Self = "a matched set without a variant changes nothing"
  fileprivate static let longSymbol: Self = "the name is cut after \(ActionBarSpec.symbolLength) characters"

  fileprivate static func cut(_ title: String) -> Self {
    let rest = String(title.prefix(ActionBarSpec.titleLength))
    return "the title is cut after \(ActionBarSpec.titleLength) characters: `\(rest)`"
  }
}
