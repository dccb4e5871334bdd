// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension ExpressionFunction {
  /// Functions of texts.
  static let texts = [
    text("upper", "The text in capitals.", example: "upper(\"ada\")") {
      .string(CasedText.upper($0, $1.locale))
    },
    text("lower", "The text in lower case.", example: "lower(\"ADA\")") {
      .string(CasedText.lower($0, $1.locale))
    },
    text("trim", "Without surrounding blanks.", example: "trim(\" ada \")") { text, _ in .string(text.trimmed) },
    ExpressionFunction(
      "length", "text", 1...1, gives: .number, "The number of characters in a text, or of entries in a list.",
      example: "length(\"ada\")",
      .values { values, context in
        if let entries = values[0].entries { return .number(Double(entries.count)) }
        if case .record = values[0] { context.noteUnfit(values[0], for: "length", taking: "a text or a list") }
        let text = values[0].text
        context.budget.spend(text.utf8.count)
        return .number(Double(text.count))
      }),
    ExpressionFunction(
      "replace", "text, part, by", 3...3, gives: .unknown, "A text with each occurrence of a part replaced.",
      example: "replace(\"a-b\", \"-\", \"+\")",
      .values { values, context in
        context.noteWords(values[0])
        let text = values[0].text
        context.budget.spend(text.utf8.count)
        let result = replacing(values[1].text, in: text, by: values[2].text)
        context.budget.spend(result.utf8.count)
        return .string(result)
      }),
    ExpressionFunction(
      "split", "text, by", 2...2, gives: .list, "The parts of a text between each occurrence of another.",
      example: "count(split(\"a,b,c\", \",\"))",
      .values { values, context in
        guard values[0] != .missing else { return .missing }
        context.noteWords(values[0])
        guard let separator = BytePattern(values[1].text) else {
          return .list(values[0].text.map { .string(String($0)) })
        }
        let parts = separator.parts(of: Array(values[0].text.utf8), maxCuts: Limits.nodes)
        // Each part is a separate text.
        context.budget.spend(parts.count * 2)
        return .list(parts.map { .string(String(decoding: $0, as: UTF8.self)) })
      }),
    ExpressionFunction(
      "join", "list, by", 1...2, gives: .text, "The entries of a list joined into one text with a separator.",
      example: "join([\"a\", \"b\"], \" and \")",
      .values { values, context in
        guard let entries = values[0].entries else {
          context.noteUnfit(values[0], for: "join", taking: "a list")
          return values[0]
        }
        if let whole = entries.first(where: \.isWhole) { context.noteWords(whole) }
        let text = entries.map(\.text).joined(separator: values.count > 1 ? values[1].text : ", ")
        context.budget.spend(text.utf8.count)
        return .string(text.capped(atScalars: Limits.textScalars))
      }),
    ExpressionFunction(
      "substring", "text, from, count", 2...3, gives: .text,
      "The characters from a position on, counted from 0, or from the end if negative; at most a given number.",
      example: "substring(\"sunshine\", 3, 5)",
      .values { values, context in
        context.noteWords(values[0])
        guard let from = values[1].number, from.isFinite else {
          context.noteUnfit(values[1], for: "substring", taking: "a place")
          return .missing
        }
        let characters = Array(values[0].text)
        let length = Double(characters.count)
        let start = (from < 0 ? length + from : from).wholeNumber(upTo: characters.count)
        guard values.count > 2 else { return .string(String(characters[start...])) }
        let count = values[2].counted(in: context).wholeNumber(upTo: characters.count)
        return .string(String(characters[start...].prefix(count)))
      }),
    comparing("startsWith", "Whether a text begins with another.", example: "startsWith(\"sunshine\", \"sun\")") {
      $0.starts(with: $1)
    },
    comparing("endsWith", "Whether a text ends with another.", example: "endsWith(\"sunshine\", \"shine\")") {
      $0.reversed().starts(with: $1.reversed())
    },
    ExpressionFunction(
      "pad", "text, width, with", 2...3, gives: .text,
      "A text padded at the front to a width, with zeros or another character.", example: "pad(7, 3)",
      .values { values, context in
        context.noteWords(values[0])
        let text = values[0].text
        let fill = values.count > 2 ? values[2].text.first.map(String.init) ?? " " : "0"
        let width = values[1].counted(in: context).wholeNumber(upTo: Limits.filterWidth)
        return .string(String(repeating: fill, count: Swift.max(0, width - text.count)) + text)
      }),
    ExpressionFunction(
      "format", "value, filter", 2...2, gives: .text,
      "A value formatted by a filter: `number:2`, `percent`, `date:EEE d MMM`, `plural:day:days`.",
      example: "format(1234.5, \"number:1\")", word: .filter(at: 1),
      .values { values, context in
        guard let call = FilterCall(values[1].text) else { return .missing }
        context.noteWords(values[0])
        return values[0] == .missing ? .missing : .string(call.apply(to: values[0].text, in: context))
      }),
  ]

  /// A function that compares the bytes of two texts.
  private static func comparing(
    _ name: String, _ summary: String, example: String, _ work: @escaping @Sendable ([UInt8], [UInt8]) -> Bool
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, "text, part", 2...2, gives: .flag, summary, example: example,
      .values { values, context in
        context.noteWords(values[0])
        return .bool(work(Array(values[0].text.utf8), Array(values[1].text.utf8)))
      })
  }

  /// A function of one text.
  private static func text(
    _ name: String, gives type: ResultType = .likeText, _ summary: String, example: String,
    _ work: @escaping @Sendable (String, EvaluationContext) -> Value
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, "text", 1...1, gives: type, summary, example: example,
      .values { values, context in
        context.noteWords(values[0])
        let text = values[0].text
        context.budget.spend(text.utf8.count)
        return work(text, context)
      })
  }

  /// A text with every occurrence of a part replaced, up to the length limit.
  private static func replacing(_ part: String, in text: String, by replacement: String) -> String {
    guard let pattern = BytePattern(part) else { return text }
    var result: [UInt8] = []
    for (index, piece) in pattern.parts(of: Array(text.utf8)).enumerated() {
      // Many short parts with a long replacement could fill the memory.
      guard result.count <= Limits.textScalars * 4 else { break }
      if index > 0 { result += replacement.utf8 }
      result += piece
    }
    return String(decoding: result, as: UTF8.self)
  }
}
