// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveSystem

extension DisplayEditor {
  /// The first mistake in a file that a display shows; nil if it can be drawn.
  ///
  /// - Parameter file: a path below the folder.
  /// - Returns: `clock.json:3:14: error: … [W0102]`
  public func mistake(in file: String) -> String? {
    let path = "\(folder)/\(file)"
    guard let bytes = try? ConfinedFolder.read(path, within: [folder], limit: Limits.designBytes) else {
      return "\(file): error: the file cannot be read"
    }
    let source = SourceText(name: file, bytes: bytes)
    if PlaylistReader.isPlaylist(source) {
      let list = PlaylistReader.read(source)
      return list.output == nil ? FolderContent.report(list.diagnostics, source) : nil
    }
    let design = WidgetCompiler.compile(source, now: Date(), folder: FilePath.folder(of: path))
    guard design.hasErrors || design.output?.widgets.compactMap(\.self).isEmpty ?? true else { return nil }
    return FolderContent.report(design.diagnostics, design.output?.source ?? source)
  }
}
