// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiff
import WeaveSystem

/// The parts of a `report.json` that a merged report needs. It may come from elsewhere.
struct StoredReport: Decodable {
  var golden: String
  var part: String?
  var environment: [String]?
  var drawnWith: String?
  var skipped: Int?
  var credits: [TestReport.Credit]?
  var causes: [Cause]?
  var cases: [Entry]

  struct Cause: Decodable {
    var id, kind, name: String
    var file, place: String?
    var changes: [Change]

    struct Change: Decodable {
      var path: String
      var before, after: String?
    }
  }

  struct Region: Decodable {
    var x, y, width, height: Int

    var region: PixelRegion { PixelRegion(x: x, y: y, width: width, height: height) }
  }

  struct Extent: Decodable { var width, height: Int }

  struct Entry: Decodable {
    var name, state: String
    var design, size, appearance, locale, textSize, contrast: String?
    var scale, width, height: Int?
    var settled, hash: Bool?
    var message, before, after, tree, referenceSum, elsewhere: String?
    var patch: Region?
    var was: Extent?
    var largestReference, differing, densest, largest: Int?
    var share, similarity: Double?
    var regions: [Region]?
    var causes: [String]?
    var changes: [Change]?
    var lines: [String]?

    struct Change: Decodable {
      var verdict, node, text: String
      var place: String?
      var regions: [Int]
    }
  }

  /// The largest file that is read: ten thousand changed pictures take a tenth of it.
  private static let limit = 1 << 28

  /// Reads the report in a folder.
  init(in folder: String) throws(MergeError) {
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = isFolder(folder) ? try ConfinedFolder(folder).read(TestReport.jsonName, limit: Self.limit) : nil
    } catch { throw .file(error) }
    guard let bytes else { throw .noReport(folder) }
    guard let stored = try? JSONDecoder().decode(StoredReport.self, from: Data(bytes)) else {
      throw .unreadable(folder)
    }
    self = stored
  }

  /// A case as the run had it; nil if it has a word that this version does not know, or its name leads elsewhere.
  func result(of entry: Entry) -> CaseResult? {
    guard let state = CaseResult.State(rawValue: entry.state), Acceptance.isInside(entry.name) else { return nil }
    var result = CaseResult(entry.name, state, message: entry.message ?? "")
    result.design = entry.design
    if let size = entry.size, let appearance = entry.appearance, let locale = entry.locale {
      result.variant = CaseResult.Variant(
        size: size, appearance: appearance, locale: locale, textSize: entry.textSize ?? "",
        contrast: entry.contrast ?? "", scale: entry.scale ?? 1)
    }
    if let width = entry.width, let height = entry.height { result.size = (width, height) }
    result.isSettled = entry.settled ?? false
    result.isHashed = entry.hash ?? false
    result.files = CaseFiles(before: entry.before, after: entry.after, tree: entry.tree)
    result.patch = entry.patch?.region
    result.earlierSize = entry.was.map { ($0.width, $0.height) }
    result.referenceSum = entry.referenceSum ?? ""
    result.elsewhere = entry.elsewhere
    result.largestReference = entry.largestReference
    if let differing = entry.differing {
      result.measures = CaseResult.Measures(
        differing: differing, share: entry.share ?? 0, densest: entry.densest ?? 0,
        largestChannelDifference: entry.largest ?? 0, similarity: entry.similarity ?? 1,
        regions: (entry.regions ?? []).map(\.region))
    }
    result.lines = entry.lines ?? []
    for change in entry.changes ?? [] {
      guard let verdict = PictureChange.Verdict(rawValue: change.verdict) else { return nil }
      result.changes.append(
        PictureChange(
          verdict: verdict, node: change.node, text: change.text, place: change.place.flatMap { FilePlace($0) },
          boxes: [], regions: change.regions))
    }
    let named = Set(entry.causes ?? [])
    result.causes = (causes ?? []).filter { named.contains($0.id) }.compactMap(\.cause)
    return result
  }
}

extension StoredReport.Cause {
  fileprivate var cause: ChangeCause? {
    ChangeCause.Kind(rawValue: kind).map { kind in
      ChangeCause(
        kind: kind, name: name, file: file, place: place.flatMap { FilePlace($0) },
        changes: changes.map { ChangeCause.Change(path: $0.path, before: $0.before, after: $0.after) })
    }
  }
}
