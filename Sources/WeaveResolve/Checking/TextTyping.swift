// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

/// Checks the tokens of a text: the values they read, the effect of their filters, and the text after them.
struct TextTyping {
  private let scope: TypeScope
  /// Whether the text may be empty: true for a sample, because the texts that use it have their own guards.
  private let mayBeEmpty: Bool
  private(set) var issues: [TemplateIssue] = []
  /// The facts that are printed with their units.
  private(set) var shown: [FactMention] = []

  init(_ template: TextTemplate, in scope: TypeScope, mayBeEmpty: Bool = false) {
    self.scope = scope
    self.mayBeEmpty = mayBeEmpty
    for (index, part) in template.parts.enumerated() {
      guard case .token(let token) = part, !token.holdsBraces else { continue }
      let type = check(token)
      guard index + 1 < template.parts.count, case .literal(let text) = template.parts[index + 1] else { continue }
      issues += WrittenUnit.issues(of: type, before: text, at: token.range.upperBound)
    }
  }

  /// The type of the value that a token prints.
  private mutating func check(_ token: TemplateToken) -> FactType {
    let base: FactType
    switch token.base {
    case .empty: base = .unknown
    case .key(let key): base = self.key(key, token)
    case .expression(_, nil): base = .unknown
    case .expression(let source, let expression?): base = self.expression(expression, source, token)
    }
    var filters = FilterTyping()
    let type = filters.type(of: base, through: token.filters)
    issues += filters.issues
    if type.unit != nil { shown += type.origins }
    return type
  }

  // MARK: Keys

  private mutating func key(_ key: String, _ token: TemplateToken) -> FactType {
    let range = token.baseRange
    let type = member(key, at: range)
    if type.printsNothing, token.filters.isEmpty {
      issues.append(TemplateIssue(.textPrintsList, .printsWhole(key, type), range))
    }
    if token.fallback == nil, !mayBeEmpty, !type.isWhole, let missing = type.blank.first {
      issues.append(
        TemplateIssue(
          .factMissing, .printsNothing(missing.name), range,
          fixes: [.fallback(for: type, at: range.upperBound)]))
    }
    return type
  }

  /// The type of a variable in a text: by its whole name, otherwise by a path.
  private mutating func member(_ key: String, at range: Range<Int>) -> FactType {
    guard !scope.isOwn(VariableScope.canonicalKey(key)), let path = VariablePath(key) else {
      return scope.type(of: key, at: range)
    }
    var type = scope.type(of: path.root, at: range)
    let missing = type.blank
    var dotted = path.root
    for (place, step) in path.steps.enumerated() {
      switch step {
      case .entry:
        dotted += "[]"
        type = type.element
      case .member(let name):
        dotted += "." + name
        guard let member = type.member(name, dotted: dotted, at: range) else {
          let names = type.memberNames
          issues.append(
            place == path.steps.count - 1
              ? .unknownLastMember(name, of: names, in: range) : .unknownMember(name, of: names, in: range))
          return .unknown
        }
        type = member
      }
    }
    type.blank += missing
    return type.without(scope.present)
  }

  // MARK: Expressions

  private mutating func expression(_ expression: Expression, _ source: String, _ token: TemplateToken) -> FactType {
    var typing = ExpressionTyping(offset: token.baseRange.lowerBound, quote: "\"")
    var type = typing.type(of: expression.root, in: scope)
    issues += typing.issues
    if expression.givesNumber {
      if type.isWordy || !type.blank.isEmpty { bare(type, source, token) }
      type.blank = []
      return type.isWordy ? .unknown : type.placed(behind: token.baseRange.lowerBound)
    }
    guard !mayBeEmpty else { return type.placed(behind: token.baseRange.lowerBound) }
    if type.printsNothing { issues.append(TemplateIssue(.textPrintsList, .printsWhole(source, type), token.baseRange)) }
    let absence = Absence(type, hasFallback: token.fallback != nil)
    issues += absence.issues(of: source, at: token.baseRange, quote: "\"")
    return type.placed(behind: token.baseRange.lowerBound)
  }

  /// Checks `{{=key}}` without filters, which prints a number whatever the variable holds.
  private mutating func bare(_ type: FactType, _ source: String, _ token: TemplateToken) {
    guard let origin = type.origins.first ?? type.blank.first, let kind = type.kind else { return }
    let range = token.baseRange
    let whole = range.lowerBound - 1..<range.upperBound
    let isGuarded = token.fallback != nil || !type.isWordy && type.blank.isEmpty
    let mark = type.blank.isEmpty || isGuarded ? "" : "|" + TemplateFix.standIn(for: type)
    let fix = TemplateFix("name the variable without `=`", .likely, whole, with: source.trimmedBlanks + mark)
    if type.isWordy {
      issues.append(TemplateIssue(.factNotNumber, .givesZero(origin.name, kind), range, fixes: [fix]))
    } else if !mayBeEmpty {
      issues.append(TemplateIssue(.factCountsAsZero, .printsZero(origin.name), range, fixes: [fix]))
    }
  }
}

extension FactType {
  /// The type, with the places of its facts moved to the text that contains the expression.
  fileprivate func placed(behind offset: Int) -> FactType {
    var copy = self
    for index in copy.origins.indices {
      let range = copy.origins[index].range
      copy.origins[index].range = range.lowerBound + offset..<range.upperBound + offset
    }
    return copy
  }
}

extension String {
  var trimmedBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension FactType {
  /// Whether it is a record or a list of records, which a text cannot show.
  var printsNothing: Bool { kind == .record || kind == .list && !members.isEmpty }
}

extension Diagnostic.Message {
  static func printsWhole(_ source: String, _ type: FactType) -> Self {
    let name = source.trimmedBlanks
    let member = type.members.first?.name ?? "name"
    return type.kind == .list
      ? "`\(name)` is a list of records, which a text cannot show; print `\(name)[0].\(member)`, `\(name).count`, or repeat a node with `forEach`"
      : "`\(name)` is a record, which a text cannot show; print a member, such as `\(name).\(member)`"
  }

  fileprivate static func printsNothing(_ name: String) -> Self {
    "`\(name)` may be missing, and then this prints nothing"
  }

  fileprivate static func printsZero(_ name: String) -> Self {
    "`\(name)` may be missing, and then this prints 0"
  }

  fileprivate static func givesZero(_ name: String, _ kind: FactKey.Kind) -> Self {
    "`\(name)` is \(kind.phrase), and `=` turns it into a number: this prints 0"
  }
}
