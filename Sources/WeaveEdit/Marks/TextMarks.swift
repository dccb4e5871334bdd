// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON

/// A word inside a text or expression, for syntax highlighting.
public struct TextMark: Sendable, Hashable {
  /// The token types for highlighting.
  public enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// In the order of the legend that the server sends.
    case variable, property, function, number, string, `operator`, keyword
  }

  /// The token type.
  public var kind: Kind
  /// The bytes of the word.
  public var range: SourceRange
}

/// An inlay hint after a text: its present result.
public struct InlayHint: Sendable, Hashable {
  /// The byte offset that the hint follows.
  public var offset: Int
  /// The hint's text.
  public var text: String
}

/// Highlighting and hints for the insides of texts.
public enum TextMarks {
  /// The words in `{{…}}` and after `=`, in order, without overlaps.
  public static func marks(of view: DesignView) -> [TextMark] {
    var found: [TextMark] = []
    visit(view) { value, text, isExpression in
      let decoded = StringText(value.node.range, in: view.source)
      for (kind, range) in isExpression ? expression(Array(text.utf8), 1..<text.utf8.count) : template(text) {
        let place = decoded.range(of: range)
        if place.count > 0 { found.append(TextMark(kind: kind, range: place)) }
      }
    }
    found.sort { $0.range.lower < $1.range.lower }
    var end = 0
    return found.filter { mark in
      defer { end = max(end, mark.range.upper) }
      return mark.range.lower >= end
    }
  }

  /// The present results of texts and expressions, shown after them. Those whose value differs for each entry are
  /// left out.
  public static func hints(of view: DesignView, facts: DesignFacts, in range: SourceRange) -> [InlayHint] {
    let given = GivenTexts(view, facts)
    var found: [InlayHint] = []
    visit(view) { value, text, isExpression in
      guard value.node.range.lower <= range.upper, range.lower <= value.node.range.upper else { return }
      let locals = Set(value.locals.map { DesignNames.compared($0.name) })
      let design = self.design(around: value.node.range.lower, in: view)
      guard
        let text = given.text(
          text, isExpression: isExpression, isContent: value.isContent, locals: locals, design: design)
      else { return }
      let line = text.replacing("\n", with: " ⏎ ")
      found.append(InlayHint(offset: value.node.range.upper, text: line.count > 40 ? "\(line.prefix(39))…" : line))
    }
    return found
  }

  private static func visit(_ view: DesignView, _ body: @escaping (TypedValue, String, Bool) -> Void) {
    TypedWalk { value in
      guard case .string(let text) = value.node.value else { return }
      let isExpression = text.hasPrefix("=") && value.types.contains { $0.isDynamic }
      guard
        isExpression
          || text.contains("{{") && (value.types.isEmpty || value.types.contains { $0.isText || $0.isDynamic })
      else { return }
      body(value, text, isExpression)
    }.run(view)
  }

  private static func design(around offset: Int, in view: DesignView) -> JSONNode? {
    let list = view.root?.elements ?? view.root?["specs"]?.elements
    return list.map { $0.first { $0.range.lower <= offset && offset < $0.range.upper } } ?? view.root
  }

  // MARK: Words

  private static func template(_ text: String) -> [(TextMark.Kind, Range<Int>)] {
    let bytes = Array(text.utf8)
    return TextTemplate(text, dialect: .own).tokens.flatMap { token -> [(TextMark.Kind, Range<Int>)] in
      var found: [(TextMark.Kind, Range<Int>)] = [
        (.operator, token.range.lowerBound..<token.range.lowerBound + 2),
        (.operator, token.range.upperBound - 2..<token.range.upperBound),
      ]
      switch token.base {
      case .empty: break
      case .key(let key):
        let root = VariablePath.root(of: key).utf8.count
        let lower = token.baseRange.lowerBound
        found.append((.variable, lower..<lower + root))
        if root < token.baseRange.count { found.append((.property, lower + root..<token.baseRange.upperBound)) }
      case .expression:
        found.append((.operator, token.baseRange.lowerBound - 1..<token.baseRange.lowerBound))
        found += expression(bytes, token.baseRange)
      }
      if token.fallback != nil { found.append((.string, token.fallbackRange)) }
      found += token.filters.map { (.function, $0.nameRange) }
      return found
    }
  }

  /// The words of an expression.
  private static func expression(_ bytes: [UInt8], _ range: Range<Int>) -> [(TextMark.Kind, Range<Int>)] {
    var found: [(TextMark.Kind, Range<Int>)] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      let byte = bytes[at]
      if (0x30...0x39).contains(byte) {
        while at < range.upperBound, (0x30...0x39).contains(bytes[at]) || bytes[at] == UInt8(ascii: ".") { at += 1 }
        found.append((.number, start..<at))
      } else if TextCursor.isNameByte(byte) {
        while at < range.upperBound, TextCursor.isNameByte(bytes[at]) { at += 1 }
        found.append((word(bytes, start..<at, within: range), start..<at))
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        at += 1
        while at < range.upperBound, bytes[at] != byte { at += 1 }
        at = min(at + 1, range.upperBound)
        found.append((.string, start..<at))
      } else {
        at += 1
        if "+-*/%^?:=!<>&|".utf8.contains(byte) { found.append((.operator, start..<at)) }
      }
    }
    return found
  }

  private static func word(_ bytes: [UInt8], _ range: Range<Int>, within all: Range<Int>) -> TextMark.Kind {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if ["and", "or", "not", "in", "true", "false"].contains(text.lowercased()) { return .keyword }
    if range.lowerBound > all.lowerBound, bytes[range.lowerBound - 1] == UInt8(ascii: ".") { return .property }
    let next = bytes[range.upperBound..<all.upperBound].first { $0 != 0x20 }
    return next == UInt8(ascii: "(") ? .function : .variable
  }
}
