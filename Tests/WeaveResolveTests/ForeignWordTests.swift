// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

@testable import WeaveFacts
@testable import WeaveResolve

/// No English word is left in what a template shows a reader of another language.
@Suite struct ForeignWordTests {
  /// What has no words of its own is its author's text; and where a language does not tell the time in words, `clockWord` is
  /// English as a whole.
  private static let templates = Template.allCases.filter { $0.hasWordsOfItsOwn }

  /// Short names of weekdays and months, and numbers of the clock, that are spelt like an English word and stand in no text of
  /// the language's table; and the symbol of a unit whose word has no room everywhere.
  private static let spelledAlike: [ReaderLanguage: Set<String>] = [
    .ar: ["hpa"], .cs: ["so"], .da: ["to"], .de: ["do"], .es: ["ago", "may"], .fi: ["to"], .it: ["ago", "due", "set"],
    .nb: ["to"],
    .nl: ["do"], .ptBR: ["ago", "out", "set"], .tr: ["may"],
  ]

  @Test(arguments: ReaderLanguage.allCases.filter { $0 != .en })
  func noEnglishWordIsLeft(_ language: ReaderLanguage) throws {
    let foreign = Self.words(of: .en).subtracting(Self.words(of: language))
      .subtracting(Self.spelledAlike[language] ?? [])
    try #require(foreign.count > 100)
    for template in Self.templates where template != .clockWord || Words(language).hasClockWords {
      var spec = WidgetSpec(id: UUID(), updatedAt: SampleFacts.now)
      spec.layout.template = template
      let widget = try #require(CompiledWidget(spec: spec, content: nil))
      var texts: Set<String> = []
      for size in WidgetSize.allCases {
        for (snapshots, now) in Self.states {
          texts.formUnion(try shown(widget, language, size, snapshots, now))
        }
      }
      #expect(!texts.isEmpty || template == .clockIcon, "\(template)")
      for text in texts.sorted() {
        let left = Self.words(in: text).intersection(foreign)
        #expect(left.isEmpty, "\(template) shows \(text)")
      }
    }
  }

  /// All that the template says in any of its layouts, and what is said of it to those who do not see it.
  private func shown(
    _ widget: CompiledWidget, _ language: ReaderLanguage, _ size: WidgetSize, _ snapshots: Snapshots, _ now: Date
  ) throws -> Set<String> {
    let environment = RenderEnvironment(
      now: now, timeZone: SampleFacts.zone, locale: Locale(identifier: language.rawValue), size: size,
      canvas: Device.standard.canvas(for: size)
    ).inLanguage(of: widget.spec)
    let resolver = WidgetResolver(
      widget: widget, environment: environment, symbols: NoSymbols(), images: NoPhotos())
    let resolved = try #require(
      resolver.resolve(variables: [:], facts: environment.facts(of: snapshots)).output, "\(size)")
    return resolved.root.allTexts.union([resolved.summary])
  }

  // MARK: Words

  /// Letters between anything else, in lower case; single ones are signs.
  private static func words(in text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && $0 != "’" }.filter { $0.count > 1 }.map(String.init))
  }

  /// The words of all texts of a language, in every plural form.
  private static func words(of language: ReaderLanguage) -> Set<String> {
    let words = Words(language)
    return Word.allCases.reduce(into: Set<String>()) { found, word in
      for count in [0, 1, 2, 3, 5, 11, 100, 1_000_000] {
        found.formUnion(Self.words(in: words.text(word, [.number(count)])))
      }
    }
  }

  // MARK: Facts

  /// All is known; all was known a day and a half ago; heat; frost; nothing is known.
  private static let states: [(Snapshots, Date)] = [
    (nameless, SampleFacts.now), (nameless, SampleFacts.now.addingTimeInterval(36 * 3_600)), (at(44), SampleFacts.now),
    (at(-30), SampleFacts.now),
    (Snapshots(), SampleFacts.now),
  ]

  /// A world in which nothing has a name that could be taken for a word of a template.
  private static var nameless: Snapshots {
    var world = SampleFacts.full
    // What a licence asks for is said as it stands there.
    world.weather?.attribution = nil
    world.air?.attribution = nil
    if let calendar = world.calendar {
      world.calendar?.events = calendar.events.map { event in
        var event = event
        (event.title, event.location, event.calendarName) = ("Xyzzy", "Plugh", "Plover")
        return event
      }
    }
    if let reminders = world.reminders {
      world.reminders?.items = reminders.items.map { item in
        var item = item
        (item.title, item.listTitle) = ("Xyzzy", "Plugh")
        return item
      }
    }
    return world
  }

  private static func at(_ temperature: Double) -> Snapshots {
    var world = nameless
    world.weather?.current.temperature = temperature
    world.weather?.current.apparentTemperature = temperature + (temperature > 0 ? 8 : -8)
    return world
  }
}

private struct NoSymbols: SymbolSupplier {
  func symbol(named name: String) -> VectorSymbol? { nil }
  func code(of text: String, _ correction: CodeCorrection) throws(CodeFailure) -> CodeSquares { throw .notInstalled }
  var symbolNames: [String] { [] }
  func multicolor(isDark: Bool) -> [String: Color] { [:] }
}

private struct NoPhotos: ImageSupplier {
  func image(_ request: ImageRequest) -> Result<RasterImage, ImageFailure> { .failure(ImageFailure(.missing, "none")) }
}

extension ResolvedNode {
  /// The texts and labels of the node and of all in it, those of layouts that may not be chosen included.
  fileprivate var allTexts: Set<String> {
    var found: Set<String> = []
    for modifier in modifiers {
      switch modifier {
      case .background(let node, _), .overlay(let node, _): found.formUnion(node.allTexts)
      case .effect(.label(let label)): found.insert(label)
      default: break
      }
    }
    switch kind {
    case .text(let text): found.insert(text.string)
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, let children),
      .viewThatFits(_, _, let children), .plot(_, let children):
      for child in children { found.formUnion(child.allTexts) }
    case .grid(let grid): for cell in grid.cells { found.formUnion(cell.allTexts) }
    case .spacer, .divider, .leaf: break
    }
    return found
  }
}
