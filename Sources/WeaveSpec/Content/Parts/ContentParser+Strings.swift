// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON

extension ContentParser {
  /// Reads the design's texts by language and reports mistakes in them.
  mutating func readStrings() {
    let read = DesignStrings(parts.objects["strings"])
    guard let first = read.languages.first else { return }
    strings = read
    for language in parts.members("strings") {
      guard case .object(let texts) = language.value.value else { continue }
      for text in texts {
        checkForms(of: text)
        guard let parameters = read.parameters(of: text.key) else { continue }
        let found = read.entries[language.key]?[text.key]?.placeholders ?? []
        for name in found where !parameters.contains(name) {
          report(.contentStrings, .otherBraces(name, text.key, first), at: text.value)
        }
      }
      reportMissingTexts(in: language, than: read.entries[first] ?? [:], first)
    }
    reportUnusedTexts(first)
  }

  private mutating func checkForms(of text: JSONMember) {
    guard case .object(let forms) = text.value.value else { return }
    for form in forms where PluralCategory(rawValue: form.key) == nil {
      suggest(
        .contentStrings, "`\(form.key)` is not a plural category", for: form.key,
        among: PluralCategory.allCases.map(\.rawValue), "the categories", at: form.keyRange)
    }
    if !forms.contains(where: { $0.key == PluralCategory.other.rawValue }) {
      report(.contentStrings, .withoutOther(text.key), at: text.value)
    }
  }

  /// Reports texts that only the first language has; they are shown in that language everywhere.
  private mutating func reportMissingTexts(
    in language: JSONMember, than first: [String: DesignStrings.Entry], _ name: String
  ) {
    guard language.key != name else { return }
    let known = Set(strings?.entries[language.key]?.keys.map(\.self) ?? [])
    for key in first.keys.sorted() where !known.contains(key) {
      add(
        Diagnostic(.contentStrings, .missing(key, language.key, name), at: place(language.keyRange), severity: .warning)
      )
    }
  }

  /// Reports names that never occur in quotes, if no other design can use them.
  private mutating func reportUnusedTexts(_ first: String) {
    guard !parts.areShared, let source else { return }
    let text = String(decoding: source.bytes, as: UTF8.self)
    for member in parts.members("strings").first(where: { $0.key == first })?.value.members ?? [] {
      let isNamed = text.contains("'\(member.key)'") || text.contains("\\\"\(member.key)\\\"")
      guard !isNamed else { continue }
      add(Diagnostic(.contentStrings, .unused(member.key), at: place(member.keyRange), severity: .warning))
    }
  }

  /// Reports texts in an expression that do not exist or take another number of arguments.
  mutating func checkTexts(of expression: Expression, _ json: JSONNode) {
    guard json.stringValue?.contains("localized") == true else { return }
    var calls: [[ExpressionNode]] = []
    expression.root.visit {
      if case .call(let function, let arguments) = $0, function.name == "localized" { calls.append(arguments) }
    }
    for arguments in calls {
      guard case .literal(.string(let name))? = arguments.first else { continue }
      let word = Word(named: name)
      guard let parameters = strings?.parameters(of: name) ?? word?.parameters else {
        reportUnknownText(name, json)
        continue
      }
      // A word such as “floors” takes the count beside it.
      let isBesideItsCount = parameters.isEmpty && strings?.parameters(of: name) == nil && arguments.count == 2
      if parameters.count != arguments.count - 1, !isBesideItsCount {
        report(.contentArgument, .wrongCount(name, parameters, arguments.count - 1), at: json)
      }
    }
  }

  /// Reports a text that does not exist. Without a similar name, all texts of the design are listed; of the hundreds of
  /// words of built-in templates, only similar ones are.
  private mutating func reportUnknownText(_ name: String, _ json: JSONNode) {
    let own = strings.map { strings in strings.languages.flatMap { strings.entries[$0]?.keys.sorted() ?? [] } } ?? []
    let names = Set(own + nearest(to: name, in: Word.allCases.map(\.name))).sorted()
    guard !names.isEmpty else { return report(.contentUnknownPart, .noText(name), at: json) }
    suggest(
      .contentUnknownPart, "there is no text `\(name)`", for: name, among: names, "the texts", at: json.range)
  }
}

extension Diagnostic.Message {
  fileprivate static func noText(_ name: String) -> Self {
    "there is no text `\(name)`; define it in the design's `strings`"
  }

  fileprivate static func withoutOther(_ name: String) -> Self {
    "the text `\(name)` has no form `other`, which covers every number without its own form"
  }

  fileprivate static func otherBraces(_ brace: String, _ name: String, _ first: String) -> Self {
    "the text `\(name)` has no `{\(brace)}` in `\(first)`, the first language, so it has no value here"
  }

  fileprivate static func missing(_ key: String, _ language: String, _ first: String) -> Self {
    "`\(language)` has no text `\(key)`; the text of `\(first)` is shown"
  }

  fileprivate static func unused(_ name: String) -> Self { "nothing shows the text `\(name)`" }

  fileprivate static func wrongCount(_ name: String, _ parameters: [String], _ count: Int) -> Self {
    parameters.isEmpty
      ? "the text `\(name)` takes no arguments, not \(count)"
      : "the text `\(name)` takes \(parameters.map { "`\($0)`" }.joined(separator: ", ")), not \(count) arguments"
  }
}
