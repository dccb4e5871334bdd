// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics

@testable import WeaveFetch

/// Nothing that is printed contains a secret, in whatever form it is quoted.
@Suite struct RedactionTests {
  private static let key = "sk-live/7Q2+xY9_\"w\" é"

  static let forms: [String] = [
    key, "Bearer \(key)", "https://a.example/?key=sk-live%2F7Q2%2BxY9_%22w%22%20%C3%A9&b=1",
    "{\"key\": \"sk-live/7Q2+xY9_\\\"w\\\" é\"}", Data(key.utf8).base64EncodedString(),
    Data("ana:\(key)".utf8).base64EncodedString(), Data("bo:\(key)!".utf8).base64EncodedString(),
    Data("cleo:\(key)!!".utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_"),
  ]

  /// What is left does not tell the key: none of its pieces of six letters is there in any encoding.
  @Test(arguments: forms) func formsOfASecretAreReplaced(_ text: String) {
    let shown = Redaction([Self.key]).text("wrong: \(text)")
    #expect(shown.hasPrefix("wrong: ") && shown.contains(Redaction.mark), "\(shown)")
    #expect(!shown.contains("sk-live") && !shown.contains("xY9") && shown.utf8.count < 80, "\(shown)")
    let pieces = text.split(separator: ":").last.map(String.init) ?? text
    #expect(!shown.contains(pieces.suffix(14)))
  }

  @Test func aCutSecretIsReplaced() {
    let redaction = Redaction(["abcdefghijklmnop"])
    #expect(redaction.text("no such key abcdefghij…") == "no such key \(Redaction.mark)…")
    #expect(redaction.text("no such key abcdefghij") == "no such key \(Redaction.mark)")
    #expect(redaction.text("an abc is a book") == "an abc is a book")
  }

  @Test func aRefusalThatQuotesAPasswordIsNotShown() {
    let body = Array(#"{"message": "no user ana with password hunter2"}"#.utf8)
    #expect(RefusalText.reason(body, hiding: [], ["hunter2"]) == nil)
    #expect(RefusalText.reason(body, hiding: [], ["hunter3"]) == "no user ana with password hunter2")
  }

  /// Lines of `feeds.json`, and how a report shows them.
  static let lines: [(String, String)] = [
    (#""url": "https://ana:hunter2@dav.example/cal","#, #""url": "https://***********@dav.example/cal","#),
    (#""url": "https:\/\/ana:hunter2@dav.example\/cal","#, #""url": "https:\/\/***********@dav.example\/cal","#),
    (#""url": "https://ana:hun/ter@dav.example/cal","#, #""url": "https://***********@dav.example/cal","#),
    (
      #""url": "https://a.example/v1?lat=1&appid=0123456789abcdef#x","#,
      #""url": "https://a.example/v1?lat=*&appid=****************#x","#
    ),
    (
      #""url": "https://a.example/ical/private-0a1b2c3d4e5f/basic.ics","#,
      #""url": "https://a.example/ical/********************/basic.ics","#
    ),
    (#""password": "hunter2", "user": "ana""#, #""password": "*******", "user": "ana""#),
    (#""key": { "env": "OWM_KEY" }"#, #""key": { "env": "OWM_KEY" }"#),
    (#""apiToken": ["abc"]"#, #""apiToken": ["***"]"#),
    (
      #""url": "http\u003a//ana:hunter2@h/", "label": "Walks: long""#,
      #""url": "**************************", "label": "Walks: long""#
    ),
    (
      #""url": "https://mastodon.example/@ana", "every": "1h""#,
      #""url": "https://mastodon.example/@ana", "every": "1h""#
    ),
  ]

  @Test(arguments: lines) func linesOfSettingsShowNoSecrets(_ line: String, _ shown: String) {
    let redacted = FeedSettingsReader.redacted(SourceText(name: "feeds.json", text: line))
    #expect(redacted.text(in: SourceRange(0, .max)) == shown)
  }

  /// Mistakes of every kind in a file with secrets: no report contains them.
  @Test(arguments: [
    #"{"feeds": {"a": {"source": "icalendar", "url": "https://ana:hunter2@h.example/"}}}"#,
    #"{"feeds": {"a": {"source": "icalendar", "uri": "https://ana:hunter2@h.example/"}}}"#,
    #"{"feeds": {"a": {"source": "icalendar", "url": ["https://ana:hunter2@h.example/"]}}}"#,
    #"{"feeds": {"a": {"source": "icalendar", "url": "https://h.example/?token=hunter2"}} "x"}"#,
    #"{"feeds": {"a": {"source": "json", "url": "https://h.example/", "user": "ana", "password": "hunter2"}}}"#,
    #"{"feeds": {"a": {"source": "https://ana:hunter2@h.example/"}}}"#,
    #"{"geocoding": "ftp://ana:hunter2@h.example/"}"#,
    #"{"feeds": {"https://ana:hunter2@h.example/": {"source": "icalendar"}}}"#,
  ])
  func reportsOfSettingsShowNoSecrets(_ text: String) {
    let source = SourceText(name: "feeds.json", text: text)
    let checked = FeedSettingsReader.read(source)
    #expect(!checked.diagnostics.isEmpty)
    let report = FeedSettingsReader.report(on: source, checked.diagnostics)
    let shown = TerminalPrinter(color: false).text(for: [report])
    #expect(shown.contains("feeds.json") && !shown.contains("hunter2"), "\(shown)")
  }
}
