// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveNative
import WeaveRender
import WeaveResolve
import WeaveSpec

/// Any design can be laid out and drawn, and any photo decoded, without a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDraw(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[") { draw(bytes) } else { decode(bytes) }
  return 0
}

private func draw(_ bytes: [UInt8]) {
  // A design may itself contain these words.
  let words = String(decoding: bytes, as: UTF8.self).lowercased()
  let saysNone = words.contains("nan") || words.contains("inf") || words.contains("\\u")
  let now = Date(timeIntervalSince1970: 1_774_706_400)
  let checked = WidgetCompiler.compile(SourceText(name: "fuzz.json", bytes: bytes), mode: .lenient, now: now)
  guard let design = checked.output, let renderer = try? Renderer() else { return }
  // The folder does not exist, so no file of the machine is read.
  let photos = PhotoFolder(designFolder: "/nonexistent", embedded: design.document.images)
  for widget in design.widgets.prefix(2).compactMap({ $0 }) {
    let size: WidgetSize = count(bytes, UInt8(ascii: "a")) % 2 == 0 ? .small : .large
    let environment = RenderEnvironment(
      now: now, timeZone: .gmt, locale: Locale(identifier: "en_US"),
      appearance: count(bytes, UInt8(ascii: "e")) % 2 == 0 ? .light : .dark, size: size,
      canvas: Size(width: 64, height: 48), scale: 1)
    guard let picture = try? renderer.render(widget, in: environment, photos: photos).output else { continue }
    if !saysNone { check(picture.displayList.dump()) }
    _ = try? renderer.png(picture)
    if let svg = try? renderer.svg(picture), !saysNone { check(svg) }
  }
}

/// No number in a dump is NaN.
private func check(_ dump: String) {
  let words = dump.split { !$0.isLetter }
  precondition(!words.contains("nan") && !words.contains("inf"), dump)
}

private func decode(_ bytes: [UInt8]) {
  guard let pixels = try? decodePhoto(bytes, pixelLimit: 1_000_000) else { return }
  precondition(pixels.bytes.count == pixels.width * pixels.height * 4)
}

private func count(_ bytes: [UInt8], _ byte: UInt8) -> Int { bytes.count { $0 == byte } }
