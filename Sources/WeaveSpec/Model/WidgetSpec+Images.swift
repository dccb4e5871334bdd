// SPDX-License-Identifier: MIT

extension WidgetSpec {
  /// The files of all photos of the design, in all sizes, sorted and without duplicates.
  public var imageFileNames: [String] {
    let variants = MatchedSet.Key.allCases.map { matchedSet?[$0]?.image }
    return Set(([image] + variants).compactMap { $0 }.flatMap(\.fileNames)).sorted()
  }
}

extension ImageSpec {
  fileprivate var fileNames: [String] {
    let renders = [smartPhoto?.small, smartPhoto?.medium, smartPhoto?.large].compactMap { $0?.renderFileName }
    return ([fileName, smartPhoto?.masterFileName].compactMap { $0 } + renders).filter { !$0.isEmpty }
  }
}
