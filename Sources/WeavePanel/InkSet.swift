// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The inks of panels on the market, with their measurements.
public enum InkSet {
  /// Evenly spaced greys from black to white, numbered from 0.
  public static func greys(_ count: Int) -> [Ink] {
    guard count >= 2 else { return [] }
    return (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      let name = index == 0 ? "black" : index == count - 1 ? "white" : "grey \(index)"
      let byte = (part * 255).rounded() / 255
      return Ink(name, value: Color(red: byte, green: byte, blue: byte), index: index)
    }
  }

  /// In the controller's memory, white is 0 and black is 1.
  static let inverted = [Ink("black", value: .black, index: 1), Ink("white", value: .white, index: 0)]

  /// Black, white, and red or yellow.
  ///
  /// - Source: OpenDisplay, epaper-dithering 6.1.1, BWRY 3.97" (photographed on white paper at 6500 K).
  static func tricolor(_ name: String) -> [Ink] {
    let measured = fourInks
    return [measured[0], measured[1]]
      + measured.filter { $0.name == name }.map { ink in
        var ink = ink
        ink.index = 2
        return ink
      }
  }

  static let fourInks = make(
    "OpenDisplay epaper-dithering 6.1.1, BWRY 3.97 inch, photographed at 6500 K",
    [
      ("black", 0x000000, 0, 0x0A070E), ("white", 0xFFFFFF, 1, 0xADB2AE), ("yellow", 0xFFFF00, 2, 0xAC8000),
      ("red", 0xFF0000, 3, 0x55180E),
    ])

  /// Spectra 6 as Waveshare and TRMNL number it: 4 is not used.
  static let spectra = make(
    "OpenDisplay epaper-dithering 6.1.1, Spectra 6 V2, photographed at 6500 K",
    [
      ("black", 0x000000, 0, 0x1F1829), ("white", 0xFFFFFF, 1, 0xA8B4B6), ("yellow", 0xFFFF00, 2, 0xB4AD00),
      ("red", 0xFF0000, 3, 0x711813), ("blue", 0x0000FF, 5, 0x24468B), ("green", 0x00FF00, 6, 0x32543C),
    ])

  /// Spectra 6 as Pimoroni measured it for Inky Impression.
  static let inkySpectra = make(
    "pimoroni/inky 07035b3, inky_e673",
    [
      ("black", 0x000000, 0, 0x000000), ("white", 0xFFFFFF, 1, 0xA1A4A5), ("yellow", 0xFFFF00, 2, 0xD0BE47),
      ("red", 0xFF0000, 3, 0x9C484B), ("blue", 0x0000FF, 5, 0x3D3B5E), ("green", 0x00FF00, 6, 0x3A5B46),
    ])

  /// Seven inks in the order of Waveshare's F panels and Inky Impression.
  static func seven(orange: UInt32) -> [Ink] {
    make(
      "paperlesspaper/epdoptimize c05b51f, ACeP",
      [
        ("black", 0x000000, 0, 0x191E21), ("white", 0xFFFFFF, 1, 0xF1F1F1), ("green", 0x00FF00, 2, 0x53A428),
        ("blue", 0x0000FF, 3, 0x31318F), ("red", 0xFF0000, 4, 0xD20E13), ("yellow", 0xFFFF00, 5, 0xF3CF11),
        ("orange", orange, 6, 0xB85E1C),
      ])
  }

  private static func make(_ source: String, _ rows: [(String, UInt32, Int, UInt32)]) -> [Ink] {
    rows.map { Ink($0.0, value: Color(rgb: $0.1), index: $0.2, measured: Color(rgb: $0.3), source: source) }
  }
}
