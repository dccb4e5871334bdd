// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSystem
import WeaveSpec

/// The files of parts that the designs of a file include, each read once.
struct IncludedParts {
  /// The file of the designs, followed by the files that were read.
  private(set) var source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var parts: [String: DesignParts] = [:]

  /// - Parameter folder: of the file of the designs; nil if there is none, so that nothing can be included.
  init(of specs: [WidgetSpec], in source: SourceText, folder: String?) {
    self.source = source
    var texts: [SourceText] = []
    var seen: Set<String> = []
    var offset = source.bytes.count
    for included in specs.flatMap(\.includes) where seen.insert(included.name).inserted {
      guard let bytes = read(included, folder, room: Limits.designBytes - offset) else { continue }
      let text = SourceText(name: folder == "." ? included.name : "\(folder ?? ".")/\(included.name)", bytes: bytes)
      texts.append(text)
      add(text, named: included.name, movedBy: offset + 1)
      offset += 1 + bytes.count
    }
    if !texts.isEmpty { self.source = SourceText(source, including: texts) }
  }

  /// A design with everything that it includes.
  func completed(_ spec: WidgetSpec) -> WidgetSpec {
    // If two files define the same, the later one wins, as with styles.
    spec.includes.reversed().reduce(spec) { spec, included in
      parts[included.name].map(spec.including) ?? spec
    }
  }

  private mutating func read(_ included: IncludedName, _ folder: String?, room: Int) -> [UInt8]? {
    guard let folder else {
      report("`\(included.name)` cannot be included because the design is not in a folder", included)
      return nil
    }
    do throws(FileError) {
      if let bytes = try ConfinedFolder(folder).read(included.name, limit: max(0, room)) { return bytes }
      report("there is no file `\(included.name)` in the design's folder", included)
    } catch {
      report("`\(included.name)` cannot be included: \(error)", included)
    }
    return nil
  }

  private mutating func add(_ text: SourceText, named name: String, movedBy offset: Int) {
    let json = JSONParser.parse(text)
    diagnostics += json.diagnostics.map { $0.moved(by: offset) }
    guard let root = json.output else { return }
    let read = PartsFile.read(root.moved(by: offset))
    diagnostics += read.diagnostics
    parts[name] = read.output
  }

  private mutating func report(_ message: String, _ included: IncludedName) {
    diagnostics.append(Diagnostic(.specInclude, .init(message), at: included.range))
  }
}
