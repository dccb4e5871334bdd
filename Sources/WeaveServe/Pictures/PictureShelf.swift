// SPDX-License-Identifier: MIT

import Synchronization
import WeavePanel

/// The displays of the file, and the slots of all looks that have been requested.
final class PictureShelf: Sendable {
  private struct State {
    var displays: [Display] = []
    var byName: [String: Display] = [:]
    var byDevice: [String: String] = [:]
    /// By display and the rest of the address.
    var byAddress: [String: PictureSlot] = [:]
    var byLook: [PictureLook: PictureSlot] = [:]
  }

  private let state = Mutex(State())

  var displays: [Display] { state.withLock { $0.displays } }

  func display(_ name: String) -> Display? { state.withLock { $0.byName[name] } }

  /// The display with a hardware address.
  func display(ofDevice address: String) -> Display? {
    state.withLock { state in state.byDevice[address].flatMap { state.byName[$0] } }
  }

  /// Every slot in use.
  var slots: [PictureSlot] { state.withLock { Array($0.byLook.values) } }

  /// Replaces the displays. Pictures of looks that are still in use stay.
  func take(_ displays: [Display]) {
    state.withLock { state in
      state.displays = displays
      state.byName = Dictionary(displays.map { ($0.name, $0) }) { first, _ in first }
      state.byDevice = Dictionary(displays.compactMap { display in display.device.map { ($0, display.name) } }) {
        first, _ in first
      }
      state.byAddress = [:]
      let shown = Set(displays.map(\.shows) + displays.compactMap(\.guest))
      state.byLook = state.byLook.filter { shown.contains($0.key.shows) || NoticeDesign.text($0.key.shows) != nil }
    }
  }

  /// The slot of a display in the format that an address asks for.
  ///
  /// - Parameter ending: `png`, `bmp`, `svg` or `bin`.
  /// - Returns: nil if there is no such display, or its panel does not take the format.
  func slot(_ name: String, _ ending: String, format: String? = nil, rotation: String? = nil) -> PictureSlot? {
    let address = "\(name).\(ending) \(format ?? "") \(rotation ?? "")"
    return state.withLock { state in
      if let known = state.byAddress[address] { return known }
      guard let display = state.byName[name],
        let look = PictureLook(display, ending: ending, format: format, rotation: rotation)
      else { return nil }
      let slot = state.byLook[look] ?? PictureSlot(look)
      state.byLook[look] = slot
      state.byAddress[address] = slot
      return slot
    }
  }

  /// The slot of a display in its own format, also for a display that is in no file.
  func slot(of display: Display) -> PictureSlot {
    let format = display.format
    if let known = slot(display.name, format.ending, format: format.rawValue) { return known }
    let look = PictureLook(display, as: .panel(format))
    return state.withLock { state in
      let slot = state.byLook[look] ?? PictureSlot(look)
      state.byLook[look] = slot
      return slot
    }
  }
}
