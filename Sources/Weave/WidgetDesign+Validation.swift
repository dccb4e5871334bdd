// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveSystem

extension WidgetDesign {
  /// The mistakes of a design in a file, without drawing it: fields, texts, expressions, symbols and photos.
  ///
  /// - Parameters:
  ///   - variables: the values that it will be drawn with.
  ///   - moment: the moment that its texts are read at.
  /// - Returns: errors, warnings and notes by place; empty for a design without mistakes.
  /// - Throws: `.file` if the file cannot be read, and `.drawing` if a library fails.
  public static func validate(
    contentsOf path: String, variables: [String: WidgetValue] = [:], at moment: Date = Date()
  ) throws(WidgetError) -> [WidgetProblem] {
    let bytes: [UInt8]
    do { bytes = try readFile(path, limit: Limits.designBytes) } catch { throw .file(path, reason: "\(error)") }
    return try validate(
      SourceText(name: path, bytes: bytes), folder: FilePath.folder(of: path), variables, moment)
  }

  /// The mistakes of a design in a text, without drawing it.
  ///
  /// - Parameters:
  ///   - name: the name of the text in problems.
  ///   - folder: the folder of its photos and of the designs in its slots; nil for a design that may not read files.
  ///   - variables: the values that it will be drawn with.
  ///   - moment: the moment that its texts are read at.
  /// - Returns: errors, warnings and notes by place; empty for a design without mistakes.
  /// - Throws: `.drawing` if a library fails.
  public static func validate(
    json: String, name: String = "design", photosIn folder: String? = nil, variables: [String: WidgetValue] = [:],
    at moment: Date = Date()
  ) throws(WidgetError) -> [WidgetProblem] {
    try validate(SourceText(name: name, text: json), folder: folder ?? "", variables, moment)
  }

  private static func validate(
    _ source: SourceText, folder: String, _ variables: [String: WidgetValue], _ now: Date
  ) throws(WidgetError) -> [WidgetProblem] {
    let checked = WidgetCompiler.compile(source, now: now, folder: folder.isEmpty ? nil : folder)
    let whole = checked.output?.source ?? source
    let moment = Moment(now: now, timeZone: .gmt, locale: Locale(identifier: "en_US"))
    do throws(RenderError) {
      let found = try DesignChecker().check(
        checked, folder: folder, moment: moment, variables: variables.mapValues(\.value), depth: .reading)
      return found.map { WidgetProblem($0, in: whole) }
    } catch { throw .drawing(reason: "\(error)") }
  }
}
