// SPDX-License-Identifier: MIT

import Foundation
import WeaveSpec
import WeaveSystem

@testable import WeaveServe

/// Draws at once, but for the design `stuck.json`, which waits for a signal.
final class StuckContent: DisplayContent {
  private let signal: WeaveSystem.Semaphore

  init(_ signal: WeaveSystem.Semaphore) { self.signal = signal }

  func picture(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> DrawnPicture {
    if look.shows == "stuck.json" { signal.wait() }
    return DrawnPicture(bytes: Array(look.shows.utf8), until: moment.addingTimeInterval(60), altText: "", files: [])
  }

  func change(
    of look: PictureLook, after moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> Date { moment.addingTimeInterval(60) }

  func actions(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> [ActionBarSpec.Action] { [] }

  func playing(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> PlaylistTurn? { nil }

  func marked(_ file: [UInt8], of look: PictureLook, _ words: String) throws(ContentError) -> [UInt8] { file }
}
