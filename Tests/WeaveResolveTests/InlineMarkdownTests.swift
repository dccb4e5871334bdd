// SPDX-License-Identifier: MIT

import Testing

@testable import WeaveResolve

/// Marks as CommonMark 0.31 pairs them, in its own examples and in texts that only look marked.
@Suite struct InlineMarkdownTests {
  /// A stretch as letters: b, i, s, c and a colour before its text.
  private static func told(_ text: String) -> String {
    InlineMarkdown(text) { ["red", "own"].contains($0) }.stretches.map { stretch in
      let look = stretch.look
      let marks =
        (look.isBold ? "b" : "") + (look.isItalic ? "i" : "") + (look.isStruck ? "s" : "") + (look.isCode ? "c" : "")
        + (look.color ?? "")
      return marks.isEmpty ? stretch.text : "<\(marks):\(stretch.text)>"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**foo bar**", "<b:foo bar>"), ("*foo bar*", "<i:foo bar>"), ("_foo bar_", "<i:foo bar>"),
    ("~~gone~~ here", "<s:gone> here"), ("`a*b*`", "<c:a*b*>"), ("[late](red)!", "<red:late>!"),
    ("**a *b* c**", "<b:a ><bi:b><b: c>"), ("*a **b** c*", "<i:a ><bi:b><i: c>"),
    // Blanks inside, words with underscores, products and lone marks are text.
    ("a * foo bar*", "a * foo bar*"), ("foo_bar_baz", "foo_bar_baz"), ("2 * 3 * 4", "2 * 3 * 4"), ("5*", "5*"),
    ("** is not", "** is not"), ("~5 min~", "~5 min~"), ("[1](2)", "[1](2)"), ("[](red)", "[](red)"),
    (#"\*not\*"#, "*not*"), (#"*a \* b*"#, "<i:a * b>"), (#"C:\new"#, #"C:\new"#),
  ]) func marksPair(_ text: String, _ expected: String) {
    #expect(Self.told(text) == expected)
  }

  /// Thousands of marks without partners are read in a bounded number of steps, and stay text.
  @Test func loneMarksStayText() {
    let text = String(repeating: "*a ", count: 1_000)
    #expect(Self.told(text) == text)
  }
}
