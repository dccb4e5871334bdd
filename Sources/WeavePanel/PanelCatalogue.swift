// SPDX-License-Identifier: MIT

import WeaveGraphics

extension Panel {
  /// The panels that are known by name, by maker.
  ///
  /// - Source: usetrmnl/byos_hanami bdd2d83 (models), usetrmnl/trmnl-firmware 74f7b18 (config.h, display.cpp),
  ///   waveshareteam/e-Paper 86aa993, pimoroni/inky 07035b3; Kindles by the sizes of their screens.
  public static let all: [Panel] = trmnl + seeed + waveshare + inky + inkplate + readers + frames

  /// The panel with a name; nil if there is none.
  public static func named(_ name: String) -> Panel? { all.first { $0.name == name } }

  private static let bilevel: [PanelFormat] = [.png1, .bmp1, .raw1]
  private static let fourGreys: [PanelFormat] = [.png2, .png8, .raw2]
  private static let sixteenGreys: [PanelFormat] = [.png4, .png8, .raw4]
  private static let indexed: [PanelFormat] = [.png4, .png8, .bmp4, .bmp8, .bmp24, .raw4]
  private static let planes: [PanelFormat] = [.png2, .png8, .bmp4, .bmp24, .planes]

  /// - Parameters:
  ///   - inches: the diagonal.
  ///   - distance: metres.
  private static func panel(
    _ name: String, _ label: String, _ width: Int, _ height: Int, inches: Double, _ distance: Double, _ inks: [Ink],
    _ formats: [PanelFormat], turned rotation: Rotation = .none, safeArea: EdgeInsets = .zero,
    maximumBytes: Int? = nil, hasBattery: Bool = false
  ) -> Panel {
    let diagonal = Double(width * width + height * height).squareRoot()
    return Panel(
      name: name, label: label, width: width, height: height, dotsPerInch: (diagonal / inches * 10).rounded() / 10,
      viewingDistance: distance, rotation: rotation, safeArea: safeArea, colors: .inks(inks), formats: formats,
      maximumBytes: maximumBytes, hasBattery: hasBattery)
  }

  /// A device with TRMNL's firmware, which runs on a battery and limits the size of files.
  private static func terminal(
    _ name: String, _ label: String, _ width: Int, _ height: Int, inches: Double, _ inks: [Ink],
    _ formats: [PanelFormat]
  ) -> Panel {
    // Boards with external memory take larger files; they are the ones with large panels.
    let limit = width * height > 800 * 480 ? 750_000 : 90_000
    return panel(
      name, label, width, height, inches: inches, 0.6, inks, formats, maximumBytes: limit, hasBattery: true)
  }

  private static let trmnl: [Panel] = [
    terminal("trmnl-og", "TRMNL OG 7.5\"", 800, 480, inches: 7.5, InkSet.greys(2), [.png1, .bmp1]),
    terminal("trmnl-og-2bit", "TRMNL OG 7.5\", 4 greys", 800, 480, inches: 7.5, InkSet.greys(4), [.png2]),
    terminal("trmnl-og-bwry", "TRMNL OG 7.5\", 4 colours", 800, 480, inches: 7.5, InkSet.fourInks, [.png2]),
    terminal("trmnl-x", "TRMNL X 10.3\"", 1872, 1404, inches: 10.3, InkSet.greys(16), [.png4, .png8]),
    terminal("xteink-x4", "Xteink X4 4.26\"", 800, 480, inches: 4.26, InkSet.greys(4), [.png2]),
    terminal("m5paper-s3", "M5PaperS3 4.7\"", 960, 540, inches: 4.7, InkSet.greys(16), [.png4, .png8]),
    terminal("lilygo-t5-pro", "LilyGO T5 Pro 4.7\"", 960, 540, inches: 4.7, InkSet.greys(16), [.png4, .png8]),
    terminal("waveshare-3.97", "Waveshare 3.97\" with TRMNL", 800, 480, inches: 3.97, InkSet.greys(4), [.png2]),
  ]

  private static let seeed: [Panel] = [
    terminal(
      "xiao-7.5", "Seeed XIAO 7.5\" ePaper Panel", 800, 480, inches: 7.5, InkSet.greys(2), [.png1, .bmp1]),
    terminal(
      "xiao-7.5-red", "Seeed XIAO 7.5\" ePaper Panel, red", 800, 480, inches: 7.5, InkSet.tricolor("red"), [.png2]),
    terminal(
      "reterminal-e1001", "Seeed reTerminal E1001 7.5\"", 800, 480, inches: 7.5, InkSet.greys(4), [.png2]),
    terminal(
      "reterminal-e1002", "Seeed reTerminal E1002 7.3\", Spectra 6", 800, 480, inches: 7.3, InkSet.spectra, [.png4]),
    terminal(
      "reterminal-e1003", "Seeed reTerminal E1003 10.3\"", 1872, 1404, inches: 10.3, InkSet.greys(16),
      [.png4, .png8]),
    terminal(
      "reterminal-sticky", "Seeed reTerminal Sticky 3.97\"", 800, 480, inches: 3.97, InkSet.greys(4), [.png2]),
  ]

