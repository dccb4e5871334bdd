// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import NIOCore
import WeaveDiagnostics
import WeaveHTTP

/// The pages of the server, and the policy that browsers apply to them.
enum Page {
  /// A page loads and runs only what this server sends, submits forms only to this server, and cannot be framed.
  static let policy =
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
    + "base-uri 'self'; frame-ancestors 'none'"

  static func response(
    _ title: String, _ body: HTML, status: HTTPResponse.Status = .ok, script: String? = nil, bodyClass: String = "page"
  ) -> Response {
    let words = PageWords(Visit.current.language)
    let head: HTML = script.map { "<script src=\"static/\($0)\" defer></script>" } ?? ""
    let page: HTML = """
      <!doctype html>
      <html lang="\(words.language)" dir="\(words.isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <base href="\(Visit.current.base)">
      <title>\(title)</title>
      <link rel="stylesheet" href="static/pages.css">
      \(head)
      </head>
      <body class="\(bodyClass)">
      \(body)
      </body>
      </html>

      """
    var response = Response.text(page.text, type: "text/html; charset=utf-8", status: status)
    let isFramed = Visit.current.isOwner
    response.headers[.contentSecurityPolicy] =
      isFramed ? policy.replacing("ancestors 'none'", with: "ancestors 'self'") : policy
    response.headers[.named("X-Frame-Options")] = isFramed ? "SAMEORIGIN" : "DENY"
    return response
  }

  /// Redirects a browser after a form was accepted.
  ///
  /// - Parameter path: from the base of all pages: `/display/hall`.
  static func seeOther(_ path: String, cookie: String? = nil) -> Response {
    var headers = HTTPFields()
    headers[.location] = Visit.current.base + path.drop { $0 == "/" }
    headers[.cacheControl] = "no-store"
    if let cookie { headers[.setCookie] = cookie }
    return Response(status: .seeOther, headers: headers)
  }

  /// A file that the pages use; nil if there is none of that name.
  static func file(_ name: String) -> Response? {
    switch name {
    case "pages.css": cached(StaticFiles.style, "text/css; charset=utf-8")
    case "pages.js": cached(StaticFiles.pagesScript, "text/javascript; charset=utf-8")
    case "view.js": cached(StaticFiles.viewScript, "text/javascript; charset=utf-8")
    default: nil
    }
  }

  private static func cached(_ text: String, _ type: String) -> Response {
    var response = Response.text(text, type: type)
    response.headers[.cacheControl] = "no-cache"
    return response
  }
}
