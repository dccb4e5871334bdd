// SPDX-License-Identifier: MIT

import Synchronization
import WeaveSystem
import WeaveText

/// The fonts of most pictures, opened on a thread of their own while a command still reads its words and its design: a tenth of the time of
/// a first picture.
///
/// Where nobody takes them, they were opened for nothing, and nothing else changes.
package enum EarlyFonts {
  private typealias Opened = Lent<PangoTextMeasurer?>
  private static let begun = Mutex<EarlyValue<Opened>?>(nil)
  private static let fonts = FontSet()
  private static let language = "en-US"

  /// Begins to open weave's own fonts, for texts in the language of those who name none.
  package static func open() {
    guard processorCount() > 1 else { return }
    let early = EarlyValue<Opened> {
      let measurer = try? PangoTextMeasurer(fonts: fonts, language: language)
      measurer?.openFonts()
      return unsafe Lent(measurer)
    }
    begun.withLock { $0 = early }
  }

  /// Waits for them, so that the process may end.
  package static func finish() { _ = unsafe begun.withLock { $0 }?.get() }

  /// What measures texts with these fonts, once; nil where that was not begun, or is not what is needed.
  static func take(_ wanted: FontSet, language: String) -> PangoTextMeasurer? {
    guard wanted == fonts, language == Self.language else { return nil }
    let early = begun.withLock { begun in
      defer { begun = nil }
      return begun
    }
    return unsafe early?.get().value
  }
}
