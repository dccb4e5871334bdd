// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeavePanel
import WeaveSystem

/// `displays.json`, read again when it changes. A mistake in it leaves the displays as they were.
final class DisplayFile: Sendable {
  static let name = "displays.json"

  private struct State {
    var files: [WatchedFile]?
    var checked: ContinuousClock.Instant?
    var report: DiagnosticReport?
    var reason: String?
  }

  private let folder: String
  private let state = Mutex(State())

  init(folder: String) { self.folder = folder }

  /// What is wrong with the file, in a compiler's words; nil where nothing is.
  var problem: String? { state.withLock { $0.reason } }
  /// The mistakes of the file with their places.
  var report: DiagnosticReport? { state.withLock { $0.report } }

  /// Reads the file if it has changed.
  ///
  /// - Parameter pause: how long it is taken to be the same without another look.
  /// - Returns: the displays; nil where nothing has changed, and where the file has errors.
  func changes(after pause: Duration = .milliseconds(50)) -> [Display]? {
    state.withLock { state in
      let instant = ContinuousClock.now
      if let checked = state.checked, checked.duration(to: instant) < pause { return nil }
      state.checked = instant
      if let files = state.files, files.allSatisfy(\.isSame) { return nil }
      return read(&state)
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
      // Panels that lie in the folder are files of the folder, too.
      let panels = Set((checked.output ?? []).map(\.panel.name)).filter { FolderPath.isInside($0) }
      files += panels.map { WatchedFile("\(folder)/\($0)") }
      return checked.output
    } catch .notFound {
      // An editor may take a file away before it puts the new one in its place.
      guard state.files != nil else { return [] }
      state.reason = "there is no \(Self.name) any more"
      return nil
    } catch {
      state.reason = "\(error)"
      return nil
    }
  }
}

extension DiagnosticReport {
  /// `displays.json:3:14: error: … [W1901]`, the first of the worst.
  fileprivate var firstLine: String? {
    guard let worst = sorted.max(by: { $0.severity < $1.severity })?.severity,
      let first = sorted.first(where: { $0.severity == worst })
    else { return nil }
    let place = first.range.map { source.position(of: $0.lower) }
    let parts = [source.name] + [place?.line, place?.column].compactMap { $0.map(String.init) }
    return "\(parts.joined(separator: ":")): \(first.severity.rawValue): \(first.message) [\(first.code.name)]"
  }
}
