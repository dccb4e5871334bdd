// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@testable import WeaveText

@Suite("Shaping")
struct ShapingTests {
  /// Widths in em by HarfBuzz alone, with `uharfbuzz`, from the same files.
  @Test(arguments: [
    ("Hello, world", FontSpec.Family.named("Inter"), 400, 5.575284),
    ("AVATo", .named("Inter"), 400, 2.971591),
    ("72°", .named("Inter Display"), 600, 1.527832),
    ("Streak 12 days", .named("Inter"), 700, 7.112571),
    ("Round", .named("Quicksand"), 700, 3.102),
    ("abc", .named("Noto Sans Mono"), 400, 1.8),
    ("سلام", .system, 400, 1.867),
  ])
  func widthsAreHarfBuzzs(string: String, family: FontSpec.Family, weight: Int, em: Double) throws {
    let shaped = try measurer().shape(text(string, family: family, weight: weight))
    #expect(isClose(shaped.size.width, em * 100))
    #expect(isClose(shaped.lines[0].width, em * 100))
    #expect(isClose(shaped.lines[0].runs.map(\.advance).reduce(0, +), em * 100))
  }

  @Test("The system family has its display cut from 20 points")
  func opticalCut() throws {
    let measurer = try measurer()
    let faces = [19.9, 20].map { measurer.shape(text("a", family: .system, size: $0)).runs[0].face }
    #expect(faces.map(\.family) == ["Inter", "Inter Display"])
    #expect(faces[1].file.hasSuffix("/InterDisplay-Regular.otf"))
  }

  @Test(arguments: [(100, "Thin"), (300, "Light"), (400, "Regular"), (600, "SemiBold"), (900, "Black")])
  func everyWeightHasItsFile(weight: Int, name: String) throws {
    let face = try measurer().shape(text("a", weight: weight)).runs[0].face
    #expect(face.file.hasSuffix("/Inter-\(name).otf"))
    #expect(face.weight == weight)
  }

  @Test func italicHasItsFile() throws {
    let face = try measurer().shape(text("a") { $0.spans[0].font.isItalic = true }).runs[0].face
    #expect(face.isItalic && face.file.hasSuffix("/Inter-Italic.otf"))
  }

  @Test("Tabular digits are equally wide, others are not")
  func tabularDigits() throws {
    let measurer = try measurer()
    let tabular = (0...9).map { digit in
      measurer.shape(text("\(digit)") { $0.spans[0].font.hasTabularDigits = true }).size.width
    }
    #expect(Set(tabular).count == 1)
    #expect(isClose(tabular[0], 64.77273))
    #expect(isClose(measurer.shape(text("1")).size.width, 46.44886))
  }

  @Test("Tracking follows every character, but never tears joined letters")
  func tracking() throws {
    let measurer = try measurer()
    let tracked = measurer.shape(text("AVATo") { $0.spans[0].font.tracking = 3 })
    #expect(isClose(tracked.size.width, 297.1591 + 15))
    let arabic = measurer.shape(text("سلام") { $0.spans[0].font.tracking = 3 })
    #expect(isClose(arabic.size.width, 186.7))
  }

  @Test("Arabic letters join: four letters, three glyphs from left to right")
  func arabicJoins() throws {
    let run = try measurer().shape(text("سلام")).runs[0]
    #expect(run.isRightToLeft)
    #expect(run.glyphs.map(\.id) == [769, 705, 1077])
    #expect(run.face.family == "Noto Sans Arabic")
  }

  @Test("Marks belong to their letter")
  func combiningMarks() throws {
    let measurer = try measurer()
    #expect(measurer.shape(text("e\u{301}")).runs[0].glyphs.map(\.id) == [616])
    let stacked = measurer.shape(text("x\u{323}\u{302}"))
    #expect(stacked.runs[0].glyphs.map(\.id) == [946, 1676, 1666])
    // Narrower than one letter: three glyphs, one line.
    #expect(measurer.shape(text("x\u{323}\u{302}"), 1).lines.count == 1)
  }

