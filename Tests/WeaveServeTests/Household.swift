// SPDX-License-Identifier: MIT

import Foundation
import Logging
import Synchronization
import WeaveRender

@testable import WeaveServe

/// A clock that stands until a test moves it.
final class StandingClock: ServerClock {
  private let moment: Mutex<Date>

  init(_ text: String) { moment = Mutex(StandingClock.date(text)) }

  var now: Date {
    get { moment.withLock { $0 } }
    set { moment.withLock { $0 = newValue } }
  }

  /// A moment such as `2026-03-28T14:05:00Z`.
  static func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }
}

/// A folder that is served without a network, removed with its last owner.
final class Household {
  let path: String
  let clock: StandingClock
  let core: ServerCore

  /// - Parameters:
  ///   - files: texts by their names.
  ///   - displays: entries of `displays.json`.
  init(_ files: [String: String], _ displays: [String], at moment: String) throws {
    path = FileManager.default.temporaryDirectory.path + "/weave-serve-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)")) }
    let list = "{\"displays\": [\(displays.joined(separator: ", "))]}"
    try Data(list.utf8).write(to: URL(filePath: "\(path)/displays.json"))
    clock = StandingClock(moment)
    core = Self.core(path, clock)
  }

  /// The server of the folder after a restart, which draws with other content.
  func restarted(_ content: @escaping @Sendable () -> any DisplayContent) throws -> ServerCore {
    Self.core(path, clock) { () throws(RenderError) in content() }
  }

  private static func core(
    _ path: String, _ clock: StandingClock,
    content: (@Sendable () throws(RenderError) -> any DisplayContent)? = nil
  ) -> ServerCore {
    var log = Logger(label: "test")
    log.logLevel = .critical
    let options = ServerOptions(scene: ServerScene(folder: path), state: "\(path)/.weave")
    let core = ServerCore(options, clock: clock, log: log, content: content)
    core.readDisplays(after: .zero)
    return core
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A design with one text.
  static func text(_ text: String) -> String {
    #"{"name": "x", "layout": {"template": "custom"}, "content": {"type": "text", "text": "\#(text)"}}"#
  }

  static func display(_ name: String, _ shows: String, panel: String = "inky-phat") -> String {
    #"{"name": "\#(name)", "panel": "\#(panel)", "shows": "\#(shows)"}"#
  }

  /// What a display that fetches its picture gets.
  func fetch(_ name: String) async throws -> KeptPicture? {
    guard let display = core.shelf.display(name) else { return nil }
    return await core.picture(in: core.shelf.slot(of: display)).picture
  }
}
