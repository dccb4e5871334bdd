// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit

/// Why a preview did not start.
public struct PreviewFailure: Error, Sendable {
  /// The reason, worded as a message.
  public var reason: String

  /// A failure with its reason.
  public init(_ reason: String) { self.reason = reason }
}

/// The previews beside the editor, by the file that each shows, and the link that the editor updates.
final class PreviewDesk {
  private let start: @Sendable (String, EditorLink) throws(PreviewFailure) -> String
  private var addresses: [String: String] = [:]
  let link: EditorLink
  /// The maximum number of previews: each has a thread and a port.
  private static let most = 8

  /// - Parameter start: starts a preview and returns its address.
  init(_ inbox: Inbox, start: @escaping @Sendable (String, EditorLink) throws(PreviewFailure) -> String) {
    self.start = start
    link = EditorLink { path, range in inbox.add(.picked(path: path, range: range)) }
  }

  var isEmpty: Bool { addresses.isEmpty }

  /// The address of a file's preview, which is started if there is none yet.
  func address(of path: String) throws(RequestError) -> String {
    if let known = addresses[path] { return known }
    guard addresses.count < Self.most else { throw .failed("there are already \(Self.most) open previews") }
    do throws(PreviewFailure) {
      let address = try start(path, link)
      addresses[path] = address
      return address
    } catch {
      throw .failed("the preview cannot start: \(error.reason)")
    }
  }
}
