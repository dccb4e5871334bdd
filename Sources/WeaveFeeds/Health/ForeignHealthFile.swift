// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A file of a health program that has no steps to read. It is recognised so that its refusal can name what to import
/// instead.
public struct ForeignHealthFile: Sendable, Hashable {
  /// The name of the program.
  public var program: String
  /// The file that has the steps, with its article.
  public var instead: String

  /// Nil for everything else.
  public init?(_ start: FileStart) {
    if let known = Self.known(start) { self = known } else { return nil }
  }

  private init(_ program: String, instead: String) {
    self.program = program
    self.instead = instead
  }

  /// The reason for not importing the file.
  var refusal: Diagnostic {
    Diagnostic(.feedWrongShape, "this file of \(program) has no steps; import \(instead)", at: nil)
  }

  private static func known(_ start: FileStart) -> ForeignHealthFile? {
    if SamsungDays.table(of: start) != nil {
      return ForeignHealthFile("Samsung Health", instead: "`com.samsung.shealth.step_daily_trend.….csv`")
    }
    if WithingsSteps.isTable(start), start.name.hasPrefix("aggregates_") || start.name.hasPrefix("raw_") {
      return ForeignHealthFile("Withings", instead: "`aggregates_steps.csv`")
    }
    // FIT, the form of Garmin's watches, has its name in the header.
    if start.bytes.count > 12, start.bytes[8..<12].elementsEqual(".FIT".utf8) {
      return ForeignHealthFile("Garmin", instead: "`UDSFile_….json` of the export")
    }
    return start.isJSON ? knownJSON(start) : nil
  }

  /// The beginning decides, because a design may have any of these words in its texts.
  private static func knownJSON(_ start: FileStart) -> ForeignHealthFile? {
    let head = String(start.text.prefix(2_000).filter { !$0.isWhitespace })
    func begins(_ starts: String...) -> Bool { starts.contains { head.hasPrefix($0) } }
    if begins("[{"),
      head.contains("\"calendarDate\":") || head.contains("\"userProfilePK\":")
        || start.name.hasSuffix("_wellness.json")
    {
      return ForeignHealthFile("Garmin", instead: "`UDSFile_….json` of the folder `DI-Connect-Aggregator`")
    }
    if begins("[{\"dateTime\":", "[{\"logId\":") || (begins("[{") && FitbitSteps.isOther(start.name)) {
      return ForeignHealthFile("Fitbit", instead: "`steps_….csv` or `steps-….json`")
    }
    if begins("{\"data\":{\"metrics\":", "{\"data\":{\"workouts\":") {
      return ForeignHealthFile("Health Auto Export", instead: "an export with the metric Step Count")
    }
    if begins("{\"fitnessActivity\":", "{\"DataSource\":") {
      return ForeignHealthFile("Google Fit", instead: "`Daily activity metrics.csv`")
    }
    if start.name.contains("com.samsung.") || start.name.hasSuffix(".binning_data.json") {
      return ForeignHealthFile("Samsung Health", instead: "`com.samsung.shealth.step_daily_trend.….csv`")
    }
    return nil
  }
}
