// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveRender

/// Any text can be a template, a formula or a variable's value, without a crash or unlimited growth.
///
/// Zero bytes separate the input: the text, then the values of the variables `a`, `b`, …
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompile(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let texts = bytes.split(separator: 0, maxSplits: 8, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let text = texts.first ?? ""
  let moment = Moment(
    now: Date(timeIntervalSince1970: 1_774_706_400), timeZone: .gmt, locale: Locale(identifier: "en_US"))
  let variables = Dictionary(
    uniqueKeysWithValues: zip("abcdefgh", texts.dropFirst()).map { (String($0), $1) })
  let result = TextEvaluation.text(text, moment: moment, variables: variables.mapValues { .string($0) })
  precondition(result.unicodeScalars.count <= Limits.textScalars)
  check(TextTemplate(text))
  for isStrict in [true, false] {
    let (expression, issues) = Expression.parse(text, strict: isStrict)
    for issue in issues { precondition(issue.range.upperBound <= text.utf8.count) }
    let scope = VariableScope([variables.mapValues { .string($0) }])
    if let expression { _ = expression.evaluate(in: EvaluationContext(scope: scope, now: moment.now)).text }
  }
  return 0
}

/// Every issue of a text has a range inside it.
private func check(_ template: TextTemplate) {
  for issue in template.issues(isKnownVariable: { $0 == "a" }, variableNames: { ["a", "b"] }) {
    precondition(issue.range.upperBound <= template.source.utf8.count)
  }
}
