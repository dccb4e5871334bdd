// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveRender
import WeaveResolve
import WeaveSystem

/// The pictures of a batch in order. Only the current row is in memory.
struct JobQueue {
  /// A picture, or what is wrong with its row.
  struct Ticket: Sendable {
    /// The number within this shard, from 0.
    var number: Int
    var job: Result<BatchJob, BatchProblem>
  }

  private let options: BatchOptions
  /// Nil for the standard names.
  private let pattern: NameTemplate?
  private let designs: [String?]
  private let rowFile: String?
  private var source: RowSource
  private var design = 0
  private var pending: ArraySlice<Result<BatchJob, BatchProblem>> = []
  private var index = 0
  private var number = 0
  /// Hashes of all names so far: 8 bytes per picture.
  private var names: Set<Int> = []
  /// The folders that must contain designs named by a row, or by a folder of designs.
  private let rowFolders, designFolders: [String]?
  private let size: Int?

  /// - Throws: if the list of pictures cannot be read.
  init(_ options: BatchOptions) throws {
    self.options = options
    pattern = try options.pattern.map { pattern in
      // A picture can thus overwrite only other pictures.
      guard pattern.lowercased().hasSuffix(".\(options.format.rawValue)") else {
        throw PatternError("`\(pattern)` must end in .\(options.format.rawValue); there are \(PictureFormat.endings)")
      }
      return try NameTemplate(pattern)
    }
    if options.source != "-", isFolder(options.source) {
      designs = try Self.designs(in: options.source).map { $0 }
      rowFile = try options.rows ?? Self.rows(in: options.source)
      designFolders = [options.source]
    } else if options.source.lowercased().hasSuffix(".json") {
      designs = [options.source]
      rowFile = options.rows
      designFolders = nil
    } else {
      guard options.rows == nil else {
        throw BatchError.source(
          "`\(options.source)` holds rows already; --rows goes with a design or a folder of designs")
      }
      designs = [nil]
      rowFile = options.source
      designFolders = nil
    }
    let here = rowFile.map { $0 == "-" ? "." : FilePath.folder(of: $0) } ?? "."
    let specs = options.spec.map { FilePath.folder(of: $0) } ?? here
    rowFolders = here == specs ? [here] : [here, specs]
    if rowFile == "-", designs.count > 1 {
      throw BatchError.source(
        "standard input can be read only once, and there are \(designs.count) designs; give --rows a file")
    }
    size = try rowFile.flatMap { $0 == "-" ? nil : try ByteStream($0).size }
    source = try Self.open(rowFile, options.map)
  }

  /// The next picture of this shard; nil at the end.
  mutating func next() throws(FileError) -> Ticket? {
    while true {
      while let item = pending.popFirst() {
        defer { index += 1 }
        guard options.shard?.takes(index) ?? true else { continue }
        defer { number += 1 }
        return Ticket(number: number, job: item)
      }
      guard let row = try nextRow() else { return nil }
      switch row {
      case .failure(let problem): pending = [.failure(problem)]
      case .success(let row): pending = jobs(of: row)[...]
      }
    }
  }

  /// The share of the rows that has been read, 0 to 1; nil if the size of the input is not known.
  var fraction: Double? {
    guard let size, size > 0 else { return nil }
    return (Double(design) + min(1, Double(source.count) / Double(size))) / Double(designs.count)
  }

  // MARK: Rows

  private mutating func nextRow() throws(FileError) -> Result<BatchRow, BatchProblem>? {
    while design < designs.count {
      if let row = try source.next() { return row }
      design += 1
      guard design < designs.count else { break }
      do { source = try Self.open(rowFile, options.map) } catch let error as FileError { throw error } catch {
        throw .failed(rowFile ?? options.source, reason: "\(error)")
      }
    }
    return nil
  }

  private static func open(_ path: String?, _ map: RowMap) throws -> RowSource {
    do { return try path.map { try RowSource($0, map) } ?? .single(isTaken: false) } catch {
      throw BatchError.source("\(error)")
    }
  }

  private mutating func jobs(of row: BatchRow) -> [Result<BatchJob, BatchProblem>] {
    guard let spec = row.spec.map(path) ?? designs[design] ?? options.spec else {
      return [.failure(BatchProblem(row.place, "the row names no `spec`; add one, or give --spec"))]
    }
    var jobs: [Result<BatchJob, BatchProblem>] = []
    for size in row.sizes ?? options.sizes {
      for appearance in row.appearances ?? options.appearances {
        for scale in row.scales ?? options.scales {
          let locale = row.locale ?? options.locale
          var job = BatchJob(
            index: index + jobs.count, row: row, spec: spec, size: size, appearance: appearance, scale: scale,
            locale: locale)
          job.folders = row.spec != nil ? rowFolders : designs[design] != nil ? designFolders : nil
          do throws(RowMistake) {
            job.file = try name(of: job)
            jobs.append(.success(job))
          } catch {
            jobs.append(.failure(BatchProblem(job.place, error.message, code: "name")))
          }
        }
      }
    }
    return jobs
  }

  /// The path of a design that a row names, relative to the row's file.
  private func path(_ spec: String) -> String {
    guard !spec.hasPrefix("/"), let rowFile, rowFile != "-", let slash = rowFile.lastIndex(of: "/") else { return spec }
    return rowFile[...slash] + spec
  }

  private mutating func name(of job: BatchJob) throws(RowMistake) -> String {
    let chosen: NameTemplate
    if let pattern { chosen = pattern } else { chosen = try standardPattern(job) }
    let name = try chosen.path(of: job)
    // The pages of a document have no names.
    if options.isDocument { return name }
    guard names.insert(FilePath.folded(name).hashValue).inserted else {
      throw RowMistake(
        "a picture before this one is called `\(name)`, too, or nearly so, as the case of letters does not count; "
          + "give rows a `name`, or see --names")
    }
    guard Manifest.isNoManifest(name) else { throw RowMistake("`\(name)` is the name of the list of pictures") }
    return name
  }

  /// The standard pattern, with the parts that tell the pictures of the batch or the row apart.
  private func standardPattern(_ job: BatchJob) throws(RowMistake) -> NameTemplate {
    let spec = designs.count > 1 && job.row.name != nil ? "{spec}-" : ""
    let isSeveral = max(options.appearances.count, job.row.appearances?.count ?? 1) > 1
    do throws(PatternError) {
      return try NameTemplate(
        "\(spec){name}-{size}\(isSeveral ? "-{appearance}" : "")@{scale}x.\(options.format.rawValue)")
    } catch {
      throw RowMistake(error.description)
    }
  }

  // MARK: Folders

  private static func designs(in folder: String) throws -> [String] {
    let names = try WeaveSystem.names(inFolder: folder).filter {
      $0.hasSuffix(".json") && !$0.hasPrefix(".") && $0 != "weave.test.json"
    }
    guard !names.isEmpty else { throw BatchError.source("`\(folder)` holds no designs: no file ends in .json") }
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// The file of rows in a folder of designs; nil if each design is drawn once.
  private static func rows(in folder: String) throws -> String? {
    let found = try ["rows.csv", "rows.jsonl"].map { "\(folder)/\($0)" }.filter { try kind(ofFile: $0) != nil }
    for path in found where try kind(ofFile: path) == .link {
      throw BatchError.source("`\(path)` is a symbolic link; give the file that it leads to with --rows")
    }
    guard found.count < 2 else {
      throw BatchError.source("there are both `\(found[0])` and `\(found[1])`; give --rows")
    }
    return found.first
  }
}
