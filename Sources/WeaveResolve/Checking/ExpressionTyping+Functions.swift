// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveFacts

extension ExpressionTyping {
  /// The type of a call.
  mutating func type(
    of function: ExpressionFunction, _ arguments: [ExpressionNode], in scope: TypeScope
  ) -> FactType {
    switch function.type {
    case .seconds: FactType(kind: .number, unit: .seconds)
    case .variable: variable(arguments, in: scope)
    case .anyArgument: extreme(arguments, in: scope)
    case .likeNumber: numbers(arguments, in: scope).first?.counted ?? .unknown
    case .product: product(numbers(arguments, in: scope))
    case .number: passed(function, arguments, in: scope, giving: FactType(kind: .number))
    case .flag: passed(function, arguments, in: scope, giving: .flag)
    case .text: passed(function, arguments, in: scope, giving: FactType(kind: .text))
    case .list: passed(function, arguments, in: scope, giving: FactType(kind: .list))
    case .date: passed(function, arguments, in: scope, giving: FactType(kind: .instant))
    case .span: passed(function, arguments, in: scope, giving: .unknown)
    case .likeList: passed(function, arguments, in: scope, giving: listType(arguments, in: scope))
    case .entry: passed(function, arguments, in: scope, giving: listType(arguments, in: scope).element)
    case .likeText: text(arguments, in: scope)
    case .unknown: passed(function, arguments, in: scope, giving: .unknown)
    }
  }

  /// The type of `var("key")`, or of `var(key)` with a plain name.
  private mutating func variable(_ arguments: [ExpressionNode], in scope: TypeScope) -> FactType {
    guard let argument = arguments.first else { return .unknown }
    if argument.dottedName != nil { return type(of: argument, in: scope) }
    guard case .literal(.string) = argument else {
      _ = type(of: argument, in: scope)
      return .unknown
    }
    // Its place is not known, so nothing is reported about it.
    return .unknown
  }

  /// The types of the arguments as numbers; a list counts as its entries.
  private mutating func numbers(_ arguments: [ExpressionNode], in scope: TypeScope) -> [FactType] {
    arguments.map { number(of: $0, in: scope) }
  }

  /// The type of `min`, `max` and `clamp`: the unit of the values to choose from.
  private mutating func extreme(_ arguments: [ExpressionNode], in scope: TypeScope) -> FactType {
    let types = numbers(arguments, in: scope)
    guard var result = types.first, result.kind == .number else {
      return FactType(kind: .number, zeroed: types.flatMap { $0.counted.zeroed })
    }
    for other in types.dropFirst() {
      checkUnits(result, other, joined: false)
      let unit = result.unit == other.unit || other.isLiteral ? result.unit : result.isLiteral ? other.unit : nil
      let origins = unit == nil ? [] : result.origins + other.origins
      result = FactType(
        kind: .number, unit: unit, origins: origins, zeroed: result.counted.zeroed + other.counted.zeroed,
        literal: result.isLiteral ? other.literal : nil)
    }
    return result.counted
  }

  private mutating func text(_ arguments: [ExpressionNode], in scope: TypeScope) -> FactType {
    guard let type = arguments.first.map({ type(of: $0, in: scope) }) else { return .unknown }
    return FactType(
      kind: type.kind == .text ? .text : nil, origins: type.origins, blank: type.blank, zeroed: type.zeroed)
  }

  /// The type of a call's list, without reports.
  private func listType(_ arguments: [ExpressionNode], in scope: TypeScope) -> FactType {
    guard let list = arguments.first else { return .unknown }
    var silent = self
    return silent.type(of: list, in: scope)
  }

  /// Checks the arguments for errors. Entries of a list get their type from the list.
  private mutating func passed(
    _ function: ExpressionFunction, _ arguments: [ExpressionNode], in scope: TypeScope, giving result: FactType
  ) -> FactType {
    for (place, argument) in arguments.enumerated() {
      let inner =
        place == function.entryArgument
        ? scope.repeating(listType(arguments, in: scope), as: "item", index: "index") : scope
      _ = type(of: argument, in: inner)
    }
    return result
  }
}
