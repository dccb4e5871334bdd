// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

@Suite("Text made safe for where it goes")
struct SafeTextTests {
  @Test("what is put into a page cannot become a part of it")
  func page() {
    let name = "a<b> & \"c\" 'd'\u{202E}e\u{0}"
    let page: HTML = "<p title=\"\(name)\">\(3)</p>"
    #expect(page.text == "<p title=\"a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;\u{FFFD}e\u{FFFD}\">3</p>")
  }

  @Test("pieces of a page stay as they are")
  func pieces() {
    let rows: [HTML] = ["<li>\("<")</li>", "<li>b</li>"]
    let page: HTML = "<ul>\(rows)</ul>\(HTML.empty)"
    #expect(page.text == "<ul><li>&lt;</li><li>b</li></ul>")
  }

  // Python 3.11: urllib.parse.quote(text, safe="-._~" + kept)
  @Test(
    "bytes of an address",
    arguments: [
      ("a b/c.json", "", "a%20b%2Fc.json"), ("a b/c.json", "/", "a%20b/c.json"), ("ä€", "", "%C3%A4%E2%82%AC"),
      ("-._~", "", "-._~"), ("1,5", ",", "1,5"), ("\n\t%", "", "%0A%09%25"), ("ä", "ä", "%C3%A4"), ("", "/", ""),
    ])
  func address(_ text: String, _ kept: String, _ written: String) {
    #expect(PercentEncoding.text(text, keeping: kept) == written)
  }

  // Python 3.11: shlex.quote, whose way with a single quote is another one of the same meaning.
  @Test(
    "words of a shell",
    arguments: [
      ("card.json", "card.json"), ("a b", "'a b'"), ("", "''"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"),
      ("5,5@x:y%z+", "5,5@x:y%z+"), ("ä", "'ä'"),
    ])
  func shell(_ text: String, _ word: String) { #expect(text.shellQuoted == word) }
}
