// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveSymbols

@Suite struct SymbolLibraryTests {
  /// Names that the app's designs and templates use.
  static let required = """
    sparkles flame.fill hourglass checkmark.circle.fill circle circle.fill book.closed.fill book.fill figure.walk
    figure.walk.circle figure.run cloud.sun.fill plusminus.circle plus.circle.fill minus.circle.fill plus minus
    checkmark checklist quote.bubble.fill quote.opening photo photo.on.rectangle calendar calendar.badge.clock
    calendar.badge.exclamationmark clock clock.fill timer target pencil list.bullet.rectangle note.text
    dumbbell.fill rocket.fill chart.bar.fill chart.line.uptrend.xyaxis repeat.circle.fill music.note map arrow.up
    exclamationmark.triangle.fill sun.max.fill cloud.rain.fill moon.stars.fill cloud.bolt.rain.fill cloud.fog.fill
    cloud.heavyrain.fill wind thermometer.medium cloud.hail.fill cloud.sleet.fill cloud.snow.fill wind.snow
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test(arguments: required)
  func answersToEveryNameThatDesignsUse(name: String) throws {
    let symbol = try SymbolLibrary().load(name)
    #expect(symbol.name == name)
  }

  @Test func everyNameDrawsInsideItsBox() throws {
    let library = SymbolLibrary()
    #expect(library.symbolNames.count >= 250)
    #expect(library.symbolNames == library.symbolNames.sorted())
    for name in library.symbolNames {
      let symbol = try library.load(name)
      let bounds = symbol.shapes.compactMap(\.inkBounds).reduce(nil) { a, b in a?.union(b) ?? b }
      let ink = try #require(bounds, "\(name) draws nothing")
      #expect(ink.width > 0 && ink.height > 0, "\(name) draws nothing")
      // One icon of the package, bell-slash, leaves its own box by a quarter of a unit.
      #expect(symbol.viewBox.contains(ink, tolerance: symbol.viewBox.width * 0.02), "\(name) leaves its box: \(ink)")
      // The larger side of a symbol fills a good part of its box: no name gives a speck.
      #expect(max(ink.width, ink.height) > symbol.viewBox.width * 0.3, "\(name) is tiny: \(ink)")
    }
  }

  @Test func opticalSizesAgree() throws {
    let library = SymbolLibrary()
    // A ring of the icon package, one of our drawings, and one that is put around a picture.
    for name in ["plus.circle", "figure.walk.circle", "music.note.circle", "cloud.circle.fill", "clock.fill"] {
      let symbol = try library.load(name)
      let ink = try #require(symbol.shapes.compactMap(\.inkBounds).reduce(nil) { a, b in a?.union(b) ?? b })
      #expect(abs(ink.height / symbol.viewBox.height - 22.0 / 24) < 0.003, "\(name)")
    }
  }

  @Test func weatherHasLayersAndRoles() throws {
    let symbol = try SymbolLibrary().load("cloud.bolt.rain.fill")
    let layers = symbol.shapes.map { "\($0.level) \($0.role ?? "-")" }
    // The bolt is filled and stroked.
    #expect(layers == ["primary cloud", "secondary bolt", "secondary bolt", "tertiary rain"])
    for shape in symbol.shapes {
      #expect(SymbolLibrary.multicolor[try #require(shape.role)] != nil)
    }
  }

  @Test func everyRoleHasItsColors() throws {
    let library = SymbolLibrary()
    for name in library.symbolNames {
      for role in try library.load(name).shapes.compactMap(\.role) {
        #expect(SymbolLibrary.multicolor[role] != nil, "\(name): \(role)")
      }
    }
  }

  @Test func unknownNamesGiveNothing() {
    let library = SymbolLibrary()
    #expect(library.symbol(named: "sun.maxx") == nil)
    #expect(library.symbol(named: "") == nil)
    #expect(throws: SymbolError.unknownName("../heart")) { try library.load("../heart") }
  }

  @Test func withoutTheIconPackageOurOwnPicturesRemain() {
    let library = SymbolLibrary(iconDirectory: "/nonexistent")
    #expect(library.symbol(named: "sun.max") != nil)
    #expect(library.symbol(named: "heart") == nil)
    #expect(throws: SymbolError.missingFile("/nonexistent/heart.svg")) { try library.load("heart") }
  }
}

extension VectorSymbol.Shape {
  /// Where the shape leaves ink: curves by 16 samples each, strokes by half of their width. Sharp mitres, which no
  /// symbol has, may reach further.
  var inkBounds: Rect? {
    var bounds: Rect?
    var current = Point.zero
    func add(_ p: Point) {
      bounds = bounds?.union(Rect(origin: p, size: .zero)) ?? Rect(origin: p, size: .zero)
      current = p
    }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .curve(let a, let b, let p):
        let from = current
        for step in 1...16 {
          let t = Double(step) / 16
          let u = 1 - t
          let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            Point(
              x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * p.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * p.y))
        }
      case .close: break
      }
    }
    guard case .stroke(let style) = drawing else { return bounds }
    return bounds.map {
      Rect(
        x: $0.minX - style.width / 2, y: $0.minY - style.width / 2, width: $0.width + style.width,
        height: $0.height + style.width)
    }
  }
}
