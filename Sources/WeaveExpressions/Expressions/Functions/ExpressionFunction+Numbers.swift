// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension ExpressionFunction {
  /// Functions of numbers. A value that is not a number counts as 0, as in sums.
  static let numbers = [
    choosing(
      "min", "The smallest of some numbers; a list counts as its entries, an empty one as missing.",
      example: "min(3, 1, 2)"
    ) { $0.min() },
    choosing(
      "max", "The largest of some numbers; a list counts as its entries, an empty one as missing.",
      example: "max(3, 1, 2)"
    ) { $0.max() },
    ExpressionFunction(
      "clamp", "x, low, high", 3...3, gives: .anyArgument, "`x` limited to a range.", example: "clamp(15, 0, 10)",
      .values { values, context in
        let (x, a, b) = (
          values[0].counted(in: context), values[1].counted(in: context), values[2].counted(in: context)
        )
        return .number(Swift.min(Swift.max(x, Swift.min(a, b)), Swift.max(a, b)))
      }),
    number("abs", gives: .likeNumber, "`x` without its sign.", example: "abs(-2)") { Swift.abs($0) },
    number("floor", gives: .likeNumber, "The next integer below.", example: "floor(2.7)") { $0.rounded(.down) },
    number("ceil", gives: .likeNumber, "The next integer above.", example: "ceil(2.1)") { $0.rounded(.up) },
    number("round", gives: .likeNumber, "The nearest integer, half away from zero.", example: "round(2.5)") {
      $0.rounded()
    },
    number(
      "sqrt", "The square root; 0 for negative numbers.", example: "sqrt(16)", needs: { $0 >= 0 }, Elementary.root),
    number(
      "log", "The natural logarithm; 0 for numbers up to 0.", example: "log(1)", needs: { $0 > 0 }, Elementary.logarithm
    ),
    number("exp", "e to the power of `x`.", example: "exp(0)", Elementary.exponential),
    ExpressionFunction(
      "pow", "x, y", 2...2, gives: .product, "`x` to the power of `y`.", example: "pow(2, 10)",
      .values { values, context in
        .number(Elementary.power(values[0].counted(in: context), values[1].counted(in: context)))
      }),
  ]

  /// A function of one number.
  private static func number(
    _ name: String, gives type: ResultType = .product, _ summary: String, example: String,
    needs isDefined: @escaping @Sendable (Double) -> Bool = { _ in true },
    _ work: @escaping @Sendable (Double) -> Double
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, "x", 1...1, gives: type, summary, example: example,
      .values { values, context in
        let x = values[0].counted(in: context)
        if !isDefined(x), values[0] != .missing { context.notes?.add(.expressionNoResult, .undefined(name, x)) }
        return .number(work(x))
      })
  }

  /// A function that chooses one of any number of numbers.
  private static func choosing(
    _ name: String, _ summary: String, example: String, _ work: @escaping @Sendable ([Double]) -> Double?
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, "x, …", 1...Int.max, gives: .anyArgument, summary, example: example,
      .values { values, context in
        // Lists without any number offer no choice.
        work(values.flatMap { entries(of: $0, context) }).map(Value.number) ?? .missing
      })
  }

  /// A value as numbers: the entries of a list, else the number itself, or 0 if it is not one.
  private static func entries(of value: Value, _ context: EvaluationContext) -> [Double] {
    guard case .list(let entries) = value else { return [value.counted(in: context)] }
    return numbers(entries, context)
  }
}

extension Diagnostic.Message {
  fileprivate static func undefined(_ function: String, _ x: Double) -> Self {
    .init("`\(function)` of \(PlainNumber.text(of: x)) has no result, and gives 0")
  }
}
