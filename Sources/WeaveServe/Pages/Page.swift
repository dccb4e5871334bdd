// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import NIOCore
import WeaveDiagnostics

/// A page of the server, and what browsers may do with it.
enum Page {
  /// A page runs nothing and shows nothing but what this server sends, sends forms nowhere else, and stands in no frame.
  static let policy =
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
    + "base-uri 'none'; frame-ancestors 'none'"

  static func response(
    _ title: String, _ body: HTML, status: HTTPResponse.Status = .ok, script: String? = nil, bodyClass: String = "page"
  ) -> Response {
    let head: HTML = script.map { "<script src=\"/static/\($0)\" defer></script>" } ?? ""
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="stylesheet" href="/static/pages.css">
      \(head)
      </head>
      <body class="\(bodyClass)">
      \(body)
      </body>
      </html>

      """
    var response = Response.text(page.text, type: "text/html; charset=utf-8", status: status)
    response.headers[.contentSecurityPolicy] = policy
    response.headers[.named("X-Frame-Options")] = "DENY"
    return response
  }

  /// Sends a browser to another page, after a form was taken.
  static func seeOther(_ path: String, cookie: String? = nil) -> Response {
    var headers = HTTPFields()
    headers[.location] = path
    headers[.cacheControl] = "no-store"
    if let cookie { headers[.setCookie] = cookie }
    return Response(status: .seeOther, headers: headers)
  }

  /// A file that pages are made with; nil for none.
  static func file(_ name: String) -> Response? {
    switch name {
    case "pages.css": cached(StaticFiles.style, "text/css; charset=utf-8")
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
