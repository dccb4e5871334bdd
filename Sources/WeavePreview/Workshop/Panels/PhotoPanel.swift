// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeaveJSON
import WeaveRender
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// The photo of a design: its crop for each size, its colours, and its album.
struct PhotoPanel: WorkshopPanel {
  static let name = "photo"
  static let title = "Photo"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  func body() throws(WorkshopRefusal) -> HTML {
    let spec = try room.spec()
    let shown: HTML = spec.image == nil ? "<p>The design has no photo.</p>" : room.strip()
    return """
      \(shown)\(prepare())\(try crops(spec))\(filter(spec))\(album(spec))
      \(room.command("weave photo prepare lake.jpg \(room.title.shellQuoted) --in-place"))
      """
  }

  // MARK: The page

  private func prepare() -> HTML {
    let names = room.photoNames.filter { !$0.hasPrefix("smart-") }
    let here: HTML =
      names.isEmpty
      ? HTML.empty
      : "\(room.choice("photo", "or one that lies here", [""] + names, titles: ["": "none"]))"
    let subjects: HTML = """
      <details><summary>What is in it</summary><p class="quiet">As fractions of the photo: x, y, width, height. These take precedence over what stands out.</p>
      <div class="line">\(room.field("face", "A face", hint: "0.4,0.2,0.1,0.15"))
      \(room.field("body", "A body")) \(room.field("animal", "An animal"))</div></details>
      """
    let form = room.form(
      "prepare", base: room.base, hasFile: true, class: "stack",
      """
      <div class="line"><label>A photo <input type="file" name="file" accept="image/*"></label> \(here)</div>\(subjects)
      <button class="main">Cut it for each size</button>
      """)
    return """
      <div class="card"><h3>A photo for the design</h3><p class="quiet">The photo and a crop for each size are written beside the
      design, within the app's size limits and without place, date and camera.</p>\(form)</div>
      """
  }

  private func crops(_ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    guard let image = spec.image, let smart = image.smartPhoto else { return HTML.empty }
    guard let bytes = room.photo(smart.masterFileName), let master = try? PhotoTheme.photo(bytes) else {
      return
        "<p class=\"warn\">The full photo, \(smart.masterFileName), is missing, so its crops cannot be changed.</p>"
    }
    let reduced: PixelBuffer
    do { reduced = try SmartPhotoMaker.reduced(master, to: 320) } catch { throw WorkshopRefusal(error) }
    let source = try room.key(of: reduced)
    let cards = SmartCrop.pixelSizes.map { size in
      crop(size.key, size.size, smart.variant(for: size.key), master, "picture/\(source).png", reduced)
    }
    return """
      <h3>Crops</h3><p class="quiet">The part of the photo that each size shows, as fractions of its sides. The height follows from the width.</p>
      <div class="figures">\(cards)</div>
      """
  }

  private func crop(
    _ key: MatchedSet.Key, _ size: SmartPhotoSpec.PixelSize, _ variant: SmartPhotoSpec.Variant?, _ master: PixelBuffer,
    _ source: String, _ reduced: PixelBuffer
  ) -> HTML {
    let rect = variant?.cropRect ?? .init(x: 0, y: 0, width: 1, height: 1)
    let (width, height) = (reduced.width, reduced.height)
    let (left, top) = (Self.written(rect.x * Double(width)), Self.written(rect.y * Double(height)))
    let (wide, high) = (Self.written(rect.width * Double(width)), Self.written(rect.height * Double(height)))
    let picture: HTML = """
      <svg class="crop" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img"
      aria-label="The part that \(key.rawValue) shows"><image href="\(source)" width="\(width)" height="\(height)"/>
      <path class="shade" fill-rule="evenodd" d="M0 0H\(width)V\(height)H0ZM\(left) \(top)h\(wide)v\(high)h-\(wide)Z"/>
      <rect x="\(left)" y="\(top)" width="\(wide)" height="\(high)"/></svg>
      """
    func number(_ name: String, _ label: String, _ value: Double) -> HTML {
      """
      <label>\(label) <input type="number" name="\(name)" value="\(Self.written(value))" min="0" max="1" step="any"></label>
      """
    }
    let form = room.form(
      "crop", base: room.base, class: "stack",
      """
      <input type="hidden" name="size" value="\(key.rawValue)"><div class="line">\(number("x", "Left", rect.x))
      \(number("y", "Top", rect.y)) \(number("width", "Width", rect.width))</div>
      <button aria-label="Cut \(key.rawValue)">Cut</button>
      """)
    return room.figure(
      picture,
      "<strong>\(key.rawValue)</strong> \(size.width) × \(size.height) pixels\(form)"
    )
  }

  /// A number with four decimals.
  private static func written(_ number: Double) -> String { JSONWriter.text(of: (number * 10_000).rounded() / 10_000) }

