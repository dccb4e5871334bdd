// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveJSON

extension FeedSource {
  /// Home Assistant states, one or a list of them. `sensor.outside` becomes the variables `outside`, `outside_unit` and
  /// `outside_name`.
  ///
  /// - Source: Home Assistant, REST API, `GET /api/states` and `GET /api/states/<entity_id>`.
  static let homeAssistant = FeedSource(
    "home-assistant", "Home Assistant", [.variables],
    recognises: { $0.isJSON && $0.contains("\"entity_id\"") && $0.contains("\"state\"") }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    var variables = FoundVariables()
    let states = root.elements ?? [root]
    for state in states { HomeAssistantState.take(state, into: &variables, &reading) }
    if variables.isEmpty {
      let message = root["message"]
      reading.add(
        message.map { .refused(by: "Home Assistant", $0.stringValue, at: $0.range) }
          ?? .wrongShape(of: "Home Assistant", expected: "it has no `entity_id` with a `state`", at: root.range))
    }
    return variables.checked(&reading)
  }
}

private enum HomeAssistantState {
  /// The states that mean there is no value.
  private static let nothing: Set = ["unavailable", "unknown", "none", ""]

  static func take(_ node: JSONNode, into variables: inout FoundVariables, _ reading: inout FeedReading) {
    guard let id = node["entity_id"]?.stringValue, let state = node["state"] else { return }
    let name = id.split(separator: ".", maxSplits: 1).last.map(String.init) ?? id
    guard let text = state.stringValue else {
      return reading.add(
        Diagnostic(.feedPick, "the state of `\(brief(id))` is \(state.typeName), not a text", at: state.range.beginning)
      )
    }
    guard !nothing.contains(text.lowercased()) else {
      reading.add(
        Diagnostic(
          .feedNothing, "`\(brief(id))` is `\(brief(text))` now, so `\(brief(name))` is missing", at: state.range))
      return variables.set(name, .null)
    }
    let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
    variables.set(name, number.map(DataValue.number) ?? .text(text))
    if let unit = node["attributes"]?["unit_of_measurement"]?.stringValue { variables.set(name + "_unit", .text(unit)) }
    if let title = node["attributes"]?["friendly_name"]?.stringValue { variables.set(name + "_name", .text(title)) }
  }
}
