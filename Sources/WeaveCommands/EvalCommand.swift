// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveExpressions
import WeaveRender

/// `weave eval`: evaluates a text template.
struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval", abstract: "Prints the result of a text template.",
    discussion: """
      For example: weave eval 'Streak: {{streak|0}} days' --var streak=12

      A text is read like a field of a design. If it starts with =, or if its {{=…}} is only valid in a content tree, \
      it is read like a text in a content tree. --tree reads every text that way.

      Mistakes in the text are reported. If there are errors, nothing else is printed.
      """)

  @Argument(help: ArgumentHelp("The text, with {{…}}, or an expression of a content tree, =….", valueName: "text"))
  var text: String

  @OptionGroup var moment: MomentOptions

  @Flag(
    name: [.customLong("tree"), .customLong("custom")],
    help: "Read the text like one in a content tree: with lists, records, texts and dates in {{=…}}.")
  var isInTree = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(help: "The text, or a JSON object with it and all diagnostics.")
  var format: OutputFormat = .text

  mutating func run() throws {
    let facts = try moment.facts()
    let source = SourceText(name: "<text>", text: text)
    let dialect = isInTree ? .own : TextEvaluation.dialect(of: text)
    func reading(as dialect: TextTemplate.Dialect) -> Checked<String> {
      TextEvaluation.text(
        source, moment: facts.moment, variables: facts.variables, snapshots: facts.snapshots, dialect: dialect)
    }
    var given = reading(as: dialect)
    if dialect == .app, text.contains("{{="), !given.diagnostics.isEmpty {
      let inTree = reading(as: .own)
      if inTree.diagnostics.isEmpty, let text = inTree.output, text != given.output {
        given.diagnostics[0].notes.append(.init(.init("in a content tree this gives `\(text)`; try `--tree`")))
      }
    }
    let report = DiagnosticReport(source: source, diagnostics: given.diagnostics.graded(strict: strict))
    let hasErrors = report.diagnostics.contains { $0.severity == .error }
    let shown = hasErrors ? nil : given.output
    switch format {
    case .text:
      Console.error([report])
      if let shown { try Console.out(shown + "\n") }
    case .json:
      let value = OutputValue.object([
        ("text", shown.map(OutputValue.string) ?? .null), ("diagnostics", JSONPrinter().diagnostics(of: report)),
      ])
      try Console.out(value.text)
    }
    if hasErrors { throw Exit.designHasErrors }
    var names = ReadNames()
    names.add(text: text, dialect: dialect)
    names.add(facts.stored)
    for (name, nearest) in names.unread(of: facts.given.namedValues) {
      let warning = UnreadVariables.sentence(
        name, nearest, reader: "the text does not read", option: facts.given.option(of: name))
      Console.error("weave: warning: \(warning)\n")
    }
  }
}
