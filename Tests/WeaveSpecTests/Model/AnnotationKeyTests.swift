// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveJSON

@testable import WeaveSpec

/// What the annotations of a chart accept.
@Suite struct AnnotationKeyTests {
  private static func messages(_ members: String, mark: String = "line") -> [String] {
    let text = #"{"type": "chart", "mark": "\#(mark)", "values": [1, 2, 3], \#(members)}"#
    let source = SourceText(name: "node.json", text: text)
    guard let root = JSONParser.parse(source).output else { return ["no JSON"] }
    return ContentParser.parse(root, source: source).diagnostics.map(\.message.text)
  }

  @Test(arguments: [
    #""rules": [{"y": 4}, {"x": "Thu", "label": "{{value}}"}, {"x": 1.5, "dash": []}]"#,
    #""rules": [{"y": "=max(a, b)", "position": "top", "alignment": "trailing", "fill": "green", "lineWidth": 2}]"#,
    #""callouts": [{}, {"at": "max"}, {"at": 2}, {"at": "=place"}, {"x": "Thu", "position": "leading", "size": 0}]"#,
    #""ranges": [{"yStart": 1, "yEnd": "=high", "fill": "green/0.2"}, {"xStart": "22:00", "xEnd": 3, "label": "Night"}]"#,
    #""directLabels": {"label": "{{name}} {{value||number}}"}"#, #""directLabels": {}"#,
    #""rules": [{"y": 1, "label": "Goal"}], "font": "caption", "foreground": "red""#,
  ])
  func formsAreAccepted(_ members: String) {
    #expect(Self.messages(members) == [])
  }

  @Test(arguments: [
    (#""rules": [{"y": "4 km"}]"#, "a number"), (#""callouts": [{"at": "greatest"}]"#, "greatest"),
    (#""callouts": [{"at": -1}]"#, "-1"), (#""ranges": [{"from": 1}]"#, "from"),
    (#""rules": [{"y": 1, "position": "left"}]"#, "left"),
  ])
  func mistakesAreReported(_ members: String, _ word: String) {
    let messages = Self.messages(members)
    #expect(messages.count == 1 && messages[0].contains(word), "\(messages)")
  }

  /// A ring has neither a value axis nor ends of lines, and bars have no ends of lines.
  @Test func marksWithoutAxesHaveNoAnnotations() {
    #expect(Self.messages(#""rules": [{"y": 1}]"#, mark: "donut").count == 1)
    #expect(Self.messages(#""callouts": [{}]"#, mark: "heatMap").count == 1)
    #expect(Self.messages(#""directLabels": {}"#, mark: "bars").count == 1)
    #expect(Self.messages(#""ranges": [{"yStart": 1}]"#, mark: "bars") == [])
  }
}
