// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension ExpressionFunction {
  /// Functions of lists. What is no list has no entries.
  static let lists = [
    ExpressionFunction(
      "range", "from, to", 1...2, gives: .list, "The whole numbers from one to another; of one number, from 1 to it.",
      example: "join(range(2, 5), \" \")", .values(range)),
    list("first", gives: .entry, "The first entry of a list.", example: "first([4, 9])") { entries, _ in
      entries.first ?? .missing
    },
    list("last", gives: .entry, "The last entry of a list.", example: "last([4, 9])") { entries, _ in
      entries.last ?? .missing
    },
    ExpressionFunction(
      "slice", "list, from, count", 2...3, gives: .likeList,
      "The entries from a place on, counted from 0 or, below 0, from the end; at most so many.",
      example: "join(slice([1, 2, 3, 4], 1, 2), \" \")", .values(slice)),
    list("reverse", gives: .likeList, "A list from its end.", example: "join(reverse([1, 2, 3]), \" \")") {
      entries, _ in
      .list(entries.reversed())
    },
    list("unique", gives: .likeList, "A list with each entry once.", example: "join(unique([1, 2, 1]), \" \")") {
      entries, _ in
      .list(distinct(entries))
    },
    ExpressionFunction(
      "sort", "list, by", 1...2, gives: .likeList,
      "A list in order, by itself or by an expression over each `item`; `reverse` turns it round.",
      example: "join(sort([3, 1, 2]), \" \")", entry: 1, .nodes(sort)),
    overEntries(
      "where", "list, condition", gives: .likeList, "The entries for which a condition over `item` holds.",
      example: "join(where([1, 2, 3], item > 1), \" \")"
    ) { pairs in .list(pairs.filter(\.result.isTruthy).map(\.entry)) },
    overEntries(
      "map", "list, expression", gives: .list, "What an expression over `item` and `index` gives for each entry.",
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

  /// The entries of the list that a function takes; nil for all else, which is noted.
  private static func entries(of value: Value, for name: String, in context: EvaluationContext) -> [Value]? {
    if let entries = value.entries { return entries }
    context.noteUnfit(value, for: name, taking: "a list")
    return nil
  }

  /// The numbers of a list; what is missing is passed over, and so is what is none, which is noted.
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

  /// Each entry of the list in the first argument with what the second gives for it; nil where the first is no list.
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
        .expressionUnfitValue, "`range` gives at most \(Limits.nodes) numbers, and none where more are asked for")
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
    let start = (from < 0 ? length + from : from).held(to: entries.count)
    guard values.count > 2 else { return .list(Array(entries[start...])) }
    let count = values[2].counted(in: context).held(to: entries.count)
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
  /// A whole number from 0 to a limit; what is no number counts as 0.
  func held(to limit: Int) -> Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, 0), Double(limit))) }
}

extension Value {
  /// The entries of a list; nil for all else.
  package var entries: [Value]? { if case .list(let entries) = self { entries } else { nil } }

  /// Whether it is sorted before another; nil where neither is. Numbers come by size, before texts by their letters; what is
  /// missing comes last.
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
