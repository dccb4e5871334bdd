// SPDX-License-Identifier: MIT

/// The functions of expressions. The one list of them: parser, messages and reference are made from it.
public enum ExpressionFunction: String, Sendable, Hashable, CaseIterable {
  case min, max, clamp, abs, floor, ceil, round, sqrt, log, exp, pow
  case variable = "var"
  case now, count, contains, upper, lower, trim, length, replace

  /// Every function, in the order of the reference.
  public static let all: [ExpressionFunction] = allCases

  public var name: String { rawValue }

  /// The arguments as the reference shows them: `x, low, high`.
  public var parameters: String {
    switch self {
    case .min, .max: "x, …"
    case .clamp: "x, low, high"
    case .abs, .floor, .ceil, .round, .sqrt, .log, .exp: "x"
    case .pow: "x, y"
    case .variable: "key"
    case .now: ""
    case .count: "list"
    case .contains: "text, part"
    case .upper, .lower, .trim, .length: "text"
    case .replace: "text, part, by"
    }
  }

  /// How many arguments it takes.
  public var arity: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...Int.max
    case .clamp, .replace: 3...3
    case .pow, .contains: 2...2
    case .now: 0...0
    default: 1...1
    }
  }

  /// What it gives, a sentence of Markdown.
  public var summary: String {
    switch self {
    case .min: "The least of some numbers; a list counts as its entries."
    case .max: "The greatest of some numbers; a list counts as its entries."
    case .clamp: "`x` kept between two bounds."
    case .abs: "`x` without its sign."
    case .floor: "The next integer below."
    case .ceil: "The next integer above."
    case .round: "The nearest integer, half away from zero."
    case .sqrt: "The square root; 0 for negative numbers."
    case .log: "The natural logarithm; 0 for numbers up to 0."
    case .exp: "e to the power of `x`."
    case .pow: "`x` to the power of `y`."
    case .variable: "The variable under a key that is no identifier, such as `\"last done\"`."
    case .now: "The moment of the render, in whole seconds since 1970."
    case .count: "The number of entries of a list or record; 0 for all else."
    case .contains: "Whether a text holds another, or a list holds a value."
    case .upper: "All letters as capitals."
    case .lower: "All letters small."
    case .trim: "Without blanks at both ends."
    case .length: "The number of characters."
    case .replace: "A text with each occurrence of a part replaced."
    }
  }

  /// An expression that uses it, without variables.
  public var example: String {
    switch self {
    case .min: "min(3, 1, 2)"
    case .max: "max(3, 1, 2)"
    case .clamp: "clamp(15, 0, 10)"
    case .abs: "abs(-2)"
    case .floor: "floor(2.7)"
    case .ceil: "ceil(2.1)"
    case .round: "round(2.5)"
    case .sqrt: "sqrt(16)"
    case .log: "log(1)"
    case .exp: "exp(0)"
    case .pow: "pow(2, 10)"
    case .variable: "var(\"last done\")"
    case .now: "now()"
    case .count: "count(0)"
    case .contains: "contains(\"sunshine\", \"sun\")"
    case .upper: "upper(\"ada\")"
    case .lower: "lower(\"ADA\")"
    case .trim: "trim(\" ada \")"
    case .length: "length(\"ada\")"
    case .replace: "replace(\"a-b\", \"-\", \"+\")"
    }
  }
}
