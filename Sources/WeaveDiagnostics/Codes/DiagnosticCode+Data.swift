// SPDX-License-Identifier: MIT

/// Mistakes in data given to designs: W0240 to W0249.
extension DiagnosticCode {
  /// A CSV or JSON data file has a row or a header that cannot be read; that row is left out.
  public static let dataTable = DiagnosticCode(
    "W0240", .error, "a table that cannot be read",
    """
    The first row of a CSV file names the columns, and every other row needs the same number of cells. Put a text with \
    a separator in quotes. A row with more or fewer cells is left out; the others are used. A JSON file with a list of \
    records can hold the same and more.
    """)
  /// Data does not have the type that the design declares, or that its samples show. Raised by `DataFit`.
  public static let dataMisfit = DiagnosticCode(
    "W0241", .warning, "data that does not fit the design",
    """
    The data does not fit the type that the design declares in `types`, or shows by its samples in `variables`: a member \
    is missing, or a text stands in place of a number, or a record in place of a list. Correct the data, or mark in \
    `types` what may be missing: `"delay?": "number"`.
    """)

  /// The codes of data.
  public static let dataCodes: [DiagnosticCode] = [dataTable, dataMisfit]
}
