// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveExpressions

/// A text with the place of its mistake between « and ».
struct Marked: Sendable, CustomTestStringConvertible {
  var text: String
  var code: String
  var message: String

  init(_ text: String, _ code: String, _ message: String) {
    self.text = text
    self.code = code
    self.message = message
  }

  var testDescription: String { text }

  var source: String { text.filter { $0 != "«" && $0 != "»" } }

  var range: Range<Int>? {
    guard let open = text.firstIndex(of: "«"), let close = text.firstIndex(of: "»") else { return nil }
    let lower = text[..<open].utf8.count
    return lower..<lower + text[text.index(after: open)..<close].utf8.count
  }
}

@Suite struct TemplateIssueTests {
  static let known = ["name", "count", "last done", "streak", "__time", "__today", "event"]

  private func issues(_ source: String) -> [TemplateIssue] {
    TextTemplate(source).issues(isKnownVariable: Self.known.contains) { Self.known }
  }

  @Test(
    arguments: [
      Marked("{{«nmae»}}", "W0201", "there is no variable `nmae`; did you mean `name`?"),
      Marked("é {{ «qqqqqq»||upper }}", "W0201", "there is no variable `qqqqqq`"),
      Marked("{{«streek»|0}}", "W0201", "there is no variable `streek`; did you mean `streak`?"),
      Marked("{{«__tine»|x}}", "W0201", "there is no built-in variable `__tine`; did you mean `__time`?"),
      Marked("{{«__steps»|0}}", "W0201", "there is no built-in variable `__steps`"),
      Marked("{{=count + «coumt»}}", "W0201", "there is no variable `coumt`; did you mean `count`?"),
      Marked("{{=var(\"«last dome»\")}}", "W0201", "there is no variable `last dome`; did you mean `last done`?"),
      Marked("{{name||«uper»}}", "W0202", "there is no filter `uper`; did you mean `upper`?"),
      Marked("{{name||trim|«bogus»:3}}", "W0202", "there is no filter `bogus`"),
      Marked("{{name|x|«uper»}}", "W0202", "there is no filter `uper`; did you mean `upper`?"),
      Marked("{{fed|x|«hourssince»}}", "W0202", "there is no filter `hourssince`; did you mean `sincehours`?"),
      Marked("a «{{»name", "W0203", "this `{{` is never closed, so the braces and everything after them are printed"),
      Marked(
        "{{name}} «{{»", "W0203", "this `{{` is never closed, so the braces and everything after them are printed"),
      Marked("a «}}» b", "W0204", "this `}}` closes nothing and is printed"),
      Marked("a «{{}}»", "W0205", "these braces name no variable"),
      Marked("«{{|x}}»", "W0205", "there is no variable before the bar"),
      Marked("«{{qqqq|{{name}}»}}", "W0206", "braces do not nest: the first `}}` closes the token"),
      Marked("{{name|«upper»}}", "W0207", "`upper` is printed as a fallback here; write a filter after `||`"),
      Marked("{{name|«pad:3»}}", "W0207", "`pad` is printed as a fallback here; write a filter after `||`"),
      Marked(
        "{{count|«number:1»|suffix: km}}", "W0207",
        "`number` is printed as a fallback here; write a filter after `||`"),
      Marked(
        "{{count|«number:1»||suffix: km}}", "W0207",
        "`number` is printed as a fallback here; write a filter after `||`"),
      Marked(
        "{{=count * 2|«number:1»|x}}", "W0207", "`number` is printed as a fallback here; write a filter after `||`"),
      Marked(
        "{{count|«max(count, 1)»}}", "W0207",
        "`max(…)` is printed as a fallback here; write a function in a formula, after `=`"),
      Marked(
        "{{count|«sqrt»|suffix: km}}", "W0207",
        "`sqrt` is printed as a fallback here; write a function in a formula, after `=`"),
      Marked("{{count||«pad:x»}}", "W0208", "`pad` takes an integer, not `x`"),
      Marked("{{count||«pad»}}", "W0208", "`pad` needs a number: `pad:3`"),
      Marked("{{count||«pad:0»}}", "W0208", "`pad` takes 1 to 200, not 0"),
      Marked("{{count||«number:13»}}", "W0208", "`number` takes 0 to 12, not 13"),
      Marked("{{count||«clamp:1»}}", "W0208", "`clamp` needs two numbers: `clamp:low:high`"),
      Marked("{{count||«clamp:1:x»}}", "W0208", "`clamp` takes numbers, not `x`"),
      Marked("{{count||«plural:day»}}", "W0208", "`plural` needs two words: `plural:one:many`"),
      Marked("{{count||«currency:EURO»}}", "W0208", "`EURO` is not a currency code; use three letters such as `EUR`"),
      Marked("{{count||«upper:x»}}", "W0208", "`upper` takes no argument"),
      Marked("{{count||«prefix»}}", "W0208", "`prefix` needs the text to add: `prefix:text`"),
      Marked("{{count||«bar:900»}}", "W0208", "`bar` takes 1 to 200, not 900"),
      Marked("{{name||«date:Ty»}}", "W0211", "`T` means nothing in a date pattern; put words in single quotes"),
      Marked("{{=«»}}", "W0220", "this expression is empty"),
      Marked("{{=1+«»}}", "W0221", "a value is missing at the end"),
      Marked("{{=1+«*»2}}", "W0221", "a value is missing before `*`"),
      Marked("{{=count «?» 1}}", "W0221", "this `?` has no `:`"),
      Marked("{{=max(1 «2»)}}", "W0221", "this number does not belong here"),
      Marked("{{=1+«(»2}}", "W0222", "this `(` is never closed"),
      Marked("{{=max«(»1, 2}}", "W0222", "this `(` is never closed"),
      Marked("{{=length(1) == «\"abc»}}", "W0222", "this text has no closing quote"),
      Marked("{{=1«e3»}}", "W0223", "the expression ends before this"),
      Marked("{{=1+1«)»}}", "W0223", "this `)` closes nothing"),
      Marked("{{=1«€»+2}}", "W0224", "`€` means nothing in an expression"),
      Marked("{{=count «=» 2}}", "W0224", "`=` means nothing in an expression"),
      Marked("{{=«mxa»(1, 2)}}", "W0225", "there is no function `mxa`; did you mean `max`?"),
      Marked("{{=«abs»()}}", "W0226", "`abs(x)` takes 1 argument, not 0"),
      Marked("{{=«clamp»(1)}}", "W0226", "`clamp(x, low, high)` takes 3 arguments, not 1"),
      Marked("{{=«max»()}}", "W0226", "`max(x, …)` takes at least 1 argument, not 0"),
    ] as [Marked])
  func eachMistakeHasItsPlace(marked: Marked) {
    let found = issues(marked.source)
    let match = found.first { $0.code.name == marked.code }
    #expect(match?.message.text == marked.message)
    #expect(match?.range == marked.range)
    // A broken formula may bring a second remark, but never one of another kind about the braces.
    #expect(found.count <= 2, "\(found.map(\.message.text))")
  }