  private static let waveshare: [Panel] = [
    panel(
      "waveshare-2.13", "Waveshare 2.13\"", 122, 250, inches: 2.13, 0.4, InkSet.greys(2), bilevel, turned: .quarter),
    panel("waveshare-2.7", "Waveshare 2.7\"", 176, 264, inches: 2.7, 0.4, InkSet.greys(4), fourGreys, turned: .quarter),
    panel("waveshare-2.9", "Waveshare 2.9\"", 128, 296, inches: 2.9, 0.4, InkSet.greys(4), fourGreys, turned: .quarter),
    panel("waveshare-3.7", "Waveshare 3.7\"", 280, 480, inches: 3.7, 0.4, InkSet.greys(4), fourGreys, turned: .quarter),
    panel(
      "waveshare-4.0-e", "Waveshare 4.0\" E, Spectra 6", 400, 600, inches: 4.0, 0.5, InkSet.spectra, indexed,
      turned: .quarter),
    panel(
      "waveshare-4.01-f", "Waveshare 4.01\" F, 7 colours", 640, 400, inches: 4.01, 0.5, InkSet.seven(orange: 0xFF8000),
      indexed),
    panel("waveshare-4.2", "Waveshare 4.2\" V2", 400, 300, inches: 4.2, 0.5, InkSet.greys(4), fourGreys),
    panel("waveshare-4.26", "Waveshare 4.26\"", 800, 480, inches: 4.26, 0.5, InkSet.greys(4), fourGreys),
    panel(
      "waveshare-5.65-f", "Waveshare 5.65\" F, 7 colours", 600, 448, inches: 5.65, 0.6, InkSet.seven(orange: 0xFF8000),
      indexed),
    panel("waveshare-5.79", "Waveshare 5.79\"", 792, 272, inches: 5.79, 0.5, InkSet.greys(4), fourGreys),
    panel("waveshare-5.83", "Waveshare 5.83\" V2", 648, 480, inches: 5.83, 0.6, InkSet.greys(2), bilevel),
    panel(
      "waveshare-7.3-e", "Waveshare 7.3\" E, Spectra 6", 800, 480, inches: 7.3, 0.6, InkSet.spectra, indexed),
    panel(
      "waveshare-7.3-f", "Waveshare 7.3\" F, 7 colours", 800, 480, inches: 7.3, 0.6, InkSet.seven(orange: 0xFF8000),
      indexed),
    panel("waveshare-7.5", "Waveshare 7.5\" V2", 800, 480, inches: 7.5, 0.6, InkSet.inverted, bilevel),
    panel("waveshare-7.5-4grey", "Waveshare 7.5\" V2, 4 greys", 800, 480, inches: 7.5, 0.6, InkSet.greys(4), fourGreys),
    panel(
      "waveshare-7.5-b", "Waveshare 7.5\" B, red", 800, 480, inches: 7.5, 0.6, InkSet.tricolor("red"), planes),
    panel("waveshare-7.5-hd", "Waveshare 7.5\" HD", 880, 528, inches: 7.5, 0.6, InkSet.greys(2), bilevel),
    panel(
      "waveshare-13.3-e", "Waveshare 13.3\" E6, Spectra 6", 1200, 1600, inches: 13.3, 1, InkSet.spectra, indexed,
      turned: .quarter),
    panel("waveshare-13.3-k", "Waveshare 13.3\" K", 960, 680, inches: 13.3, 1, InkSet.greys(4), fourGreys),
  ]

