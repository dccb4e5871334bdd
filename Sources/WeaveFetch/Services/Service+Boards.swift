// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveFeeds
import WeaveJSON
import WeaveSchema
import WeaveTime

/// Services whose answers fill the ready boards.
extension Service {
  /// The histories of all meters since the afternoon before, in one request. The sun tells when a roof makes nothing.
  ///
  /// - Source: Home Assistant, REST API, `GET /api/history/period/<timestamp>`.
  static let homeEnergy = Service(
    "home-assistant-energy", needs: [.url, .entities], every: 300,
    cost: "nothing; your own server, a long-lived `token`"
  ) { context throws(FetchError) in
    let entities = context.feed.entities.compactMap { EnergyRole.parts(of: $0)?.entity } + ["sun.sun"]
    let midnight = context.today.start(in: context.timeZone)
    let address = try context.address(nil).with(
      path: "/api/history/period/" + InstantText.text(midnight.addingTimeInterval(-FeedRequest.energyLead)),
      [
        ("filter_entity_id", entities.joined(separator: ",")),
        ("end_time", InstantText.text(Date(timeIntervalSince1970: context.now))), ("minimal_response", "1"),
      ])
    guard let address else { throw FetchError(.lasting, "the address of the feed cannot be completed") }
    return try await context.answer(WebRequest(address))
  }

  /// One request for the name of each list and one for its items; the answers are joined into a list.
  ///
  /// - Source: Home Assistant, REST API: `GET /api/states/<entity_id>`,
  ///   `POST /api/services/todo/get_items?return_response`; the action `todo.get_items`.
  static let homeAssistantLists = Service(
    "home-assistant-lists", needs: [.url, .entities], every: 300, cost: "nothing; your own server, a long-lived `token`"
  ) { context throws(FetchError) in
    let server = try context.address(nil)
    var joined = WebAnswer()
    var lists: [JSONNode] = []
    for entity in context.feed.entities {
      guard let states = server.with(path: "/api/states/\(entity)"),
        let items = server.with(path: "/api/services/todo/get_items", [("return_response", "1")])
      else { throw FetchError(.lasting, "the address of the feed cannot be completed") }
      let state: WebAnswer
      do throws(FetchError) { state = try await context.answer(WebRequest(states)) } catch {
        guard error.description.contains("(404)") else { throw error }
        joined.notices.append("Home Assistant has no `\(entity)`")
        continue
      }
      var request = WebRequest(items)
      request.method = "POST"
      request.headers = [("Content-Type", "application/json")]
      request.body = Array(
        "{\"entity_id\":\(JSONText.literal(entity)),\"status\":[\"needs_action\"]}".utf8)
      let answer = try await context.answer(request)
      let tree = JSONParser.parse(SourceText(name: entity, bytes: answer.bytes)).output
      guard let found = tree?["service_response"]?[entity]?["items"], found.elements != nil else {
        throw FetchError(.lasting, "\(server.host) gives no to-dos for `\(entity)`")
      }
      let name = JSONParser.parse(SourceText(name: entity, bytes: state.bytes)).output?["attributes"]?["friendly_name"]
      let members: [(String, JSONNode)] = [
        ("entity_id", JSONNode(.string(entity), at: found.range)),
        (
          "name",
          name ?? JSONNode(.string(entity.split(separator: ".").last.map(String.init) ?? entity), at: found.range)
        ),
        ("items", found),
      ]
      lists.append(
        JSONNode(
          .object(members.map { JSONMember(key: $0.0, keyRange: found.range, value: $0.1) }), at: found.range))
      (joined.host, joined.type) = (answer.host, answer.type)
      joined.notices += answer.notices
    }
    if lists.isEmpty { throw FetchError(.lasting, "\(server.host) has none of the entities of the feed (404)") }
    joined.bytes = Array(JSONWriter.compact(JSONNode(.array(lists), at: SourceRange(0, 0))).utf8)
    return joined
  }

