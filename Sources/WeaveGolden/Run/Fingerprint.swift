// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveHash
import WeaveJSON
import WeaveNative
import WeaveRender
import WeaveSystem
import WeaveText

/// What pictures are drawn with: hashes of the engine, the fonts, and the libraries that influence pictures, and the
/// kind of processor, because each kind has its own code for pixels.
///
/// Kept beside the references as `environment.json`, so that a different font is reported as one cause instead of many
/// failures.
public struct Fingerprint: Sendable, Equatable {
  /// A file with its common name, its own name, and the hash of its bytes.
  public struct Part: Sendable, Equatable {
    /// The common name: `libcairo.so.2`, `Inter-Regular.otf`.
    public var name: String
    /// The file name: `libcairo.so.2.11600.0`; for a font, the same as `name`.
    public var file: String
    /// The hash of its bytes.
    public var sum: String
  }

  static let fileName = "environment.json"

  /// The version of weave.
  public var version: String
  /// The hash of the program's own file; empty if it was not requested.
  public var engine: String
  /// The `DrawingPath.name`; empty if it was not recorded.
  public var processor: String
  /// Each font file.
  public var fonts: [Part]
  /// Each library that influences pictures.
  public var libraries: [Part]

  /// The fingerprint of this process, now.
  ///
  /// - Parameters:
  ///   - fonts: a folder of fonts that come before the standard ones.
  ///   - includesEngine: whether to hash the program itself, too; it is large.
  /// - Throws: if a file cannot be read.
  public init(fonts folder: String?, includesEngine: Bool) throws(TestError) {
    version = weaveVersion
    processor = DrawingPath.name
    do throws(FileError) {
      engine = includesEngine ? try Self.engineSum() : ""
    } catch { throw .file(error) }
    let files: [String]
    do throws(TextError) {
      files = try FontSet(directories: folder.map { [realPath($0) ?? $0] } ?? []).files()
    } catch { throw .fonts(error) }
    let maps = DrawingLibraries.loaded()
    let paths = files + maps
    let sums: [String]
    do throws(FileError) { sums = try Self.sums(of: paths) } catch { throw .file(error) }
    func parts(_ paths: ArraySlice<String>, _ sums: ArraySlice<String>) -> [Part] {
      zip(paths, sums).map { path, sum in
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return Part(name: Self.commonName(of: file), file: file, sum: sum)
      }.sorted { ($0.name, $0.sum) < ($1.name, $1.sum) }
    }
    fonts = parts(paths[..<files.count], sums[..<files.count])
    libraries = parts(paths[files.count...], sums[files.count...])
  }

  /// The hashes of files, computed on two threads: East Asian fonts are large.
  private static func sums(of paths: [String]) throws(FileError) -> [String] {
    @Sendable func half(from first: Int) throws(FileError) -> [String] {
      try stride(from: first, to: paths.count, by: 2).map { index throws(FileError) in try sum(of: paths[index]) }
    }
    let (even, odd) = try concurrently { () throws(FileError) in
      try half(from: 0)
    } _: { () throws(FileError) in
      try half(from: 1)
    }
    return paths.indices.map { $0.isMultiple(of: 2) ? even[$0 / 2] : odd[$0 / 2] }
  }

  /// The hash of the program's own file.
  static func engineSum() throws(FileError) -> String { try sum(of: programPath() ?? "/proc/self/exe") }

  private static func sum(of path: String) throws(FileError) -> String {
    Checksum(of: try readFile(path, limit: 1 << 30)).description
  }

  /// The common name of a library: `libcairo.so.2.11600.0` is loaded as `libcairo.so.2`.
  private static func commonName(of file: String) -> String {
    guard let place = file.firstRange(of: ".so.") else { return file }
    let major = file[place.upperBound...].prefix { $0 != "." }
    return String(file[..<place.upperBound] + major)
  }
}

extension Fingerprint {
  /// The differences from an earlier fingerprint, one per line: `font Inter-Regular.otf has different bytes`.
  ///
  /// Two builds of one version draw the same, so the program's own hash does not count.
  public func differences(from old: Fingerprint) -> [String] {
    var lines = version == old.version ? [] : ["weave changed from \(old.version) to \(version)"]
    if !old.processor.isEmpty, processor != old.processor {
      lines.append("processor changed from \(old.processor) to \(processor)")
    }
    lines += Self.differences("font", fonts, from: old.fonts)
    return lines + Self.differences("library", libraries, from: old.libraries)
  }

  private static func differences(_ kind: String, _ parts: [Part], from old: [Part]) -> [String] {
    let (oldByName, byName) = (Dictionary(grouping: old, by: \.name), Dictionary(grouping: parts, by: \.name))
    return Set(byName.keys).union(oldByName.keys).sorted().compactMap { name in
      let (was, now) = (oldByName[name] ?? [], byName[name] ?? [])
      if was.map(\.sum) == now.map(\.sum) { return nil }
      guard let first = was.first else { return "\(kind) \(name) is new" }
      guard let second = now.first else { return "\(kind) \(name) is missing" }
      return first.file == second.file
        ? "\(kind) \(name) has different bytes" : "\(kind) \(name) changed from \(first.file) to \(second.file)"
    }
  }

  /// The text of `environment.json`.
  public var json: String {
    func list(_ parts: [Part]) -> OutputValue {
      .array(
        parts.map { part in
          .object([("name", .string(part.name)), ("file", .string(part.file)), ("xxh128", .string(part.sum))])
        })
    }
    return OutputValue.object([
      ("version", .integer(1)),
      ("engine", .object([("version", .string(version)), ("xxh128", .string(engine))])),
      ("processor", .string(processor)),
      ("fonts", list(fonts)), ("libraries", list(libraries)),
    ]).text
  }

  /// The fingerprint in a text; nil if it is not one.
  init?(json: [UInt8], named name: String) {
    guard let root = JSONParser.parse(SourceText(name: name, bytes: json)).output,
      let version = root["engine"]?["version"]?.stringValue, let fonts = root["fonts"]?.elements,
      let libraries = root["libraries"]?.elements
    else { return nil }
    func parts(_ nodes: [JSONNode]) -> [Part] {
      nodes.compactMap { node in
        guard let name = node["name"]?.stringValue, let sum = node["xxh128"]?.stringValue else { return nil }
        return Part(name: name, file: node["file"]?.stringValue ?? name, sum: sum)
      }
    }
    self.version = version
    processor = root["processor"]?.stringValue ?? ""
    engine = root["engine"]?["xxh128"]?.stringValue ?? ""
    self.fonts = parts(fonts)
    self.libraries = parts(libraries)
  }
}