  private func filter(_ spec: WidgetSpec) -> HTML {
    guard let image = spec.image else { return HTML.empty }
    let form = room.form(
      "filter", base: room.base,
      """
      \(room.choice("filter", "Filter", ImageSpec.Filter.Token.words, chosen: image.filter?.token.rawValue ?? "none"))
      <label>strength <input type="number" name="intensity" min="0" max="1" step="0.05"
      value="\(Self.written(image.filter?.intensity ?? 1))"></label>
      \(room.choice("mode", "Shown", ImageSpec.ContentMode.words, chosen: image.contentMode.rawValue))
      \(room.field("label", "Description for people who cannot see it", image.accessibilityLabel ?? "", size: 30))
      <button>Change</button>
      """)
    return "<div class=\"card\"><h3>How it is shown</h3>\(form)</div>"
  }

  private func album(_ spec: WidgetSpec) -> HTML {
    let smart = spec.image?.smartPhoto
    let names = room.albumNames
    let now: HTML
    if let name = smart?.shuffleManifestFileName {
      now =
        room.album(name).map { schedule($0, name) }
        ?? "<p class=\"warn\">The album \(name) is missing or invalid.</p>"
    } else {
      now = "<p>The photo stays the same.</p>"
    }
    let offered = names + [smart?.shuffleManifestFileName].compactMap(\.self).filter { !names.contains($0) }
    let form: HTML =
      offered.isEmpty || smart == nil
      ? HTML.empty
      : room.form(
        "album", base: room.base,
        """
        \(room.choice("album", "Album", [""] + offered, chosen: smart?.shuffleManifestFileName, titles: ["": "none"]))
        <button>Change</button>
        """)
    return "<div class=\"card\"><h3>Album</h3>\(now)\(form)\(newAlbum())</div>"
  }

  /// A form to choose photos of the folder for a new album.
  private func newAlbum() -> HTML {
    let names = room.photoNames.filter { !$0.hasPrefix("smart-") }.prefix(AlbumMaker.most)
    if names.count < 2 { return "<p class=\"quiet\">Photos beside the design can take turns.</p>" }
    let boxes = names.map { "<label><input type=\"checkbox\" name=\"photo.\($0)\"> \($0)</label>" as HTML }
    let minutes = ShuffleManifest.intervals.map(String.init)
    let form = room.form(
      "shuffle", base: room.base, class: "stack",
      """
      <fieldset><legend>Photos that follow each other</legend><div class="line">\(boxes)</div></fieldset>
      \(room.choice("every", "each for", minutes, chosen: "60", titles: ["0": "always"])) minutes
      <button>Make an album</button>
      """)
    return "<details><summary>Make an album</summary>\(form)</details>"
  }

