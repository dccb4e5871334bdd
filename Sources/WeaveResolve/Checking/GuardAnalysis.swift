// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveFacts

/// Finds which facts must be present for a condition to be true.
///
/// If a condition is false without certain facts, whatever the rest may be, those facts are present when it is true:
/// `__weather_temp != ""`, `__weather_temp > 20 and sunny`, `count(weather.hourly) > 3`.
struct GuardAnalysis {
  private let condition: ExpressionNode
  private let scope: TypeScope
  /// The facts that the condition reads, in the order of first use.
  private let keys: [FactKey]
  /// The author's variables that the condition reads, and parts of their values.
  private let own: [String]

  init(_ condition: ExpressionNode, in scope: TypeScope) {
    self.condition = condition
    self.scope = scope
    var names: [String] = []
    condition.visit { node in
      if let name = node.readName, !names.contains(name) { names.append(name) }
    }
    own = names.filter { scope.fact(VariablePath.root(of: $0)) == nil }
    keys = names.compactMap { name in
      scope.fact(name) ?? name.split(separator: ".").first.flatMap { scope.fact(String($0)) }
    }
  }

  /// The groups that are present if the condition is true, or if it is false.
  func groupsPresent(when truth: Bool) -> [String] {
    groups.filter { evaluation(without: $0).truth(of: condition) == !truth }
  }

  /// The keys for which the condition is true only because a missing number counts as 0: `__weather_temp < 5`.
  ///
  /// A test for the absence itself, such as `__weather_temp == ""`, does not count.
  var keysCountedIn: [FactKey] {
    keys.filter { key in
      guard key.presence == .mayBeMissing, !scope.present.contains(FactGroup.name(of: key)) else { return false }
      var evaluation = evaluation(without: FactGroup.name(of: key))
      guard evaluation.truth(of: condition) == true else { return false }
      evaluation.ignoresOrder = true
      return evaluation.truth(of: condition) == nil
    }
  }

  /// The groups of the keys, and the snapshots as a whole.
  private var groups: Set<String> {
    Set(keys.map(FactGroup.name)).union(keys.compactMap { $0.source?.rawValue }).union(own)
  }

  /// The condition's value without the facts of a group.
  private func evaluation(without group: String) -> PartialEvaluation {
    PartialEvaluation { name in
      if name == group, own.contains(name) { return .missing }
      if let key = scope.fact(name) { return Self.value(of: key, without: group) }
      guard let root = name.split(separator: ".").first.flatMap({ scope.fact(String($0)) }) else { return nil }
      return root.kind == .record ? Self.value(of: root, without: group) : nil
    }
  }

  private static func value(of key: FactKey, without group: String) -> Value? {
    guard FactGroup.name(of: key) == group || key.source?.rawValue == group else { return nil }
    if key.presence == .mayBeMissing { return .missing }
    return key.grain == .snapshot ? nothing.value(of: key) : nil
  }

  /// The values of keys without any snapshot.
  private static let nothing = FactVariables(
    now: Date(timeIntervalSince1970: 0), timeZone: .gmt, locale: Locale(identifier: "en_US"))
}

extension ExpressionNode {
  /// The name of the variable that this node itself reads: a plain name, or the text in `var("key")`.
  var readName: String? {
    switch self {
    case .variable(let variable, _): return ([variable.root] + variable.members).joined(separator: ".")
    case .call(let function, let arguments) where function.type == .variable:
      if case .literal(.string(let key))? = arguments.first { return key }
      return nil
    case .call, .literal, .chain, .negation, .sign, .power, .not, .all, .any, .present, .list, .record, .access,
      .choice, .failedCall:
      return nil
    }
  }
}
