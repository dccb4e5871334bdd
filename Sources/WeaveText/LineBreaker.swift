// SPDX-License-Identifier: MIT

/// A line's place in its paragraph.
struct LineRange {
  var paragraph: Int
  /// Clusters with the spaces at the end, which are not drawn.
  var clusters: Range<Int>
  /// Whether the line ends within a word, at a soft hyphen.
  var hasHyphen: Bool
}

/// Lines that were found for a width.
struct Breaking {
  var lines: [LineRange] = []
  /// Whether all of the text stands in the lines.
  var isComplete = true
  /// Whether a word was torn apart because it is wider than a line.
  var tearsWord = false
}

/// Fills lines greedily, as every text system for screens does.
struct LineBreaker {
  var paragraphs: [ShapedParagraph]
  /// The width in ticks of a hyphen in the looks of a span.
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
        breaking.tearsWord = breaking.tearsWord || line.tearsWord
        start = line.end
      } while start < paragraphs[index].clusters.count
    }
    return breaking
  }

  /// One line's end: the last place that fits where a line may end; else the last that fits between two characters;
  /// else the end of the first character, so that every line takes something.
  private func nextLine(
    of paragraph: ShapedParagraph, from start: Int, width: Int
  ) -> (end: Int, hasHyphen: Bool, tearsWord: Bool) {
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
