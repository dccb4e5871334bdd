// SPDX-License-Identifier: MIT

import Weave
import WeaveData
import WeaveDiagnostics
import WeaveHash
import WeaveResolve
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// The page of the workshop: what an author has in hand beyond drawing, for one design. It only shows; what writes are the
/// commands that it names.
extension PreviewSession {
  /// What the page asks for: a request in words, and where remixes begin.
  private struct Wish {
    var words = ""
    var seed: UInt64?

    init(query: String) {
      for part in query.split(separator: "&").prefix(20) {
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard pair.count == 2, let value = PreviewScene.decoded(pair[1]) else { continue }
        if pair[0] == "words" { words = String(value.prefix(KeywordRules.promptLimits.patch)) }
        if pair[0] == "seed" { seed = UInt64(value) }
      }
    }
  }

  /// - Parameter query: the part of the address behind `?`.
  func workshop(_ query: String) -> Response {
    let (scene, wish) = (PreviewScene(query: query), Wish(query: query))
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment, text: nil) else { return .text(404, "the file cannot be read") }
    let title = files.names.first { shown.path.hasSuffix($0) } ?? shown.path
    var sections: [HTML] = [designList(but: title)]
    if let design = shown.compiled.output, !shown.compiled.hasErrors,
      let index = design.widgets.firstIndex(where: { $0 != nil }), let widget = design.widgets[index],
      let request = request(scene, shown, moment)?.request
    {
      let variants = DesignVariants(of: request, in: design.document, at: index, renderer: renderer)
      sections += [wordsSection(wish, variants, title), remixSection(wish, variants, title)]
      sections += [sizesSection(widget.spec, title), inspectorSection(widget.spec, shown)]
    } else {
      sections.append("<p>The design has errors; the preview tells them.</p>")
    }
    let page: HTML = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title), workshop</title>
      <link rel="icon" href="icon.svg"><link rel="stylesheet" href="preview.css"></head>
      <body><main><section><h1>\(title)</h1><p><a href="./">Preview</a></p>
      \(sections)
      </section></main></body></html>

      """
    return .page("text/html; charset=utf-8", page.text)
  }

  /// The other designs of a folder.
  private func designList(but title: String) -> HTML {
    let others = files.names.filter { $0 != title }.prefix(200)
    if others.isEmpty { return HTML.nothing }
    let links = others.map { "<li><a href=\"workshop?design=\(PercentEncoding.text($0))\">\($0)</a></li>" as HTML }
    return "<details><summary>Other designs</summary><ul>\(links)</ul></details>"
  }

  // MARK: Words

  /// A request by the rules that need no model, and what it would change.
  private func wordsSection(_ wish: Wish, _ variants: DesignVariants, _ title: String) -> HTML {
    let form: HTML = """
      <h2>Words</h2><form action="workshop" method="get"><input type="hidden" name="design" value="\(title)">
      <label>What is to change <input name="words" size="40" maxlength="\(KeywordRules.promptLimits.patch)"
      value="\(wish.words)"></label> <button>Show</button></form>
      """
    if wish.words.allSatisfy(\.isWhitespace) { return form }
    let patch = KeywordRules.patch(wish.words, of: variants.base)
    guard let review = try? DesignReview(patch, of: variants, prompt: wish.words) else {
      return "\(form)<p>What these words ask for cannot be drawn.</p>"
    }
    let command = "weave patch \(title.shellQuoted) \(wish.words.shellQuoted) --apply"
    var pictures: [ContactSheet.Cell] = []
    for (caption, widget) in [("before", variants.request.design), ("after", review.variant.widget)] {
      var request = variants.request
      request.design = widget
      guard let drawn = try? renderer.render(request).output else { continue }
      pictures.append(.init(caption: caption, picture: drawn))
    }
    let sheet = ContactSheet(rows: [.init(title: "", cells: pictures)])
    return "\(form)<pre>\(review.text)</pre>\(picture(sheet, says: "before and after"))\(said(command))"
  }

  // MARK: Remixes

  private func remixSection(_ wish: Wish, _ variants: DesignVariants, _ title: String) -> HTML {
    let next = (wish.seed ?? 0) &+ 1
    let link = "workshop?design=\(PercentEncoding.text(title))&seed=\(next)"
    let start: HTML =
      "<h2>Remixes</h2><p><a href=\"\(link)\">\(wish.seed == nil ? "Show twelve" : "Twelve others")</a></p>"
    guard let seed = wish.seed else { return start }
    var remixer = Remixer(variants, seed: seed, rules: .ours)
    guard let remixes = try? remixer.next(12), !remixes.isEmpty,
      let sheet = try? ContactSheet(remixes, of: variants, seed: seed, renderer)
    else { return "\(start)<p>No remix shows what the design shows.</p>" }
    let list = remixes.map { "<li>\($0.look.title): \($0.look.subtitle)</li>" as HTML }
    let command = "weave remix \(title.shellQuoted) --seed \(seed) --pick 1 --in-place"
    return "\(start)\(picture(sheet, says: "twelve remixes"))<ol>\(list)</ol>\(said(command))"
  }

  // MARK: Sizes, and all else

  /// What each size shows otherwise.
  private func sizesSection(_ spec: WidgetSpec, _ title: String) -> HTML {
    let lines = WidgetSpec.variantSizes.map { size -> String in
      guard let changes = spec.differences(of: size) else { return "\(size.rawValue): the base" }
      return (["\(size.rawValue): a variant"] + changes.map { "  \($0)" }).joined(separator: "\n")
    }
    let command = "weave variants derive \(title.shellQuoted) --size small --in-place"
    return "<h2>Sizes</h2><pre>\(lines.joined(separator: "\n"))</pre>\(said(command))"
  }

  /// What `weave inspect --all` says: photos, buttons, variables, and what is worth a look.
  private func inspectorSection(_ spec: WidgetSpec, _ shown: Shown) -> HTML {
    let folders = [shown.folder, assets].compactMap(\.self)
    let brought = shown.compiled.output?.document
    let stored = shownFacts.snapshots.variables?.values.mapValues { $0.value.text } ?? [:]
    let inspector = DesignInspector(
      spec, size: .medium,
      photo: { name in
        brought?.image(named: name)?.bytes.count
          ?? folders.lazy.compactMap { try? readFile(name, below: $0, limit: Limits.imageBytes) }.first?.count
      }, values: stored)
    return "<h2>Inspector</h2><pre>\(inspector.text)</pre>"
  }

  // MARK: Writing

  /// A sheet as an image of the page, kept as the preview's pictures are.
  private func picture(_ sheet: ContactSheet, says words: String) -> HTML {
    guard let bytes = try? renderer.bytes(of: sheet, scale: 1, as: .png) else { return HTML.nothing }
    let key = Checksum(of: bytes).description
    pictures.removeAll { $0.key == key }
    if pictures.count >= 96 { pictures.removeFirst() }
    pictures.append((key, bytes))
    return "<p><img src=\"picture/\(key).png\" alt=\"\(words)\"></p>"
  }

  private func said(_ command: String) -> HTML { "<p>On the command line: <code>\(command)</code></p>" }
}