  /// The monitors of a status page, and their heartbeats. The address is that of the page, `…/status/home`; of a server
  /// alone, `query` is the name of the page.
  ///
  /// - Source: Uptime Kuma, `GET /api/status-page/<slug>` and `GET /api/status-page/heartbeat/<slug>`.
  static let uptimeKuma = Service(
    "uptime-kuma", needs: [.url], every: 300, cost: "nothing; your own server, and a status page on it"
  ) { context throws(FetchError) in
    let address = try context.address(nil)
    let parts = address.text.prefix { $0 != "?" }.split(separator: "/status/").map(String.init)
    let slug = context.feed.query ?? (parts.count > 1 ? parts.last?.split(separator: "/").first.map(String.init) : nil)
    guard let slug, !slug.isEmpty, let server = parts.count > 1 ? WebAddress(parts[0]) : address,
      let page = server.with(path: "/api/status-page/\(PercentEncoding.text(slug))"),
      let beats = server.with(path: "/api/status-page/heartbeat/\(PercentEncoding.text(slug))")
    else {
      throw FetchError(
        .lasting, "the address is not that of a status page, such as `http://kuma.local:3001/status/home`")
    }
    var joined = try await context.answer(WebRequest(page))
    let heartbeat = try await context.answer(WebRequest(beats))
    joined.bytes = Array("{\"page\":".utf8) + joined.bytes + Array(",\"heartbeat\":".utf8) + heartbeat.bytes + [0x7D]
    joined.validators = Validators()
    joined.freshFor = nil
    return joined
  }

  /// What Prometheus knows of machines with a node exporter. Only `up` has to be answered.
  ///
  /// - Source: Prometheus, HTTP API; node exporter, the metrics of its collectors.
  static let nodeExporter = Service(
    "node-exporter", needs: [.url], every: 300, cost: "nothing; your own server"
  ) { context throws(FetchError) in
    let server = try context.address(nil)
    let filter = context.feed.query.map { "{\($0)}" } ?? ""
    var joined = WebAnswer()
    var parts: [[UInt8]] = []
    for (name, query) in Self.nodeQueries(filter) {
      let isRange = name == "load"
      let range =
        isRange
        ? [
          ("start", String(Int(context.now) - 9 * 3_600)), ("end", String(Int(context.now))), ("step", "3600"),
        ] : []
      guard
        let address = server.with(path: isRange ? "/api/v1/query_range" : "/api/v1/query", [("query", query)] + range)
      else { throw FetchError(.lasting, "the address of the feed cannot be completed") }
      do throws(FetchError) {
        let answer = try await context.answer(WebRequest(address))
        guard JSONParser.parse(SourceText(name: name, bytes: answer.bytes)).output?.members != nil else {
          throw FetchError(.passing, "\(answer.host) does not answer as Prometheus does")
        }
        (joined.host, joined.type) = (answer.host, answer.type)
        joined.notices += answer.notices
        parts.append(Array("\"\(name)\":".utf8) + answer.bytes)
      } catch {
        if name == "up" { throw error }
        joined.notices.append("no \(name) of servers: \(error)")
      }
    }
    joined.bytes = [0x7B] + parts.joined(separator: Array(",".utf8)) + [0x7D]
    return joined
  }

  /// The queries by the members that they give. Of a machine that is down, the name is that of the last day, and the jobs
  /// that watch machines are those in which another one is up or was.
  private static func nodeQueries(_ filter: String) -> [(String, String)] {
    let inner = filter.dropFirst().dropLast()
    func only(_ labels: String) -> String { inner.isEmpty ? "{\(labels)}" : "{\(labels),\(inner)}" }
    let files = only("fstype!~\"tmpfs|ramfs|squashfs|overlay|iso9660|fuse.*\"")
    let busy = "100 * (1 - avg by (instance) (rate(node_cpu_seconds_total\(only("mode=\"idle\""))[5m])))"
    return [
      (
        "up",
        "max by (instance) (up\(filter) and on (job) group by (job) (last_over_time(node_uname_info\(filter)[1d])))"
      ),
      ("name", "last_over_time(node_uname_info\(filter)[1d])"),
      ("days", "max by (instance) ((time() - node_boot_time_seconds\(filter)) / 86400)"), ("cpu", busy),
      (
        "temp",
        "max by (instance) (node_hwmon_temp_celsius\(filter)) or max by (instance) (node_thermal_zone_temp\(filter))"
      ),
      (
        "disk",
        "max by (instance) (100 * (1 - node_filesystem_avail_bytes\(files) / node_filesystem_size_bytes\(files)))"
      ),
      ("load", busy),
    ]
  }
}
