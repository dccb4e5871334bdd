// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveFacts

/// A key of the table that a text reads, with its place.
struct FactRead: Sendable {
  var key: FactKey
  /// Its bytes in the text; the whole token if the key is the start of a fallback.
  var range: Range<Int>
}

extension DesignText {
  /// Every key that the text reads, in order. Includes keys with a sample, because data takes precedence over samples.
  var reads: [FactRead] {
    switch content {
    case .expression(let expression): reads(of: expression, behind: 0)
    case .template(let template):
      template.tokens.flatMap { token in
        reads(of: token) + token.nested.flatMap { reads(of: $0) }.map { FactRead(key: $0.key, range: token.range) }
      }
    }
  }

  /// The keys that a token reads directly, without those of its fallback.
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

  /// The key of a name, or the record that the name is a member of.
  private func read(_ name: String, _ range: Range<Int>) -> FactRead? {
    let root = name.split(separator: ".").first.map(String.init) ?? name
    return [name, root].lazy.compactMap(scope.readKey).first.map { FactRead(key: $0, range: range) }
  }
}

extension TypeScope {
  /// The key that a name asks for, whether or not there is a sample of the same name.
  ///
  /// The author's own variable takes precedence over a record and the clock, but not over facts from snapshots.
  fileprivate func readKey(_ name: String) -> FactKey? {
    let canonical = VariableScope.canonicalKey(name)
    guard locals[canonical] == nil, let key = FactTable.key(canonical) else { return nil }
    let isSupplied = key.source != nil && key.kind != .record && key.kind != .list
    return isSupplied || !isOwn(canonical) ? key : nil
  }
}

extension ExpressionNode {
  fileprivate var ownRange: Range<Int>? {
    if case .variable(_, let range) = self { range } else { nil }
  }
}
