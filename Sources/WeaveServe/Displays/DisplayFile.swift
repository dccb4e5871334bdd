// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeavePanel
import WeaveSystem

/// `displays.json`, read again when it changes. A mistake in it keeps the previous displays.
final class DisplayFile: Sendable {
  static let name = "displays.json"

  private struct State {
    var files: [WatchedFile]?
    var report: DiagnosticReport?
    var reason: String?
    var checked: ContinuousClock.Instant?

    /// Whether the last check was less than a pause ago.
    func isChecked(within pause: Duration) -> Bool { checked.map { $0.duration(to: .now) < pause } ?? false }
  }

  private let folder: String
  private let state = Mutex(State())
  /// Held while the file is read. `state` is never held for so long, so nobody who asks for it waits for the disk.
  private let reading = Mutex(())

  init(folder: String) { self.folder = folder }

  /// What is wrong with the file, as one line of a compiler; nil if nothing is.
  var problem: String? { state.withLock { $0.reason } }
  /// Whether the file existed when it was last read.
  var isThere: Bool { state.withLock { $0.files?.first?.stamp != nil } }
  /// The mistakes in the file with their places.
  var report: DiagnosticReport? { state.withLock { $0.report } }

  /// Whether the file has just been checked. It never waits.
  ///
  /// - Parameter pause: how long the file is assumed to be unchanged after the last check.
  func isChecked(after pause: Duration = .milliseconds(50)) -> Bool { state.withLock { $0.isChecked(within: pause) } }

  /// Reads the file if it has changed. It may wait for the disk.
  ///
  /// - Parameter pause: how long the file is assumed to be unchanged after the last check.
  /// - Returns: the displays; nil if nothing has changed or the file has errors.
  func changes(after pause: Duration = .milliseconds(50)) -> [Display]? {
    reading.withLock { _ in
      var next = state.withLock { $0 }
      if next.isChecked(within: pause) { return nil }
      next.checked = .now
      let isSame = next.files?.allSatisfy(\.isSame) ?? false
      let displays = isSame ? nil : read(&next)
      state.withLock { $0 = next }
      return displays
    }
  }

  private func read(_ state: inout State) -> [Display]? {
    let path = "\(folder)/\(Self.name)"
    var files = [WatchedFile(path)]
    state.report = nil
    state.reason = nil
    defer { state.files = files }
    do throws(FileError) {
      let bytes = try ConfinedFolder.read(path, within: [folder], limit: Limits.displaysBytes)
      let source = SourceText(name: Self.name, bytes: bytes)
      let checked = DisplayReader.read(source, in: ConfinedFolder(folder))
      if !checked.diagnostics.isEmpty {
        state.report = DiagnosticReport(source: source, diagnostics: checked.diagnostics)
        state.reason = state.report?.firstLine
      }
      // Panel files in the folder are watched too.
      let panels = Set((checked.output ?? []).map(\.panel.name)).filter { FolderPath.isInside($0) }
      files += panels.map { WatchedFile("\(folder)/\($0)") }
      return checked.output
    } catch .notFound {
      // An editor may remove a file before it puts the new one in place.
      guard state.files != nil else { return [] }
      state.reason = "\(Self.name) no longer exists"
      return nil
    } catch {
      state.reason = "\(error)"
      return nil
    }
  }
}

extension DiagnosticReport {
  /// The first of the most severe mistakes: `displays.json:3:14: error: … [W1901]`.
  fileprivate var firstLine: String? {
    guard let worst = sorted.max(by: { $0.severity < $1.severity })?.severity,
      let first = sorted.first(where: { $0.severity == worst })
    else { return nil }
    let place = first.range.map { source.position(of: $0.lower) }
    let parts = [source.name] + [place?.line, place?.column].compactMap { $0.map(String.init) }
    return "\(parts.joined(separator: ":")): \(first.severity.rawValue): \(first.message) [\(first.code.name)]"
  }
}
