// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveJSON

extension FeedSource {
  /// The answer to a Prometheus query: a number for a single sample, otherwise a list of records with the labels and
  /// `value`.
  ///
  /// - Source: Prometheus, HTTP API, `GET /api/v1/query` and `/api/v1/query_range`: scalars, vectors and matrices.
  static let prometheus = FeedSource(
    "prometheus", "Prometheus", [.variables],
    recognises: { $0.isJSON && $0.contains("\"resultType\"") && $0.contains("\"status\"") }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let data = root["data"], let result = data["result"]?.elements else {
      reading.add(
        root["error"].map { .refused(by: "Prometheus", $0.stringValue, at: $0.range) }
          ?? .wrongShape(of: "Prometheus", expected: "it has no `data.result`", at: root.range))
      return reading.checked([])
    }
    var variables = FoundVariables()
    let name = request.variable ?? "value"
    let type = data["resultType"]?.stringValue
    if type == "scalar" || type == "string" {
      variables.set(name, value(JSONNode(.array(result), at: root.range), type))
    } else if result.isEmpty {
      reading.add(.noData(from: "Prometheus", "no result for the query", at: data.range))
    } else if let only = result.first, result.count == 1 {
      variables.set(name, sample(only))
    } else {
      variables.set(name, .list(result.prefix(1_000).map(record)))
    }
    return variables.checked(&reading)
  }

  /// The newest value of a series.
  private static func sample(_ node: JSONNode) -> DataValue {
    (node["value"] ?? node["values"]?.elements?.last).map { value($0, nil) } ?? .null
  }

  private static func record(_ node: JSONNode) -> DataValue {
    var members: [String: DataValue] = [:]
    for label in node["metric"]?.members ?? [] { members[label.key] = DataValue(label.value) }
    members["value"] = sample(node)
    return .record(members)
  }

  /// The value in a pair of a moment and a text: Prometheus writes numbers as texts, and `NaN` means no value.
  private static func value(_ node: JSONNode, _ type: String?) -> DataValue {
    guard let pair = node.elements, pair.count == 2, let text = pair[1].stringValue else { return .null }
    if type == "string" { return .text(text) }
    return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .null
  }
}