  @Test(
    arguments: [
      "plain", "{{name}}", "{{NAME|x}}", "{{count|0|number:2}}", "{{nope|0}}", "{{last done||date:yyyy-MM-dd'T'HH:mm}}",
      "{{=last_done + count}}", "{{=max(0, count - 1)|0|number}}", "{{event.title}}", "{{=event.title == \"x\"}}",
      "{{=var(\"last done\")}}", "{{__time}} {{__today||date}}", "{{name|a|b}}", "{{count||plural::s}}", "{ name }",
      "{{=count > 1 ? \"a\" : \"b\"}}",
      "{{name|first}}", "{{name|now}}", "{{name|max}}", "{{name|Sqrt}}", "{{name|km (air)|suffix: km}}",
    ] as [String])
  func goodTextsAreSilent(source: String) {
    #expect(issues(source).map(\.message.text) == [])
  }

  @Test func fixesMendTheText() throws {
    let cases = [
      ("{{nmae}}", "{{name}}"), ("{{name||uper}}", "{{name||upper}}"), ("{{name|upper}}", "{{name||upper}}"),
      ("é{{=mxa(1)}}", "é{{=max(1)}}"), ("{{=count = 2}}", "{{=count == 2}}"), ("a{{}}", "a"),
      ("{{count|number:1|suffix: km}}", "{{count||number:1|suffix: km}}"),
      ("{{count|max(1)}}", "{{=max(count, 1)}}"), ("{{count|sqrt|suffix: km}}", "{{=sqrt(count)||suffix: km}}"),
      ("{{count|max(count, 1)}}", "{{=max(count, 1)}}"),
    ]
    for (source, mended) in cases {
      let fix = try #require(issues(source).first?.fixes.first)
      var bytes = Array(source.utf8)
      bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
      #expect(String(decoding: bytes, as: UTF8.self) == mended)
    }
  }

  /// A list that is written as other facts are is no misspelt fact.
  @Test(arguments: ["__weather_hourly", "weather_hourly", "weatherHourly"])
  func aListIsFoundByItsLetters(written: String) {
    let names = ["__weather_hour", "__weather_hourly_x", "weather.hourly", "weather.daily"]
    let found = TextTemplate("{{\(written)}}").issues(isKnownVariable: { _ in false }) { names }
    #expect(found.first?.message.text.hasSuffix("`\(written)`; did you mean `weather.hourly`?") == true, "\(found)")
    #expect(found.first?.fixes.map(\.replacement) == ["weather.hourly"])
  }

  @Test func severities() {
    #expect(issues("{{name").map(\.severity) == [.error])
    #expect(issues("{{nmae}}").map(\.severity) == [.warning])
    #expect(Expression.parse("1 2", strict: false).issues.map(\.severity) == [.warning])
    #expect(Expression.parse("1 2", strict: true).issues.map(\.severity) == [.error])
  }

  @Test func textsThatExpandWithoutEndAreTold() {
    let variables: [String: Value] = ["a": "{{b}}", "b": "{{a}}", "self": "{{self}}x", "ok": "{{name}}", "name": "ada"]
    #expect(TextTemplate("x {{self}}").expansionIssues(in: context(variables)).map(\.code) == [.textExpandsWithoutEnd])
    #expect(TextTemplate("{{a}}").expansionIssues(in: context(variables)).map(\.code) == [.textExpandsWithoutEnd])
    #expect(TextTemplate("{{ok}}").expansionIssues(in: context(variables)).isEmpty)
    let bomb: [String: Value] = ["d": .string(String(repeating: "{{d}}", count: 1_000))]
    #expect(TextTemplate("{{d}}").expansionIssues(in: context(bomb)).map(\.code) == [.textTooLong])
  }

  @Test func codesAreUniqueAndExplained() {
    let codes = DiagnosticCode.textCodes
    #expect(Set(codes.map(\.name)).count == codes.count)
    for code in codes {
      #expect(code.name.hasPrefix("W02") && code.name.count == 5)
      #expect(code.explanation.hasSuffix("."), "\(code.name)")
    }
  }
}
