// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// A text with variables: `{{count|0||number}} of {{=goal * 7}}`, parsed once and rendered often.
public struct TextTemplate: Sendable, Hashable {
  /// The text as written in the design.
  public let source: String
  /// The rules that its expressions follow.
  public let dialect: Dialect
  package let parts: [TemplatePart]
  /// Whether it has no token, so that it always renders to itself.
  public let isLiteral: Bool

  /// Reads a text. Never fails: everything but tokens is literal, and `issues` has the mistakes.
  ///
  /// A text longer than `Limits.textScalars` is cut there.
  public init(_ source: String, dialect: Dialect = .app) {
    self.source = source
    self.dialect = dialect
    parts = TemplateParser(source.capped(atScalars: Limits.textScalars), dialect).parts
    isLiteral = parts.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  /// The meaning of `{{=…}}`.
  public enum Dialect: Sendable, Hashable {
    /// WidgetWeaver's rules: only numbers, and invalid parts are ignored.
    case app
    /// The rules of fields in a content tree, `"=…"`.
    case own
  }

  /// Texts are equal if their sources and dialects are, which determine the parsed parts.
  public static func == (a: TextTemplate, b: TextTemplate) -> Bool { a.source == b.source && a.dialect == b.dialect }
  /// Hashes only the source; equality also compares the dialect.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// The tokens of the first pass.
  package var tokens: [TemplateToken] {
    parts.compactMap { if case .token(let token) = $0 { token } else { nil } }
  }

  /// The variables that it reads, as written, in order, each once.
  public var variableNames: [String] {
    var seen: Set<String> = []
    return tokens.flatMap(\.variableNames).filter { seen.insert($0).inserted }
  }

  /// Whether its text may change with time although no variable is set.
  public var isTimeDependent: Bool { tokens.contains { $0.isTimeDependent } }
}

extension TemplateToken {
  /// The variables that it reads: its own, and those of tokens in its fallback.
  var variableNames: [String] { ownVariables + nested.flatMap(\.ownVariables) }

  /// Whether its text depends on the clock through a time key, a filter or `now()`.
  var isTimeDependent: Bool { readsClock || nested.contains { $0.readsClock } }

  private var ownVariables: [String] {
    switch base {
    case .empty: []
    case .key(let key): key.hasTokenStart ? [] : [key]
    case .expression(_, let expression): expression?.identifiers ?? []
    }
  }

  /// The tokens that `{{missing|{{name}}}}` becomes in later passes, up to their number.
  package var nested: [TemplateToken] {
    var result: [TemplateToken] = []
    var fallback = fallback
    for _ in 1..<TextTemplate.passes {
      guard let text = fallback, text.hasTokenStart else { break }
      let tokens = TextTemplate(text + "}}").tokens
      result += tokens
      fallback = tokens.last?.fallback
    }
    return result
  }

  private var readsClock: Bool {
    if case .expression(_, let expression?) = base, expression.callsNow { return true }
    let filters = filters.compactMap(\.filter)
    return filters.contains { $0.readsClock } || (fallbackNamesDay && filters.contains { $0.readsDate })
      || ownVariables.contains(where: Self.followsClock)
  }

  private var fallbackNamesDay: Bool {
    ["now", "today", "tomorrow", "yesterday"].contains(fallback?.trimmed.lowercased() ?? "")
  }

  /// Whether a variable's value depends on the clock.
  private static func followsClock(_ name: String) -> Bool {
    let key = VariableScope.canonicalKey(name)
    return ["__now", "__today", "__time", "__weekday", "__weather_nowcast", "__weather_rain_"]
      .contains { key.hasPrefix($0) }
  }
}
