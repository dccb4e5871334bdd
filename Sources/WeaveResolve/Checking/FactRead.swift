// SPDX-License-Identifier: MIT

import WeaveSpec

/// A key of the table that a text reads, and where it stands.
struct FactRead: Sendable {
  var key: FactKey
  /// Its bytes in the text; of a token that a fallback begins, the whole token's.
  var range: Range<Int>
}

extension DesignText {
  /// Every key that the text reads, in order. Keys that a sample stands in for are among them, as data goes before it.
  var reads: [FactRead] {
    switch content {
    case .expression(let expression): reads(of: expression, behind: 0)
    case .template(let template):
      template.tokens.flatMap { token in
        reads(of: token) + token.nested.flatMap { reads(of: $0) }.map { FactRead(key: $0.key, range: token.range) }
      }
    }
  }

  /// The keys that a token reads by itself, without those that its fallback begins.
  func reads(of token: TemplateToken) -> [FactRead] {
    switch token.base {
    case .empty, .expression(_, nil): []
    case .key(let name): read(name, token.baseRange).map { [$0] } ?? []
    case .expression(_, let expression?): reads(of: expression, behind: token.baseRange.lowerBound)
    }
  }

  private func reads(of expression: Expression, behind offset: Int) -> [FactRead] {
    var reads: [FactRead] = []
    expression.root.visit { node in
      guard let name = node.readName else { return }
      let range = node.ownRange ?? 0..<expression.source.utf8.count
      if let read = read(name, range.lowerBound + offset..<range.upperBound + offset) { reads.append(read) }
    }
    return reads
  }

  /// The key that a name stands for, or the record that it is a member of.
  private func read(_ name: String, _ range: Range<Int>) -> FactRead? {
    let root = name.split(separator: ".").first.map(String.init) ?? name
    return [name, root].lazy.compactMap(scope.readKey).first.map { FactRead(key: $0, range: range) }
  }
}

extension TypeScope {
  /// The key that is asked for by a name, be there a sample of the same name or not.
  ///
  /// The author's own variable goes before a record and the clock, but not before what snapshots answer.
  fileprivate func readKey(_ name: String) -> FactKey? {
    let canonical = VariableScope.canonicalKey(name)
    guard locals[canonical] == nil, let key = FactTable.key(canonical) else { return nil }
    let isAnswered = key.source != nil && key.kind != .record && key.kind != .list
    return isAnswered || !isOwn(canonical) ? key : nil
  }
}

extension ExpressionNode {
  fileprivate var ownRange: Range<Int>? {
    if case .variable(_, let range) = self { range } else { nil }
  }
}
