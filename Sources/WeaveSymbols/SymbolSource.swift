// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A picture, the enclosure around it and its metrics, as written in the table: `heart 1211 100 1012 940 330 …`,
/// `own:sun`, `heart-fill@disc`.
struct SymbolSource: Hashable {
  var picture: SymbolPicture
  var enclosure: SymbolEnclosure?
  /// Nil for a symbol that was not measured.
  var metrics: SymbolMetrics?

  /// nil if the enclosure does not exist.
  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard let first = words.first else { return nil }
    let parts = first.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    picture = SymbolPicture(parts[0])
    metrics = SymbolMetrics(thousandths: words.dropFirst().compactMap { Int($0) })
    guard parts.count > 1 else { return }
    guard let enclosure = SymbolEnclosure(rawValue: String(parts[1])) else { return nil }
    self.enclosure = enclosure
  }
}

/// The source of a picture. Everything specific to a source is defined here.
enum SymbolPicture: Hashable {
  /// One of this project's drawings.
  case own(String)
  /// A file of bootstrap-icons, without `.svg`.
  case icon(String)

  /// The source as written in the table.
  init(_ text: Substring) {
    self = text.hasPrefix("own:") ? .own(String(text.dropFirst(4))) : .icon(String(text))
  }

  /// - Parameter icons: the folder of bootstrap-icons.
  func read(icons: String) throws(SymbolError) -> VectorSymbol {
    switch self {
    case .own(let file):
      guard let text = OwnSymbols.pictures[file] else { throw .unknownName(file) }
      return try SVGSymbolReader.read(Array(text.utf8), file: file)
    case .icon(let file):
      let path = "\(icons)/\(file).svg"
      return try SVGSymbolReader.read(SymbolFile.read(path), file: path).withOpticalMargin()
    }
  }
}

extension SymbolMetrics {
  /// The measures at regular and bold in thousandths of an em, five numbers each: advance, left, width, height, middle;
  /// then the room above and below, if it was measured. Nil for another number of numbers.
  fileprivate init?(thousandths numbers: [Int]) {
    guard numbers.count == 10 || numbers.count == 11 else { return nil }
    func measures(from first: Int) -> Measures {
      let ems = numbers[first..<first + 5].map { Double($0) / 1000 }
      return Measures(advance: ems[0], left: ems[1], width: ems[2], height: ems[3], middle: ems[4])
    }
    self.init(regular: measures(from: 0), bold: measures(from: 5))
    if numbers.count == 11 { room = Double(numbers[10]) / 1000 }
  }
}
