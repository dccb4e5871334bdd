// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSystem

@testable import WeaveGolden

/// The headers of tar archives.
@Suite struct TarFileTests {
  private func entries(_ bytes: [UInt8]) throws -> [TarFile.Entry] {
    try TarFile.entries(of: "x.tar", size: bytes.count) { count, offset in
      Array(bytes.dropFirst(offset).prefix(count))
    }
  }

  /// Every length of a path around the places where the form of the header changes.
  @Test func pathsOfAnyLengthComeBack() throws {
    for length in [1, 99, 100, 101, 155, 156, 255, 256, 257, 1_000] {
      for slash in [nil, 50, 98] where slash ?? 0 < length - 1 {
        var name = String(repeating: "a", count: length)
        if let slash {
          let place = name.index(name.startIndex, offsetBy: slash)
          name.replaceSubrange(place...place, with: "/")
        }
        let bytes = TarFile.blocks(of: name, Array("hello".utf8)) + TarFile.end
        #expect(bytes.count.isMultiple(of: 512))
        let found = try entries(bytes)
        #expect(found.map(\.name) == [name])
        #expect(found.first.map { Array(bytes[$0.offset..<$0.offset + $0.size]) } == Array("hello".utf8))
      }
    }
  }

  /// The checksum of an empty file `a`, by hand: 97 for the name, the digits of the mode, of owner, group, size and time,
  /// the type, `ustar` with its version, and eight spaces.
  @Test func theChecksumIsThatOfPOSIX() throws {
    let header = TarFile.blocks(of: "a", [])
    let digits = 48 * (7 + 7 + 7 + 11 + 11) + 6 + 4 + 4
    let sum = 97 + digits + 48 + "ustar00".utf8.reduce(0) { $0 + Int($1) } + 8 * 32
    #expect(String(decoding: header[148..<154], as: UTF8.self) == String(format: "%06o", sum))
  }

  @Test(arguments: ["../x.png", "/etc/x.png", "a//b.png", "a/./b.png", ".."])
  func namesThatLeadOutAreNotThere(name: String) throws {
    #expect(try entries(TarFile.blocks(of: name, [1]) + TarFile.end).isEmpty)
  }

  @Test func theLastOfOneNameCounts() throws {
    let bytes = TarFile.blocks(of: "a", [1]) + TarFile.blocks(of: "./a", [2, 3]) + TarFile.end
    #expect(try entries(bytes).map(\.size) == [1, 2])
  }

  /// A size that reaches beyond the end, a negative one, and every shortened archive.
  @Test func hostileSizesAreRefused() throws {
    let whole = TarFile.blocks(of: "a", [UInt8](repeating: 7, count: 700)) + TarFile.end
    for count in 1..<(512 + 700) {
      #expect(throws: FileError.self) { try entries(Array(whole.prefix(count))) }
    }
    for field in ["77777777777", "-0000000001", "99999999999", "           "] {
      var bytes = whole
      for (index, byte) in field.utf8.enumerated() { bytes[124 + index] = byte }
      // The checksum is wrong as well; with a right one, the size alone is refused.
      var sum = 0
      for (index, byte) in bytes[..<512].enumerated() { sum += (148..<156 ~= index) ? 32 : Int(byte) }
      for (index, byte) in String(format: "%06o", sum).utf8.enumerated() { bytes[148 + index] = byte }
      let found = try? entries(bytes)
      #expect(found == nil || found?.first?.size == 0, "\(field)")
    }
  }
}
