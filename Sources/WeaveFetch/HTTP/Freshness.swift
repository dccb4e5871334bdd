// SPDX-License-Identifier: MIT

import NIOHTTP1

/// What an answer says about how long it holds, and about when to ask again.
///
/// - Source: RFC 9111, 4.2 (freshness), RFC 9110, 10.2.3 (Retry-After).
enum Freshness {
  /// The longest time that a server's word is taken for.
  static let longest = 7 * 86_400.0

  /// Seconds from now for which the answer need not be asked for again; nil where the server says nothing.
  ///
  /// `Expires` is counted from the server's own `Date`, so that a clock that is wrong here or there does no harm.
  static func seconds(_ headers: HTTPHeaders, now: Double) -> Double? {
    let directives = headers["Cache-Control"].flatMap { $0.lowercased().split(separator: ",") }
      .map { $0.split(separator: "=").map { String($0).trimmed } }
    if directives.contains(where: { ["no-cache", "no-store"].contains($0.first) }) { return nil }
    let age = headers.first(name: "Age").flatMap { Double($0.trimmed) } ?? 0
    if let most = directives.first(where: { $0.first == "max-age" && $0.count == 2 }).flatMap({ Double($0[1]) }) {
      return bounded(most - max(age, 0))
    }
    guard let text = headers.first(name: "Expires"), let expires = HTTPDate.seconds(text) else { return nil }
    let date = headers.first(name: "Date").flatMap { HTTPDate.seconds($0) } ?? now
    return bounded(expires - date)
  }

  /// Seconds after which the server wants to be asked again; nil where it does not say.
  static func retryAfter(_ headers: HTTPHeaders, now: Double) -> Double? {
    guard let text = headers.first(name: "Retry-After")?.trimmed else { return nil }
    if let seconds = Double(text) { return bounded(seconds) }
    let date = headers.first(name: "Date").flatMap { HTTPDate.seconds($0) } ?? now
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
