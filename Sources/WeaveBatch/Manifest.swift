// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveHash
import WeaveJSON
import WeaveSystem

/// The list of finished pictures, one JSON line each, in the order of the rows.
///
/// A line is written once its picture is in place, so the list is correct whenever a run ends.
final class Manifest {
  /// A finished picture.
  struct Entry: Sendable, Equatable {
    /// Relative to the output.
    var file: String
    var spec: String
    var row: Int
    var size, appearance: String
    var scale: Int
    var bytes: Int
    /// The 128-bit XXH3 of the file, as `xxh128sum` prints it.
    var sum: String
    /// The key of its inputs.
    var key: String
    var inputs: PictureInputs
  }

  private let path: String
  private let file: GrowingFile
  /// Where the last line of each picture begins, by the hash of its name: 16 bytes per picture.
  private var places: [UInt64: Int] = [:]
  /// Where the lines of this run begin, in picture order; nil for a picture without a line yet.
  private var order: [Int?] = []
  /// The pictures in the list that this one replaces, by the hashes of their names.
  private var replaced: Set<UInt64> = []

  /// - Parameters:
  ///   - shard: the part of the file name for a shard, so that machines that share a folder keep separate lists.
  ///   - resumes: whether the lines of an earlier run are kept.
  ///   - knowsReplaced: whether the names of lines that are not kept are remembered.
  ///   - isInput: whether a file is an input of the batch, and so cannot be a list.
  init(
    in folder: String, shard: String, resumes: Bool, knowsReplaced: Bool = false,
    isInput: (FileIdentity) -> Bool = { _ in false }
  ) throws(FileError) {
    path = Self.path(in: folder, shard: shard)
    file = try GrowingFile(path, isEmptied: false, isInput: isInput)
    if resumes || knowsReplaced { try index() }
    guard !resumes else { return }
    replaced = Set(places.keys)
    places = [:]
    try file.cut(to: 0)
  }

  /// A list that is stored only in an archive.
  init() throws(FileError) {
    path = ""
    file = try GrowingFile()
  }

  /// The number of bytes so far.
  var size: Int { file.count }

  /// At most `length` bytes from an offset.
  func read(_ length: Int, at offset: Int) throws(FileError) -> [UInt8] { try file.read(length, at: offset) }

  static func path(in folder: String, shard: String) -> String { "\(folder)/manifest\(shard).jsonl" }

  /// Whether a name cannot be a manifest's, so that a picture may have it.
  static func isNoManifest(_ name: String) -> Bool { !(name.hasPrefix("manifest") && name.hasSuffix(".jsonl")) }

  /// The entry of an earlier run for this name.
  func entry(of name: String) -> Entry? {
    guard let place = places[Self.hash(name)], let line = try? line(at: place) else { return nil }
    return Entry(line.bytes).flatMap { $0.file == name ? $0 : nil }
  }

  /// Whether an earlier run has made a picture with this name.
  func hasListed(_ name: String) -> Bool {
    let hash = Self.hash(name)
    return places[hash] != nil || replaced.contains(hash)
  }

  /// Reserves a place for a picture that is written later.
  func reserve() -> Int {
    order.append(nil)
    return order.count - 1
  }

  /// Adds a picture that has been written.
  func append(_ entry: Entry, slot: Int? = nil) throws(FileError) {
    let slot = slot ?? reserve()
    order[slot] = file.count
    places[Self.hash(entry.file)] = file.count
    do throws(FileError) { try file.append(Array((entry.json + "\n").utf8)) } catch {
      order[slot] = nil
      places[Self.hash(entry.file)] = nil
      throw error
    }
  }

  /// Records that the picture of an earlier run is still valid.
  func keep(_ name: String) {
    if let place = places[Self.hash(name)] { order.append(place) }
  }

  /// Sorts the lines into picture order, one per picture. Lines already in place are not rewritten.
  ///
  /// - Parameter isComplete: whether all pictures were visited, so that lines of other pictures are dropped.
  func finish(isComplete: Bool) throws(FileError) {
    let order = isComplete ? order.compactMap { $0 } : places.values.sorted()
    var end = 0
    for place in order where place == end { end += try line(at: place).length + 1 }
    guard end != file.count else { return }
    let target = try FileReplacement(path)
    for place in order { try target.append(try line(at: place).bytes + [UInt8(ascii: "\n")]) }
    try target.finish()
  }

  // MARK: Lines

  private func index() throws(FileError) {
    var start = 0
    while start < file.count {
      let line = try line(at: start)
      guard start + line.length < file.count else {
        // An earlier run was killed while it wrote this line.
        try file.cut(to: start)
        return
      }
      if let entry = Entry(line.bytes) { places[Self.hash(entry.file)] = start }
      start += line.length + 1
    }
  }

  /// The line that begins at a place, without its end, and its length. A line longer than any valid one is returned
  /// only in part.
  private func line(at place: Int) throws(FileError) -> (bytes: [UInt8], length: Int) {
    var line: [UInt8] = []
    var length = 0
    while true {
      let piece = try file.read(1_024, at: place + length)
      let end = piece.firstIndex(of: UInt8(ascii: "\n")) ?? piece.count
      if line.count < Self.longestLine { line += piece[..<end] }
      length += end
      if end < piece.count || piece.isEmpty { return (line, length) }
    }
  }

  /// The maximum length of a line in bytes; even a picture of several hundred photos with long paths needs less.
  private static let longestLine = 1 << 20

  private static func hash(_ name: String) -> UInt64 { Checksum(of: Array(name.utf8)).word }
}

extension Manifest.Entry {
  /// The line, without its end.
  var json: String {
    var text = "{\"file\": \(JSONText.literal(file)), \"spec\": \(JSONText.literal(spec)), \"row\": \(row), "
    text += "\"size\": \"\(size)\", \"appearance\": \"\(appearance)\", \"scale\": \(scale), \"bytes\": \(bytes), "
    text += "\"xxh128\": \"\(sum)\", \"key\": \"\(key)\""
    if !inputs.isEmpty { text += ", \"inputs\": \(inputs.json)" }
    return text + "}"
  }

  /// nil if the line does not have this form.
  init?(_ line: [UInt8]) {
    guard let root = JSONParser.parse(SourceText(name: "manifest", bytes: line)).output,
      let file = root["file"]?.stringValue, let spec = root["spec"]?.stringValue,
      let size = root["size"]?.stringValue, let appearance = root["appearance"]?.stringValue,
      let sum = root["xxh128"]?.stringValue, let key = root["key"]?.stringValue,
      let row = root["row"]?.numberValue.flatMap({ Int(exactly: $0) }),
      let scale = root["scale"]?.numberValue.flatMap({ Int(exactly: $0) }),
      let bytes = root["bytes"]?.numberValue.flatMap({ Int(exactly: $0) })
    else { return nil }
    (self.file, self.spec, self.row, self.size, self.appearance) = (file, spec, row, size, appearance)
    (self.scale, self.bytes, self.sum, self.key) = (scale, bytes, sum, key)
    inputs = root["inputs"].map(PictureInputs.init) ?? PictureInputs()
  }
}
