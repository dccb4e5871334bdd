// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveHash
import WeaveNative
public import WeaveRender
import WeaveSystem
import WeaveText

/// What this machine draws pictures with: hashes of the engine, of all fonts, and of the libraries that influence
/// pictures, and the kind of processor, because each kind has its own code for pixels.
///
/// `weave fingerprint` prints it, for comparing two machines. References carry less: see `Provenance`.
public struct Fingerprint: Sendable {
  /// A file with its common name, its own name, and the hash of its bytes.
  public struct Part: Sendable {
    /// The common name: `libcairo.so.2`, `Inter-Regular.otf`.
    public var name: String
    /// The file name: `libcairo.so.2.11600.0`; for a font, the same as `name`.
    public var file: String
    /// The hash of its bytes.
    public var sum: String
    /// The name and the version that a font states.
    public var identity: FontIdentity?
  }

  /// The version of weave.
  public var version: String
  /// The hash of the program's own file.
  public var engine: String
  /// The `DrawingPath.name`.
  public var processor: String
  /// Each font file.
  public var fonts: [Part]
  /// Each library that influences pictures.
  public var libraries: [Part]

  /// The fingerprint of this process, now.
  ///
  /// - Parameter fonts: a folder of fonts that come before the standard ones.
  /// - Throws: if a file cannot be read.
  public init(fonts folder: String?) throws(TestError) {
    version = weaveVersion
    processor = DrawingPath.name
    do throws(FileError) { engine = try Self.engineSum() } catch { throw .file(error) }
    let files: [String]
    do throws(TextError) {
      files = try FontSet(directories: folder.map { [realPath($0) ?? $0] } ?? []).files()
    } catch { throw .fonts(error) }
    let maps = DrawingLibraries.loaded()
    let paths = files + maps
    let sums: [String]
    do throws(FileError) { sums = try Self.sums(of: paths) } catch { throw .file(error) }
    func parts(_ paths: ArraySlice<String>, _ sums: ArraySlice<String>, isFont: Bool) -> [Part] {
      zip(paths, sums).map { path, sum in
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return Part(
          name: Self.commonName(of: file), file: file, sum: sum, identity: isFont ? try? FontIdentity(file: path) : nil)
      }.sorted { ($0.name, $0.sum) < ($1.name, $1.sum) }
    }
    fonts = parts(paths[..<files.count], sums[..<files.count], isFont: true)
    libraries = parts(paths[files.count...], sums[files.count...], isFont: false)
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
  private static func engineSum() throws(FileError) -> String { try sum(of: programPath() ?? "/proc/self/exe") }

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
  /// What `weave fingerprint` prints.
  public var json: String {
    func list(_ parts: [Part]) -> OutputValue {
      .array(
        parts.map { part in
          .compacted([
            ("name", .string(part.name)), ("file", .string(part.file)),
            ("family", .optional(part.identity?.family)), ("style", .optional(part.identity?.style)),
            ("version", .optional(part.identity?.version)), ("xxh128", .string(part.sum)),
          ])
        })
    }
    return OutputValue.object([
      ("version", .integer(2)),
      ("engine", .object([("version", .string(version)), ("xxh128", .string(engine))])),
      ("drawing", .string(drawingVersion)), ("processor", .string(processor)), ("fonts", list(fonts)),
      ("libraries", list(libraries)),
    ]).text
  }
}
