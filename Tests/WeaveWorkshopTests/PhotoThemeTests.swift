// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveSpec

@testable import WeaveWorkshop

/// Themes from photos, against the rules worked out by hand: luminance Y and saturation S of each are in its comment.
@Suite struct PhotoThemeTests {
  /// A photo of stripes, each as wide as the others.
  private func photo(_ colors: (UInt8, UInt8, UInt8)..., alpha: UInt8 = 255) -> PixelBuffer {
    var bytes: [UInt8] = []
    for _ in 0..<60 {
      for x in 0..<120 {
        let (red, green, blue) = colors[x * colors.count / 120]
        bytes += [red, green, blue, 255].map { UInt8(Int($0) * Int(alpha) / 255) }
      }
    }
    return PixelBuffer(width: 120, height: 60, bytes: bytes)
  }

  @Test func aGreyPhotoHasNoAccent() {
    // Y 0.21: dark enough for indigo, and flat.
    #expect(PhotoTheme.app(photo((127, 127, 127))) == PhotoTheme(accent: .indigo, background: .subtleMaterial))
    // Y 0.79
    #expect(PhotoTheme.app(photo((230, 230, 230))) == PhotoTheme(accent: .gray, background: .subtleMaterial))
    // Y 0.21 and 1 on either half: not flat, and neither light nor dark on the whole.
    #expect(
      PhotoTheme.app(photo((127, 127, 127), (255, 255, 255))) == PhotoTheme(accent: .gray, background: .accentGlow))
  }

  @Test func aVividPhotoGetsItsHue() {
    // Green and white: mean Y 0.71, S 0.37, far from flat.
    #expect(PhotoTheme.app(photo((52, 199, 89), (255, 255, 255))) == PhotoTheme(accent: .green, background: .aurora))
    // One blue all over, Y 0.21: dark and flat.
    #expect(PhotoTheme.app(photo((0, 122, 255))) == PhotoTheme(accent: .blue, background: .subtleMaterial))
    // Coral and black: mean Y 0.18, and P90 of S 0.65. In light it is nearer to orange than to red.
    #expect(PhotoTheme.app(photo((255, 120, 90), (0, 0, 0))) == PhotoTheme(accent: .orange, background: .sunset))
    // Violet beside white: mean Y 0.59, S 0.33.
    #expect(PhotoTheme.app(photo((150, 80, 230), (255, 255, 255))) == PhotoTheme(accent: .purple, background: .aurora))
  }

  @Test func aClearPhotoIsSeenAsFarAsItIsThere() {
    #expect(PhotoTheme.app(photo((0, 0, 0), alpha: 0)) == PhotoTheme(accent: .blue, background: .aurora))
    // Half clear: premultiplied bytes, the same colour.
    #expect(PhotoTheme.app(photo((52, 199, 89), (255, 255, 255), alpha: 128)).accent == .green)
  }

  @Test func oursFollowsWhatStandsOut() {
    // A small orange sun over a grey field: the app sees grey.
    let sun = photo((120, 120, 122), (120, 120, 122), (118, 119, 122), (121, 120, 122), (120, 121, 122), (255, 140, 20))
    #expect(PhotoTheme.ours(sun)[0].accent == .orange)
    #expect(PhotoTheme.ours(photo((40, 90, 70), (20, 60, 120), (30, 120, 90)))[0].background == .aurora)
    #expect(PhotoTheme.ours(photo((240, 130, 40), (200, 60, 110), (110, 50, 130)))[0].background == .sunset)
    #expect(PhotoTheme.ours(photo((127, 127, 127))).allSatisfy { $0.accent == .gray })
    // However a photo is, the last resort is one on which every text can be read.
    #expect(PhotoTheme.ours(photo((255, 0, 0))).last?.background == .plain)
  }

  /// A photo smaller than the sample, and one that is nothing but a line.
  @Test func anySizeWill() {
    let point = PixelBuffer(width: 1, height: 1, bytes: [255, 149, 0, 255])
    #expect(PhotoTheme.app(point).accent == .orange)
    let line = PixelBuffer(
      width: 1, height: 5_000, bytes: Array(repeatElement([255, 149, 0, 255], count: 5_000).joined()))
    #expect(PhotoTheme.ours(line)[0].accent == .orange)
  }
}
