// SPDX-License-Identifier: MIT

extension ExpressionFunction {
  /// Functions that read variables, the clock, conditions or lists.
  static let lookups = [
    ExpressionFunction(
      "if", "condition, then, else", 2...3, gives: .unknown,
      "The second argument if the condition is true, else the third; only that one is evaluated.",
      example: "if(2 > 1, 10, 20)",
      .nodes { arguments, context in
        guard arguments.count >= 2 else { return .missing }
        if arguments[0].value(in: context).isTruthy { return arguments[1].value(in: context) }
        return arguments.count > 2 ? arguments[2].value(in: context) : .missing
      }),
    ExpressionFunction(
      "var", "key", 1...1, gives: .variable,
      "The variable with a key that is not an identifier, such as `\"last done\"`.", example: "var(\"last done\")",
      .nodes(variable)),
    ExpressionFunction(
      "now", "", 0...0, gives: .seconds, "The moment of the render, in whole seconds since 1970.", example: "now()",
      readsClock: true, .nodes { _, context in .number(context.nowSeconds.rounded(.down)) }),
    ExpressionFunction(
      "count", "list", 1...1, gives: .number, "The number of entries of a list or record; 0 for other values.",
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
      "contains", "text, part", 2...2, gives: .flag, "Whether a text contains another, or a list contains a value.",
      example: "contains(\"sunshine\", \"sun\")",
      .values { values, context in
        context.noteSearch(in: values[0], for: "contains")
        return .bool(values[0].contains(values[1]))
      }),
  ]

  /// In `var(key)` a bare name is the key itself; otherwise the text of the argument is the key.
  private static func variable(_ arguments: [ExpressionNode], in context: EvaluationContext) -> Value {
    guard let argument = arguments.first else { return .missing }
    if argument.dottedName != nil { return argument.value(in: context) }
    return context.scope.value(for: argument.value(in: context).text) ?? .missing
  }
}
