// SPDX-License-Identifier: MIT

import WeaveNative

/// What the broker has been told on the present connection, and which displays it knows at all.
struct Publication {
  /// What has happened to the connection.
  enum News: Equatable {
    case opened
    case failed(String)
  }

  /// The messages that the broker keeps, by topic.
  private var published: [String: String] = [:]
  /// The messages that describe a display, by its name, and what they were made of.
  private var descriptions: [String: (entities: DisplayEntities, messages: [String: String])] = [:]
  /// The displays of which the broker keeps messages, also those of an earlier run of the server.
  private var known: Set<String>
  /// The displays that are gone and whose messages the broker has been told to forget.
  private var forgotten: Set<String> = []
  private var openings = 0
  /// Whether it has been reported that there is no connection.
  private var isReported = false

  /// - Parameter known: the displays that the broker was told of in earlier runs.
  init(known: Set<String>) { self.known = known }

  /// Takes what is known of the connection.
  ///
  /// - Returns: what should be reported; nil for nothing new.
  mutating func note(_ status: BrokerConnection.Status) -> News? {
    if status.openings != openings {
      openings = status.openings
      repeatAll()
      isReported = false
      return .opened
    }
    guard let failure = status.failure, !isReported else { return nil }
    isReported = true
    return .failed(failure)
  }

  /// The messages that describe a display, by topic. They are made again only if something in them has changed.
  mutating func description(by entities: DisplayEntities) -> [String: String] {
    let name = entities.display.name
    if let known = descriptions[name], known.entities == entities { return known.messages }
    let messages = entities.messages
    descriptions[name] = (entities, messages)
    return messages
  }

  /// Publishes everything again: on a new connection, and when Home Assistant has started.
  mutating func repeatAll() {
    published = [:]
    forgotten = []
  }

  /// The displays that the broker will know, if these are others than before.
  mutating func knownNames(with present: [String]) -> Set<String>? {
    let before = known
    // What was told at the last look has arrived, as the connection is still the same.
    known.subtract(forgotten)
    for name in forgotten {
      descriptions[name] = nil
      for topic in Self.topics(of: name) { published[topic] = nil }
    }
    known.formUnion(present)
    forgotten = known.subtracting(present)
    return known == before ? nil : known
  }

  /// The messages that differ from those that the broker keeps, in the order in which they are published: what describes
  /// a display comes before its values. An empty message makes the broker forget.
  ///
  /// - Parameter messages: everything that the broker should keep, by topic.
  mutating func changes(to messages: [String: String]) -> [(topic: String, text: String)] {
    var wanted = messages
    for name in forgotten { for topic in Self.topics(of: name) { wanted[topic] = "" } }
    for topic in published.keys where wanted[topic] == nil { wanted[topic] = "" }
    let changed = wanted.filter { published[$0.key] != $0.value }.sorted { $0.key < $1.key }
    published = wanted
    return changed.map { ($0.key, $0.value) }
  }

  /// Every topic under which something may be kept of a display.
  private static func topics(of display: String) -> [String] {
    DisplayEntities.topics(of: display) + [DisplayEntities.stateTopic(of: display)]
  }
}
