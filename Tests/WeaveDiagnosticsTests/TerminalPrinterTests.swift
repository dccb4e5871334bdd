// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

@Suite struct TerminalPrinterTests {
  static let unknownToken = DiagnosticCode("W9107", .error, "an unknown token", "Only listed tokens are known.")
  static let clamped = DiagnosticCode("W9110", .warning, "a number out of bounds", "It is cut to the nearest bound.")

  private func print(_ text: String, _ diagnostics: [Diagnostic], color: Bool = false, width: Int? = nil) -> String {
    let report = DiagnosticReport(source: SourceText(name: "spec.json", text: text), diagnostics: diagnostics)
    return TerminalPrinter(color: color, width: width).text(for: [report])
  }

  /// The excerpt and underline of the first place where `part` stands.
  private func excerpt(_ text: String, marking part: String, width: Int? = nil) -> [String] {
    let range = Self.range(of: part, in: text)
    let lines = print(text, [Diagnostic(Self.clamped, "m", at: range)], width: width).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().prefix { !$0.isEmpty }.map(String.init)
  }

  static func range(of part: String, in text: String) -> SourceRange {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let lower = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return SourceRange(lower, lower + wanted.count)
  }

  static let design = """
    {
      "layout" : {
        "spacing" : 8
      },
      "style" : {
        "accent" : "bleu",
        "accent" : "red"
      }
    }
    """

