// SPDX-License-Identifier: MIT

import Foundation
import Loopback
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Displays in Home Assistant, by way of an MQTT broker: mosquitto.
@Suite(.waiting, .enabled(if: Companion.has("mosquitto", "mosquitto_sub", "mosquitto_pub"), "no mosquitto installed"))
struct ServeMQTTTests {
  /// A broker on loopback, ended with the test.
  private final class Broker {
    let port: UInt16
    let folder: Folder
    private let program: Companion

    /// - Parameter settings: lines of its configuration.
    init(_ settings: String = "allow_anonymous true", in folder: Folder? = nil, port: UInt16? = nil) throws {
      self.folder = try folder ?? Folder()
      self.port = try port ?? freePort()
      // Without this, it would become a user who cannot read the folder.
      let user = geteuid() == 0 ? "user root\n" : ""
      try self.folder.write("listener \(self.port) 127.0.0.1\n\(user)\(settings)\n", to: "broker.conf")
      program = try Companion(["mosquitto", "-c", "broker.conf"], in: self.folder)
      _ = try program.line { $0.hasSuffix(" running") }
    }

    var address: String { "mqtt://127.0.0.1:\(port)" }

    func end() { program.end() }

    /// Publishes a message as another client.
    func publish(_ text: String, to topic: String, isRetained: Bool = false) throws {
      let words = ["mosquitto_pub", "-p", "\(port)", "-t", topic, "-m", text] + (isRetained ? ["-r"] : [])
      let client = try Companion(words, in: folder)
      client.process.waitUntilExit()
      try #require(client.process.terminationStatus == 0)
    }
  }

  /// A client that gets everything that the broker has, and everything that comes.
  private final class Subscriber {
    private let program: Companion
    private let broker: Broker
    /// The last message of each topic.
    private(set) var kept: [String: String] = [:]
    /// How many messages have come to a topic.
    private(set) var counts: [String: Int] = [:]

    init(_ broker: Broker, _ options: [String] = []) throws {
      self.broker = broker
      program = try Companion(
        ["mosquitto_sub", "-h", "localhost", "-p", "\(broker.port)", "-t", "#", "-F", "%t %p"] + options,
        in: broker.folder)
    }

    /// The last message of a topic once something holds for it.
    @discardableResult func text(of topic: String, where holds: (String) -> Bool = { _ in true }) throws -> String {
      while true {
        if let text = kept[topic], holds(text) { return text }
        try next()
      }
    }

    /// Reads until another message has come to a topic.
    func nextText(of topic: String) throws -> String {
      let count = counts[topic, default: 0]
      while counts[topic, default: 0] == count { try next() }
      return try text(of: topic)
    }

    /// Waits until everything has come that was published before.
    func catchUp() throws {
      // Once something has come, the broker knows the subscriber.
      if counts.isEmpty { try next() }
      let text = UUID().uuidString
      try broker.publish(text, to: "test/mark")
      try self.text(of: "test/mark") { $0 == text }
    }

    /// What is known of a display once something holds for it.
    @discardableResult func state(
      of display: String, where holds: ([String: Any]) -> Bool = { _ in true }
    ) throws -> [String: Any] {
      try object(try text(of: "weave/\(display)/state") { text in (try? object(text)).map(holds) ?? false })
    }

    /// The description of an entity.
    func entity(_ component: String, _ display: String, _ name: String) throws -> [String: Any] {
      try object(try text(of: Self.topic(component, display, name)) { !$0.isEmpty })
    }

    static func topic(_ component: String, _ display: String, _ name: String) -> String {
      "homeassistant/\(component)/weave_\(display)/\(name)/config"
    }

    private func object(_ text: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }

    private func next() throws {
      let sides = try program.line().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      kept[String(sides[0])] = sides.count > 1 ? String(sides[1]) : ""
      counts[String(sides[0]), default: 0] += 1
    }
  }

