// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension FilterCall {
  /// The mistakes in the call, placed in the text.
  func issues() -> [TemplateIssue] {
    guard let filter else { return [unknown] }
    if let message = argumentMistake(of: filter) {
      return [TemplateIssue(.textFilterArgument, message, range)]
    }
    return filter == .date ? patternIssues : []
  }

  private var unknown: TemplateIssue {
    let near = TextFilter.nearest(to: name)
    return TemplateIssue(
      .textUnknownFilter, .unknownFilter(name, near), nameRange, fixes: TemplateFix.spellings(near, at: nameRange))
  }

  private func argumentMistake(of filter: TextFilter) -> Diagnostic.Message? {
    switch filter.arguments {
    case .none: return arguments == nil ? nil : "`\(filter.name)` takes no argument"
    case .text:
      return arguments?.isEmpty ?? true ? "`\(filter.name)` needs the text to add: `\(filter.name):text`" : nil
    case .integer(let range, let isOptional): return integerMistake(range, isOptional: isOptional)
    case .currencyCode:
      guard let arguments, isCurrencyAsked, currencyCode == nil else { return nil }
      return "`\(arguments.trimmed)` is not a currency code; use three letters such as `EUR`"
    case .bounds: return clampMistake
    case .words: return parts.count == 2 ? nil : "`plural` needs two words: `plural:one:many`"
    case .datePattern: return nil
    }
  }

  private func integerMistake(_ range: ClosedRange<Int>, isOptional: Bool) -> Diagnostic.Message? {
    guard let arguments else {
      return isOptional ? nil : "`\(name)` needs a number: `\(name):3`"
    }
    guard let number = integer else {
      return "`\(name)` takes an integer, not `\(arguments)`"
    }
    return range.contains(number)
      ? nil : "`\(name)` takes \(range.lowerBound) to \(range.upperBound), not \(number)"
  }

  private var clampMistake: Diagnostic.Message? {
    guard parts.count == 2 else { return "`clamp` needs two numbers: `clamp:low:high`" }
    guard let wrong = parts.first(where: { PlainNumber.parse($0) == nil }) else { return nil }
    return "`clamp` takes numbers, not `\(wrong)`"
  }

  private var patternIssues: [TemplateIssue] {
    guard let arguments, DateSkeleton(arguments) == nil else { return [] }
    let pattern = DatePattern(arguments)
    let unknown = pattern.unknownLetters.prefix(1).map {
      TemplateIssue(.textUnknownDateLetter, .unknownLetter($0), range)
    }
    return unknown + (pattern.mistakenField.map { [mistaken($0, in: arguments)] } ?? [])
  }

  private func mistaken(_ mistake: DatePattern.Mistake, in arguments: String) -> TemplateIssue {
    let place = range.upperBound - arguments.utf8.count..<range.upperBound
    let letters = arguments.map { String($0) == mistake.letter ? mistake.meant : String($0) }.joined()
    let fix = TemplateFix("replace with `\(letters)`", .likely, place, with: letters)
    return TemplateIssue(
      .textFilterArgument, .mistaken(mistake), range, fixes: arguments.contains("'") || place.isEmpty ? [] : [fix])
  }
}

extension DatePattern {
  /// A letter that probably means something else than the author expects.
  struct Mistake {
    var letter, phrase, meant, meaning: String
  }

  /// Minutes beside days, days of the year beside months, week years beside days: letters from the patterns of other
  /// languages.
  fileprivate var mistakenField: Mistake? {
    let fields = Set(
      parts.compactMap { part in
        if case .field(let field, _) = part { field } else { nil }
      })
    let hasClock = !fields.isDisjoint(with: [.hour12, .hour24, .hour11, .hour1To24, .second])
    if fields.contains(.minute), !hasClock, !fields.isDisjoint(with: [.day, .dayOfYear, .year, .weekYear]) {
      return Mistake(letter: "m", phrase: "the minute", meant: "M", meaning: "the month")
    }
    if fields.contains(.dayOfYear), fields.contains(.month) {
      return Mistake(letter: "D", phrase: "the day of the year", meant: "d", meaning: "the day of the month")
    }
    if fields.contains(.weekYear), !fields.isDisjoint(with: [.day, .month, .dayOfYear]) {
      return Mistake(letter: "Y", phrase: "the year that a week belongs to", meant: "y", meaning: "the year")
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func mistaken(_ mistake: DatePattern.Mistake) -> Self {
    .init("`\(mistake.letter)` is \(mistake.phrase) in a date pattern; \(mistake.meaning) is `\(mistake.meant)`")
  }

  fileprivate static func unknownLetter(_ letter: Character) -> Self {
    "`\(letter)` means nothing in a date pattern; put words in single quotes"
  }
}
