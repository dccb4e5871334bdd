// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveSpec

extension RenderEnvironment {
  /// The environment in which a design is drawn, in a language that it is written in.
  ///
  /// The words of a built-in template, its dates, its numbers and the direction in which it runs are of one language: where
  /// there are no words of the reader's, all is English, in the units of the reader's region. What has one system of digits
  /// stands beside facts, which are told in 0 to 9, and so these are the digits of the whole picture. A design that is its
  /// author's own text keeps the reader's locale.
  public func inLanguage(of widget: WidgetSpec) -> RenderEnvironment {
    guard widget.layout.template.hasWordsOfItsOwn else { return self }
    var environment = self
    // How a time is told in a sentence is not known of every language that has words.
    let isUntold = widget.layout.template == .clockWord && !Words(locale).tellsTime
    environment.locale = isUntold ? Self.english(locale) : Self.templateLocale(locale)
    return environment
  }
}

extension Template {
  /// Whether the template, and not the design's author, says what is read.
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
    guard LocaleRecord(locale).hasDigitsOfItsOwn, !identifier.contains("-u-") else { return locale }
    let base = identifier.prefix { $0 != "@" }
    let keywords = identifier.dropFirst(base.count + 1).split(separator: ";").filter { !$0.hasPrefix("numbers=") }
    return Locale(identifier: base + "@" + (keywords.map(String.init) + ["numbers=latn"]).joined(separator: ";"))
  }

  /// English, with the measures of the region and what the identifier asks for besides.
  private static func english(_ locale: Locale) -> Locale {
    let region = LocaleRegion(locale)
    var keywords: [String] = []
    if let measure = region.keyword("measure", "ms") { keywords.append("measure=\(measure)") }
    if let hours = region.keyword("hours", "hc") { keywords.append("hours=\(hours)") }
    let base = region.code.isEmpty ? "en" : "en_" + region.code
    return Locale(identifier: keywords.isEmpty ? base : base + "@" + keywords.joined(separator: ";"))
  }
}
