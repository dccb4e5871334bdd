// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import WeaveHTTP

/// How a client reached the server, as far as a proxy in between says so.
struct Visit: Sendable, Hashable {
  /// The request that is being answered.
  @TaskLocal static var current = Visit()

  /// The path of the first page, for links: `/`, or `/weave/` below another site.
  var base = "/"
  /// The language of the pages, as the browser prefers.
  var language = "en"
  /// Whether a proxy has signed the owner in, as Home Assistant does for its ingress.
  var isOwner = false
}

extension Visit {
  /// Reads what a proxy says. Where links lead matters only to the client that says so; who it is, is taken from the
  /// owner's proxy alone.
  ///
  /// - Parameter isSignedIn: whether the request comes from the proxy that signs the owner in.
  init(_ request: Request, prefix: String, isSignedIn: Bool) {
    let path = request.headers[.ingressPath].flatMap(Prefix.init)?.path
    base = (path ?? prefix) + "/"
    isOwner = isSignedIn && path != nil
    language = PageWords(accepted: request.headers[.acceptLanguage]).language
  }
}

/// The path below which a proxy offers the server: `/weave`.
struct Prefix: Sendable, Hashable {
  /// Without the slash at its end; empty for none.
  let path: String

  /// - Returns: nil unless it is made of letters, digits, hyphens and underscores.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard text.utf8.count <= 200, parts.count > 1, parts[0].isEmpty,
      parts.dropFirst().allSatisfy({ part in
        !part.isEmpty && part.utf8.allSatisfy { Character(UnicodeScalar($0)).isPlain }
      })
    else { return nil }
    path = text
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || self == "-" || self == "_") }
}

extension HTTPField.Name {
  /// - Source: Home Assistant, Supervisor, ingress.
  static let ingressPath = named("X-Ingress-Path")
}
