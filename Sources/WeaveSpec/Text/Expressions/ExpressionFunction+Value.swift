// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension ExpressionFunction {
  /// The function's value; the parser has counted the arguments.
  package func value(of arguments: [ExpressionNode], in context: EvaluationContext) -> Value {
    switch self {
    case .variable: return Self.lookUp(arguments, in: context)
    case .now: return .number(context.nowSeconds.rounded(.down))
    default: break
    }
    let values = arguments.map { $0.value(in: context) }
    guard context.budget.spend(values.reduce(0) { $0 + $1.weight }) else { return .missing }
    return switch self {
    case .min, .max, .clamp, .abs, .floor, .ceil, .round, .sqrt, .log, .exp, .pow: .number(number(of: values))
    case .count: .number(Double(Self.count(of: values[0])))
    case .contains: .bool(Self.contains(values[0], values[1]))
    default: text(of: values, in: context)
    }
  }

  /// `var(key)` takes a bare name as the key itself, else the text of its argument is the key.
  private static func lookUp(_ arguments: [ExpressionNode], in context: EvaluationContext) -> Value {
    guard let argument = arguments.first else { return .missing }
    if argument.dottedName != nil { return argument.value(in: context) }
    return context.scope.value(for: argument.value(in: context).text) ?? .missing
  }

  // MARK: Numbers

  private func number(of values: [Value]) -> Double {
    let numbers = values.flatMap(Self.numbers)
    switch self {
    case .min: return numbers.reduce(nil) { Swift.min($0 ?? $1, $1) } ?? 0
    case .max: return numbers.reduce(nil) { Swift.max($0 ?? $1, $1) } ?? 0
    default: break
    }
    let x = values[0].number ?? 0
    switch self {
    case .abs: return Swift.abs(x)
    case .floor: return x.rounded(.down)
    case .ceil: return x.rounded(.up)
    case .round: return x.rounded()
    case .sqrt: return Elementary.root(x)
    case .log: return Elementary.logarithm(x)
    case .exp: return Elementary.exponential(x)
    case .pow: return Elementary.power(x, values[1].number ?? 0)
    default:
      let a = values[1].number ?? 0
      let b = values[2].number ?? 0
      return Swift.min(Swift.max(x, Swift.min(a, b)), Swift.max(a, b))
    }
  }

  /// A value as numbers: the entries of a list, else the one that it is, 0 where it is none.
  private static func numbers(_ value: Value) -> [Double] {
    guard case .list(let entries) = value else { return [value.number ?? 0] }
    return entries.compactMap(\.number)
  }

  // MARK: Texts and lists

  private static func count(of value: Value) -> Int {
    switch value {
    case .list(let entries): entries.count
    case .record(let members): members.count
    default: 0
    }
  }

  private static func contains(_ whole: Value, _ part: Value) -> Bool {
    if case .list(let entries) = whole { return entries.contains { $0.equals(part) } }
    let (text, part) = (whole.text, part.text)
    // By characters, an é is the same as an e with an accent after it; by bytes, it may be a part of one.
    return part.isEmpty || text.contains(part) || Array(text.utf8).contains(Array(part.utf8))
  }

  private func text(of values: [Value], in context: EvaluationContext) -> Value {
    let text = values[0].text
    context.budget.spend(text.utf8.count)
    switch self {
    case .upper: return .string(CasedText.upper(text, context.locale))
    case .lower: return .string(CasedText.lower(text, context.locale))
    case .trim: return .string(text.trimmed)
    case .length: return .number(Double(text.count))
    default:
      let result = Self.replacing(values[1].text, in: text, by: values[2].text)
      context.budget.spend(result.utf8.count)
      return .string(result)
    }
  }

  /// A text with a part replaced wherever it stands, as far as a text may grow.
  private static func replacing(_ part: String, in text: String, by replacement: String) -> String {
    guard !part.isEmpty else { return text }
    let pieces = Array(text.utf8).split(separator: Array(part.utf8), omittingEmptySubsequences: false)
    var result: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      // A long text of short parts times a long replacement would outgrow all memory.
      guard result.count <= Limits.textScalars * 4 else { break }
      if index > 0 { result += replacement.utf8 }
      result += piece
    }
    return String(decoding: result, as: UTF8.self)
  }
}
