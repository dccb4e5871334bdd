// SPDX-License-Identifier: MIT

import FoundationEssentials
import Logging
import ServiceLifecycle
import Synchronization
import WeaveNative
import WeavePanel

/// Publishes what is known about the displays to an MQTT broker, where Home Assistant finds them, and redraws the
/// pictures whose buttons are pressed there.
struct HouseBroker: Service {
  let core: ServerCore
  let address: BrokerAddress

  /// How long the end of the server waits until the broker has been told.
  private static let patience = Duration.seconds(2)

  func run() async {
    let connection = BrokerConnection(
      to: address, name: "weave-\(Token.hexadecimal(Token.randomBytes(6)))",
      topics: [DisplayEntities.birthTopic, DisplayEntities.buttonTopics],
      will: (DisplayEntities.statusTopic, "offline"))
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        var publication = Publication(known: await core.state.announced())
        let drawing = DisplaysInWork()
        while !Task.isCancelled {
          let messages = connection.received()
          if messages.contains(where: { $0.topic == DisplayEntities.birthTopic && $0.text == "online" }) {
            publication.repeatAll()
          }
          for display in pressed(messages) where drawing.enter(display.name) {
            group.addTask {
              await redraw(display)
              drawing.leave(display.name)
            }
          }
          report(publication.note(connection.status))
          if connection.status.isOpen { await publish(&publication, on: connection) }
          try? await Task.sleep(for: .seconds(1))
        }
      }
    }
    connection.publish("offline", to: DisplayEntities.statusTopic)
    _ = await wait(atMost: Self.patience) { await connection.end() }
  }

  /// Writes to the log that there is a connection, or once that there is none.
  private func report(_ news: Publication.News?) {
    switch news {
    case .opened: core.log.info("connected to the MQTT broker \(address)")
    case .failed(let reason): core.log.warning("the MQTT broker \(address) \(reason); trying again")
    case nil: break
    }
  }

  // MARK: Buttons

  /// The displays whose buttons were pressed. A message that the broker has kept is an old one.
  private func pressed(_ messages: [BrokerConnection.Message]) -> [Display] {
    let names = messages.filter { !$0.isRetained }.compactMap { DisplayEntities.display(ofButtonTopic: $0.topic) }
    return Set(names).compactMap { core.shelf.display($0) }
  }

  private func redraw(_ display: Display) async {
    let slot = core.shelf.slot(of: display)
    slot.forget()
    await core.drawer.redraw(slot, at: core.clock.now)
  }

  /// The displays that are being redrawn. A button that is pressed again meanwhile draws nothing more.
  private final class DisplaysInWork: Sendable {
    private let names = Mutex<Set<String>>([])

    /// Returns whether the display was not in work.
    func enter(_ name: String) -> Bool { names.withLock { $0.insert(name).inserted } }
    func leave(_ name: String) { names.withLock { _ = $0.remove(name) } }
  }

  // MARK: Displays

  /// Publishes what has changed since the last time.
  private func publish(_ publication: inout Publication, on connection: BrokerConnection) async {
    let displays = core.shelf.displays
    // A name is stored before the broker learns it, and forgotten after the broker has.
    if let known = publication.knownNames(with: displays.map(\.name)) { await core.state.set(announced: known) }
    for (topic, text) in publication.changes(to: messages(on: displays, &publication)) {
      connection.publish(text, to: topic)
    }
  }

  /// Everything that the broker should keep, by topic.
  private func messages(on displays: [Display], _ publication: inout Publication) -> [String: String] {
    let now = core.clock.now
    var messages = [DisplayEntities.statusTopic: "online"]
    for display in displays {
      let seen = core.state.sighting(of: display.name)
      let report = DisplayReport(of: display, seen, core.shelf.slot(of: display).last, at: now)
      let entities = DisplayEntities(
        display: display, hasBattery: display.panel.hasBattery || report.battery != nil,
        page: core.options.pageAddress.map { "\($0)display/\(display.name)" })
      messages[DisplayEntities.stateTopic(of: display.name)] = report.text
      messages.merge(publication.description(by: entities)) { first, _ in first }
    }
    return messages
  }
}
