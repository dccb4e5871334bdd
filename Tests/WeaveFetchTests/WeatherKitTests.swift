// SPDX-License-Identifier: MIT

import Foundation
import JWTKit
import Testing
import WeaveData

@testable import WeaveFetch

/// Apple’s WeatherKit: the note that the key signs, and what becomes of a key that is none.
@Suite struct WeatherKitTests {
  private static let answer = """
    {"currentWeather": {"name": "CurrentWeather", "metadata": {"attributionURL": "https://example.org/legal",
    "expireTime": "2026-03-28T13:35:00Z", "latitude": 45.764, "longitude": 4.836, "readTime": "2026-03-28T13:05:00Z",
    "units": "m", "version": 1}, "asOf": "2026-03-28T13:05:00Z", "conditionCode": "Cloudy", "daylight": true,
    "humidity": 0.5, "temperature": 12.5, "windSpeed": 10}}
    """

  private func feed(_ server: ScriptedServer, _ key: String, in scene: Scene) throws -> Feed {
    let path = scene.root + "/AuthKey.p8"
    try Data(key.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    var feed = Scene.weather(server, source: "weatherkit")
    feed.key = .file(path)
    feed.apple = AppleIdentity(keyID: "ABC123DEFG", teamID: "TEAM123456", serviceID: "org.example.weather")
    return feed
  }

  private static func part(_ text: Substring) throws -> [String: Any] {
    var base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    while base64.count % 4 != 0 { base64 += "=" }
    let data = try #require(Data(base64Encoded: String(base64)))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func theKeySignsWhoAsks() async throws {
    let scene = try Scene()
    let key = ES256PrivateKey()
    let server = try await ScriptedServer { _ in .init("200 OK", [], Self.answer) }
    let outcome = try #require(try await scene.run(try feed(server, key.pemRepresentation, in: scene)).first)
    #expect(outcome.result == .new && outcome.kinds == [.weather], "\(outcome.reason)")
    let question = try #require(server.questions.first)
    #expect(question.target.hasPrefix("/api/v1/weather/en/45.764/4.8357?dataSets="))
    #expect(question.target.hasSuffix("&timezone=Europe%2FParis"))
    let header = try #require(question.headers["authorization"])
    let token = String(header.dropFirst("Bearer ".count))
    let parts = token.split(separator: ".")
    #expect(header.hasPrefix("Bearer ") && parts.count == 3)
    let head = try Self.part(parts[0])
    #expect(head["alg"] as? String == "ES256" && head["kid"] as? String == "ABC123DEFG")
    #expect(head["id"] as? String == "TEAM123456.org.example.weather")
    let body = try Self.part(parts[1])
    #expect(body["iss"] as? String == "TEAM123456" && body["sub"] as? String == "org.example.weather")
    #expect(body["iat"] as? Int == 1_774_703_100 && body["exp"] as? Int == 1_774_704_900)
    // What the public half of the key says of it.
    let keys = JWTKeyCollection()
    await keys.add(ecdsa: key.publicKey, kid: "ABC123DEFG")
    _ = try await keys.verify(token, as: WeatherKitToken.Claims.self)
    let stored = String(decoding: scene.bytes(.weather) ?? Data(), as: UTF8.self)
    #expect(
      stored.contains("Apple Weather (modified)")
        && stored.replacing("\\", with: "").contains("https://example.org/legal"))
    #expect(!scene.allFiles.dropFirst().contains(token))
  }

  @Test func aKeyThatIsNoneIsTold() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", [], Self.answer) }
    let secret = "-----BEGIN PRIVATE KEY-----\ntell-nobody\n-----END PRIVATE KEY-----\n"
    let outcome = try #require(try await scene.run(try feed(server, secret, in: scene)).first)
    #expect(outcome.result == .failed && outcome.reason.contains(".p8") && !outcome.reason.contains("tell-nobody"))
    #expect(server.questions.isEmpty)
  }
}
