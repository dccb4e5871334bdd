// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveNative
import WeaveTime

extension Service {
  /// Its days are those of the place: they begin in its time zone, with the current one.
  ///
  /// - Source: Apple, WeatherKit REST API: `GET /api/v1/weather/{language}/{latitude}/{longitude}`.
  static let weatherKit = Service(
    "weatherkit", needs: [.place, .key, .apple], every: 1_800, atLeast: 300, limits: [Limit(500_000, per: 30 * 86_400)],
    cost: "an Apple developer account; 500,000 calls a month"
  ) { context throws(FetchError) in
    guard let identity = context.feed.apple, let key = context.feed.key else {
      throw FetchError(.lasting, "the feed has no key")
    }
    let pem = try context.secrets.text(of: key, for: "key", hasLines: true)
    let token = try WeatherKitToken.signed(with: pem, identity, now: context.now)
    let (latitude, longitude) = context.coordinates
    let zone = context.place?.timeZone ?? context.timeZone
    let today = LocalDay(Date(timeIntervalSince1970: context.now), in: zone).start(in: zone)
    let sets = "currentWeather,forecastNextHour,forecastHourly,forecastDaily"
    guard
      let address = try context.address("https://weatherkit.apple.com").with(
        path: "/api/v1/weather/en/\(latitude)/\(longitude)",
        [("dataSets", sets), ("dailyStart", InstantText.text(today)), ("timezone", zone.identifier)])
    else { throw FetchError(.lasting, "the address of the feed cannot be completed") }
    var request = WebRequest(address)
    request.headers.append(("Authorization", "Bearer \(token)"))
    request.validators = context.validators
    return try await context.answer(request)
  }
}

/// The token by which Apple identifies its customers, signed with their key.
///
/// - Source: Apple, Request authentication for WeatherKit REST API; RFC 7515 (compact serialization).
enum WeatherKitToken {
  private struct Header: Encodable {
    var alg = "ES256"
    var typ = "JWT"
    /// The key.
    var kid: String
    /// The team and the service.
    var id: String
  }

  private struct Claims: Encodable {
    /// The team.
    var iss: String
    /// The service.
    var sub: String
    /// When it was issued and when it expires, in seconds since 1970.
    var iat: Int
    var exp: Int
  }

  /// How many seconds it is valid: for one refresh.
  static let lifetime = 1_800.0

  /// - Parameters:
  ///   - pem: the key file as Apple issues it, PKCS #8.
  ///   - now: seconds since 1970.
  /// - Throws: `.lasting` if it is not a key; no message contains the text of the key.
  static func signed(with pem: String, _ identity: AppleIdentity, now: Double) throws(FetchError) -> String {
    let header = Header(kid: identity.keyID, id: "\(identity.teamID).\(identity.serviceID)")
    let claims = Claims(iss: identity.teamID, sub: identity.serviceID, iat: Int(now), exp: Int(now + lifetime))
    guard let head = try? JSONEncoder().encode(header), let body = try? JSONEncoder().encode(claims) else {
      throw FetchError(.lasting, "the token for WeatherKit cannot be written")
    }
    let content = base64(head) + "." + base64(body)
    do throws(ES256.Failure) {
      return content + "." + base64(Data(try ES256.signature(of: Array(content.utf8), pem: Array(pem.utf8))))
    } catch .notInstalled {
      throw FetchError(.lasting, "the token for WeatherKit needs OpenSSL; install Debian's package libssl3")
    } catch {
      throw FetchError(.lasting, "this is not a WeatherKit key; Apple issues it as a file that ends in .p8")
    }
  }

  /// Base 64 for addresses, without padding.
  private static func base64(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
