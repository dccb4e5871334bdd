// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TestReport {
  /// JUnit XML with one test case per picture: a difference is a failure, a picture that could not be drawn is an
  /// error.
  ///
  /// - Source: the schema of the Jenkins xUnit plugin, `junit-10.xsd`, which CI servers read.
  public var junit: String {
    let results = outcome.results.filter { $0.state != .orphaned }
    let failures = results.count { $0.state == .changed || $0.state == .missing }
    let errors = results.count { $0.state == .failed }
    let attributes = "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(attributes)>\n"
    text += "  <testsuite name=\"weave test\" \(attributes)>\n"
    for result in results { text += testCase(result) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private func testCase(_ result: CaseResult) -> String {
    let file = result.item?.design.path ?? result.report?.source.name ?? result.name
    let head = "    <testcase classname=\"\(Self.escaped(file))\" name=\"\(Self.escaped(result.name))\""
    let details =
      ([result.summary]
      + result.changes.map { change in
        "\(change.verdict.rawValue): \(change.text)" + (Self.place(of: change, in: result).map { " (\($0))" } ?? "")
      }).joined(separator: "\n")
    let element: String
    switch result.state {
    case .changed, .missing: element = "failure"
    case .failed: element = "error"
    case .new, .close, .same, .orphaned: return head + "/>\n"
    }
    let message = Self.escaped(result.summary)
    let body = Self.escaped(result.state == .failed ? result.message : details)
    return head
      + "><\(element) type=\"\(result.state.rawValue)\" message=\"\(message)\">\(body)</\(element)></testcase>\n"
  }

  /// Text for XML 1.0, whose only control characters are tab and line breaks.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
