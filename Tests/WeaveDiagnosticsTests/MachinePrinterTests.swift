// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveJSON

@Suite struct MachinePrinterTests {
  private static let code = DiagnosticCode("W9107", .error, "an unknown token", "Only \"listed\" tokens are known.")
  private static let text = "{\n  \"ä\" : \"bleu\"\n}"
  /// `"bleu"` stands on line 2 after two blanks, `"ä"` in four bytes, and ` : `.
  private static let bleu = SourceRange(11, 17)

  private static var report: DiagnosticReport {
    let diagnostic = Diagnostic(
      code, "unknown token `bleu`, 100% wrong", at: bleu, notes: [.init("in this object", at: SourceRange(0, 19))],
      fixes: [.replace(bleu, with: "\"blue\"", .likely)], size: "small", node: "content.children[2]")
    let whole = Diagnostic(code, "no name", at: nil, severity: .warning)
    return DiagnosticReport(
      source: SourceText(name: "my specs/a,b.json", text: text), diagnostics: [diagnostic, whole])
  }

  @Test func jsonHasEverythingOfARecord() {
    #expect(
      JSONPrinter().text(for: [Self.report]) == #"""
        {
          "version": 1,
          "errors": 1,
          "warnings": 1,
          "files": [
            {
              "file": "my specs/a,b.json",
              "diagnostics": [
                {
                  "severity": "warning",
                  "code": "W9107",
                  "message": "no name"
                },
                {
                  "severity": "error",
                  "code": "W9107",
                  "message": "unknown token `bleu`, 100% wrong",
                  "line": 2,
                  "column": 9,
                  "endLine": 2,
                  "endColumn": 15,
                  "range": [
                    11,
                    17
                  ],
                  "size": "small",
                  "node": "content.children[2]",
                  "notes": [
                    {
                      "message": "in this object",
                      "line": 1,
                      "column": 1,
                      "endLine": 3,
                      "endColumn": 2,
                      "range": [
                        0,
                        19
                      ]
                    }
                  ],
                  "fixes": [
                    {
                      "message": "replace with `\"blue\"`",
                      "confidence": "likely",
                      "edits": [
                        {
                          "line": 2,
                          "column": 9,
                          "endLine": 2,
                          "endColumn": 15,
                          "range": [
                            11,
                            17
                          ],
                          "replacement": "\"blue\""
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }

        """#)
  }

  @Test func jsonOfNothingIsStillAnObject() {
    #expect(
      JSONPrinter().text(for: []) == "{\n  \"version\": 1,\n  \"errors\": 0,\n  \"warnings\": 0,\n  \"files\": []\n}\n")
  }

  @Test func githubCommandsAreEscaped() {
    #expect(
      GitHubPrinter().text(for: [Self.report]) == """
        ::warning file=my specs/a%2Cb.json,title=W9107%3A an unknown token::no name
        ::error file=my specs/a%2Cb.json,line=2,col=9,endColumn=15,title=W9107%3A an unknown token::unknown token `bleu`, \
        100%25 wrong%0Anote: in `content.children[2]`, at size small%0Anote: in this object (line 1)%0Ahelp: replace with \
        `"blue"` [likely]

        """)
  }

  @Test func githubGivesNoColumnsForSeveralLines() {
    let diagnostic = Diagnostic(Self.code, "m", at: SourceRange(0, 19), severity: .note)
    let report = DiagnosticReport(source: SourceText(name: "a.json", text: Self.text), diagnostics: [diagnostic])
    #expect(
      GitHubPrinter().text(for: [report])
        == "::notice file=a.json,line=1,endLine=3,title=W9107%3A an unknown token::m\n")
  }

  // MARK: SARIF

  private func sarif(_ reports: [DiagnosticReport]) throws -> JSONNode {
    let text = SARIFPrinter(toolVersion: "1.2.3").text(for: reports)
    let parsed = JSONParser.parse(SourceText(name: "log.sarif", text: text))
    #expect(parsed.diagnostics.isEmpty)
    return try #require(parsed.output?["runs"]?.elements?.first)
  }

  @Test func sarifRulesComeFromTheCodes() throws {
    let driver = try #require(sarif([Self.report])["tool"]?["driver"])
    #expect(driver["name"]?.stringValue == "weave")
    #expect(driver["version"]?.stringValue == "1.2.3")
    let rules = try #require(driver["rules"]?.elements)
    #expect(rules.map { $0["id"]?.stringValue } == ["W9107"])
    #expect(rules.first?["help"]?["text"]?.stringValue == "Only \"listed\" tokens are known.")
    #expect(rules.first?["defaultConfiguration"]?["level"]?.stringValue == "error")
  }

  @Test func sarifResultsHaveRegionsAndFixes() throws {
    let results = try #require(sarif([Self.report])["results"]?.elements)
    #expect(results.map { $0["level"]?.stringValue } == ["warning", "error"])
    #expect(results.map { $0["ruleIndex"]?.numberValue } == [0, 0])
    let location = try #require(results.last?["locations"]?.elements?.first)
    let physical = try #require(location["physicalLocation"])
    #expect(physical["artifactLocation"]?["uri"]?.stringValue == "my%20specs/a,b.json")
    #expect(
      physical["region"].map(JSONWriter.compact) == #"{"startLine":2,"startColumn":9,"endLine":2,"endColumn":15}"#)
    #expect(location["logicalLocations"].map(JSONWriter.compact) == #"[{"fullyQualifiedName":"content.children[2]"}]"#)
    let replacement = results.last?["fixes"]?.elements?.first?["artifactChanges"]?.elements?.first?["replacements"]?
      .elements?.first
    #expect(replacement?["insertedContent"]?["text"]?.stringValue == "\"blue\"")
    #expect(
      replacement?["deletedRegion"].map(JSONWriter.compact)
        == #"{"startLine":2,"startColumn":9,"endLine":2,"endColumn":15}"#)
    let related = results.last?["relatedLocations"]?.elements?.first
    #expect(related?["message"]?["text"]?.stringValue == "in this object")
    // The file as a whole has no region.
    #expect(results.first?["locations"]?.elements?.first?["physicalLocation"]?["region"] == nil)
  }

  @Test(arguments: [
    ("/a b/ä.json", "file:///a%20b/%C3%A4.json"), ("<standard input>", "%3Cstandard%20input%3E"),
    ("c:d.json", "c%3Ad.json"),
    ("../x#1?.json", "../x%231%3F.json"),
  ])
  func sarifPathsAreURIs(_ path: String, _ uri: String) throws {
    let diagnostic = Diagnostic(Self.code, "m", at: nil)
    let run = try sarif([DiagnosticReport(source: SourceText(name: path, text: ""), diagnostics: [diagnostic])])
    let location = run["results"]?.elements?.first?["locations"]?.elements?.first?["physicalLocation"]
    #expect(location?["artifactLocation"]?["uri"]?.stringValue == uri)
  }
}