  private static let inky: [Panel] = [
    panel("inky-phat", "Inky pHAT", 212, 104, inches: 2.13, 0.4, InkSet.greys(2), bilevel),
    panel("inky-phat-red", "Inky pHAT, red", 212, 104, inches: 2.13, 0.4, InkSet.tricolor("red"), planes),
    panel("inky-phat-yellow", "Inky pHAT, yellow", 212, 104, inches: 2.13, 0.4, InkSet.tricolor("yellow"), planes),
    panel("inky-phat-ssd1608", "Inky pHAT 250 × 122", 250, 122, inches: 2.13, 0.4, InkSet.greys(2), bilevel),
    panel("inky-phat-4", "Inky pHAT, 4 colours", 250, 122, inches: 2.13, 0.4, InkSet.fourInks, planes),
    panel("inky-what", "Inky wHAT", 400, 300, inches: 4.2, 0.5, InkSet.greys(2), bilevel),
    panel("inky-what-red", "Inky wHAT, red", 400, 300, inches: 4.2, 0.5, InkSet.tricolor("red"), planes),
    panel("inky-what-yellow", "Inky wHAT, yellow", 400, 300, inches: 4.2, 0.5, InkSet.tricolor("yellow"), planes),
    panel("inky-what-4", "Inky wHAT, 4 colours", 400, 300, inches: 4.2, 0.5, InkSet.fourInks, planes),
    panel(
      "inky-impression-4", "Inky Impression 4\", 7 colours", 640, 400, inches: 4.01, 0.5,
      InkSet.seven(orange: 0xFF8C00),
      indexed),
    panel(
      "inky-impression-5.7", "Inky Impression 5.7\", 7 colours", 600, 448, inches: 5.65, 0.6,
      InkSet.seven(orange: 0xFF8C00), indexed),
    panel(
      "inky-impression-7.3", "Inky Impression 7.3\", 7 colours", 800, 480, inches: 7.3, 0.6,
      InkSet.seven(orange: 0xFF8C00), indexed),
    panel("inky-spectra-4", "Inky Impression 4\", Spectra 6", 600, 400, inches: 4.0, 0.5, InkSet.inkySpectra, indexed),
    panel(
      "inky-spectra-7.3", "Inky Impression 7.3\", Spectra 6", 800, 480, inches: 7.3, 0.6, InkSet.inkySpectra, indexed),
    panel(
      "inky-spectra-13.3", "Inky Impression 13.3\", Spectra 6", 1600, 1200, inches: 13.3, 1, InkSet.inkySpectra, indexed
    ),
  ]

  private static let readers: [Panel] = [
    reader("kindle-4", "Kindle 4, 5, 7 and 8", 600, 800, inches: 6),
    reader("kindle-paperwhite", "Kindle Paperwhite 1 and 2", 758, 1024, inches: 6),
    reader("kindle-paperwhite-3", "Kindle Paperwhite 3 and 4, Voyage, Kindle 11", 1072, 1448, inches: 6),
    reader("kindle-paperwhite-11", "Kindle Paperwhite, 11th generation", 1236, 1648, inches: 6.8),
    reader("kindle-oasis", "Kindle Oasis 2 and 3", 1264, 1680, inches: 7),
    panel(
      "kindle-2024-trmnl", "Kindle 2024 with TRMNL, sideways", 1400, 840, inches: 6, 0.45, InkSet.greys(16),
      [.png8, .png4], hasBattery: true),
    reader("kobo-libra-2", "Kobo Libra 2", 1264, 1680, inches: 7),
    reader("kobo-aura-one", "Kobo Aura One", 1404, 1872, inches: 7.8),
  ]

  private static let inkplate: [Panel] = [
    plate("inkplate-2", "Inkplate 2, red", 212, 104, inches: 2.13, InkSet.tricolor("red"), planes),
    plate("inkplate-5", "Inkplate 5 V2", 1280, 720, inches: 5.2, InkSet.greys(8), [.png4, .png8, .raw4]),
    plate("inkplate-6", "Inkplate 6", 800, 600, inches: 6, InkSet.greys(8), [.png4, .png8, .raw4]),
    plate("inkplate-6-color", "Inkplate 6COLOR", 600, 448, inches: 5.8, InkSet.seven(orange: 0xFF8000), indexed),
    plate("inkplate-10", "Inkplate 10", 1200, 820, inches: 9.7, InkSet.greys(8), [.png4, .png8, .raw4]),
  ]

  /// A board of Soldered, which runs on a battery.
  private static func plate(
    _ name: String, _ label: String, _ width: Int, _ height: Int, inches: Double, _ inks: [Ink],
    _ formats: [PanelFormat]
  ) -> Panel {
    panel(name, label, width, height, inches: inches, inches < 4 ? 0.4 : 0.6, inks, formats, hasBattery: true)
  }

  /// An e-reader: sixteen greys in a file of eight bits, as `eips` accepts.
  private static func reader(_ name: String, _ label: String, _ width: Int, _ height: Int, inches: Double) -> Panel {
    panel(name, label, width, height, inches: inches, 0.45, InkSet.greys(16), [.png8, .png4], hasBattery: true)
  }

  private static let frames: [Panel] = [
    frame("frame-800x480", "Frame 7\", 800 × 480", 800, 480, inches: 7, 0.6),
    frame("frame-1024x600", "Frame 7\", 1024 × 600", 1024, 600, inches: 7, 0.6),
    frame("frame-1280x800", "Frame 10.1\", 1280 × 800", 1280, 800, inches: 10.1, 0.8),
    frame("frame-1920x1080", "Frame 15.6\", 1920 × 1080", 1920, 1080, inches: 15.6, 0.8),
  ]

  private static func frame(
    _ name: String, _ label: String, _ width: Int, _ height: Int, inches: Double, _ distance: Double
  ) -> Panel {
    var made = panel(name, label, width, height, inches: inches, distance, [], [.png24, .bmp24, .jpeg, .webp])
    made.colors = .all
    return made
  }
}