  @Test("Emoji come in colour, at the size of the text, as one character")
  func emoji() throws {
    let shaped = try measurer().shape(text("👨‍👩‍👧"))
    #expect(shaped.runs.count == 1)
    #expect(shaped.runs[0].face.hasColor)
    #expect(shaped.runs[0].glyphs.count == 1)
    // 2,550 of 2,048 units.
    #expect(isClose(shaped.size.width, 124.51, within: 0.1))
    #expect(shaped.runs[0].size == 100)
    #expect(shaped.missing.isEmpty)
  }

  @Test("A digit stays a digit of the text's font")
  func digitsAreNotEmoji() throws {
    #expect(try measurer().shape(text("#1*")).runs.map(\.face.family) == ["Inter"])
  }

  @Test(arguments: [
    ("שלום", "en", "Noto Sans Hebrew"), ("हिन्दी", "en", "Noto Sans Devanagari"), ("ไทย", "en", "Noto Sans Thai"),
    ("日本のテキスト", "en", "Noto Sans CJK JP"), ("한국어", "en", "Noto Sans CJK KR"),
    ("中文", "en", "Noto Sans CJK SC"), ("中文", "zh-TW", "Noto Sans CJK TC"), ("東京", "ja", "Noto Sans CJK JP"),
    ("中文", "zh-Hant", "Noto Sans CJK TC"), ("中文", "zh-Hant-HK", "Noto Sans CJK HK"),
    ("中文", "zh-MO", "Noto Sans CJK HK"),
    ("中文", "zh-Hans-HK", "Noto Sans CJK SC"), ("中文", "zh-SG", "Noto Sans CJK SC"), ("漢字", "ko-KR", "Noto Sans CJK KR"),
    ("漢字", "ja-JP", "Noto Sans CJK JP"), ("漢字かな", "zh-TW", "Noto Sans CJK JP"), ("漢字 한글", "ja", "Noto Sans CJK KR"),
    // Punctuation of East Asia, alone and in the midst of letters.
    ("、。「」", "en", "Noto Sans CJK SC"), ("【】・", "ja", "Noto Sans CJK JP"), ("〈〉《》〔〕〜", "ko", "Noto Sans CJK KR"),
    ("今日は、「晴れ」。", "en", "Noto Sans CJK JP"), ("【天气】：晴，微风。", "zh-CN", "Noto Sans CJK SC"),
    ("！？（）", "zh-TW", "Noto Sans CJK TC"),
    ("한국어・「말」", "en", "Noto Sans CJK KR"),
    ("Привет", "ja", "Inter"),
  ])
  func fallbackByScriptAndLanguage(string: String, language: String, family: String) throws {
    let shaped = try measurer(language: language).shape(text(string, family: .rounded))
    #expect(Set(shaped.runs.map(\.face.family)) == [family])
    #expect(shaped.missing.isEmpty)
  }

  @Test("East Asian punctuation beside Latin letters has the reader's forms, and the letters keep their font")
  func punctuationBesideLatin() throws {
    let shaped = try measurer(language: "zh-HK").shape(text("Rain、「sun」 ok"))
    let families = shaped.runs.map { ($0.text, $0.face.family) }
    #expect(families.filter { $0.1 == "Noto Sans CJK HK" }.map(\.0).joined() == "、「」")
    #expect(families.filter { $0.1 == "Inter" }.map(\.0).joined() == "Rainsun ok")
  }

  @Test(
    "Other scripts keep their fonts, and marks of theirs too",
    arguments: [
      ("ᠮᠣᠩᠭᠣᠯ", "Noto Sans Mongolian"), ("ꆈꌠ", "Noto Sans Yi"), ("ไทย", "Noto Sans Thai"),
      ("हिन्दी।", "Noto Sans Devanagari"),
      ("العربية،", "Noto Sans Arabic"), ("ქართული", "Noto Sans Georgian"),
    ])
  func otherScripts(string: String, family: String) throws {
    let shaped = try measurer().shape(text(string))
    #expect(Set(shaped.runs.map(\.face.family)) == [family])
    #expect(shaped.missing.isEmpty)
  }

  @Test("Fallback keeps the weight")
  func fallbackWeight() throws {
    #expect(try measurer().shape(text("日本", weight: 700)).runs[0].face.weight == 700)
  }

