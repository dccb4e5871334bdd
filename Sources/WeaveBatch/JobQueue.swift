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
  init(_ options: BatchOptions) throws(BatchError) {
    self.options = options
    do throws(PatternError) {
      pattern = try options.pattern.map { pattern throws(PatternError) in
        // A picture can thus overwrite only other pictures.
        guard pattern.lowercased().hasSuffix(".\(options.format.rawValue)") else {
          throw PatternError("`\(pattern)` must end in .\(options.format.rawValue); there are \(PictureFormat.endings)")
        }
        return try NameTemplate(pattern)
      }
    } catch { throw .pattern(error) }
    if options.source != "-", isFolder(options.source) {
      designs = try Self.designs(in: options.source).map { $0 }
      if let rows = options.rows { rowFile = rows } else { rowFile = try Self.rows(in: options.source) }
      designFolders = [options.source]
    } else if options.source.lowercased().hasSuffix(".json") {
      designs = [options.source]
      rowFile = options.rows
      designFolders = nil
    } else {
      guard options.rows == nil else {
        throw .source(
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
      throw .source(
        "standard input can be read only once, and there are \(designs.count) designs; give --rows a file")
    }
    do throws(FileError) {
      if let rowFile, rowFile != "-" { size = try ByteStream(rowFile).size } else { size = nil }
    } catch { throw .file(error) }
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
      do throws(BatchError) { source = try Self.open(rowFile, options.map) } catch {
        throw .failed(rowFile ?? options.source, reason: "\(error)")
      }
    }
    return nil
  }

  private static func open(_ path: String?, _ map: RowMap) throws(BatchError) -> RowSource {
    guard let path else { return .single(isTaken: false) }
    return try RowSource(path, map)
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

  private static func designs(in folder: String) throws(BatchError) -> [String] {
    let all: [String]
    do throws(FileError) { all = try WeaveSystem.names(inFolder: folder) } catch { throw .file(error) }
    let names = all.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") && $0 != "weave.test.json" }
    guard !names.isEmpty else { throw .source("`\(folder)` holds no designs: no file ends in .json") }
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// The file of rows in a folder of designs; nil if each design is drawn once.
  private static func rows(in folder: String) throws(BatchError) -> String? {
    var found: [(path: String, kind: FileKind)] = []
    do throws(FileError) {
      for path in ["\(folder)/rows.csv", "\(folder)/rows.jsonl"] {
        if let kind = try kind(ofFile: path) { found.append((path, kind)) }
      }
    } catch { throw .file(error) }
    if let link = found.first(where: { $0.kind == .link }) {
      throw .source("`\(link.path)` is a symbolic link; give the file that it leads to with --rows")
    }
    guard found.count < 2 else {
      throw .source("there are both `\(found[0].path)` and `\(found[1].path)`; give --rows")
    }
    return found.first?.path
  }
}
