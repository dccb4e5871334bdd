// SPDX-License-Identifier: MIT

import WeaveSystem

/// The source of rows.
enum RowSource {
  case json(JSONRowReader)
  case csv(CSVRowReader)
  /// One row without values, for designs that need no rows.
  case single(isTaken: Bool)

  /// The rows of a file, by its file name extension; JSON lines for `-`.
  init(_ path: String, _ map: RowMap) throws(BatchError) {
    let stream: ByteStream
    do throws(FileError) { stream = try ByteStream(path) } catch { throw .file(error) }
    let name = path.lowercased()
    self =
      [".csv", ".tsv"].contains { name.hasSuffix($0) }
      ? .csv(try CSVRowReader(stream, map)) : .json(JSONRowReader(stream, map))
  }

  mutating func next() throws(FileError) -> Result<BatchRow, BatchProblem>? {
    switch self {
    case .json(var reader):
      // The reader's buffer then has a single owner while it changes.
      self = .single(isTaken: true)
      defer { self = .json(reader) }
      return try reader.next()
    case .csv(var reader):
      self = .single(isTaken: true)
      defer { self = .csv(reader) }
      return try reader.next()
    case .single(let isTaken):
      self = .single(isTaken: true)
      return isTaken ? nil : .success(BatchRow(place: "", number: 1))
    }
  }

  /// The number of bytes read so far.
  var count: Int {
    switch self {
    case .json(let reader): reader.count
    case .csv(let reader): reader.count
    case .single: 0
    }
  }
}
