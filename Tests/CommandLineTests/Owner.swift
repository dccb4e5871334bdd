// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The owner of a server in a browser: signed in, and with the token of its forms.
struct Owner {
  private let server: RunningServer
  private var cookie: [String] = []

  private static let form = "Content-Type: application/x-www-form-urlencoded"

  /// - Parameter password: nil for a server without one.
  init(_ server: RunningServer, _ password: String?) throws {
    self.server = server
    guard let password else { return }
    let words = password.replacingOccurrences(of: " ", with: "+")
    let answer = try server.ask("/login", method: "POST", headers: [Self.form], body: "password=\(words)")
    cookie = ["Cookie: " + (try #require(answer.headers["set-cookie"]?.split(separator: ";").first))]
  }

  /// The text of a page.
  func page(_ path: String) throws -> String { try server.ask(path, headers: cookie).text }

  /// The token of the page's forms.
  func csrf() throws -> String {
    String(try #require(page("/").firstMatch(of: /name="csrf" value="([0-9a-f]+)"/)?.output.1))
  }

  /// Sends a form, besides the token of the page.
  func post(_ path: String, _ fields: String) throws -> RunningServer.Answer {
    try server.ask(path, method: "POST", headers: [Self.form] + cookie, body: "csrf=\(csrf())&\(fields)")
  }
}
