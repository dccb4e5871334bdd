// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveEdit
import WeaveFacts
import WeaveGraphics
import WeaveJSON
import WeaveNative
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// What the page's inspector and its dialogs choose from: keys, facts, symbols, and designs to start with.
extension PreviewSession {
  /// The answer about something to choose from; nil if there is no such list.
  func choices(_ steps: [String], _ scene: PreviewScene) -> Response? {
    switch steps.first {
    case "keys": .json(KeyTables.node)
    case "facts": .json(factNames)
    case "symbols": .json(.array(Language.symbolNames(matching: scene.word).prefix(240).map { .text($0) }))
    case "symbol": sample(of: steps.dropFirst().first ?? "", on: Size(width: 32, height: 32), scene, symbolDesign)
    case "photos": .json(.array(photos(of: scene).map { .text($0) }))
    case "catalogue": .json(catalogue)
    case "sample":
      sample(of: steps.dropFirst().first ?? "", on: Device.standard.canvas(for: .small), scene) {
        Self.sampleText(of: $0)
      }
    default: nil
    }
  }

  /// Every fact that a design may read, with its kind, unit and description.
  private var factNames: JSONNode {
    .array(
      FactTable.all.filter { $0.aliasOf == nil }.map { key in
        .object([
          ("name", .text(key.name)), ("kind", .text("\(key.kind)")), ("says", .text(key.summary)),
          ("unit", key.unit.map { .text($0.symbol) }),
          (
            "members",
            key.members.isEmpty
              ? nil : .array(key.members.map { .array([.text($0.name), .text("\($0.kind)")]) })
          ),
        ])
      })
  }

  private var catalogue: JSONNode {
    .array(
      CatalogueEntry.all.map { entry in
        .object([
          ("name", .text(entry.name)), ("kind", .text(entry.kind.rawValue)), ("says", .text(entry.summary)),
          ("facts", .array(entry.facts.map { .text($0.rawValue) })), ("hasPhoto", .flag(entry.hasPhoto)),
        ])
      })
  }

  // MARK: Photos

  private func photos(of scene: PreviewScene) -> [String] {
    let folder = path(of: scene).map(FilePath.folder) ?? files.folder
    return ((try? names(inFolder: folder)) ?? []).filter { ImageFormat.isName($0) }.sorted().prefix(500).map(\.self)
  }

  /// Writes a photo beside the shown design. A photo that is there with other content is never written over.
  ///
  /// - Returns: `file`, the name for the design.
  func addPhoto(_ scene: PreviewScene, _ bytes: [UInt8]) -> Response {
    let name = scene.word
    guard !bytes.isEmpty, ImageFormat.isName(name), !name.hasPrefix("."), !name.contains("/") else {
      return .text(400, "this is not a photo; use JPEG, PNG, WebP, HEIC or another picture format")
    }
    let path = "\(self.path(of: scene).map(FilePath.folder) ?? files.folder)/\(name)"
    if NewDesign.isTaken(path) {
      guard (try? readFile(path, limit: Limits.imageBytes)) == bytes else {
        return .text(409, "\(name) is already there and is another photo; rename yours")
      }
    } else {
      do { try createFile(bytes, at: path) } catch { return .text(500, "the photo cannot be written: \(error)") }
    }
    version += 1
    return .json(.object([("file", .text(name))]))
  }

  // MARK: Samples

  /// The picture of a design that is not a file, by its name and an extension.
  private func sample(
    of file: String, on canvas: Size, _ scene: PreviewScene, _ text: (String) -> String?
  ) -> Response {
    let name = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
    guard let text = text(name), let bytes = drawn(text, on: canvas, scene) else {
      return .text(404, "there is no such sample")
    }
    return Response(status: 200, type: "image/png", body: bytes, isFinal: true)
  }

  private func drawn(_ text: String, on canvas: Size, _ scene: PreviewScene) -> [UInt8]? {
    let moment = moment(scene)
    guard let compiled = WidgetCompiler.compile(SourceText(name: "sample", text: text), now: moment.now).output,
      let widget = compiled.widgets.first ?? nil
    else { return nil }
    let environment = RenderEnvironment(
      now: moment.now, timeZone: moment.timeZone, locale: moment.locale,
      appearance: scene.appearances.first ?? .light, size: .small, canvas: canvas, scale: scene.scale,
      shape: canvas.width < 100 ? .square : .rounded)
    let photos = PhotoFolder(designFolder: "", embedded: samplePhotos)
    let request = RenderRequest(
      design: widget, environment: environment, facts: shownFacts.snapshots, variables: shownFacts.variables,
      photos: photos)
    guard let drawn = try? renderer.render(request).output else { return nil }
    return try? renderer.bytes(of: drawn, as: .png)
  }

