// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveTime

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
    try #require(try JSONSerialization.jsonObject(with: try bytes(text)) as? [String: Any])
  }

  private static func bytes(_ text: Substring) throws -> Data {
    var base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    while base64.count % 4 != 0 { base64 += "=" }
    return try #require(Data(base64Encoded: String(base64)))
  }

  /// The two numbers of a signature in DER, which `openssl` reads.
  ///
  /// - Source: RFC 3279, 2.2.3.
  private static func der(_ signature: Data) -> Data {
    func number(_ bytes: Data) -> [UInt8] {
      var digits = Array(bytes.drop { $0 == 0 })
      if (digits.first ?? 0x80) >= 0x80 { digits.insert(0, at: 0) }
      return [0x02, UInt8(digits.count)] + digits
    }
    let numbers = number(signature.prefix(32)) + number(signature.suffix(32))
    return Data([0x30, UInt8(numbers.count)] + numbers)
  }

  @Test(.enabled(if: OpenSSL.isInstalled, "no openssl installed"))
  func theKeySignsWhoAsks() async throws {
    let scene = try Scene()
    let key = try OpenSSL.run("genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256", in: scene.root)
    let server = try await ScriptedServer { _ in .init("200 OK", [], Self.answer) }
    let outcome = try #require(try await scene.run(try feed(server, key, in: scene)).first)
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
    let signature = try Self.bytes(parts[2])
    #expect(signature.count == 64)
    try Self.der(signature).write(to: URL(filePath: scene.root + "/signature"))
    try Data("\(parts[0]).\(parts[1])".utf8).write(to: URL(filePath: scene.root + "/content"))
    try OpenSSL.run("pkey -in AuthKey.p8 -pubout -out public.pem", in: scene.root)
    let verdict = try OpenSSL.run("dgst -sha256 -verify public.pem -signature signature content", in: scene.root)
    #expect(verdict == "Verified OK\n")
    try FileManager.default.removeItem(atPath: scene.root + "/content")
    let stored = String(decoding: scene.bytes(.weather) ?? Data(), as: UTF8.self)
    #expect(
      stored.contains("Apple Weather (modified)")
        && stored.replacing("\\", with: "").contains("https://example.org/legal"))
    #expect(!scene.allFiles.dropFirst().contains(token))
  }

  /// Coordinates alone are enough for the days of the place, which begin at its midnight.
  @Test(.enabled(if: OpenSSL.isInstalled, "no openssl installed"))
  func daysAreThoseOfThePlace() async throws {
    let scene = try Scene()
    let key = try OpenSSL.run("genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256", in: scene.root)
    let server = try await ScriptedServer { _ in
      let day = #"{"forecastStart": "2026-03-28T13:00:00Z", "temperatureMax": 24, "temperatureMin": 15}"#
      let metadata = #"{"latitude": -37.8, "longitude": 144.96, "readTime": "2026-03-28T13:05:00Z", "version": 1}"#
      return .init("200 OK", [], #"{"forecastDaily": {"metadata": \#(metadata), "days": [\#(day)]}}"#)
    }
    var feed = try feed(server, key, in: scene)
    feed.location = .at(Place(name: "", latitude: -37.8, longitude: 144.96))
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.result == .new, "\(outcome.reason)")
    // It is five past midnight in Melbourne, which is eleven hours ahead until April.
    let target = try #require(server.questions.first).target
    #expect(target.hasSuffix("&dailyStart=2026-03-28T13%3A00%3A00Z&timezone=Australia%2FMelbourne"), "\(target)")
    let weather = try #require(outcome.snapshots.first?.weather)
    #expect(weather.place?.timeZone?.identifier == "Australia/Melbourne")
    #expect(weather.days.map(\.day.description) == ["2026-03-29"])
    await server.end()
  }

  @Test func aKeyThatIsNoneIsTold() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", [], Self.answer) }
    let secret = "-----BEGIN PRIVATE KEY-----\ntell-nobody\n-----END PRIVATE KEY-----\n"
    let outcome = try #require(try await scene.run(try feed(server, secret, in: scene)).first)
    #expect(outcome.result == .failed && outcome.reason.contains(".p8") && !outcome.reason.contains("tell-nobody"))
    #expect(server.questions.isEmpty)
  }

  /// Keys for other signatures, and one with a password, which nobody is asked for.
  @Test(
    .enabled(if: OpenSSL.isInstalled),
    arguments: [
      "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-384", "genpkey -algorithm ED25519",
      "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -aes256 -pass pass:secret",
    ]) func aKeyOfAnotherKindIsTold(_ command: String) async throws
  {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", [], Self.answer) }
    let key = try OpenSSL.run(command, in: scene.root)
    let outcome = try #require(try await scene.run(try feed(server, key, in: scene)).first)
    #expect(outcome.result == .failed && outcome.reason.contains(".p8"), "\(outcome.reason)")
    #expect(server.questions.isEmpty)
    await server.end()
  }
}
