// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@testable import WeaveText

/// Digits in boxes of one width.
@Suite struct TabularDigitTests {
  static let families: [FontSpec.Family] = [.system, .rounded, .serif, .monospaced]

  private func tabular(
    _ string: String, _ family: FontSpec.Family, size: Double, weight: Int = 400,
    edit: (inout ResolvedText) -> Void = { _ in }
  ) -> ResolvedText {
    text(string, family: family, size: size, weight: weight) {
      $0.spans[0].font.hasTabularDigits = true
      edit(&$0)
    }
  }

  @Test("A clock is as wide at 11:11 as at 08:48", arguments: families, [11.0, 17, 19, 20, 34, 96])
  func clocks(family: FontSpec.Family, size: Double) throws {
    let measurer = try measurer()
    for weight in [100, 300, 400, 500, 600, 700, 800, 900] {
      for isItalic in [false, true] {
        let widths = (0...9).map { digit in
          let clock = tabular("\(digit)\(digit):\(digit)\(digit)", family, size: size, weight: weight) {
            $0.spans[0].font.isItalic = isItalic
          }
          return measurer.shape(clock).size.width
        }
        #expect(Set(widths).count == 1, "\(family) \(size) \(weight): \(widths)")
      }
    }
  }

  /// Advances from the fonts' `hmtx` tables: the 0 of Inter Display Bold 1308 of 2048, its 1 1112; the 0 of Quicksand
  /// Regular 595 of 1000, its 1 333.
  @Test(arguments: [
    (FontSpec.Family.named("Inter Display"), 700, 1308.0 / 2048, 1112.0 / 2048),
    (.named("Quicksand"), 400, 0.595, 0.333),
  ])
  func boxes(family: FontSpec.Family, weight: Int, widest: Double, one: Double) throws {
    let shaped = try measurer().shape(tabular("11", family, size: 100, weight: weight))
    #expect(isClose(shaped.size.width, 2 * widest * 100))
    // Each stands in the middle of its box.
    let left = (widest - one) / 2 * 100
    let places = shaped.runs.flatMap(\.glyphs).map(\.x)
    #expect(places.count == 2 && isClose(places[0], left) && isClose(places[1], widest * 100 + left))
  }

  @Test(
    "Fonts whose tabular digits are equal keep them", arguments: [FontSpec.Family.serif, .monospaced, .named("Inter")])
  func equalForms(family: FontSpec.Family) throws {
    let shaped = try measurer().shape(tabular("1:1", family, size: 100))
    #expect(shaped.runs.first?.glyphs.first?.x == 0)
  }

  @Test("Letters beside the digits, and digits that are not tabular, stay as they are")
  func others() throws {
    let measurer = try measurer()
    let plain = measurer.shape(text("Tap", family: .rounded)).size.width
    #expect(measurer.shape(tabular("Tap", .rounded, size: 100)).size.width == plain)
    let ones = measurer.shape(text("11", family: .rounded)).size.width
    #expect(ones < measurer.shape(text("00", family: .rounded)).size.width)
  }

  /// The widest digit of Noto Sans Arabic has 583 of 1000 units, that of Noto Sans Devanagari as many as the others.
  @Test("Digits of other scripts, in texts from right to left too")
  func otherScripts() throws {
    let measurer = try measurer(language: "ar")
    for zero in [0x660, 0x6F0, 0x966, 0xE50] as [UInt32] {
      let widths = try (0...9 as ClosedRange<UInt32>).map { digit -> Double in
        let scalar = try #require(Unicode.Scalar(zero + digit))
        let request = tabular("\(scalar)\(scalar):\(scalar)\(scalar)", .system, size: 34)
        return measurer.shape(request, width: nil, height: nil, isRightToLeft: true).size.width
      }
      #expect(Set(widths).count == 1, "\(zero): \(widths)")
    }
    let arabic = measurer.shape(tabular("١١", .system, size: 100))
    #expect(isClose(arabic.size.width, 2 * 58.3))
    let mixed = ["11:11", "08:48"].map { clock in
      measurer.shape(
        tabular("الساعة \(clock) الآن", .rounded, size: 30), width: nil, height: nil, isRightToLeft: true
      ).size.width
    }
    #expect(mixed[0] == mixed[1])
  }

  @Test("Tracked, shrunk and cut texts keep the widths equal", arguments: [FontSpec.Family.system, .rounded])
  func edited(family: FontSpec.Family) throws {
    let measurer = try measurer()
    let shapes = ["11:11:11", "08:48:04"].map { clock in
      [
        measurer.shape(tabular(clock, family, size: 40) { $0.spans[0].font.tracking = -1.5 }),
        measurer.shape(tabular(clock, family, size: 40) { ($0.minimumScale, $0.lineLimit) = (0.5, 1) }, 120),
        measurer.shape(tabular(clock, family, size: 40) { $0.lineLimit = 1 }, 120),
      ]
    }
    for (first, second) in zip(shapes[0], shapes[1]) {
      #expect(first.size == second.size && first.scale == second.scale && first.isTruncated == second.isTruncated)
    }
    #expect(shapes[0][1].scale < 1 && shapes[0][2].isTruncated)
  }

  @Test("Where each pixel is black or white, digits stand on whole pixels", arguments: [12.0, 16, 20, 24, 32, 48])
  func panels(size: Double) throws {
    let measurer = try measurer()
    for family in Self.families {
      let clocks = (0...9).map { digit in
        measurer.shape(
          tabular("\(digit)\(digit):\(digit)\(digit) h", family, size: size, weight: 500) {
            $0.spans[0].font.pixelsPerPoint = 1.25
          })
      }
      #expect(Set(clocks.map(\.size.width)).count == 1, "\(family) \(size)")
      for place in clocks.flatMap({ $0.runs.flatMap(\.glyphs) }).map({ $0.x * 1.25 }) where size * 1.25 <= 64 {
        #expect(isClose(place, place.rounded(), within: 0.01), "\(family) \(size)")
      }
    }
  }
}
