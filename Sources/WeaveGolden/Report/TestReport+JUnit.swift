// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TestReport {
  /// JUnit XML with one test case per picture: a difference is a failure, a picture that could not be drawn is an
  /// error. Pictures that one cause has changed are one failure; each of them is skipped.
  ///
  /// - Source: the schema of the Jenkins xUnit plugin, `junit-10.xsd`, which CI servers read.
  public var junit: String {
    let results = outcome.results.filter { $0.state != .orphaned }
    let failures = shared.count + results.count { isFailure($0) && !isGrouped($0) }
    let errors = results.count { $0.state == .failed }
    let skipped = results.count(where: isGrouped)
    let attributes =
      "tests=\"\(results.count + shared.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + (skipped > 0 ? " skipped=\"\(skipped)\"" : "")
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(attributes)>\n"
    text += "  <testsuite name=\"weave test\" \(attributes)>\n"
    let byName = byName
    for group in shared { text += testCase(group, byName) }
    for result in results { text += testCase(result) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private func isFailure(_ result: CaseResult) -> Bool { result.state == .changed || result.state == .missing }

  private func isGrouped(_ result: CaseResult) -> Bool { grouped.contains(result.name) }

  /// One test case for all pictures that a cause has changed.
  private func testCase(_ group: CauseGroup, _ results: [String: CaseResult]) -> String {
    let cause = group.cause
    let name = "\(cause.title): \(group.pictures.count) pictures"
    let message = [cause.detail, cause.place?.description ?? cause.file ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
    let details = group.shown.first.flatMap { results[$0] }.map(Self.details) ?? ""
    let body = ([message, details] + group.pictures).filter { !$0.isEmpty }.joined(separator: "\n")
    return "    <testcase classname=\"\(Self.escaped(cause.file ?? "weave test"))\" name=\"\(Self.escaped(name))\">"
      + "<failure type=\"cause\" message=\"\(Self.escaped(message.isEmpty ? name : message))\">"
      + "\(Self.escaped(body))</failure></testcase>\n"
  }

  private static func details(of result: CaseResult) -> String {
    ([result.summary]
      + result.changes.map { change in
        "\(change.verdict.rawValue): \(change.text)" + (place(of: change, in: result).map { " (\($0))" } ?? "")
      }).joined(separator: "\n")
  }

  private func testCase(_ result: CaseResult) -> String {
    let file = result.design ?? result.report?.source.name ?? result.name
    let head = "    <testcase classname=\"\(Self.escaped(file))\" name=\"\(Self.escaped(result.name))\""
    if isGrouped(result) {
      let titles = groups(of: result).map(\.cause.title)
      return head
        + "><skipped message=\"\(Self.escaped("changed by " + titles.joined(separator: ", ")))\"/></testcase>\n"
    }
    let element: String
    switch result.state {
    case .changed, .missing: element = "failure"
    case .failed: element = "error"
    case .new, .close, .same, .orphaned: return head + "/>\n"
    }
    let message = Self.escaped(result.summary)
    let body = Self.escaped(result.state == .failed ? result.message : Self.details(of: result))
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
