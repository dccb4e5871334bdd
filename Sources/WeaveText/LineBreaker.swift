// SPDX-License-Identifier: MIT

/// The range of a line within its paragraph.
struct LineRange {
  var paragraph: Int
  /// The clusters, including the spaces at the end, which are not drawn.
  var clusters: Range<Int>
  /// Whether the line ends within a word, at a soft hyphen.
  var hasHyphen: Bool
}

/// The lines for a width.
struct Breaking {
  var lines: [LineRange] = []
  /// Whether the lines contain all of the text.
  var isComplete = true
  /// Whether a word was split because it is wider than a line.
  var splitsWord = false
}

/// Fills lines greedily, as text systems for screens do.
struct LineBreaker {
  var paragraphs: [ShapedParagraph]
  /// The width in ticks of a hyphen in the style of a span.
  var hyphenWidth: (_ span: Int) -> Int

  /// The lines for a width in ticks, at most `limit` of them.
  func lines(width: Int, limit: Int) -> Breaking {
    var breaking = Breaking()
    for index in paragraphs.indices {
      var start = 0
      repeat {
        if breaking.lines.count == limit {
          breaking.isComplete = false
          return breaking
        }
        let line = nextLine(of: paragraphs[index], from: start, width: width)
        breaking.lines.append(LineRange(paragraph: index, clusters: start..<line.end, hasHyphen: line.hasHyphen))
        breaking.splitsWord = breaking.splitsWord || line.splitsWord
        start = line.end
      } while start < paragraphs[index].clusters.count
    }
    return breaking
  }

  /// The end of one line: the last allowed break that fits; otherwise the last place between two characters that fits;
  /// otherwise the end of the first character, so that every line makes progress.
  private func nextLine(
    of paragraph: ShapedParagraph, from start: Int, width: Int
  ) -> (end: Int, hasHyphen: Bool, splitsWord: Bool) {
    let clusters = paragraph.clusters
    if paragraph.width(start..<clusters.count) <= width { return (clusters.count, false, false) }
    var (atWord, atCharacter): (Int?, Int?) = (nil, nil)
    for index in start..<clusters.count {
      let cluster = clusters[index]
      let end = index + 1
      if !cluster.isSpace, paragraph.width(start..<end) > width {
        if let atWord { return (atWord, clusters[atWord - 1].breakAfter == .hyphen, false) }
        if let atCharacter { return (atCharacter, false, true) }
        let character = firstCharacterEnd(of: paragraph, from: start)
        return (character, false, clusters[character - 1].breakAfter != .line)
      }
      switch cluster.breakAfter {
      case .line: atWord = end
      case .hyphen where paragraph.width(start..<end) + hyphenWidth(cluster.span) <= width: atWord = end
      case .grapheme, .hyphen: atCharacter = end
      case .none: break
      }
    }
    return (clusters.count, false, false)
  }

  private func firstCharacterEnd(of paragraph: ShapedParagraph, from start: Int) -> Int {
    let clusters = paragraph.clusters
    return clusters[start...].firstIndex { $0.breakAfter != .none }.map { $0 + 1 } ?? clusters.count
  }
}
