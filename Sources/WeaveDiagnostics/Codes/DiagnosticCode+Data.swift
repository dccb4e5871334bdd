// SPDX-License-Identifier: MIT

/// Mistakes in data given to designs: W0240 to W0249.
extension DiagnosticCode {
  /// A CSV or JSON data file has a row or a header that cannot be read; that row is left out.
  public static let dataTable = DiagnosticCode(
    "W0240", .error, "a table that cannot be read",
    """
    The first row of a CSV file names the columns, and each row has as many cells; texts that hold a separator stand \
    between quotes. A row that has not is left out, and the others are used. A JSON file with a list of records says the \
    same and more.
    """)
  /// Data has another type than the design declares, or shows in its samples. Raised by `DataFit`.
  public static let dataMisfit = DiagnosticCode(
    "W0241", .warning, "data that does not fit the design",
    """
    The design says in `types`, or shows by its samples in `variables`, what a variable holds, and the data that is given \
    holds something else: a member is missing, a text stands where a number is read, a record where a list is. Correct \
    the data, or say in `types` what may be missing: `"delay?": "number"`.
    """)

  /// The codes of data.
  public static let dataCodes: [DiagnosticCode] = [dataTable, dataMisfit]
}