  @Test func aDiagnosticShowsItsLineNotesAndFixes() {
    let bleu = Self.range(of: "\"bleu\"", in: Self.design)
    let diagnostic = Diagnostic(
      Self.unknownToken, "unknown token `bleu` for `accent`", at: bleu,
      notes: [
        .init("given again here", at: Self.range(of: "\"accent\" : \"red\"", in: Self.design)),
        .init("tokens are in lower case"),
      ],
      fixes: [.replace(bleu, with: "\"blue\"", .likely)], size: "small", node: "content.children[2]")
    #expect(
      print(Self.design, [diagnostic, Diagnostic(Self.clamped, "the design has no name", at: nil)]) == """
        spec.json: warning: the design has no name [W9110]

        spec.json:6:16: error: unknown token `bleu` for `accent` [W9107]
         6 |     "accent" : "bleu",
           |                ^~~~~~
        note: in `content.children[2]`, at size small
        spec.json:7:5: note: given again here
         7 |     "accent" : "red"
           |     ^~~~~~~~~~~~~~~~
        note: tokens are in lower case
        help: replace with `"blue"` [likely]

        1 error, 1 warning

        """)
  }

  @Test func colorsMarkTheParts() {
    let text = print("[1]", [Diagnostic(Self.unknownToken, "wrong", at: SourceRange(1, 2))], color: true)
    #expect(
      text == """
        \u{1B}[1mspec.json:1:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mwrong\u{1B}[0m [W9107]
        \u{1B}[2m 1 |\u{1B}[0m [1]
        \u{1B}[2m   |\u{1B}[0m  \u{1B}[1;31m^\u{1B}[0m

        1 error

        """)
  }

  @Test func nothingToSayIsNothing() { #expect(print("{}", []) == "") }

  @Test func severalLinesShowTheFirstAndTheLast() {
    let lower = Self.range(of: "{\n    \"spacing", in: Self.design).lower
    let upper = Self.range(of: "},", in: Self.design).lower + 1
    let lines = print(Self.design, [Diagnostic(Self.clamped, "m", at: SourceRange(lower, upper))])
    #expect(
      lines == """
        spec.json:2:14: warning: m [W9110]
         2 |   "layout" : {
           |              ^
         … |
         4 |   },
           |   ~

        1 warning

        """)
  }

  @Test func anEmptyRangeAndTheEndOfTheLineHaveOneCaret() {
    #expect(
      print("[1", [Diagnostic(Self.clamped, "m", at: SourceRange(2, 2))]) == """
        spec.json:1:3: warning: m [W9110]
         1 | [1
           |   ^

        1 warning

        """)
    #expect(print("[1\n", [Diagnostic(Self.clamped, "m", at: SourceRange(3, 3))]).contains(" 2 |\n   | ^\n"))
  }

  @Test func gutterIsAsWideAsTheLastLineNumber() {
    let text = String(repeating: "1\n", count: 9) + "[2]"
    let report = print(
      text, [Diagnostic(Self.clamped, "m", at: SourceRange(0, 1), notes: [.init("n", at: SourceRange(18, 19))])])
    #expect(report.contains("\n  1 | 1\n    | ^\n"))
    #expect(report.contains("\n 10 | [2]\n    | ^\n"))
  }

  // MARK: Alignment

  @Test(arguments: [
    ("\t\"a\" : bad", "bad", "    \"a\" : bad", "          ^~~"),
    ("\"a\"\t: bad", "bad", "\"a\" : bad", "      ^~~"),
    ("\"日本\" : bad", "bad", "\"日本\" : bad", "         ^~~"),
    ("\"a\" : \"日本\"", "日本", "\"a\" : \"日本\"", "       ^~~~"),
    ("\"👨‍👩‍👧🇩🇪\" : bad", "bad", "\"👨‍👩‍👧🇩🇪\" : bad", "         ^~~"),
    ("\"e\u{301}a\" : bad", "bad", "\"e\u{301}a\" : bad", "       ^~~"),
    ("\"❤️\" : bad", "bad", "\"❤️\" : bad", "       ^~~"),
  ])
  func underlineStandsUnderTheText(_ text: String, _ part: String, _ line: String, _ underline: String) {
    #expect(excerpt(text, marking: part) == [" 1 | " + line, "   | " + underline])
  }

  @Test func controlCharactersNeverReachTheTerminal() {
    let text = "\"\u{1B}[31m\u{7}\u{9B}\u{202E}x\0\" : bad"
    let diagnostic = Diagnostic(
      Self.clamped, "`\u{1B}[2J` is unknown", at: Self.range(of: "bad", in: text), notes: [.init("\r\u{8}")],
      fixes: [.init("\u{1B}", .guess)], node: "\u{1B}")
    let output = print(text, [diagnostic])
    #expect(
      !output.unicodeScalars.contains {
        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
      })
    #expect(output.contains("\"<U+001B>[31m<U+0007><U+009B><U+202E>x<U+0000>\" : bad"))
    let name = TerminalPrinter().text(for: [
      DiagnosticReport(source: SourceText(name: "a\u{1B}.json", text: ""), diagnostics: [diagnostic])
    ])
    #expect(name.hasPrefix("a<U+001B>.json:"))
  }

  @Test func bytesThatAreNotUTF8AreShownAsNumbers() {
    let source = SourceText(name: "a.json", bytes: Array("[\"".utf8) + [0xE9, 0xFF] + Array("\", 1]".utf8))
    let report = DiagnosticReport(source: source, diagnostics: [Diagnostic(Self.clamped, "m", at: SourceRange(3, 4))])
    #expect(TerminalPrinter().text(for: [report]).contains(" 1 | [\"<E9><FF>\", 1]\n   |       ^~~~\n"))
  }

  // MARK: Long lines

  @Test func aLongLineIsCutAroundTheRange() {
    let data = String(repeating: "QUJD", count: 20_000)
    let lines = excerpt("{\"data\" : \"\(data)\", \"x\" : bad, \"y\" : \"\(data)\"}", marking: "bad", width: 40)
    #expect(lines == [" 1 | …, \"x\" : bad, \"y\" : \"QUJDQUJDQUJDQ…", "   |          ^~~"])
  }

  @Test func theEndOfALongLineFillsTheRoom() {
    let data = String(repeating: "QUJD", count: 20_000)
    let lines = excerpt("{\"data\" : \"\(data)\", \"x\" : bad}", marking: "bad", width: 40)
    #expect(lines == [" 1 | …QUJDQUJDQUJDQUJDQUJD\", \"x\" : bad}", "   |                               ^~~"])
  }

  @Test func aLongRangeIsUnderlinedAsFarAsItShows() {
    let data = "\"" + String(repeating: "A", count: 70_000) + "\""
    let lines = excerpt("[\(data)]", marking: data, width: 40)
    #expect(
      lines == [" 1 | [\"" + String(repeating: "A", count: 31) + "…", "   |  ^" + String(repeating: "~", count: 31)])
  }

  @Test func filesAreCountedTogether() {
    let source = SourceText(name: "a.json", text: "1")
    let report = DiagnosticReport(
      source: source,
      diagnostics: [Diagnostic(Self.clamped, "m", at: nil), Diagnostic(Self.unknownToken, "e", at: nil)])
    #expect(TerminalPrinter().text(for: [report, report]).hasSuffix("\n\n2 errors, 2 warnings\n"))
  }
}
