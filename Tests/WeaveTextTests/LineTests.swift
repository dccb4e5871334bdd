// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@testable import WeaveText

@Suite("Lines")
struct LineTests {
  static let sentence = "The quick brown fox jumps over the lazy dog near the river bank"

  @Test(
    "A proposed width is kept, and proposing what came out gives the same again",
    arguments: [
      0, 1, 13.7, 90, 240, 333.3, 500, 801.25, 1_500, 4_000,
    ])
  func idempotent(width: Double) throws {
    let measurer = try measurer()
    var requests: [ResolvedText] = []
    for truncation in TextTruncation.allCases {
      for (limit, scale) in [(nil, 1), (1, 1), (2, 1), (2, 0.5), (1, 0.7)] as [(Int?, Double)] {
        for isSpecial in [false, true] {
          requests.append(
            text(Self.sentence, size: 53.3, limit: limit) {
              $0.truncation = truncation
              $0.minimumScale = scale
              $0.isBalanced = isSpecial
              $0.alignsInkToLeadingEdge = isSpecial
              $0.spans[0].font.tracking = -0.31
            })
        }
      }
    }
    for request in requests {
      let first = measurer.shape(request, width)
      let second = measurer.shape(request, first.size.width)
      #expect(second == first, "\(request)")
      if width > 60 { #expect(first.size.width <= width + 1e-6) }
      if let limit = request.lineLimit { #expect(first.lines.count <= limit) }
    }
  }

  @Test("Words wrap; the spaces between lines take no room")
  func wrapping() throws {
    let measurer = try measurer()
    let word = measurer.shape(text("brown")).size.width
    let shaped = measurer.shape(text("brown   brown brown"), word)
    #expect(shaped.lineTexts == ["brown", "brown", "brown"])
    #expect(shaped.size == Size(width: word, height: 240 + line))
    #expect(!shaped.isTruncated)
  }

  @Test("Line ends of every kind are kept, empty lines too")
  func lineEnds() throws {
    let shaped = try measurer().shape(text("a\nb\r\nc\rd\u{2028}e\u{2029}\nf"))
    #expect(shaped.lineTexts == ["a", "b", "c", "d", "e", "", "f"])
    #expect(shaped.size.height == 6 * 120 + line)
  }

  @Test("Japanese breaks between characters, but not before a full stop")
  func japanese() throws {
    let shaped = try measurer().shape(text("今日は晴れ。"), 499)
    #expect(shaped.lineTexts == ["今日は晴", "れ。"])
  }

  @Test("A Chinese line begins with an opening quotation mark and ends with a closing one")
  func chineseQuotes() throws {
    let measurer = try measurer(language: "zh-CN")
    #expect(measurer.shape(text("测试文本，“测”试"), 600).lineTexts == ["测试文本，", "“测”试"])
    #expect(measurer.shape(text("测试“文”本文"), 250).lineTexts == ["测试", "“文”", "本文"])
  }

  @Test("A Korean particle stays with the quotation before it")
  func koreanQuotes() throws {
    let shaped = try measurer(language: "ko").shape(text("그는 “맑음”이라고"), 700)
    #expect(shaped.lineTexts == ["그는", "“맑음”이라고"])
  }

  @Test("Korean breaks between words, as in labels of phones")
  func koreanWords() throws {
    let measurer = try measurer()
    let two = measurer.shape(text("오늘은 맑")).size.width
    #expect(measurer.shape(text("오늘은 맑음"), two + 1).lineTexts == ["오늘은", "맑음"])
    let words = measurer.shape(text("오늘은 맑음") { $0.keepsWords = true }, two + 1)
    #expect(words.lineTexts == ["오늘은", "맑음"])
    // A word that is wider than the line is still torn, and punctuation ends lines as ever.
    #expect(measurer.shape(text("오늘은맑음") { $0.keepsWords = true }, two + 1).lines.count == 2)
    let japanese = measurer.shape(text("晴れ。雨") { $0.keepsWords = true }, 399)
    #expect(japanese.lineTexts == ["晴れ。", "雨"])
  }

  @Test("What follows a tab begins at the next stop, and an em further where there is none")
  func tabStops() throws {
    let measurer = try measurer()
    func starts(_ string: String, _ stops: [Double]) -> [Double] {
      measurer.shape(text(string, size: 10) { $0.tabStops = stops }).lines.map { line in
        line.runs.flatMap { run in run.glyphs.map { $0.x } }.last ?? 0
      }
    }
    // The last letter of each line stands at a stop.
    #expect(starts("a\tb\nlonger\tb", [60, 120]).allSatisfy { isClose($0, 60) })
    #expect(isClose(starts("a\t\tb", [120, 60])[0], 120))
    #expect(isClose(starts("wwwwwwwwwww\tb", [60, 120])[0], 120))
    let width = measurer.shape(text("a\tb", size: 10) { $0.tabStops = [60] }).size.width
    #expect(isClose(width, 60 + measurer.shape(text("b", size: 10)).size.width))
    #expect(measurer.shape(text("a\tb", size: 10)).size.width < 25)
  }

  @Test("A soft hyphen shows only where the line ends")
  func softHyphen() throws {
    let measurer = try measurer()
    let half = measurer.shape(text("hyphen-")).size.width
    let shaped = measurer.shape(text("hyphen\u{AD}ation"), half + 1)
    #expect(shaped.lines.count == 2)
    #expect(shaped.lines[0].runs.last?.text == "-")
    #expect(
      isClose(measurer.shape(text("hyphen\u{AD}ation")).size.width, measurer.shape(text("hyphenation")).size.width))
  }

  @Test("A word wider than the line is torn between characters; no width stops progress")
  func tornWord() throws {
    let measurer = try measurer()
    #expect(measurer.shape(text("abc"), 0).lineTexts == ["a", "b", "c"])
    #expect(measurer.shape(text("will"), 0).lineTexts == ["w", "ill"])
    #expect(measurer.shape(text("👨‍👩‍👧👍🏽"), 0).lines.count == 2)
    let shaped = measurer.shape(text("incomprehensibilities"), 300)
    #expect(shaped.lines.count > 1)
    #expect(shaped.lineTexts.joined() == "incomprehensibilities")
    #expect(shaped.lines.allSatisfy { $0.width <= 300 })
  }

  /// Heights in pictures that SwiftUI drew at three pixels a point, and the distances between their baselines.
  @Test(
    "Lines are as high and as far apart as SwiftUI's, whatever is written on them",
    arguments: [
      (11.0, 13.0, 13.33), (12, 16, 14.33), (13, 18, 15.67), (15, 20, 18), (16, 21, 19.33), (17, 22, 20.33),
      (20, 25, 24), (22, 28, 26.33), (30, 36, 36),
    ])
  func lineHeights(size: Double, pitch: Double, single: Double) throws {
    let measurer = try measurer()
    for lines in [["ab"], ["日本", "👍", "ab"]] {
      let shaped = measurer.shape(
        text(lines.joined(separator: "\n"), family: .system, size: size, lineHeight: pitch) {
          $0.pixelsPerPoint = 3
        })
      let below = Double(lines.count - 1) * pitch
      #expect(isClose(shaped.size.height, single + below, within: 0.005))
      #expect(isClose(shaped.firstBaseline, 0.952 * size, within: 0.01))
      #expect(isClose(shaped.lastBaseline, shaped.firstBaseline + below))
      #expect(shaped.lines.count == lines.count)
    }
  }

  @Test("A line box that is lower than the font's line loses the same above and below")
  func lowLine() throws {
    let measurer = try measurer()
    let plain = measurer.shape(text("a\nb", family: .system, lineHeight: 80))
    let low = measurer.shape(text("a\nb", family: .system, lineHeight: 80) { $0.lineBox = 80 })
    #expect(isClose(low.size.height, 160))
    #expect(isClose(low.firstBaseline, plain.firstBaseline - (line - 80) / 2))
    #expect(isClose(low.lastBaseline - low.firstBaseline, 80))
  }

  /// The height of a line at 12 points.
  private static let small = line * 0.12

  /// Spans of 40 and 12 points whose baselines are 48 and 15 points apart.
  private func mixed(_ first: String, _ second: String, edit: (inout ResolvedText) -> Void = { _ in }) -> ResolvedText {
    text("", lineHeight: 48) {
      let black = $0.spans[0].color
      $0.spans = [
        TextSpan(first, font: FontSpec(size: 40), color: black, lineHeight: 48),
        TextSpan(second, font: FontSpec(size: 12), color: black, lineHeight: 15),
      ]
      edit(&$0)
    }
  }

  @Test("Each line is as high as the fonts on it")
  func mixedHeights() throws {
    let measurer = try measurer()
    let two = measurer.shape(mixed("12\n", "days left"))
    #expect(isClose(two.size.height, 48 + Self.small))
    #expect(isClose(two.firstBaseline, 0.952 * 40, within: 0.01))
    #expect(isClose(two.lastBaseline, 48 + 0.952 * 12, within: 0.01))
    #expect(two.lines.map(\.origin.y) == [two.firstBaseline, two.lastBaseline])
    #expect(isClose(measurer.shape(mixed("12", " days\nleft\nnow")).size.height, 48 + 15 + Self.small))
    // The space before the end of a line has no height.
    #expect(isClose(measurer.shape(mixed("12 ", "days\n\nleft")).size.height, 48 + 15 + Self.small))
    // Both on one line.
    #expect(isClose(measurer.shape(mixed("12", " days")).size.height, line * 0.4))
    let cap = measurer.shape(mixed("12\n", "days") { $0.box = .cap })
    // SF Pro's capitals are 0.705 em high.
    #expect(isClose(cap.firstBaseline, 40 * 0.705, within: 0.5))
    #expect(isClose(cap.size.height, cap.firstBaseline + two.lastBaseline - two.firstBaseline))
  }

  @Test("A height allows as many lines of unequal heights as stand in it")
  func mixedLimits() throws {
    let measurer = try measurer()
    let request = mixed("12\n", "a\nb\nc")
    #expect(measurer.shape(request, height: 93).lines.count == 4)
    #expect(measurer.shape(request, height: 92).lineTexts == ["12", "a", "b…"])
    #expect(measurer.shape(request, height: 63).lineTexts == ["12", "a…"])
    #expect(measurer.shape(request, height: 62).lineTexts == ["12…"])
    #expect(measurer.shape(mixed("12\n", "a\nb\nc") { $0.lineLimit = 2 }, height: 93).lines.count == 2)
    let shrunk = measurer.shape(mixed("12\n", "a\nb\nc") { $0.minimumScale = 0.5 }, height: 60)
    #expect(shrunk.lines.count == 4 && !shrunk.isTruncated && shrunk.size.height <= 60)
  }

  /// Cap heights from the fonts' OS/2 tables: Inter 2048 of 2816, Quicksand 700 of 1000; that of SF Pro for the system's
  /// family, which is drawn as high as it to 1.2 %.
  @Test(arguments: [
    (FontSpec.Family.named("Inter"), 2048.0 / 2816, 0.002), (.system, 0.705, 1.2), (.rounded, 0.7, 0.002),
  ])
  func capBox(family: FontSpec.Family, cap: Double, tolerance: Double) throws {
    let measurer = try measurer()
    let one = measurer.shape(text("12", family: family) { $0.box = .cap })
    #expect(isClose(one.size.height, cap * 100, within: tolerance))
    #expect(one.firstBaseline == one.size.height)
    let two = measurer.shape(text("12\n34", family: family) { $0.box = .cap })
    #expect(isClose(two.size.height, cap * 100 + 120, within: tolerance))
    #expect(two.lastBaseline == two.size.height)
  }

  @Test("A height allows as many lines as stand in it, and one at least")
  func height() throws {
    let measurer = try measurer()
    let request = text("a\nb\nc\nd")
    #expect(measurer.shape(request, height: 240).lineTexts == ["a", "b…"])
    #expect(measurer.shape(request, height: 359).lines.count == 2)
    #expect(measurer.shape(request, height: 0).lineTexts == ["a…"])
    // Three lines by caps: two pitches and a cap height.
    #expect(measurer.shape(text("a\nb\nc\nd") { $0.box = .cap }, height: 313).lines.count == 3)
  }

  @Test("Balanced lines are the narrowest with their number")
  func balanced() throws {
    let measurer = try measurer()
    let plain = measurer.shape(text(Self.sentence), 2_600)
    let balanced = measurer.shape(text(Self.sentence) { $0.isBalanced = true }, 2_600)
    #expect(plain.lines.count == 2 && balanced.lines.count == 2)
    #expect(balanced.size.width < plain.size.width)
    // Without the space at the end of a line, of which the box takes account.
    let widest = try #require(balanced.lines.map(\.width).max())
    #expect(measurer.shape(text(Self.sentence), widest - 0.001).lines.count == 3)
    #expect(balanced.lineTexts.joined(separator: " ") == Self.sentence)
  }

  @Test("Ink, not the side bearing, meets the leading edge")
  func ink() throws {
    let measurer = try measurer()
    // The 1 of Inter Display Bold: ink begins at 0.018555 em, advance 0.379395 em.
    let shaped = measurer.shape(
      text("1", family: .named("Inter Display"), weight: 700) { $0.alignsInkToLeadingEdge = true })
    #expect(isClose(shaped.lines[0].origin.x, -1.8555))
    #expect(isClose(shaped.size.width, 37.9395 - 1.8555))
    // From the right it ends at 0.339355 em, 0.040039 em before its advance does.
    let right = measurer.shape(
      text("1", family: .named("Inter Display"), weight: 700) { ($0.alignsInkToLeadingEdge, $0.lineLimit) = (true, 1) },
      width: nil,
      height: nil, isRightToLeft: true)
    #expect(isClose(right.size.width, 37.9395 - 4.0039))
  }

  @Test("An empty text keeps the place of a line")
  func empty() throws {
    // Without a span, it is one of the size 17.
    for (request, height) in [(text(""), line), (ResolvedText(spans: [], lineHeight: 120), line * 0.17)] {
      let shaped = try measurer().shape(request, 50)
      #expect(shaped.size.width == 0 && isClose(shaped.size.height, height))
      #expect(shaped.runs.isEmpty && !shaped.isTruncated)
    }
  }
}
