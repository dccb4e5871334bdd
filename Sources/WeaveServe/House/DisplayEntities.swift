// SPDX-License-Identifier: MIT

import WeaveJSON
import WeavePanel
import WeaveSchema

/// A display as a device of Home Assistant: what it can show of the display, and the button that redraws the picture.
///
/// - Source: Home Assistant's documentation, MQTT: discovery messages, sensor, binary sensor, button.
struct DisplayEntities: Sendable, Hashable {
  /// Where Home Assistant publishes whether it runs.
  static let birthTopic = "homeassistant/status"
  /// Where the server publishes whether it runs.
  static let statusTopic = "weave/status"
  /// The topics of the buttons of all displays.
  static let buttonTopics = "weave/+/redraw"

  let display: Display
  /// Whether the display has a battery.
  let hasBattery: Bool
  /// The address of the owner's page about the display; nil if it is not known.
  let page: String?

  /// Where the report on a display is published.
  static func stateTopic(of display: String) -> String { "weave/\(display)/state" }

  /// The display whose button a topic belongs to; nil for another topic.
  static func display(ofButtonTopic topic: String) -> String? {
    let parts = topic.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "weave" && parts[2] == "redraw" ? String(parts[1]) : nil
  }

  /// The topics that describe a display, whatever it is.
  static func topics(of display: String) -> [String] { entities.map { $0.topic(of: display) } }

  /// The descriptions of the display's entities, by topic.
  var messages: [String: String] {
    let present = Self.entities.filter { $0.object != "battery" || hasBattery }
    return Dictionary(
      uniqueKeysWithValues: present.map { entity in
        (entity.topic(of: display.name), JSONWriter.compact(.object(entity.members(of: display.name) + [device])))
      })
  }

  private var device: (key: String, value: JSONNode?) {
    (
      "device",
      .object([
        ("identifiers", .array([.text("weave_\(display.name)")])), ("name", .text(display.label)),
        ("manufacturer", .text("weave")), ("model", .text(display.panel.label)),
        ("configuration_url", page.map { .text($0) }),
      ])
    )
  }

  // MARK: The entities

  /// One value or button of a display.
  private struct Entity: Sendable {
    var component: String
    var object: String
    /// The name for people, which follows that of the display.
    var name: String
    /// What is particular to it. Texts only.
    var traits: [(key: String, value: String)] = []

    func topic(of display: String) -> String { "homeassistant/\(component)/weave_\(display)/\(object)/config" }

    func members(of display: String) -> [(key: String, value: JSONNode?)] {
      let names: [(key: String, value: String)] = [("name", name), ("unique_id", "weave_\(display)_\(object)")]
      let topics: [(key: String, value: String)] =
        switch component {
        case "button": [("command_topic", "weave/\(display)/\(object)")]
        case "binary_sensor":
          [
            ("state_topic", stateTopic(of: display)), ("json_attributes_topic", stateTopic(of: display)),
            ("value_template", "{{ 'ON' if value_json.\(object) else 'OFF' }}"),
          ]
        default:
          // A value that is not known is null, which becomes `None`, Home Assistant's word for that.
          [("state_topic", stateTopic(of: display)), ("value_template", "{{ value_json.\(object) }}")]
        }
      return (names + traits + topics + [("availability_topic", statusTopic)]).map { ($0.key, .text($0.value)) }
        + [("origin", .object([("name", .text("weave"))]))]
    }
  }

  private static let entities = [
    Entity(
      component: "sensor", object: "battery", name: "Battery",
      traits: [("device_class", "battery"), ("unit_of_measurement", "%"), ("state_class", "measurement")]),
    Entity(
      component: "sensor", object: "signal", name: "Signal",
      traits: [
        ("device_class", "signal_strength"), ("unit_of_measurement", "dBm"), ("state_class", "measurement"),
        ("entity_category", "diagnostic"),
      ]),
    Entity(component: "sensor", object: "last_seen", name: "Last seen", traits: [("device_class", "timestamp")]),
    Entity(component: "sensor", object: "next_wake", name: "Next wake", traits: [("device_class", "timestamp")]),
    Entity(component: "sensor", object: "shows", name: "Shows"),
    Entity(
      component: "binary_sensor", object: "problem", name: "Problem",
      traits: [
        ("device_class", "problem"), ("json_attributes_template", "{{ {'reason': value_json.reason} | tojson }}"),
      ]),
    Entity(component: "button", object: "redraw", name: "Draw it anew"),
  ]
}
