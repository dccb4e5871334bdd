// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension ExpressionFunction {
  /// Functions of lists. A value that is not a list has no entries.
  static let lists = [
    ExpressionFunction(
      "range", "from, to", 1...2, gives: .list, "The whole numbers from one to another; with one number, from 1 to it.",
      example: "join(range(2, 5), \" \")", .values(range)),
    list("first", gives: .entry, "The first entry of a list.", example: "first([4, 9])") { entries, _ in
      entries.first ?? .missing
    },
    list("last", gives: .entry, "The last entry of a list.", example: "last([4, 9])") { entries, _ in
      entries.last ?? .missing
    },
    ExpressionFunction(
      "slice", "list, from, count", 2...3, gives: .likeList,
      "The entries from a position on, counted from 0, or from the end if negative; at most a given number.",
      example: "join(slice([1, 2, 3, 4], 1, 2), \" \")", .values(slice)),
    list("reverse", gives: .likeList, "A list in reverse order.", example: "join(reverse([1, 2, 3]), \" \")") {
      entries, _ in
      .list(entries.reversed())
    },
    list("unique", gives: .likeList, "A list with each entry once.", example: "join(unique([1, 2, 1]), \" \")") {
      entries, _ in
      .list(distinct(entries))
    },
    ExpressionFunction(
      "sort", "list, by", 1...2, gives: .likeList,
      "A sorted list, by its entries or by an expression over each `item`; `reverse` reverses it.",
      example: "join(sort([3, 1, 2]), \" \")", entry: 1, .nodes(sort)),
    overEntries(
      "where", "list, condition", gives: .likeList, "The entries for which a condition over `item` is true.",
      example: "join(where([1, 2, 3], item > 1), \" \")"
    ) { pairs in .list(pairs.filter(\.result.isTruthy).map(\.entry)) },
    overEntries(
      "map", "list, expression", gives: .list, "The values of an expression over `item` and `index` for each entry.",
      example: "join(map([1, 2, 3], item * 2), \" \")"
    ) { pairs in .list(pairs.map(\.result)) },
    list("sum", gives: .number, "The sum of a list's numbers; 0 for an empty list.", example: "sum([1, 2, 3])") {
      .number(numbers($0, $1).reduce(0, +))
    },
    list(
      "average", gives: .number, "The mean of a list's numbers; missing for a list without any.",
      example: "average([1, 2, 6])"
    ) { entries, context in
      let numbers = numbers(entries, context)
      return numbers.isEmpty ? .missing : .number(numbers.reduce(0, +) / Double(numbers.count))
    },
  ]

  /// A function of one list.
  private static func list(
    _ name: String, gives type: ResultType, _ summary: String, example: String,
    _ work: @escaping @Sendable ([Value], EvaluationContext) -> Value
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, "list", 1...1, gives: type, summary, example: example,
      .values { values, context in entries(of: values[0], for: name, in: context).map { work($0, context) } ?? .missing
      })
  }

  /// The entries of the list that a function takes. Any other value is noted and gives nil.
  private static func entries(of value: Value, for name: String, in context: EvaluationContext) -> [Value]? {
    if let entries = value.entries { return entries }
    context.noteUnfit(value, for: name, taking: "a list")
    return nil
  }

  /// The numbers of a list. Missing entries are skipped; entries that are not numbers are skipped and noted.
  static func numbers(_ entries: [Value], _ context: EvaluationContext) -> [Double] {
    entries.compactMap { entry in
      if entry.number == nil { _ = entry.counted(in: context) } else { return entry.counted(in: context) }
      return nil
    }
  }

  /// A function of a list and an expression over its entries.
  private static func overEntries(
    _ name: String, _ parameters: String, gives type: ResultType, _ summary: String, example: String,
    _ work: @escaping @Sendable ([(entry: Value, result: Value)]) -> Value
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, parameters, 2...2, gives: type, summary, example: example, entry: 1,
      .nodes { arguments, context in results(of: arguments, for: name, in: context).map(work) ?? .missing })
  }

  /// Each entry of the list in the first argument with the value of the second for it; nil if the first is not a list.
  private static func results(
    of arguments: [ExpressionNode], for name: String, in context: EvaluationContext
  ) -> [(entry: Value, result: Value)]? {
    guard arguments.count == 2,
      let entries = entries(of: arguments[0].value(in: context), for: name, in: context)
    else { return nil }
    return entries.enumerated().map { index, entry in
      guard !context.budget.isSpent else { return (entry, .missing) }
      var inner = context
      inner.scope = context.scope.around(entry, at: index)
      return (entry, arguments[1].value(in: inner))
    }
  }

  // MARK: Work

  private static func range(_ values: [Value], _ context: EvaluationContext) -> Value {
    let bounds = values.compactMap(\.number)
    guard bounds.count == values.count, let end = bounds.last, let start = bounds.count > 1 ? bounds.first : 1,
      start.isFinite, end.isFinite
    else {
      for value in values where value.number == nil { context.noteUnfit(value, for: "range", taking: "numbers") }
      return .list([])
    }
    guard end >= start else { return .list([]) }
    guard end - start < Double(Limits.nodes) else {
      context.notes?.add(
        .expressionUnfitValue, "`range` gives at most \(Limits.nodes) numbers, and none if more are requested")
      return .list([])
    }
    return .list((0...Int(end - start)).map { .number(start.rounded(.down) + Double($0)) })
  }

  private static func slice(_ values: [Value], _ context: EvaluationContext) -> Value {
    guard let entries = entries(of: values[0], for: "slice", in: context) else { return .missing }
    guard let from = values[1].number, from.isFinite else {
      context.noteUnfit(values[1], for: "slice", taking: "a place")
      return .missing
    }
    let length = Double(entries.count)
    let start = (from < 0 ? length + from : from).wholeNumber(upTo: entries.count)
    guard values.count > 2 else { return .list(Array(entries[start...])) }
    let count = values[2].counted(in: context).wholeNumber(upTo: entries.count)
    return .list(Array(entries[start...].prefix(count)))
  }

  private static func distinct(_ entries: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return entries.filter { seen.insert($0).inserted }
  }

  private static func sort(_ arguments: [ExpressionNode], in context: EvaluationContext) -> Value {
    let pairs: [(entry: Value, result: Value)]?
    if arguments.count > 1 {
      pairs = results(of: arguments, for: "sort", in: context)
    } else {
      pairs = arguments.first.flatMap { entries(of: $0.value(in: context), for: "sort", in: context) }?.map { ($0, $0) }
    }
    guard let pairs else { return .missing }
    context.budget.spend(pairs.reduce(0) { $0 + $1.result.weight })
    // Equal entries keep their order.
    let order = pairs.indices.sorted { a, b in
      switch pairs[a].result.order(before: pairs[b].result) {
      case true?: true
      case false?: false
      case nil: a < b
      }
    }
    return .list(order.map { pairs[$0].entry })
  }
}

extension Double {
  /// The whole number clamped to 0...limit; NaN counts as 0.
  func wholeNumber(upTo limit: Int) -> Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, 0), Double(limit))) }
}

extension Value {
  /// The entries of a list; nil for any other value.
  package var entries: [Value]? { if case .list(let entries) = self { entries } else { nil } }

  /// Whether it is sorted before another value; nil if neither comes first. Numbers are sorted by size and come before
  /// texts, which are sorted by their letters; missing values come last.
  package func order(before other: Value) -> Bool? {
    switch (self == .missing, other == .missing) {
    case (true, true): return nil
    case (true, false): return false
    case (false, true): return true
    case (false, false): break
    }
    if let a = number, let b = other.number { return a == b || a.isNaN || b.isNaN ? nil : a < b }
    if (number == nil) != (other.number == nil) { return number != nil }
    return text == other.text ? nil : text < other.text
  }
}
