// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import WeaveData
import WeaveExpressions
import WeaveSpec
import WeaveStore
import WeaveSystem
import WeaveWorkshop

/// A button of the design on a display, numbered from 1.
struct DisplayButton: Sendable, Hashable {
  var number: Int
  var action: ActionBarSpec.Action

  /// ``adds 1 to `streak` ``
  var effect: String { action.effect }
}

/// Why a press did nothing.
struct PressRefusal: Error, CustomStringConvertible {
  var status: HTTPResponse.Status
  var description: String
}

extension ServerCore {
  /// The buttons of the design that a display shows now.
  ///
  /// - Throws: if the design cannot be read.
  func buttons(of display: Display) async throws(PressRefusal) -> [DisplayButton] {
    let look = shelf.slot(of: display).look
    do {
      let actions = try await drawer.actions(of: look, at: clock.now)
      return actions.enumerated().map { DisplayButton(number: $0.offset + 1, action: $0.element) }
    } catch { throw PressRefusal(status: .serviceUnavailable, description: "\(error)") }
  }

  /// Presses a button, as `weave action run` does.
  ///
  /// - Returns: how its variable changed.
  func press(_ number: Int, on display: Display) async throws(PressRefusal) -> VariableStore.Change {
    let buttons = try await buttons(of: display)
    guard let button = buttons.first(where: { $0.number == number }) else {
      let count = buttons.count == 1 ? "1 button" : "\(buttons.count) buttons"
      throw PressRefusal(status: .notFound, description: "what \(display.name) shows has \(count)")
    }
    let (action, now) = (button.action, clock.now)
    if variables.values.byName.keys.contains(where: { VariableScope.canonicalKey($0) == action.variableKey }) {
      throw PressRefusal(
        status: .conflict,
        description: "`\(action.variableKey)` is set by a webhook, which takes precedence over the button")
    }
    guard let path = options.scene.snapshots else {
      throw PressRefusal(status: .serviceUnavailable, description: "there is no folder of snapshots to write to")
    }
    let folder = SnapshotFolder(path: path)
    let (given, what) = (display.timeZone ?? options.scene.timeZone, "\(display.label): \(action.title)")
    let machineZone = options.scene.machineZone
    let changes = await disk.run {
      Result { () throws(LibraryError) in
        let stored = try? folder.exists ? folder.read([.location], now: now, timeZone: .gmt) : nil
        let zone = given ?? stored?.snapshots.location?.place.timeZone ?? machineZone
        let press = VariableStore.Edit.make(action.variableKey) { action.value(after: $0, now: now, timeZone: zone) }
        return try VariableStore(folder).apply([press], what: what, now: now, timeZone: zone)
      }
    }
    do throws(LibraryError) {
      return try changes.get().first ?? VariableStore.Change(action.variableKey)
    } catch {
      throw PressRefusal(status: .init(code: 507, reasonPhrase: "Insufficient Storage"), description: "\(error)")
    }
  }
}
