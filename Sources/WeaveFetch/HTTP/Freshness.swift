// SPDX-License-Identifier: MIT

import WeaveNative

/// How long an answer is valid, and when to ask again, according to its headers.
///
/// - Source: RFC 9111, 4.2 (freshness), RFC 9110, 10.2.3 (Retry-After).
enum Freshness {
  /// The longest time accepted from a server.
  static let longest = 7 * 86_400.0

  /// How many seconds from now the answer is valid; nil if the server does not say.
  ///
  /// `Expires` is compared with the server's own `Date`, so that a wrong clock on either side does no harm.
  static func seconds(_ headers: HeaderList, now: Double) -> Double? {
    let directives = headers["Cache-Control"].flatMap { $0.lowercased().split(separator: ",") }
      .map { $0.split(separator: "=").map { String($0).trimmed } }
    if directives.contains(where: { ["no-cache", "no-store"].contains($0.first) }) { return nil }
    let age = headers.first("Age").flatMap { Double($0.trimmed) } ?? 0
    if let most = directives.first(where: { $0.first == "max-age" && $0.count == 2 }).flatMap({ Double($0[1]) }) {
      return bounded(most - max(age, 0))
    }
    guard let text = headers.first("Expires"), let expires = HTTPDate.seconds(text) else { return nil }
    let date = headers.first("Date").flatMap { HTTPDate.seconds($0) } ?? now
    return bounded(expires - date)
  }

  /// How many seconds to wait before the next request; nil if the server does not say.
  static func retryAfter(_ headers: HeaderList, now: Double) -> Double? {
    guard let text = headers.first("Retry-After")?.trimmed else { return nil }
    if let seconds = Double(text) { return bounded(seconds) }
    let date = headers.first("Date").flatMap { HTTPDate.seconds($0) } ?? now
    return HTTPDate.seconds(text).flatMap { bounded($0 - date) }
  }

  private static func bounded(_ seconds: Double) -> Double? {
    seconds.isFinite && seconds > 0 ? min(seconds, longest) : nil
  }
}

extension String {
  var trimmed: String {
    var part = self[...]
    while part.first?.isWhitespace == true { part = part.dropFirst() }
    while part.last?.isWhitespace == true { part = part.dropLast() }
    return part.first == "\"" && part.last == "\"" && part.count > 1
      ? String(part.dropFirst().dropLast()) : String(part)
  }
}
