// SPDX-License-Identifier: MIT

import WeaveResolve
import WeaveSystem

/// The rows of a text as a batch would read them, with the names of their pictures.
package struct RowListing {
  /// The names in a folder `x`.
  package private(set) var names: [String] = []
  package private(set) var problems: [BatchProblem] = []

  /// - Parameter isCSV: whether the text is CSV; otherwise JSON lines.
  package init(_ bytes: [UInt8], isCSV: Bool) {
    do throws(any Error) {
      let stream = try ByteStream(bytes, name: "rows")
      var source = isCSV ? RowSource.csv(try CSVRowReader(stream, RowMap())) : .json(JSONRowReader(stream, RowMap()))
      let pattern = try NameTemplate("x/{name}-{locale}-{row}.png")
      while let row = try source.next() {
        switch row {
        case .failure(let problem): problems.append(problem)
        case .success(let row):
          let job = BatchJob(
            index: 0, row: row, spec: row.spec ?? "d.json", size: .medium, appearance: .light, scale: 1,
            locale: row.locale ?? "en_US")
          do throws(RowMistake) { names.append(try pattern.path(of: job)) } catch {
            problems.append(BatchProblem(job.place, error.message))
          }
        }
      }
    } catch {
      problems.append(error as? BatchProblem ?? BatchProblem("rows:1", "\(error)"))
    }
  }
}