  private func schedule(_ album: ShuffleManifest, _ name: String) -> HTML {
    let moment = room.moment
    let rows = [MatchedSet.Key.small, .medium, .large].map { size -> HTML in
      let entry = album.shown(at: moment.now, size: size)
      let file = entry?.file(for: size) ?? "no photo is ready"
      let period = album.period(at: moment.now, size: size)
      let end = period.end.map { "until \(InstantWords.iso($0))" } ?? "for good"
      return "<tr><td>\(size.rawValue)</td><td>\(file)</td><td>\(end)</td></tr>"
    }
    let pace = album.intervalMinutes == 0 ? "stay" : "change every \(album.intervalMinutes) minutes"
    return """
      <p>\(name): \(album.entries.count) photos, which \(pace).</p>
      <div class="scroll"><table><thead><tr><th>Size</th><th>Shows now</th><th></th></tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }

  // MARK: Changes

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    let spec = try room.spec()
    switch deed {
    case "prepare": return try prepare(spec)
    case "crop": return try crop(spec)
    case "filter": return try filtered(spec)
    case "album": return try setAlbum(spec)
    case "shuffle": return try shuffle(spec)
    default: throw WorkshopRefusal("this page cannot do that")
    }
  }

  private func prepare(_ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    let (bytes, name) = try chosenPhoto()
    let photo: PixelBuffer
    do { photo = try PhotoTheme.photo(bytes) } catch { throw WorkshopRefusal("`\(name)` is not a photo: \(error)") }
    var subjects = SmartCrop.Subjects()
    subjects.faces = try part("face")
    subjects.bodies = try part("body")
    subjects.animals = try part("animal")
    let made: SmartPhotoMaker.Made
    do { made = try SmartPhotoMaker.make(photo, SmartCrop(photo, subjects: subjects), now: room.now) } catch {
      throw WorkshopRefusal(error)
    }
    var new = spec
    new.image = made.image.dressed(as: spec.image)
    try write(made, new, what: "photo \(name)")
    return
      "<p>\(name) is cropped for each size. Files written beside the design: \(made.files.map(\.name).joined(separator: ", "))</p>"
  }

  private func chosenPhoto() throws(WorkshopRefusal) -> (bytes: [UInt8], name: String) {
    if let file = room.form.files["file"] { return (file.bytes, file.name) }
    guard let name = room.form["photo"] else { throw WorkshopRefusal("choose a photo") }
    guard room.photoNames.contains(name), let bytes = room.photo(name) else {
      throw WorkshopRefusal("there is no photo `\(name)`", status: 404)
    }
    return (bytes, name)
  }

  private func part(_ name: String) throws(WorkshopRefusal) -> [SmartPhotoSpec.CropRect] {
    guard let text = room.form[name] else { return [] }
    guard let rect = SmartPhotoSpec.CropRect(words: text) else {
      throw WorkshopRefusal("'\(text)' is not a part of a photo; write four fractions, such as 0.4,0.2,0.1,0.15")
    }
    return [rect]
  }

  private func crop(_ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    guard let image = spec.image, let size = room.form["size"].flatMap(MatchedSet.Key.init) else {
      throw WorkshopRefusal(PhotoCutError.notPrepared)
    }
    guard let x = room.form.number("x"), let y = room.form.number("y"), let width = room.form.number("width") else {
      throw WorkshopRefusal("left, top and width must be numbers from 0 to 1")
    }
    guard let name = image.smartPhoto?.masterFileName, let bytes = room.photo(name) else {
      throw WorkshopRefusal(PhotoCutError.notPrepared)
    }
    let master: PixelBuffer
    do { master = try PhotoTheme.photo(bytes) } catch { throw WorkshopRefusal(error) }
    let made: SmartPhotoMaker.Made
    do {
      made = try SmartPhotoMaker.recut(image, for: size, x: x, y: y, width: width, master: master)
    } catch { throw WorkshopRefusal("\(error)") }
    var new = spec
    new.image = made.image
    try write(made, new, what: "crop of \(size.rawValue)")
    return "<p>Changed the crop for \(size.rawValue).</p>"
  }

  /// Writes photo files named by their contents, then the design.
  private func write(_ made: SmartPhotoMaker.Made, _ spec: WidgetSpec, what: String) throws(WorkshopRefusal) {
    if room.form["base"] != room.base { throw WorkshopRefusal.changed("`\(room.title)` has") }
    for file in made.files { try write(file.bytes, named: file.name) }
    try room.change(to: spec, what: what)
  }

  /// Writes a file to the folder of the design.
  private func write(_ bytes: [UInt8], named name: String) throws(WorkshopRefusal) {
    do { try writeFile(bytes, to: "\(room.folder)/\(name)") } catch { throw WorkshopRefusal(error) }
  }

  private func filtered(_ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    guard spec.image != nil, let token = room.form["filter"].flatMap(ImageSpec.Filter.Token.init),
      let intensity = room.form.number("intensity"), (0...1).contains(intensity)
    else { throw WorkshopRefusal("unknown filter, or its strength is not from 0 to 1") }
    var new = spec.filteringPhoto(by: token, intensity: intensity)
    new.image?.contentMode = room.form["mode"].flatMap(ImageSpec.ContentMode.init) ?? .fill
    new.image?.accessibilityLabel = room.form["label"]
    try room.change(to: new, what: "filter \(token.rawValue)")
    return "<p>Changed how the photo is shown.</p>"
  }

  private func shuffle(_ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    let names = room.photoNames.filter { room.form.isOn("photo.\($0)") }
    guard let minutes = room.form["every"].flatMap({ Int($0) }), ShuffleManifest.intervals.contains(minutes) else {
      throw WorkshopRefusal("there is no such time")
    }
    if names.count < 2 { throw WorkshopRefusal("choose at least two photos") }
    if room.form["base"] != room.base { throw WorkshopRefusal.changed("`\(room.title)` has") }
    let image = try AlbumMaker.make(names, every: minutes, now: room.now) { name throws(WorkshopRefusal) in
      guard let bytes = room.photo(name) else { throw WorkshopRefusal("there is no photo `\(name)`", status: 404) }
      do { return try PhotoTheme.photo(bytes) } catch { throw WorkshopRefusal("`\(name)` is not a photo: \(error)") }
    } write: { name, bytes throws(WorkshopRefusal) in
      try write(bytes, named: name)
    } refusal: {
      WorkshopRefusal($0)
    }
    var new = spec
    new.image = image?.dressed(as: spec.image)
    try room.change(to: new, what: "an album of \(names.count) photos")
    return "<p>\(names.count) photos take turns.</p>"
  }

  private func setAlbum(_ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    let name = room.form["album"]
    if let name, room.album(name) == nil { throw WorkshopRefusal("`\(name)` is not an album", status: 404) }
    var new = spec
    new.image?.smartPhoto?.shuffleManifestFileName = name
    try room.change(to: new, what: name.map { "album \($0)" } ?? "no album")
    return "<p>\(name.map { "The photo changes with \($0)." } ?? "The photo stays the same.")</p>"
  }
}
