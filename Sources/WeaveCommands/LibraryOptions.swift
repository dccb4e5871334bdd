// SPDX-License-Identifier: MIT

package import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveTime
package import WeaveWorkshop

/// The folder that designs are kept in.
package struct LibraryOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "The folder of the library.", discussion: "Default: weave/library in $XDG_DATA_HOME, else in ~/.local/share.",
      valueName: "folder"), completion: .directory)
  var library: String?

  package func validate() throws {
    if library?.isEmpty == true { throw ValidationError("--library needs the path of a folder.") }
  }

  /// The requested library, otherwise the standard one, which need not exist.
  package func folder() throws(ValidationError) -> DesignLibrary {
    if let library { return DesignLibrary(path: library) }
    guard let standard = DesignLibrary.standard(environment: Inputs.environment) else {
      throw ValidationError(
        "No folder for the library: set XDG_DATA_HOME or HOME to an absolute path, or give --library.")
    }
    return standard
  }

  /// The library, which must exist.
  func existing() throws -> DesignLibrary {
    let folder = try folder()
    guard folder.exists else { throw LibraryExit.refuse(.noLibrary(folder.path)) }
    return folder
  }
}

/// The errors of library commands.
enum LibraryExit {
  /// Runs an operation on a library, and prints the reason if it fails.
  static func run<Result>(_ body: () throws(LibraryError) -> Result) throws(ExitCode) -> Result {
    do throws(LibraryError) { return try body() } catch { throw refuse(error) }
  }

  /// A usage error if the request is wrong, otherwise an error from outside.
  static func refuse(_ error: LibraryError) -> ExitCode {
    let exit = Console.refuse(error)
    switch error {
    case .noDesign, .ambiguous, .changedSince, .refused: return Exit.designHasErrors
    case .file, .noLibrary, .damaged, .nothingToUndo: return exit
    }
  }
}

extension LibraryEntry {
  /// The JSON entry.
  func object(isDefault: Bool, path: String) -> OutputValue {
    .object([
      ("id", .string(id.uuidString)), ("name", .string(name)), ("template", .string(template.rawValue)),
      ("updatedAt", .string(MomentText.text(updatedAt))), ("default", .flag(isDefault)),
      ("variants", .array(variants.isEmpty ? [] : variants.split(separator: ", ").map { .string(String($0)) })),
      ("buttons", .integer(buttons)), ("photos", .integer(photos)), ("path", .string(path)),
    ])
  }
}

extension [LibraryEntry] {
  /// A table for people: a star at the default, identifier, template, day and name.
  func table(defaultID: UUID?) -> String {
    let width = map(\.template.rawValue.count).max() ?? 0
    var text = ""
    for entry in self {
      var extras: [String] = []
      if !entry.variants.isEmpty { extras.append("variants \(entry.variants)") }
      if entry.buttons > 0 { extras.append(entry.buttons == 1 ? "1 button" : "\(entry.buttons) buttons") }
      if entry.photos > 0 { extras.append(entry.photos == 1 ? "1 photo" : "\(entry.photos) photos") }
      let template = entry.template.rawValue
      text += entry.id == defaultID ? "* " : "  "
      text += "\(entry.shortID)  \(template)\(String(repeating: " ", count: width - template.count))  "
      text += "\(LocalDay(entry.updatedAt, in: .gmt))  \(entry.name)"
      text += extras.isEmpty ? "\n" : " (\(extras.joined(separator: "; ")))\n"
    }
    return text
  }
}
