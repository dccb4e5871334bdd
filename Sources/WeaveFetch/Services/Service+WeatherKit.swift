// SPDX-License-Identifier: MIT

import FoundationEssentials
import JWTKit
import WeaveData

extension Service {
  /// - Source: Apple, WeatherKit REST API: `GET /api/v1/weather/{language}/{latitude}/{longitude}`.
  static let weatherKit = Service(
    "weatherkit", needs: [.place, .key, .apple], every: 1_800, atLeast: 300, limits: [Limit(500_000, per: 30 * 86_400)],
    cost: "an Apple developer account; 500,000 calls a month"
  ) { asking throws(FetchError) in
    guard let identity = asking.feed.apple, let key = asking.feed.key else {
      throw FetchError(.lasting, "the feed names no key")
    }
    let pem = try asking.secrets.text(of: key, for: "key", hasLines: true)
    let token = try await WeatherKitToken.signed(with: pem, identity, now: asking.now)
    let (latitude, longitude) = asking.coordinates
    let zone = asking.place?.timeZone ?? asking.timeZone
    let sets = "currentWeather,forecastNextHour,forecastHourly,forecastDaily"
    guard
      let address = try asking.address("https://weatherkit.apple.com").with(
        path: "/api/v1/weather/en/\(latitude)/\(longitude)", [("dataSets", sets), ("timezone", zone.identifier)])
    else { throw FetchError(.lasting, "the address of the feed cannot be completed") }
    var request = WebRequest(address)
    request.headers.append(("Authorization", "Bearer \(token)"))
    request.validators = asking.validators
    return try await asking.answer(request)
  }
}

/// The token by which Apple identifies its customers, signed with their key.
enum WeatherKitToken {
  /// The contents of the token.
  ///
  /// - Source: Apple, Request authentication for WeatherKit REST API.
  struct Claims: JWTPayload {
    /// The team.
    var iss: String
    /// The service.
    var sub: String
    /// When it was issued and when it expires, in seconds since 1970.
    var iat: Int
    var exp: Int

    func verify(using algorithm: some JWTAlgorithm) async throws {}
  }

  /// How many seconds it is valid: for one refresh.
  static let lifetime = 1_800.0

  /// - Parameters:
  ///   - pem: the key file as Apple issues it, PKCS #8.
  ///   - now: seconds since 1970.
  /// - Throws: `.lasting` if it is not a key; no message contains the text of the key.
  static func signed(
    with pem: String, _ identity: AppleIdentity, now: Double
  ) async throws(FetchError) -> String {
    do {
      let keys = JWTKeyCollection()
      let name = JWKIdentifier(string: identity.keyID)
      await keys.add(ecdsa: try ES256PrivateKey(pem: pem), kid: name)
      let claims = Claims(
        iss: identity.teamID, sub: identity.serviceID, iat: Int(now), exp: Int(now + lifetime))
      let header: JWTHeader = ["id": .string("\(identity.teamID).\(identity.serviceID)")]
      return try await keys.sign(claims, kid: name, header: header)
    } catch {
      throw FetchError(.lasting, "the key is none that Apple hands out for WeatherKit, a file that ends in .p8")
    }
  }
}
