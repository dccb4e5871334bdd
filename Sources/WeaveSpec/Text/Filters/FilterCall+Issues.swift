// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension FilterCall {
  /// What is wrong with the call, placed in the text.
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
    switch filter {
    case .prefix, .suffix:
      return arguments?.isEmpty ?? true ? "`\(filter.name)` needs the text to add: `\(filter.name):text`" : nil
    case .pad: return integerMistake(1...Limits.filterWidth, isOptional: false)
    case .number, .percent, .round: return integerMistake(0...12, isOptional: true)
    case .bar: return integerMistake(1...Limits.filterWidth, isOptional: true)
    case .currency:
      guard let arguments, !arguments.trimmed.isEmpty, currencyCode == nil else { return nil }
      return "`\(arguments.trimmed)` is no currency code: three letters, such as `EUR`"
    case .clamp: return clampMistake
    case .plural:
      return parts.count == 2 ? nil : "`plural` needs two words: `plural:one:many`"
    case .date: return nil
    default: return arguments == nil ? nil : "`\(filter.name)` takes no argument"
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
    return DatePattern(arguments).unknownLetters.prefix(1).map {
      TemplateIssue(.textUnknownDateLetter, .unknownLetter($0), range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownLetter(_ letter: Character) -> Self {
    "`\(letter)` means nothing in a date pattern; put words between single quotes"
  }
}