  /// A symbol alone, as large as its picture.
  private func symbolDesign(_ name: String) -> String? {
    guard !Language.symbolNames(matching: name).isEmpty else { return nil }
    return """
      { "name": "Symbol", "layout": { "template": "custom" },
        "content": { "type": "symbol", "name": \(JSONText.literal(name)), "size": 20,
          "frame": { "width": "infinity", "height": "infinity" } } }
      """
  }

  /// A landscape in place of the photo that the author has to supply.
  private var samplePhotos: [ExchangeImage] {
    if let photo = samplePhoto { return [photo] }
    let text = """
      { "name": "Landscape", "layout": { "template": "custom" }, "content": { "type": "zstack", "children": [
        { "type": "shape", "fill": { "linear": ["#F7C08A", "#E98B7B", "#7C6FA6"] } },
        { "type": "shape", "shape": "circle", "fill": "#FFF3D6", "frame": { "width": 46, "height": 46 },
          "offset": { "x": 30, "y": -26 } },
        { "type": "shape", "shape": "circle", "fill": "#4C4A78", "frame": { "width": 260, "height": 260 },
          "offset": { "x": -70, "y": 130 } },
        { "type": "shape", "shape": "circle", "fill": "#2E3158", "frame": { "width": 300, "height": 300 },
          "offset": { "x": 80, "y": 165 } } ] } }
      """
    guard let compiled = WidgetCompiler.compile(SourceText(name: "landscape", text: text), now: Date()).output,
      let widget = compiled.widgets.first ?? nil
    else { return [] }
    let environment = RenderEnvironment(
      now: shownFacts.moment.now, timeZone: shownFacts.moment.timeZone, locale: shownFacts.moment.locale, size: .large,
      canvas: Size(width: 300, height: 300), scale: 2,
      shape: .square)
    let request = RenderRequest(design: widget, environment: environment, photos: PhotoFolder(designFolder: ""))
    guard let drawn = try? renderer.render(request).output, let bytes = try? renderer.bytes(of: drawn, as: .png)
    else { return [] }
    let photo = ExchangeImage(originalFileName: "photo.jpg", bytes: bytes)
    samplePhoto = photo
    return [photo]
  }

  // MARK: New designs

  /// The word that stands for an empty design among the beginnings.
  private static let blank = "blank"

  private static func newText(named name: String, from beginning: String) -> String? {
    guard beginning == blank else { return Language.newDesign(named: name, from: beginning) }
    return """
      {
        "$schema": "weave.schema.json",
        "name": \(JSONText.literal(name)),
        "layout": { "template": "custom" },
        "content": {
          "type": "vstack",
          "alignment": "leading",
          "spacing": 8,
          "padding": 16,
          "children": [
            { "type": "text", "text": \(JSONText.literal(name)), "font": "headline" }
          ]
        }
      }

      """
  }

  /// A new design with a photo where its author has to supply one.
  private static func sampleText(of beginning: String) -> String? {
    let text = newText(named: beginning, from: beginning)
    let hasPhoto = CatalogueEntry.all.first { $0.name == beginning }?.hasPhoto ?? false
    guard hasPhoto, let text, !text.contains("\"image\":"), text.hasPrefix("{") else { return text }
    return "{ \"image\": { \"fileName\": \"photo.jpg\" }, " + text.dropFirst()
  }

  /// Writes a new design beside the shown ones. A file that is there is never written over.
  ///
  /// - Parameter body: an object with `name` and `template`, an entry of the catalogue or `blank`.
  /// - Returns: `file`, the name in the list of files, which is missing if the preview shows one design alone; `path`.
  func create(_ body: [UInt8]) -> Response {
    let asked = JSONParser.parse(SourceText(name: "new", bytes: body)).output
    guard let name = asked?["name"]?.stringValue, !name.allSatisfy(\.isWhitespace) else {
      return .text(400, "a design needs a name")
    }
    guard let text = Self.newText(named: name, from: asked?["template"]?.stringValue ?? Self.blank) else {
      return .text(400, "there is no such beginning")
    }
    let file = NewDesign.fileName(of: name)
    let path = "\(files.folder)/\(file)"
    if NewDesign.isTaken(path) { return .text(409, "\(file) already exists; choose another name") }
    do { try NewDesign.write(text, to: path) } catch { return .text(500, "the file cannot be written: \(error)") }
    _ = noticeFiles()
    let isShown = files.index(of: file) != nil
    return .json(.object([("file", isShown ? .text(file) : nil), ("path", .text(path))]))
  }
}