  @Test("A character that no font has is named and shown as a box")
  func missingCharacter() throws {
    let shaped = try measurer().shape(text("a\u{10FFFD}b\u{10FFFD}"))
    #expect(shaped.missing == ["\u{10FFFD}"])
    #expect(shaped.runs.flatMap(\.glyphs).filter { $0.id == 0 }.count == 2)
    #expect(shaped.runs.allSatisfy { $0.advance > 0 })
  }

  @Test("Control characters vanish, a tab is a space")
  func controlCharacters() throws {
    let shaped = try measurer().shape(text("a\u{0}\u{1B}\u{7F}\u{FEFF}b\tc"))
    #expect(shaped.lineTexts == ["ab\u{2003}c"])
    #expect(shaped.missing.isEmpty)
  }

  @Test("Spans that differ in colour are kerned together and still told apart")
  func spans() throws {
    var request = text("AV")
    request.spans[0].text = "A"
    request.spans.append(request.spans[0])
    request.spans[1].text = "VATo"
    let shaped = try measurer().shape(request)
    #expect(isClose(shaped.size.width, 297.1591))
    #expect(shaped.runs.map(\.span) == [0, 1])
    #expect(shaped.runs.map(\.text) == ["A", "VATo"])
  }

  @Test("Spans of two sizes stand on one baseline, each with its size")
  func sizes() throws {
    var request = text("72", family: .system)
    request.spans.append(TextSpan("°", font: FontSpec(family: .system, size: 50), color: request.spans[0].color))
    let shaped = try measurer().shape(request)
    #expect(shaped.runs.map(\.size) == [100, 50])
    // SF Pro has 1950 of 2048 units above the baseline.
    #expect(isClose(shaped.firstBaseline, 100 * 1950.0 / 2048))
  }

  @Test("The whole set is reachable by name")
  func families() throws {
    let families = try measurer().availableFamilies()
    for name in ["Inter", "Inter Display", "Quicksand", "Noto Serif", "Noto Sans Mono", "Noto Color Emoji"] {
      #expect(families.contains(name))
    }
    #expect(!families.contains("DejaVu Sans"))
  }

  @Test("An unknown family falls back to Inter")
  func unknownFamily() throws {
    #expect(try measurer().shape(text("a", family: .named("No Such, Font"))).runs[0].face.family == "Inter")
  }

  /// Quicksand has no Greek letters, and Noto Serif, which comes next, has.
  @Test func familiesInTheOrderOfPreference() throws {
    let shaped = try measurer().shape(text("Tea τσάι", family: .named("No Such,Quicksand,Noto Serif")))
    #expect(shaped.runs.map(\.face.family) == ["Quicksand", "Noto Serif"])
    #expect(shaped.absentFamilies.map(\.name) == ["No Such"])
    #expect(shaped.absentFamilies.map(\.standIn) == ["Quicksand"])
  }

  @Test func noneOfTheFamilies() throws {
    let absent = try measurer().shape(text("Tea", family: .named("No Such, Nor This"))).absentFamilies
    #expect(absent.map(\.name) == ["No Such", "Nor This"])
    #expect(absent.map(\.standIn) == ["Inter", "Inter"])
  }

  @Test func familiesOfAFolder() throws {
    let fonts = FontSet(
      directories: ["/usr/share/fonts/truetype/quicksand"], standardDirectories: ["/usr/share/fonts/opentype/inter"])
    let shaped = try PangoTextMeasurer(fonts: fonts, language: "en")
      .shape(text("Tea", family: .named("Noto Serif,Quicksand")))
    #expect(shaped.runs.map(\.face.family) == ["Quicksand"])
    #expect(shaped.absentFamilies.map(\.standIn) == ["Quicksand"])
    #expect(shaped.absentFamilies.map(\.package) == ["fonts-noto-core"])
  }

  @Test func absentFolderIsAnError() {
    #expect(throws: TextError.noSuchDirectory("/no/such/folder")) {
      _ = try PangoTextMeasurer(fonts: FontSet(directories: ["/no/such/folder"]))
    }
    #expect(throws: TextError.noFonts) {
      _ = try PangoTextMeasurer(fonts: FontSet(standardDirectories: ["/no/such/folder & <more>"]))
    }
  }
}
