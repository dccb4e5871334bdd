// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// A poster whose text is the time alone shows it as a clock, in every reader's way to write it.
@Suite struct PhotoClockTests {
  @Test(arguments: [("en_US", "9:41"), ("da_DK", "09.41"), ("de_DE", "09:41"), ("ar_EG", "٩:٤١"), ("ko_KR", "9:41")])
  func theTimeIsLarge(locale: String, digits: String) throws {
    let design = try Design("Gallery/lake-clock")
    let environment = RenderEnvironment.fixed(.medium, locale: locale)
    let picture = try #require(Renderer().render(design.widget, in: environment, photos: design.photos).output)
    var sizes: [String: Double] = [:]
    picture.displayList.items.forEachLeaf { item, map, _ in
      guard case .glyphs(let run, _, _) = item.command else { return }
      sizes[run.text] = run.size * map.magnification
    }
    // What is written from right to left is drawn in runs of digits.
    let ofTime = sizes.filter { digits.contains($0.key) }.values
    #expect(try #require(ofTime.max(), "\(sizes.keys)") > 50)
  }
}
