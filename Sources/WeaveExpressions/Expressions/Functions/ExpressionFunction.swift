// SPDX-License-Identifier: MIT

/// A function of expressions. Parser, checks, evaluation, messages and reference all use this one definition.
///
/// To add one, write its definition beside those of its kind and add it to the list in that file.
public struct ExpressionFunction: Sendable {
  /// The name in expressions, regardless of case.
  public let name: String
  /// The arguments as the reference shows them: `x, low, high`.
  public let parameters: String
  /// The number of arguments that it takes.
  public let arity: ClosedRange<Int>
  /// A description of its result, a sentence of Markdown.
  public let summary: String
  /// An expression that uses it, without variables.
  public let example: String
  /// The type of its result, as far as it is known before evaluation.
  package let type: ResultType
  /// The index of the argument that is evaluated for each entry of the list before it, as `item` with its `index`.
  package let entryArgument: Int?
  /// Whether its result depends on the moment of the render.
  package let readsClock: Bool
  /// The argument that must be one of some words; nil if there is none.
  let word: WordArgument?
  let body: Body

  /// The type of a call's result, as far as it follows from the arguments.
  package enum ResultType: Sendable, Hashable {
    case number, flag, text, list
    case date, span
    /// Seconds since 1970.
    case seconds
    /// A number in the unit of its first argument.
    case likeNumber
    /// A text of the kind of its first argument.
    case likeText
    /// A list of the same entries as its first argument.
    case likeList
    /// An entry of the list in its first argument.
    case entry
    /// One of its arguments, in their unit.
    case anyArgument
    /// A number without a known unit, from arguments that must be numbers.
    case product
    /// The value of the variable under the key in its argument.
    case variable
    case unknown
  }

  /// How a call is evaluated.
  enum Body: Sendable {
    /// From the values of its arguments, whose number is within `arity`.
    case values(@Sendable ([Value], EvaluationContext) -> Value)
    /// From its arguments before evaluation.
    case nodes(@Sendable ([ExpressionNode], EvaluationContext) -> Value)
  }

  init(
    _ name: String, _ parameters: String, _ arity: ClosedRange<Int>, gives type: ResultType, _ summary: String,
    example: String, entry entryArgument: Int? = nil, readsClock: Bool = false, word: WordArgument? = nil, _ body: Body
  ) {
    self.name = name
    self.parameters = parameters
    self.arity = arity
    self.type = type
    self.summary = summary
    self.example = example
    self.entryArgument = entryArgument
    self.readsClock = readsClock
    self.word = word
    self.body = body
  }
}

extension ExpressionFunction {
  /// Every function, in the order of the reference.
  public static let all = numbers + lookups + texts + words + lists + dates

  /// The names of an entry and its index while a function iterates over a list.
  package static let entryNames: Set<String> = ["item", "index"]

  private static let byName = Dictionary(all.map { ($0.name.lowercased(), $0) }) { first, _ in first }

  /// Whether it changes a single number, as `round` and `abs` do.
  var takesOneNumber: Bool { arity.lowerBound == 1 && arity.upperBound <= 2 && Self.numbers.contains(self) }

  /// The function with a name, regardless of case; nil if there is none.
  public init?(name: String) {
    guard let function = Self.byName[name.lowercased()] else { return nil }
    self = function
  }

  /// The function's value; the parser has counted the arguments.
  package func value(of arguments: [ExpressionNode], in context: EvaluationContext) -> Value {
    switch body {
    case .nodes(let work): return work(arguments, context)
    case .values(let work):
      let values = arguments.map { $0.value(in: context) }
      if let word, context.notes != nil { word.note(arguments, values, of: name, in: context) }
      guard context.budget.spend(values.reduce(0) { $0 + $1.weight }) else { return .missing }
      return work(values, context)
    }
  }
}

extension ExpressionFunction: Hashable {
  /// Functions are equal if their names are.
  public static func == (a: ExpressionFunction, b: ExpressionFunction) -> Bool { a.name == b.name }
  /// Hashes the name, which identifies the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
