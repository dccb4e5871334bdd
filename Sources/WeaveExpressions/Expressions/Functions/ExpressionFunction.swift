// SPDX-License-Identifier: MIT

/// A function of expressions, all of it in one definition: parser, checks, evaluation, messages and reference read it
/// from here.
///
/// To add one, write its definition beside those of its kind and put it into that file's list.
public struct ExpressionFunction: Sendable {
  /// The name in expressions; letters of either case call it.
  public let name: String
  /// The arguments as the reference shows them: `x, low, high`.
  public let parameters: String
  /// How many arguments it takes.
  public let arity: ClosedRange<Int>
  /// What it gives, a sentence of Markdown.
  public let summary: String
  /// An expression that uses it, without variables.
  public let example: String
  /// What it gives, before any value is known.
  package let type: ResultType
  /// The argument that is worked out for each entry of the list before it, as `item` at its place `index`.
  package let entryArgument: Int?
  /// Whether what it gives depends on the moment of the render.
  package let readsClock: Bool
  /// The argument that is one of some words; nil where there is none.
  let word: WordArgument?
  let body: Body

  /// What a call gives, as far as its arguments tell.
  package enum ResultType: Sendable, Hashable {
    case number, flag, text, list
    case date, span
    /// Seconds since 1970.
    case seconds
    /// A number of the unit of its first argument.
    case likeNumber
    /// A text of the kind of its first argument.
    case likeText
    /// A list of the same entries as its first argument.
    case likeList
    /// An entry of the list in its first argument.
    case entry
    /// One of its arguments, in their unit.
    case anyArgument
    /// A number of which nothing else is said, from arguments that must be numbers.
    case product
    /// What the variable under the key in its argument holds.
    case variable
    case unknown
  }

  /// How a call is worked out.
  enum Body: Sendable {
    /// From the values of its arguments. They are as many as `arity` says.
    case values(@Sendable ([Value], EvaluationContext) -> Value)
    /// From its arguments before they are worked out.
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

  /// What an entry of a list and its place are called while a function goes through them.
  package static let entryNames: Set<String> = ["item", "index"]

  private static let byName = Dictionary(all.map { ($0.name.lowercased(), $0) }) { first, _ in first }

  /// Whether it changes a single number, as `round` and `abs` do.
  var isOfOneNumber: Bool { arity.lowerBound == 1 && arity.upperBound <= 2 && Self.numbers.contains(self) }

  /// A function by its name, whatever its case; nil where there is none.
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
  /// Functions are equal where their names are.
  public static func == (a: ExpressionFunction, b: ExpressionFunction) -> Bool { a.name == b.name }
  /// Hashes the name, by which functions are told apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
