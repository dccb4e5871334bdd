// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeaveHash
import WeaveRender
import WeaveResolve
import WeaveSystem
import WeaveText

/// Names pictures by their inputs: the same key, with the same photos and facts, gives the same bytes.
struct ContentKeys: Sendable {
  private let engine: String
  private let photoSums = PhotoSums()

  /// - Throws: if the fonts cannot be found.
  init(_ options: BatchOptions) throws(BatchError) {
    let fonts: [String]
    do throws(TextError) {
      fonts = try FontSet(directories: options.fonts.map { [realPath($0) ?? $0] } ?? []).files()
    } catch { throw .fonts(error) }
    let program = programPath() ?? ""
    // A font's size and time stand for its bytes, because reading all fonts takes longer than drawing a hundred
    // pictures.
    let parts = (fonts + [program] + DrawingLibraries.loaded()).map { path in "\(path) \(fileStamp(path) ?? "")" }
    engine = Checksum(of: Array(([weaveVersion] + parts).joined(separator: "\n").utf8)).description
  }

  /// The key part for a design in an environment: everything known before drawing, except the variables.
  func base(_ design: BatchDesign, _ environment: RenderEnvironment, _ options: BatchOptions) -> String {
    let photos = PhotoFolder(
      designFolder: realPath(design.folder) ?? design.folder, assets: options.assets.map { realPath($0) ?? $0 })
    let request = RenderRequest(
      design: design.widget, environment: environment, photos: photos, output: options.made)
    return Self.joined([engine, request.fingerprint.description])
  }

  /// The key with everything known before drawing.
  ///
  /// - Parameter base: the key part of its design and environment.
  func key(_ base: String, _ variables: [String: Value]) -> String {
    let parts = variables.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.spelling] }
    return Checksum(of: Array((base + Self.joined(parts)).utf8)).description
  }

  /// Joins parts with their lengths, so that different parts never give the same text.
  private static func joined(_ parts: [String]) -> String {
    parts.reduce(into: "") { text, part in
      text += String(part.utf8.count)
      text += ":"
      text += part
    }
  }

  /// The key of the facts at a moment.
  func facts(at now: Date, sum: String) -> String { "\(now.timeIntervalSince1970) \(sum)" }

  /// Whether facts and photos are unchanged, and warnings do not count as errors now.
  func isCurrent(_ inputs: PictureInputs, facts: String, stored: StoredVariables?, isStrict: Bool) -> Bool {
    (inputs.warnings == 0 || !isStrict) && (inputs.facts == nil || inputs.facts == facts)
      && inputs.unstored.allSatisfy { stored?.scope[$0] == nil }
      && inputs.photos.allSatisfy { path, sum in photoSums.sum(of: path) == sum }
  }

  /// The hashes of photos, each read once; empty for missing photos.
  private final class PhotoSums: Sendable {
    private let known = Mutex(RecentEntries<String, String>(capacity: 5_000))

    func sum(of path: String) -> String {
      if let sum = known.withLock({ $0.value(of: path) }) { return sum }
      let sum = (try? readFile(path, limit: Limits.imageBytes)).map { Checksum(of: $0).description } ?? ""
      known.withLock { $0.keep(sum, for: path) }
      return sum
    }
  }
}
