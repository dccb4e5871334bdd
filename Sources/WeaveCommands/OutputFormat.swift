// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
public import WeaveRender

/// How a command prints its results.
package enum OutputFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

extension PictureFormat: ExpressibleByArgument {
  /// Reads a file name extension.
  public init?(argument: String) { self.init(ending: argument) }
}

extension PictureFormat {
  /// The format of `--output`, by its extension and by `--format`.
  ///
  /// - Throws: a usage error if the extension is not a picture's, or belongs to another format.
  static func chosen(_ format: PictureFormat?, for output: String?) throws(ValidationError) -> PictureFormat {
    guard let output, !Targets.isFolder(output) else { return format ?? .png }
    let named: PictureFormat?
    do throws(UnknownFormat) { named = try self.named(by: output) } catch {
      // With an explicit format, the file may have any name: `picture.png.new`.
      if let format { return format }
      throw ValidationError("\(error). To use such a name anyway, choose a format with --format.")
    }
    if let format, let named, format != named {
      throw ValidationError("--format \(format.rawValue) and '\(output)' contradict each other.")
    }
    return format ?? named ?? .png
  }

  /// Refuses a name for a PNG file that has another extension.
  static func requirePNG(_ output: String?) throws(ValidationError) {
    let named: PictureFormat?
    do throws(UnknownFormat) {
      named = try output.flatMap { path throws(UnknownFormat) in try self.named(by: path) }
    } catch {
      throw ValidationError("This command only draws PNG: \(error)".sentence)
    }
    guard let named, named != .png, let output else { return }
    throw ValidationError("This command only draws PNG; '\(output)' ends in .\(named.rawValue).")
  }
}
