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
    var checked: ContinuousClock.Instant?
    var report: DiagnosticReport?
    var reason: String?
  }

  private let folder: String
  private let state = Mutex(State())

  init(folder: String) { self.folder = folder }

  /// What is wrong with the file, as one line of a compiler; nil if nothing is.
  var problem: String? { state.withLock { $0.reason } }
  /// The mistakes in the file with their places.
  var report: DiagnosticReport? { state.withLock { $0.report } }

  /// Whether the file is as it was read. Nothing is read now.
  ///
  /// - Parameter pause: how long the file is assumed to be unchanged after the last check.
  func isCurrent(after pause: Duration = .milliseconds(50)) -> Bool {
    state.withLock { state in
      let instant = ContinuousClock.now
      if let checked = state.checked, checked.duration(to: instant) < pause { return true }
      guard let files = state.files, files.allSatisfy(\.isSame) else { return false }
      state.checked = instant
      return true
    }
  }

  /// Reads the file if it has changed.
  ///
  /// - Parameter pause: how long the file is assumed to be unchanged after the last check.
  /// - Returns: the displays; nil if nothing has changed or the file has errors.
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
