// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveSpec

/// What a condition tells about which facts are there.
///
/// A condition that is false without some facts, whatever the rest may be, proves them where it holds:
/// `__weather_temp != ""`, `__weather_temp > 20 and sunny`, `count(weather.hourly) > 3`.
struct GuardAnalysis {
  private let condition: ExpressionNode
  private let scope: TypeScope
  /// The facts that it reads, each at its first place.
  private let keys: [FactKey]
  /// The author's variables that it reads, and parts of their values.
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

  /// The groups that are there when the condition holds, or when it does not.
  func groupsPresent(when truth: Bool) -> [String] {
    groups.filter { evaluation(without: $0).truth(of: condition) == !truth }
  }

  /// The keys without which the condition holds only because a missing number counts as 0: `__weather_temp < 5`.
  ///
  /// A test that asks for the absence itself, as `__weather_temp == ""`, is none.
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

  /// What keys give without any snapshot.
  private static let nothing = FactVariables(
    now: Date(timeIntervalSince1970: 0), timeZone: .gmt, locale: Locale(identifier: "en_US"))
}

extension ExpressionNode {
  /// The name of the variable that this node reads by itself: by name, or by the text in `var("key")`.
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
