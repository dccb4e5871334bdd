// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

extension ExpressionTyping {
  /// The type of a variable after its steps (members and indices).
  mutating func type(of variable: VariableReference, at range: Range<Int>, in scope: TypeScope) -> FactType {
    let (root, steps) = (variable.root, variable.steps)
    if steps.isEmpty { return scope.type(of: root, at: range) }
    let dotted = variable.dottedName
    var type = scope.type(of: root, at: range)
    let missing = type.blank
    var path = root
    for (place, step) in steps.enumerated() {
      switch step {
      case .index(let index) where index.word == nil || type.kind != .record:
        _ = self.type(of: index, in: scope)
        // A word as an index finds no entry of a list. That is reported when the design is drawn.
        type = index.word == nil ? type.element : .unknown
        path += "[]"
      case .index, .member:
        let name = step.name
        path += "." + name
        guard let member = type.member(name, dotted: path, at: range) else {
          // A variable's own name may contain a dot.
          if let dotted, scope.isOwn(VariableScope.canonicalKey(dotted)) { return .unknown }
          let isDotted = if case .member = step { true } else { false }
          reportMember(name, of: type, at: range, isLast: isDotted && place == steps.count - 1)
          return .unknown
        }
        type = member
      }
    }
    type.blank += missing
    return type.without(scope.present)
  }

  private mutating func reportMember(_ name: String, of type: FactType, at range: Range<Int>, isLast: Bool) {
    let names = type.memberNames
    let issue: TemplateIssue =
      isLast ? .unknownLastMember(name, of: names, in: range) : .unknownMember(name, of: names, in: range)
    report(issue.code, issue.message, issue.range, fixes: issue.fixes)
  }
}

extension ExpressionNode {
  /// The word, if it is a literal text; otherwise nil.
  var word: String? { if case .literal(.string(let word)) = self { word } else { nil } }
}

extension ExpressionNode.Step {
  /// The name of the member, written after a dot or as a word in brackets.
  fileprivate var name: String {
    switch self {
    case .member(let name): name
    case .index(let index): index.word ?? ""
    }
  }
}

extension TemplateIssue {
  /// An issue for a member that a record does not have.
  ///
  /// - Parameter range: the bytes of the dotted name up to its end, where the member usually is.
  static func unknownMember(_ name: String, of members: [String], in range: Range<Int>) -> TemplateIssue {
    let near = nearest(to: VariableScope.canonicalKey(name), in: members)
    let question = near.isEmpty ? "" : "; did you mean " + near.map { "`\($0)`" }.joined(separator: " or ") + "?"
    return TemplateIssue(.factUnknownMember, "there is no member `\(name)` here\(question)", range)
  }

  /// The same issue with a fix for each similar name, if the member ends the dotted name.
  static func unknownLastMember(_ name: String, of members: [String], in range: Range<Int>) -> TemplateIssue {
    var issue = unknownMember(name, of: members, in: range)
    let place = max(range.lowerBound, range.upperBound - name.utf8.count)..<range.upperBound
    let near = nearest(to: VariableScope.canonicalKey(name), in: members)
    issue.range = place
    issue.fixes = near.map {
      TemplateFix("replace with `\($0)`", near.count == 1 ? .likely : .guess, place, with: $0)
    }
    return issue
  }
}
