// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSpec
import WeaveSystem

/// The files that a board's slots name, each read once and appended to the board's text, so that one range identifies
/// any place in all of them.
struct SlotFiles {
  /// The board with all files that were read so far.
  private(set) var source: SourceText
  /// The folder of the board's file; nil if nothing can be read.
  let folder: String?
  private var trees: [String: Checked<JSONNode>] = [:]

  init(_ source: SourceText, folder: String?) { (self.source, self.folder) = (source, folder) }

  /// The tree of a file, with its diagnostics.
  ///
  /// - Parameter name: below the board's folder.
  /// - Throws: why it cannot be read, as a sentence without a full stop.
  mutating func tree(_ name: String) throws(SlotFailure) -> Checked<JSONNode> {
    if let known = trees[name] { return known }
    guard let folder else { throw SlotFailure("`\(name)` cannot be read because the board is not in a folder") }
    let bytes: [UInt8]?
    let room = max(0, Limits.designBytes - source.bytes.count)
    do throws(FileError) { bytes = try ConfinedFolder(folder).read(name, limit: room) } catch {
      throw SlotFailure("`\(name)` cannot be read: \(error)")
    }
    guard let bytes else { throw SlotFailure("there is no file `\(name)`") }
    let offset = source.bytes.count + 1
    let text = SourceText(name: folder == "." ? name : "\(folder)/\(name)", bytes: bytes)
    append(text)
    let parsed = JSONParser.parse(text)
    let moved = Checked(
      parsed.output.map { $0.moved(by: offset) }, parsed.diagnostics.map { $0.moved(by: offset) })
    trees[name] = moved
    return moved
  }

  /// The parts that designs include, from the folder of their file.
  ///
  /// - Parameter prefix: that folder, below the board's, with a slash at its end; empty for the board's own folder.
  mutating func including(_ specs: [WidgetSpec], in prefix: String) -> (specs: [WidgetSpec], found: [Diagnostic]) {
    guard specs.contains(where: { !$0.includes.isEmpty }) else { return (specs, []) }
    let place = folder.map { prefix.isEmpty ? $0 : "\($0)/\(prefix.dropLast())" }
    let included = IncludedParts(of: specs, in: source, folder: place)
    source = included.source
    return (specs.map(included.completed), included.diagnostics)
  }

  private mutating func append(_ text: SourceText) { source = SourceText(source, including: [text]) }
}

/// Why a slot cannot be shown, as a sentence without a full stop.
struct SlotFailure: Error {
  var reason: String
  /// Diagnostics in its files.
  var found: [Diagnostic] = []
  /// Whether a file would contain itself.
  var isCycle = false

  init(_ reason: String, found: [Diagnostic] = [], isCycle: Bool = false) {
    (self.reason, self.found, self.isCycle) = (reason, found, isCycle)
  }
}
