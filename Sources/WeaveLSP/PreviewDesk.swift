// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit

/// The previews that stand beside the editor, by the file that each shows, and what the editor tells them.
final class PreviewDesk {
  private let start: @Sendable (String, EditorLink) throws -> String
  private var addresses: [String: String] = [:]
  let link: EditorLink
  /// Previews at one time: each has a thread and a port.
  private static let most = 8

  /// - Parameter start: starts one, and gives its address.
  init(_ inbox: Inbox, start: @escaping @Sendable (String, EditorLink) throws -> String) {
    self.start = start
    link = EditorLink { path, range in inbox.add(.picked(path: path, range: range)) }
  }

  var isEmpty: Bool { addresses.isEmpty }

  /// The address of the preview of a file, which is started if there is none yet.
  func address(of path: String) throws(RequestError) -> String {
    if let known = addresses[path] { return known }
    guard addresses.count < Self.most else { throw .failed("\(Self.most) previews are open already") }
    do {
      let address = try start(path, link)
      addresses[path] = address
      return address
    } catch {
      throw .failed("the preview cannot start: \(error)")
    }
  }
}
