// SPDX-License-Identifier: MIT

extension ExpressionFunction {
  /// Functions that look at the surroundings, or into lists.
  static let lookups = [
    ExpressionFunction(
      "if", "condition, then, else", 2...3, gives: .unknown,
      "The second where the condition holds, else the third; only that one is worked out.",
      example: "if(2 > 1, 10, 20)",
      .nodes { arguments, context in
        guard arguments.count >= 2 else { return .missing }
        if arguments[0].value(in: context).isTruthy { return arguments[1].value(in: context) }
        return arguments.count > 2 ? arguments[2].value(in: context) : .missing
      }),
    ExpressionFunction(
      "var", "key", 1...1, gives: .variable,
      "The variable under a key that is no identifier, such as `\"last done\"`.", example: "var(\"last done\")",
      .nodes(variable)),
    ExpressionFunction(
      "now", "", 0...0, gives: .seconds, "The moment of the render, in whole seconds since 1970.", example: "now()",
      readsClock: true, .nodes { _, context in .number(context.nowSeconds.rounded(.down)) }),
    ExpressionFunction(
      "count", "list", 1...1, gives: .number, "The number of entries of a list or record; 0 for all else.",
      example: "count(0)",
      .values { values, context in
        switch values[0] {
        case .list(let entries): return .number(Double(entries.count))
        case .record(let members): return .number(Double(members.count))
        case .missing, .number, .string, .bool, .date, .span:
          context.noteUnfit(values[0], for: "count", taking: "a list")
          return .number(0)
        }
      }),
    ExpressionFunction(
      "contains", "text, part", 2...2, gives: .flag, "Whether a text holds another, or a list holds a value.",
      example: "contains(\"sunshine\", \"sun\")",
      .values { values, context in
        context.noteSearch(in: values[0], for: "contains")
        return .bool(values[0].contains(values[1]))
      }),
  ]

  /// `var(key)` takes a bare name as the key itself, else the text of its argument is the key.
  private static func variable(_ arguments: [ExpressionNode], in context: EvaluationContext) -> Value {
    guard let argument = arguments.first else { return .missing }
    if argument.dottedName != nil { return argument.value(in: context) }
    return context.scope.value(for: argument.value(in: context).text) ?? .missing
  }
}
