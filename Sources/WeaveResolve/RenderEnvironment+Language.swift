// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
import WeaveFacts
public import WeaveSpec

extension RenderEnvironment {
  /// The environment with a locale in a language that the design is written in.
  ///
  /// The words, dates, numbers and direction of a built-in template must be in one language. If weave has no words in
  /// the reader's language, everything is in English, with the units of the reader's region. A picture uses one system
  /// of digits: facts are written in 0 to 9, so the whole picture is. A design with its author's own text keeps the
  /// reader's locale.
  public func inLanguage(of widget: WidgetSpec) -> RenderEnvironment {
    guard widget.layout.template.hasWordsOfItsOwn else { return self }
    var environment = self
    // For some languages there are words, but no way to write a time as a sentence.
    let lacksClockWords = widget.layout.template == .clockWord && !Words(locale).hasClockWords
    environment.locale = lacksClockWords ? Self.english(locale) : Self.templateLocale(locale)
    return environment
  }
}

extension Template {
  /// Whether the text comes from the template and not from the design's author.
  var hasWordsOfItsOwn: Bool {
    switch self {
    case .custom, .classic, .hero, .poster: false
    default: true
    }
  }
}

extension RenderEnvironment {
  private static func templateLocale(_ locale: Locale) -> Locale {
    let identifier = locale.identifier
    guard ReaderLanguage(identifier: identifier) != nil else { return english(locale) }
    guard LocaleRecord(locale).hasOwnDigits, !identifier.contains("-u-") else { return locale }
    let base = identifier.prefix { $0 != "@" }
    let keywords = identifier.dropFirst(base.count + 1).split(separator: ";").filter { !$0.hasPrefix("numbers=") }
    return Locale(identifier: base + "@" + (keywords.map(String.init) + ["numbers=latn"]).joined(separator: ";"))
  }

  /// English, with the units of the region and the identifier's other keywords.
  private static func english(_ locale: Locale) -> Locale {
    let region = LocaleRegion(locale)
    var keywords: [String] = []
    if let measure = region.keyword("measure", "ms") { keywords.append("measure=\(measure)") }
    if let hours = region.keyword("hours", "hc") { keywords.append("hours=\(hours)") }
    let base = region.code.isEmpty ? "en" : "en_" + region.code
    return Locale(identifier: keywords.isEmpty ? base : base + "@" + keywords.joined(separator: ";"))
  }
}
