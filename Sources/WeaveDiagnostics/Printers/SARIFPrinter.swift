// SPDX-License-Identifier: MIT

/// Prints diagnostics as SARIF, which code hosts and editors read.
///
/// - Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0; comments name its sections.
public struct SARIFPrinter: Sendable {
  /// The version of this tool to write in the log; nil for none.
  public var toolVersion: String?

  /// A printer of SARIF 2.1.0 with the version of the tool.
  public init(toolVersion: String? = nil) { self.toolVersion = toolVersion }

  /// One log with one run for all files.
  public func text(for reports: [DiagnosticReport]) -> String {
    let rules = Set(reports.flatMap(\.diagnostics).map(\.code)).sorted { $0.name < $1.name }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element, $0.offset) })
    let results = reports.flatMap(\.byFile).flatMap { report in
      report.sorted.map { SARIFResult(report: report, diagnostic: $0, ruleIndex: indices[$0.code] ?? 0).value }
    }
    return OutputValue.object([
      (
        "$schema", .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      ("version", .string("2.1.0")),
      ("runs", .array([run(rules, results)])),
    ]).text
  }

  /// Section 3.14. Columns count code points, as everywhere in this tool (3.14.17).
  private func run(_ rules: [DiagnosticCode], _ results: [OutputValue]) -> OutputValue {
    .object([
      (
        "tool",
        .object([
          (
            "driver",
            .compacted([
              ("name", .string("weave")), ("version", .optional(toolVersion)), ("rules", .array(rules.map(rule))),
            ])
          )
        ])
      ),
      ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results)),
    ])
  }

  /// Section 3.49: a code with its text for `weave explain`.
  private func rule(_ code: DiagnosticCode) -> OutputValue {
    .object([
      ("id", .string(code.name)),
      ("shortDescription", .object([("text", .string(code.title))])),
      ("fullDescription", .object([("text", .string(code.explanation))])),
      ("help", .object([("text", .string(code.explanation))])),
      ("defaultConfiguration", .object([("level", .string(code.severity.rawValue))])),
    ])
  }
}
