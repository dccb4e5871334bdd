// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeavePanel
import WeaveRender
import WeaveResolve

extension FolderContent {
  /// A picture with words in its lower right corner, of the same size and in the same inks.
  ///
  /// - Parameter file: a picture of the look; it may come from an earlier run of the server.
  func marked(_ file: [UInt8], of look: PictureLook, _ words: String) throws(ContentError) -> [UInt8] {
    let scale = look.scale ?? look.panel.scale()
    let drawing = MarkDrawing(words, on: look.panel, scale: scale)
    let mark = try mark(words, drawing, isColoured: look.form == .svg)
    let made: [UInt8]? =
      switch look.form {
      case .panel(let format): drawing.marked(file, as: format, with: mark)
      case .svg:
        {
          let canvas = look.panel.canvas(scale: scale)
          return drawing.marked(svg: file, with: mark, canvas: (canvas.width, canvas.height))
        }()
      }
    guard let made else {
      throw ContentError(description: "\(look.shows): the picture has no room for the warning", files: [])
    }
    return made
  }

  /// The mark as PNG, in the device's orientation; upright and antialiased for an SVG.
  private func mark(_ words: String, _ drawing: MarkDrawing, isColoured: Bool) throws(ContentError) -> [UInt8] {
    guard let text = NoticeDesign.text(NoticeDesign.mark) else { throw ContentError(description: words, files: []) }
    var panel = drawing.small
    if isColoured {
      (panel.width, panel.height, panel.rotation, panel.isMirrored) = (drawing.width, drawing.height, .none, false)
      panel.colors = .all
    }
    let design = try ownDesign(NoticeDesign.mark, text)
    let environment = RenderEnvironment(
      now: Date(timeIntervalSince1970: 0), timeZone: .gmt, locale: Locale(identifier: "en_US"),
      appearance: panel.isBilevel ? .eink : .light, size: .small, canvas: panel.canvas(scale: drawing.scale),
      scale: drawing.scale, shape: .square)
    let request = RenderRequest(
      design: design.widget, environment: environment, facts: .init(), variables: ["words": .string(words)],
      photos: design.photos, output: .png)
    do {
      guard let rendering = try renderer.render(request).output else {
        throw ContentError(description: "no mark", files: [])
      }
      return try renderer.bytes(of: rendering, on: panel, as: Self.png(for: panel)).bytes
    } catch let error as ContentError { throw error } catch { throw ContentError(description: "\(error)", files: []) }
  }

  /// The PNG format that holds all inks of a panel.
  private static func png(for panel: Panel) -> PanelFormat {
    switch panel.inks.count {
    case 0: .png24
    case ...2: .png1
    case ...4: .png2
    case ...16: .png4
    default: .png8
    }
  }
}
