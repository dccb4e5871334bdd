// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeaveSpec

@testable import WeaveWorkshop

/// Which part of a photo each size shows, and which photo of an album when.
@Suite struct PhotoTests {
  /// A dark photo with bright discs.
  private func photo(_ width: Int, _ height: Int, discs: [(x: Int, y: Int)]) -> PixelBuffer {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isBright = discs.contains { ($0.x - x) * ($0.x - x) + ($0.y - y) * ($0.y - y) < 400 }
        bytes += isBright ? [250, 180, 40, 255] : [30, 40, UInt8(50 + y % 4), 255]
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  /// Every crop lies in the photo and has the proportions of its size.
  @Test(arguments: [(400, 300), (300, 400), (64, 900), (900, 64), (1, 1), (2, 1)]) func cropsLieInThePhoto(
    _ width: Int, _ height: Int
  ) {
    let crop = SmartCrop(photo(width, height, discs: [(x: width / 4, y: height / 3)]))
    for (_, size) in SmartCrop.pixelSizes {
      let rect = crop.rect(for: size)
      #expect(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= 1.000_001 && rect.y + rect.height <= 1.000_001)
      let aspect = rect.width * Double(width) / (rect.height * Double(height))
      #expect(abs(aspect - Double(size.width) / Double(size.height)) < 1e-6)
      #expect(max(rect.width, rect.height) == 1)
    }
  }

  /// What stands out is in the crop, wherever it is.
  @Test(arguments: [60, 200, 340]) func whatStandsOutIsShown(_ x: Int) {
    let rect = SmartCrop(photo(400, 200, discs: [(x: x, y: 100)])).rect(for: .init(width: 476, height: 476))
    #expect(rect.x * 400 <= Double(x - 20) && (rect.x + rect.width) * 400 >= Double(x + 20))
  }

  @Test func aPhotoOfOneColourIsCutInTheMiddle() {
    let rect = SmartCrop(PixelBuffer(width: 400, height: 200, bytes: [UInt8](repeating: 200, count: 320_000)))
      .rect(for: .init(width: 10, height: 10))
    #expect(abs(rect.x - 0.25) < 0.01 && rect.width == 0.5)
  }

  /// The app's order.
  @Test func theOrderOfChoice() {
    let (a, b) = (
      SmartPhotoSpec.CropRect(x: 0, y: 0, width: 0.1, height: 0.1),
      SmartPhotoSpec.CropRect(x: 0.5, y: 0, width: 0.1, height: 0.1)
    )
    var subjects = SmartCrop.Subjects()
    #expect(subjects.chosen == [])
    subjects.salient = [a]
    #expect(subjects.chosen == [a])
    subjects.bodies = [b]
    #expect(subjects.chosen == [b])
    subjects.animals = [a, b]
    #expect(subjects.chosen == [a, b])
    subjects.faces = [b]
    #expect(subjects.chosen == [b])
    subjects.salient = [a, b]
    #expect(subjects.chosen == [a, b])
    subjects.bodies = [b, a]
    #expect(subjects.chosen == [b, a])
    subjects.faces = [a, b]
    #expect(subjects.chosen == [a, b])
  }

  @Test func filesKeepTheirBudgets() throws {
    var bytes: [UInt8] = []
    var noise: UInt64 = 1
    for _ in 0..<(700 * 500) {
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes += [
        UInt8(truncatingIfNeeded: noise >> 33), UInt8(truncatingIfNeeded: noise >> 41),
        UInt8(truncatingIfNeeded: noise >> 49), 255,
      ]
    }
    let photo = PixelBuffer(width: 700, height: 500, bytes: bytes)
    let made = try SmartPhotoMaker.make(photo, SmartCrop(photo), now: Date(timeIntervalSince1970: 0))
    #expect(made.files.count == 4)
    let budgets = [2_500_000, 450_000, 650_000, 900_000]
    for (file, budget) in zip(made.files, budgets) {
      #expect(file.bytes.count <= budget && file.bytes.starts(with: [0xFF, 0xD8, 0xFF]))
    }
    let small = try decodePhoto(made.files[1].bytes)
    #expect(small.width == 476 && small.height == 476)
    #expect(made.image.smartPhoto?.small?.renderFileName == made.files[1].name)
    #expect(made.image.fileName == made.image.smartPhoto?.medium?.renderFileName)
  }

  /// Another part of a photo: the numbers say which, and the file shows it.
  @Test func aPhotoIsCutOtherwise() throws {
    // Red on the left, blue on the right.
    var bytes: [UInt8] = []
    for place in 0..<(800 * 600) { bytes += place % 800 < 400 ? [220, 20, 20, 255] : [20, 20, 220, 255] }
    let photo = PixelBuffer(width: 800, height: 600, bytes: bytes)
    let made = try SmartPhotoMaker.make(photo, SmartCrop(photo), now: Date(timeIntervalSince1970: 0))
    let cut = try SmartPhotoMaker.recut(made.image, for: .small, x: 0.5, y: 0.25, width: 0.375, master: photo)
    // 300 × 300 pixels of 800 × 600.
    #expect(cut.image.smartPhoto?.small?.cropRect == .init(x: 0.5, y: 0.25, width: 0.375, height: 0.5))
    #expect(cut.image.smartPhoto?.medium == made.image.smartPhoto?.medium)
    #expect(cut.image.smartPhoto?.small?.renderFileName == cut.files[0].name && cut.files.count == 1)
    let shown = try decodePhoto(cut.files[0].bytes)
    #expect(shown.width == 476 && shown.height == 476)
    for place in [(x: 10, y: 10), (x: 240, y: 240), (x: 465, y: 465)] {
      let pixel = shown.pixel(x: place.x, y: place.y)
      #expect(pixel.blue > 200 && pixel.red < 40)
    }
    // The plain photo is the medium crop.
    let medium = try SmartPhotoMaker.recut(made.image, for: .medium, x: 0, y: 0, width: 0.5, master: photo)
    #expect(medium.image.fileName == medium.files[0].name)
  }

  @Test(arguments: [(-0.1, 0.0, 0.5), (0, -0.1, 0.5), (0.6, 0, 0.5), (0, 0.6, 0.5), (0, 0, 0.01)])
  func aPartOutsideThePhotoIsRefused(_ x: Double, _ y: Double, _ width: Double) throws {
    let photo = photo(400, 300, discs: [])
    let made = try SmartPhotoMaker.make(photo, SmartCrop(photo), now: Date(timeIntervalSince1970: 0))
    #expect(throws: PhotoCutError.outside) {
      try SmartPhotoMaker.recut(made.image, for: .small, x: x, y: y, width: width, master: photo)
    }
    #expect(throws: PhotoCutError.notPrepared) {
      try SmartPhotoMaker.recut(ImageSpec(fileName: "a.jpg"), for: .small, x: 0, y: 0, width: 1, master: photo)
    }
    var turned = made.image
    turned.smartPhoto?.small?.rotationQuarterTurns = 1
    #expect(throws: PhotoCutError.turned) {
      try SmartPhotoMaker.recut(turned, for: .small, x: 0, y: 0, width: 0.5, master: photo)
    }
  }

  // MARK: Albums

  private let next = Date(timeIntervalSinceReferenceDate: 1_000_000)

  private var album: ShuffleManifest {
    var entries = ["a", "b", "c", "d"].map { ShuffleManifest.Entry(id: $0) }
    for index in [0, 2, 3] { entries[index].prepared = [.medium: "\(entries[index].id).jpg"] }
    entries[3].manual = [.medium: "hand.jpg"]
    var album = ShuffleManifest(sourceID: "album", entries: entries)
    album.nextChange = next
    album.currentIndex = 2
    return album
  }

  /// Of the photos that are ready, a and c and d, c is shown first; each hour brings the next.
  @Test(arguments: [(-1.0, "c"), (0, "d"), (3_599, "d"), (3_600, "a"), (7_200, "c"), (36_000, "a")])
  func photosFollowEachOther(
    _ seconds: Double, _ id: String
  ) {
    let now = next.addingTimeInterval(seconds)
    #expect(album.shown(at: now, size: .medium)?.id == id)
    #expect(album.shown(at: now, size: .small) == nil)
  }

  @Test func theNextChange() {
    #expect(album.nextChange(after: next.addingTimeInterval(-5)) == next)
    #expect(album.nextChange(after: next) == next.addingTimeInterval(3_600))
    #expect(album.nextChange(after: next.addingTimeInterval(3_599)) == next.addingTimeInterval(3_600))
    #expect(album.nextChange(after: next.addingTimeInterval(3_600)) == next.addingTimeInterval(7_200))
    var still = album
    still.intervalMinutes = 0
    #expect(
      still.nextChange(after: next) == nil && still.shown(at: next.addingTimeInterval(1e6), size: .medium)?.id == "c")
    #expect(album.entries[3].file(for: .medium) == "hand.jpg")
    #expect(album.shown(at: Date(timeIntervalSinceReferenceDate: 1e300), size: .medium) != nil)
  }

  @Test func theFileOfAnAlbum() throws {
    let read = ShuffleManifest.read(SourceText(name: "x", text: album.text))
    #expect(read.output == album && read.diagnostics.isEmpty)
    let hostile =
      #"{"entries": [{"id": 5}, {"id": "a"}], "rotationIntervalMinutes": 1e18, "currentIndex": -7, "nextChangeDate": -1e18}"#
    let odd = try #require(ShuffleManifest.read(SourceText(name: "x", text: hostile)).output)
    #expect(odd.entries.map(\.id) == ["a"] && odd.shown(at: Date(), size: .small) == nil)
    #expect(ShuffleManifest.read(SourceText(name: "x", text: "[]")).output == nil)
  }
}
