// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveExpressions

@Suite struct TemplateGrammarTests {
  static let variables: [String: Value] = [
    "name": "ada", "empty": "", "count": .number(3), "two words": "yes", "last_done": "under", "last done": "space",
    "tpl": "{{name}}", "twice": "{{tpl}}", "thrice": "{{twice}}", "self": "{{self}}x",
    "event": .record(["title": "Tea", "startDate": "2026-02-10"]), "tags": .list(["a", .number(2)]),
  ]

  @Test(
    arguments: [
      Row("plain", "plain"), Row("", ""), Row("{{name}}", "ada"), Row("{{ NAME }}", "ada"), Row("a{{name}}b", "aadab"),
      Row("{{count}}", "3"), Row("{{tags}}", "a, 2"),
      // Missing and empty values take the fallback, with its blanks, and without further meaning of bars.
      Row("{{nope}}", ""), Row("{{nope|x}}", "x"), Row("{{empty|x}}", "x"), Row("{{nope| x }}", " x"),
      Row("{{nope|x|y}}", "x|y"), Row("{{nope|upper}}", "upper"), Row("{{name|upper}}", "ada"),
      // Filters: behind a fallback where one is known, or behind two bars.
      Row("{{name||upper}}", "ADA"), Row("{{name|x|upper}}", "ADA"), Row("{{nope|x|upper}}", "X"),
      Row("{{nope|x|bogus|upper}}", "X"), Row("{{nope|x|y||upper}}", "X|Y"), Row("{{name||bogus|upper}}", "ADA"),
      Row("{{name||UPPER}}", "ADA"), Row("{{name|| upper }}", "ADA"), Row("{{name||}}", "ada"),
      Row("{{name||upper||lower}}", "ada"),
      // Keys: runs of blanks are one; an underscore is not a blank.
      Row("{{two   words}}", "yes"), Row("{{two\n words}}", "yes"), Row("{{two_words}}", ""),
      Row("{{last_done}}", "under"), Row("{{last done}}", "space"),
      // Members of records, for lists of data.
      Row("{{event.title}}", "Tea"), Row("{{event.startDate||date:d.M.}}", "10.2."), Row("{{event.nope|x}}", "x"),
      Row("{{name.title|x}}", "x"),
      // Braces.
      Row("{{name", "{{name"), Row("name}}", "name}}"), Row("{{", "{{"), Row("}}", "}}"), Row("{name}", "{name}"),
      Row("{{{name}}}", "}"), Row("{{nope|{{name}}}}", "ada"), Row("{{name|{{count}}}}", "ada}}"),
      Row("{{}}", ""), Row("{{||upper}}", ""), Row("{{|x||upper}}", "X"), Row("{{name}} {{name", "ada {{name"),
      // Values are read again, three passes in all.
      Row("{{tpl}}", "ada"), Row("{{twice}}", "ada"), Row("{{thrice}}", "{{name}}"), Row("{{self}}", "{{self}}xxx"),
      // Expressions that give texts.
      Row("{{=count > 2 ? \"many\" : \"few\"}}", "many"), Row("{{=count == 1 ? \"day\" : \"days\"}}", "days"),
      Row("{{=upper(name)}}", "ADA"), Row("{{=name}}", "0"), Row("{{=\"text\"}}", "0"), Row("{{=event.title}}", "0"),
      Row("{{=count > 2 ? event.title : 1}}", "Tea"), Row("{{=count > 2 ? nope : 1|x}}", "x"),
      Row("{{=count >= 3}}", "1"), Row("{{=count < 3}}", "0"), Row("{{=count > 2 and count < 5}}", "1"),
      Row("{{=last_done == \"under\"}}", "1"), Row("{{=two_words == \"yes\"}}", "1"),
    ] as [Row])
  func render(row: Row) {
    #expect(TextTemplate(row.input).render(in: context(Self.variables)) == row.output)
  }

  @Test func literalTextsHaveNoTokens() {
    #expect(TextTemplate("plain }} {{").isLiteral)
    #expect(!TextTemplate("{{}}").isLiteral)
  }

  @Test func variableNamesComeInOrderAndOnce() {
    let template = TextTemplate(
      "{{b}} {{a|{{c}}}} {{=x + max(y_z, var(\"last done\")) + b + event.title}} {{ Two Words }}")
    #expect(template.variableNames == ["b", "a", "c", "x", "y_z", "last done", "event.title", "Two Words"])
  }

  @Test(
    arguments: [
      ("{{__now}}", true), ("{{__time}}", true), ("{{__weekday}}", true), ("{{=now() / 60}}", true),
      ("{{a||relative}}", true), ("{{a|x|daysuntil}}", true), ("{{a|now|date:HH}}", true), ("{{=__now_unix}}", true),
      ("{{__weather_rain_start}}", true), ("{{a|{{__time}}}}", true),
      ("{{a||date:HH}}", false), ("{{__weather_temp}}", false), ("now __time", false), ("{{a|now}}", false),
    ] as [(String, Bool)])
  func timeDependence(template: String, expected: Bool) {
    #expect(TextTemplate(template).isTimeDependent == expected)
  }

  @Test func templatesCompareByTheirSource() {
    #expect(TextTemplate("{{a}}") == TextTemplate("{{a}}"))
    #expect(TextTemplate("{{a}}") != TextTemplate("{{ a}}"))
  }
}