  private static let device = "AA:BB:CC:00:11:22"
  private static let kitchen = Household.display(
    "kitchen", "trmnl-og", "red.json", #", "label": "Küche", "device": "\#(device)""#)
  /// A screen without a battery, whose design cannot be drawn.
  private static let hall = Household.display("hall", "frame-800x480", "broken.json")
  private static let attic = Household.display("attic", "trmnl-og", "broken.json")

  private func household() throws -> Folder {
    let folder = try Household.folder([Self.kitchen, Self.hall, Self.attic])
    try folder.write(Design.custom(##"{"type": "tixt"}"##), to: "broken.json")
    return folder
  }

  // MARK: What Home Assistant is told

  /// The descriptions have what Home Assistant requires of them.
  ///
  /// - Source: Home Assistant's documentation, MQTT, discovery messages.
  @Test func homeAssistantFindsTheDisplays() throws {
    let broker = try Broker()
    let server = try RunningServer(try household(), ["--mqtt", broker.address])
    let home = try Subscriber(broker)
    try home.text(of: "weave/status") { $0 == "online" }
    let classes = [
      "battery": "battery", "signal": "signal_strength", "last_seen": "timestamp", "next_wake": "timestamp",
    ]
    for name in ["battery", "signal", "last_seen", "next_wake", "shows"] {
      let sensor = try home.entity("sensor", "kitchen", name)
      #expect(sensor["unique_id"] as? String == "weave_kitchen_\(name)")
      #expect(sensor["state_topic"] as? String == "weave/kitchen/state")
      #expect(sensor["value_template"] as? String == "{{ value_json.\(name) }}")
      #expect(sensor["device_class"] as? String == classes[name])
      #expect(sensor["availability_topic"] as? String == "weave/status")
      let device = try #require(sensor["device"] as? [String: Any])
      #expect(device["identifiers"] as? [String] == ["weave_kitchen"])
      #expect(device["name"] as? String == "Küche")
      #expect(device["manufacturer"] as? String == "weave")
      #expect(device["model"] as? String == #"TRMNL OG 7.5""#)
      // Other machines do not reach this server.
      #expect(device["configuration_url"] == nil)
    }
    #expect(try home.entity("sensor", "kitchen", "battery")["unit_of_measurement"] as? String == "%")
    #expect(try home.entity("sensor", "kitchen", "signal")["unit_of_measurement"] as? String == "dBm")
    #expect(try home.entity("sensor", "kitchen", "signal")["entity_category"] as? String == "diagnostic")
    #expect(try home.entity("binary_sensor", "kitchen", "problem")["device_class"] as? String == "problem")
    #expect(try home.entity("button", "kitchen", "redraw")["command_topic"] as? String == "weave/kitchen/redraw")
    // The states come after all descriptions.
    try home.state(of: "kitchen")
    try home.catchUp()
    #expect(home.kept[Subscriber.topic("sensor", "hall", "battery")] == nil)
    #expect(home.kept[Subscriber.topic("sensor", "hall", "shows")] != nil)
    #expect(server.stop() == 0)
  }

  /// What is not known is null, and the rest comes with the requests of the device.
  @Test func whatADeviceReportsIsPublished() throws {
    let broker = try Broker()
    let server = try RunningServer(try household(), ["--mqtt", broker.address])
    let home = try Subscriber(broker)
    let before = try home.state(of: "kitchen")
    for key in ["battery", "signal", "last_seen", "next_wake", "reason"] { #expect(before[key] is NSNull, "\(key)") }
    #expect(before["shows"] as? String == "red.json")
    #expect(before["problem"] as? Bool == false)
    let start = Date().addingTimeInterval(-1)
    let headers = ["Percent-Charged: 87", "RSSI: -61"]
    #expect(try server.ask("/picture/kitchen.png", headers: headers).status == 200)
    let fetched = try home.state(of: "kitchen") { $0["battery"] as? Int == 87 }
    #expect(fetched["signal"] as? Int == -61)
    #expect(fetched["next_wake"] is NSNull)
    let seen = try #require((fetched["last_seen"] as? String).flatMap { try? Date($0, strategy: .iso8601) })
    #expect((start...Date()).contains(seen))
    // A device of TRMNL is told when to come again.
    let answer = try server.ask("/api/display", headers: ["ID: \(Self.device)", "Battery-Voltage: 3.6"])
    #expect(answer.status == 200)
    let told = try home.state(of: "kitchen") { $0["battery"] as? Int == 50 }
    #expect(told["signal"] is NSNull)
    let wake = try #require((told["next_wake"] as? String).flatMap { try? Date($0, strategy: .iso8601) })
    #expect(wake > seen)
  }

  /// A button redraws its picture, and no other; a press that the broker has kept is an old one.
  @Test func aButtonRedrawsThePicture() throws {
    let broker = try Broker()
    try broker.publish("PRESS", to: "weave/attic/redraw", isRetained: true)
    let folder = try household()
    let server = try RunningServer(folder, ["--mqtt", broker.address])
    let home = try Subscriber(broker)
    // Nobody has asked for the picture, so nobody knows yet that it cannot be drawn.
    #expect(try home.state(of: "hall")["problem"] as? Bool == false)
    try broker.publish("PRESS", to: "weave/hall/redraw")
    let broken = try home.state(of: "hall") { $0["problem"] as? Bool == true }
    #expect((broken["reason"] as? String)?.contains("broken.json") == true, "\(broken)")
    #expect(try home.state(of: "attic")["problem"] as? Bool == false)
    try folder.write(Design.red, to: "broken.json")
    try broker.publish("PRESS", to: "weave/hall/redraw")
    #expect(try home.state(of: "hall") { $0["problem"] as? Bool == false }["reason"] is NSNull)
    for topic in ["weave/nobody/redraw", "weave/hall/draw", "weave//redraw"] { try broker.publish("PRESS", to: topic) }
    #expect(server.stop() == 0)
  }

  // MARK: Coming and going

  /// The broker says that the server has ended, also if the server could not.
  @Test(arguments: [SIGTERM, SIGKILL]) func theEndIsPublished(_ signal: Int32) throws {
    let broker = try Broker()
    let server = try RunningServer(try household(), ["--mqtt", broker.address])
    let home = try Subscriber(broker)
    try home.text(of: "weave/status") { $0 == "online" }
    kill(server.process.processIdentifier, signal)
    try home.text(of: "weave/status") { $0 == "offline" }
    server.process.waitUntilExit()
    #expect((server.process.terminationStatus == 0) == (signal == SIGTERM))
  }

  /// Home Assistant forgets a display that is gone, also one that was removed while no server ran.
  @Test func removedDisplaysAreForgotten() throws {
    let broker = try Broker()
    let folder = try household()
    let topics = ["hall", "attic"].map { Subscriber.topic("button", $0, "redraw") }
    do {
      let server = try RunningServer(folder, ["--mqtt", broker.address])
      let home = try Subscriber(broker)
      for topic in topics { try home.text(of: topic) { !$0.isEmpty } }
      try Household.write([Self.kitchen, Self.hall], to: folder)
      try home.text(of: topics[1]) { $0.isEmpty }
      try home.text(of: "weave/attic/state") { $0.isEmpty }
      #expect(home.kept[topics[0]]?.isEmpty == false)
      #expect(server.stop() == 0)
    }
    try Household.write([Self.kitchen], to: folder)
    let server = try RunningServer(folder, ["--mqtt", broker.address])
    let home = try Subscriber(broker)
    try home.text(of: "weave/status") { $0 == "online" }
    // Another look at the displays publishes nothing more of them.
    #expect(try server.ask("/picture/kitchen.png", headers: ["RSSI: -70"]).status == 200)
    try home.state(of: "kitchen") { $0["signal"] as? Int == -70 }
    let later = try Subscriber(broker)
    try later.catchUp()
    #expect(!later.kept.keys.contains { $0.contains("hall") || $0.contains("attic") }, "\(later.kept)")
    #expect(try later.entity("button", "kitchen", "redraw")["name"] as? String == "Draw it anew")
  }

  /// Home Assistant starts with an empty memory and says so.
  @Test func descriptionsAreRepeatedForHomeAssistant() throws {
    let broker = try Broker()
    let server = try RunningServer(try household(), ["--mqtt", broker.address])
    let home = try Subscriber(broker)
    let topic = Subscriber.topic("sensor", "kitchen", "battery")
    let first = try home.text(of: topic)
    try home.text(of: "weave/status") { $0 == "online" }
    try broker.publish("online", to: "homeassistant/status")
    #expect(try home.nextText(of: topic) == first)
    #expect(server.stop() == 0)
  }

  /// The server goes on without its broker, and tells everything to the next one.
  @Test func theBrokerMayGo() throws {
    let folder = try household()
    let first = try Broker()
    let server = try RunningServer(folder, ["--mqtt", first.address])
    try Subscriber(first).state(of: "kitchen")
    first.end()
    #expect(try server.ask("/picture/kitchen.png", headers: ["Percent-Charged: 42"]).status == 200)
    let second = try Broker(port: first.port)
    let home = try Subscriber(second)
    try home.state(of: "kitchen") { $0["battery"] as? Int == 42 }
    try home.text(of: "weave/status") { $0 == "online" }
    #expect(try home.entity("sensor", "kitchen", "battery")["name"] as? String == "Battery")
  }

  @Test func aServerStartsWithoutABroker() throws {
    let port = try freePort()
    let server = try RunningServer(try household(), ["--mqtt", "mqtt://127.0.0.1:\(port)"])
    #expect(try eventually { try says("the MQTT broker 127.0.0.1:\(port) cannot be reached", server) })
    #expect(try server.ask("/picture/kitchen.png").status == 200)
    try Subscriber(try Broker(port: port)).state(of: "kitchen")
    #expect(try eventually { try says("connected to the MQTT broker 127.0.0.1:\(port)", server) })
    #expect(server.said.components(separatedBy: "cannot be reached").count == 2, "\(server.said)")
    #expect(server.stop() == 0)
  }

  // MARK: Passwords and TLS

  @Test func theBrokerAsksForAPassword() throws {
    let brokerFolder = try Folder()
    let made = try Companion(["mosquitto_passwd", "-c", "-b", "users", "weave", "correct horse"], in: brokerFolder)
    made.process.waitUntilExit()
    let broker = try Broker("allow_anonymous false\npassword_file \(brokerFolder.path)/users", in: brokerFolder)
    let folder = try household()
    try folder.write("wrong\n", to: "wrong")
    try folder.write("correct horse\n", to: "right")
    let address = "mqtt://weave@127.0.0.1:\(broker.port)"
    let refused = try RunningServer(folder, ["--mqtt", address, "--mqtt-password-file", "wrong"])
    #expect(try eventually { try says("refuses the user or the password", refused) })
    #expect(try refused.ask("/picture/kitchen.png").status == 200)
    #expect(refused.stop() == 0)
    let server = try RunningServer(folder, ["--mqtt", address, "--mqtt-password-file", "right"])
    let home = try Subscriber(broker, ["-u", "weave", "-P", "correct horse"])
    try home.text(of: "weave/status") { $0 == "online" }
    #expect(!server.said.contains("correct horse"))
  }

  @Test(.enabled(if: Companion.has("openssl"), "no openssl installed")) func aTrustedBrokerIsReachedByTLS() throws {
    let brokerFolder = try Folder()
    let made = try Companion(
      [
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem",
      ], in: brokerFolder)
    made.process.waitUntilExit()
    try #require(made.process.terminationStatus == 0)
    let (certificate, key) = ("\(brokerFolder.path)/cert.pem", "\(brokerFolder.path)/key.pem")
    let broker = try Broker(
      "allow_anonymous true\ncafile \(certificate)\ncertfile \(certificate)\nkeyfile \(key)", in: brokerFolder)
    let folder = try household()
    let words = ["--mqtt", "mqtts://localhost:\(broker.port)"]
    let stranger = try RunningServer(folder, words)
    #expect(try eventually { try says("localhost:\(broker.port) cannot be reached by TLS", stranger) })
    #expect(stranger.stop() == 0)
    let server = try RunningServer(folder, words, shell: "export SSL_CERT_FILE=\(certificate)")
    try Subscriber(broker, ["--cafile", "cert.pem"]).text(of: "weave/status") { $0 == "online" }
    #expect(server.stop() == 0)
  }

  // MARK: Refusals

  @Test(
    arguments: [
      (["--mqtt", "broker"], "is not the address of an MQTT broker"),
      (["--mqtt", "http://broker"], "is not the address of an MQTT broker"),
      (["--mqtt", "mqtt://"], "is not the address of an MQTT broker"),
      (["--mqtt", "mqtt://broker:0"], "is not the address of an MQTT broker"),
      (["--mqtt", "mqtt://::1"], "is not the address of an MQTT broker"),
      (["--mqtt", "mqtt://broker/topic"], "is not the address of an MQTT broker"),
      (["--mqtt", "mqtt://me:secret@broker"], "give --mqtt-password-file"),
      (["--mqtt", "mqtt://broker", "--mqtt-password-file", "password"], "needs a user"),
      (["--mqtt-password-file", "password"], "needs --mqtt"),
    ])
  func mistakesAreRefused(_ words: [String], _ reason: String) throws {
    let folder = try household()
    try folder.write("correct horse\n", to: "password")
    let outcome = try Tool.run(["serve", "."] + words, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(!outcome.errors.contains("correct horse"))
  }

  /// Mounts an empty file over the library.
  @Test(.enabled(if: ServeStateTests.canMount, "mounts of one's own are not allowed here"))
  func aMissingLibraryIsNamed() throws {
    let hidden =
      #"exec unshare -m sh -c 'mount --bind /dev/null "$(readlink -f /usr/lib/*/libmosquitto.so.1)" && exec "$0" "$@"' "$0" "$@""#
    let outcome = try Tool.run(["serve", ".", "--mqtt", "mqtt://localhost"], in: try household(), shell: hidden)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("install Debian's libmosquitto1"), "\(outcome.errors)")
  }

  // MARK: Waiting

  /// Whether the server has said something. The question gives it time to.
  private func says(_ words: String, _ server: RunningServer) throws -> Bool {
    try server.ask("/health").status == 200 && server.said.contains(words)
  }

  /// Asks until something holds: the server looks at its broker once a second.
  private func eventually(_ holds: () throws -> Bool) throws -> Bool {
    for _ in 0..<50_000 where try holds() { return true }
    return false
  }
}
