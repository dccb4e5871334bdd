// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveNative

/// Photos as iPhones take them. The expected colours are what `heif-convert` 1.15 gives for the same files.
@Suite struct HEICTests {
  private static let quarters: [(red: UInt8, green: UInt8, blue: UInt8)] = [
    (220, 40, 41), (40, 179, 60), (40, 60, 209), (230, 200, 40),
  ]

  private func failure(_ bytes: [UInt8], pixelLimit: Int? = nil) -> ImageDecodingError? {
    do throws(ImageDecodingError) {
      _ = try decodePhoto(bytes, pixelLimit: pixelLimit)
      return nil
    } catch { return error }
  }

  /// Expects quarters of the given numbers: top left, top right, bottom left, bottom right.
  private func expect(_ picture: PixelBuffer, _ numbers: [Int]) {
    for (index, number) in numbers.enumerated() {
      let (x, y) = (index % 2 == 0 ? 4 : picture.width - 5, index < 2 ? 4 : picture.height - 5)
      let (found, wanted) = (picture.pixel(x: x, y: y), Self.quarters[number])
      let differences = zip([found.red, found.green, found.blue], [wanted.red, wanted.green, wanted.blue]).map {
        abs(Int($0) - Int($1))
      }
      #expect(differences.allSatisfy { $0 <= 2 } && found.alpha == 255, "quarter \(index) is \(found)")
    }
  }

  @Test func itsPixelsAreThoseOfAnotherProgram() throws {
    let picture = try decodePhoto(Fixture.heic)
    #expect(picture.width == 64 && picture.height == 48)
    expect(picture, [0, 1, 2, 3])
  }

  /// The file says how it is turned, and its Exif block says so again.
  @Test func itIsTurnedOnce() throws {
    let picture = try decodePhoto(Fixture.turnedHEIC)
    #expect(picture.width == 48 && picture.height == 64)
    expect(picture, [2, 0, 3, 1])
  }

  @Test func itsHeaderTellsTheSize() throws {
    let size = try #require(try photoSize(Fixture.heic))
    #expect(size == (64, 48))
    let turned = try #require(try photoSize(Fixture.turnedHEIC))
    #expect(turned == (48, 64))
    #expect(failure(Fixture.heic, pixelLimit: 64 * 48 - 1) == .tooLarge(width: 64, height: 48))
  }

  @Test func claimsAreCheckedBeforeDecoding() {
    #expect(failure(Fixture.heic(width: 60_000, height: 60_000)) == .tooLarge(width: 60_000, height: 60_000))
    #expect(failure(Fixture.heic(width: .max, height: .max)) == .tooLarge(width: 4_294_967_295, height: 4_294_967_295))
    #expect(failure(Fixture.heic(width: 0, height: 5)) == .tooLarge(width: 0, height: 5))
    #expect(
      failure(Fixture.heic(width: 4_000, height: 4_000)) == .overstated(width: 4_000, height: 4_000, bytes: 739))
    // The picture itself is smaller than this claim.
    #expect(failure(Fixture.heic(width: 640, height: 480)) == .damaged(format: .heic, reason: "two sizes"))
  }

  @Test func everyTruncationIsAnError() {
    for length in stride(from: 1, to: Fixture.heic.count, by: 3) {
      #expect(failure(Array(Fixture.heic.prefix(length))) != nil, "cut after \(length) bytes")
    }
  }

  @Test(arguments: [
    (["heic"], true), (["heix", "mif1"], true), (["mif1", "heic"], true), (["msf1", "hevc"], true), (["mif1"], true),
    (["avif", "mif1", "miaf"], false), (["isom", "mp42"], false), (["qt  "], false),
  ]) func itIsRecognizedByItsBrands(_ brands: [String], _ isHEIC: Bool) {
    #expect(ImageFormat(Fixture.fileType(brands)) == (isHEIC ? .heic : nil))
  }

  @Test func itsNameMayEndInTwoWays() {
    #expect(["IMG_0001.HEIC", "a.heif"].allSatisfy { ImageFormat.isName($0) })
  }
}
