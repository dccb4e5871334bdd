// SPDX-License-Identifier: MIT

import Testing

@testable import WeaveFetch

/// Credentials go to the server that they were given for, and to no other that an answer names.
@Suite struct OriginTests {
  private static func multistatus(_ property: String, _ href: String) -> ScriptedServer.Reply {
    ScriptedServer.Reply(
      "207 Multi-Status", ["Content-Type: application/xml"],
      """
      <d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/dav/</d:href>\
      <d:propstat><d:prop><\(property)><d:href>\(href)</d:href></\(property)></d:prop></d:propstat></d:response>\
      </d:multistatus>
      """)
  }

  private static func feed(_ server: ScriptedServer, _ scene: Scene, user: String?) -> Feed {
    var feed = Feed(name: "dav", source: "caldav")
    feed.url = .plain(server.address + "/dav/")
    scene.environment["DAV"] = "tell-nobody"
    if let user {
      feed.user = user
      feed.password = .environment("DAV")
    }
    return feed
  }

  /// The property that leads away, and the one that is answered before.
  @Test(arguments: ["d:current-user-principal", "c:calendar-home-set"])
  func calDAVDoesNotSendThePasswordElsewhere(_ property: String) async throws {
    let other = try await ScriptedServer { _ in Self.multistatus("d:displayname", "/") }
    let address = other.address
    let server = try await ScriptedServer { question in
      question.body.contains(property.dropFirst(2))
        ? Self.multistatus(property, address + "/principal/") : Self.multistatus("d:displayname", "/")
    }
    let scene = try Scene()
    let outcome = try #require(try await scene.run(Self.feed(server, scene, user: "ana")).first)
    #expect(outcome.result == .failed)
    #expect(
      outcome.reason
        == "127.0.0.1 leads to another server, `\(address)`, and the password of the feed is not sent there; if you trust that server, make it the address of the feed"
    )
    #expect(other.questions.isEmpty)
    #expect(!server.questions.isEmpty && server.questions.allSatisfy { $0.headers["authorization"] != nil })
    await server.end()
    await other.end()
  }

  /// Without credentials there is nothing to give away.
  @Test func calDAVFollowsWithoutAPassword() async throws {
    let other = try await ScriptedServer { _ in Self.multistatus("d:displayname", "/") }
    let address = other.address
    let server = try await ScriptedServer { question in
      question.body.contains("current-user-principal")
        ? Self.multistatus("d:current-user-principal", address + "/p/") : Self.multistatus("d:displayname", "/")
    }
    let scene = try Scene()
    _ = try await scene.run(Self.feed(server, scene, user: nil))
    #expect(!other.questions.isEmpty && other.questions.allSatisfy { $0.headers["authorization"] == nil })
    await server.end()
    await other.end()
  }

  @Test(arguments: [
    ("http://a.example/x", "http://a.example:80/y", true), ("http://a.example/", "https://a.example/", false),
    ("http://a.example/", "http://a.example:8080/", false), ("https://a.example/", "https://b.a.example/", false),
    ("https://A.example/", "https://a.EXAMPLE:443/", true),
  ])
  func anOriginIsSchemeHostAndPort(_ first: String, _ second: String, _ isSame: Bool) throws {
    let (first, second) = (try #require(WebAddress(first)), try #require(WebAddress(second)))
    #expect(first.hasSameOrigin(as: second) == isSame)
  }
}
