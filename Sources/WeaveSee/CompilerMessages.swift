// SPDX-License-Identifier: MIT

/// The messages of a compilation.
struct CompilerMessages: Sendable, Hashable {
  /// The files with errors, by their absolute paths.
  private(set) var broken: Set<String> = []

  /// - Parameters:
  ///   - lines: such as `/home/me/Card.swift:3:7: error: cannot find 'Card' in scope`.
  ///   - sources: the absolute paths of the files that are compiled.
  init(_ lines: [String], sources: [String]) {
    let known = Set(sources)
    for line in lines {
      guard let error = line.firstRange(of: ": error: ") else { continue }
      // The place ends with the line and the column.
      let place = line[..<error.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, Int(place[place.count - 1]) != nil, Int(place[place.count - 2]) != nil else { continue }
      let file = place.dropLast(2).joined(separator: ":")
      if known.contains(file) { broken.insert(file) }
    }
  }
}
