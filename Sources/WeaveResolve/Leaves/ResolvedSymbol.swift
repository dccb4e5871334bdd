// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveGraphics
import WeaveSpec

private enum SymbolMode: String, CaseIterable { case monochrome, hierarchical, palette, multicolor }

extension NodeResolver {
  // MARK: Symbols

  /// A symbol with its layers coloured; nil, with a report, for an unknown name.
  mutating func symbol(_ node: ContentNode, _ context: Inherited) -> ResolvedSymbol? {
    let p = node.properties
    guard let name = evaluator.text(p["name"], context), !name.isEmpty else { return nil }
    guard let symbol = symbols.symbol(named: name) else {
      unknownSymbol(name, node)
      return nil
    }
    let tint = evaluator.fill(p["color"], context) ?? .color(context.foreground)
    let mode = shown(evaluator.token(p["mode"], context, default: SymbolMode.monochrome))
    var resolved = ResolvedSymbol(
      symbol: symbol, size: evaluator.number(p["size"], context, default: 17),
      weight: evaluator.token(p["weight"], context, default: FontWeight.regular).value, primary: tint,
      secondary: tint, tertiary: tint)
    if evaluator.bool(p["alignsInk"], context, default: false) {
      resolved.symbol.viewBox = symbol.viewBox.narrowed(to: symbol.inkBounds)
    }
    switch mode {
    case .monochrome: break
    case .hierarchical:
      let levels = hierarchy(of: tint, isLayered: symbol.isLayered)
      (resolved.primary, resolved.secondary, resolved.tertiary) = (levels[0], levels[1], levels[2])
    case .palette:
      var fills = [tint, tint, tint]
      if case .array(let colors)? = p["colors"]?.value {
        for (index, color) in colors.prefix(3).enumerated() {
          guard let color = evaluator.color(color, context) else { continue }
          for level in index..<3 { fills[level] = .color(color) }
        }
      }
      (resolved.primary, resolved.secondary, resolved.tertiary) = (fills[0], fills[1], fills[2])
    case .multicolor:
      resolved.roles = symbols.multicolor(isDark: context.palette.isDark)
    }
    return resolved
  }

  /// One colour shows no more than its strengths; one bit shows not even these.
  private func shown(_ mode: SymbolMode) -> SymbolMode {
    if environment.appearance == .eink { return .monochrome }
    return environment.isVibrant && mode != .monochrome ? .hierarchical : mode
  }

  /// The tint at 100, 55 and 35 %; a symbol of one layer shades into the tint's darker neighbour instead.
  private func hierarchy(of tint: Fill, isLayered: Bool) -> [Fill] {
    guard case .color(let color) = tint else { return [tint, tint, tint] }
    if isLayered { return [tint, .color(color.opacity(0.55)), .color(color.opacity(0.35))] }
    let shaded = Fill.linear(
      degrees: 180,
      [
        GradientStop(offset: 0, color: color.mixed(with: .white, 0.12)),
        GradientStop(offset: 1, color: color.turnedToDarkerNeighbour(degrees: 12)),
      ])
    return [shaded, shaded, shaded]
  }

  private mutating func unknownSymbol(_ name: String, _ node: ContentNode) {
    if evaluator.isFull { return }
    let place = node.properties["name"]?.range ?? range(of: node)
    evaluator.report(.unknownSymbol(name, among: symbols.symbolNames, at: place, node: node.path))
  }

  // MARK: Photos

  /// A photo, upright, with its filter; nil, with a report, where it cannot be used.
  mutating func image(_ node: ContentNode, _ context: Inherited) -> ResolvedImage? {
    let p = node.properties
    guard let file = evaluator.text(p["file"], context), !file.isEmpty else { return nil }
    var request = ImageRequest(
      file: file, quarterTurns: Int(evaluator.number(p["rotation90"], context, default: 0)),
      straighten: evaluator.number(p["straighten"], context, default: 0))
    if case .object(let filter)? = p["filter"]?.value {
      request.filter = evaluator.text(filter["token"], context)
      request.filterIntensity = evaluator.number(filter["intensity"], context, default: 1)
    }
    photos += 1
    switch images.image(request) {
    case .success(let image): return placed(image, p, context)
    case .failure(let failure):
      let place = p["file"]?.range ?? range(of: node)
      let diagnostic = Diagnostic(
        failure.code, Diagnostic.Message(failure.sentence), at: place, severity: isLenient ? .warning : nil,
        node: node.path)
      evaluator.report(diagnostic)
      return nil
    }
  }

  private mutating func placed(
    _ image: RasterImage, _ p: [String: Property], _ context: Inherited
  ) -> ResolvedImage {
    var crop = Rect(x: 0, y: 0, width: 1, height: 1)
    if case .object(let object)? = p["crop"]?.value {
      crop = Rect(
        x: evaluator.number(object["x"], context, default: 0), y: evaluator.number(object["y"], context, default: 0),
        width: evaluator.number(object["width"], context, default: 1),
        height: evaluator.number(object["height"], context, default: 1)
      ).intersection(crop)
    }
    if crop.isEmpty { crop = Rect(x: 0, y: 0, width: 1, height: 1) }
    let focus = Point(
      x: evaluator.number(p["focusX"], context, default: 0.5),
      y: evaluator.number(p["focusY"], context, default: 0.5))
    let zoom = max(1, evaluator.number(p["zoom"], context, default: 1))
    if zoom > 1 {
      let size = Size(width: crop.width / zoom, height: crop.height / zoom)
      crop = Rect(
        x: crop.minX + (crop.width - size.width) * focus.x, y: crop.minY + (crop.height - size.height) * focus.y,
        width: size.width, height: size.height)
    }
    let ideal = Size(
      width: Double(image.width) * crop.width / environment.scale,
      height: Double(image.height) * crop.height / environment.scale)
    return ResolvedImage(
      image: image, crop: crop, mode: evaluator.token(p["mode"], context, default: ResolvedImage.Mode.fill),
      focus: focus, idealSize: ideal)
  }
}

extension Rect {
  /// The box with the left and right edge of another.
  fileprivate func narrowed(to other: Rect?) -> Rect {
    guard let other, other.width > 0 else { return self }
    return Rect(x: other.minX, y: minY, width: other.width, height: height)
  }
}

extension VectorSymbol {
  /// A box around all shapes, half of each stroke's width included; nil without shapes.
  fileprivate var inkBounds: Rect? {
    shapes.reduce(into: nil) { bounds, shape in
      guard var box = shape.path.controlBounds else { return }
      if case .stroke(let style) = shape.drawing { box = box.insetBy(dx: -style.width / 2, dy: -style.width / 2) }
      bounds = bounds.map { $0.union(box) } ?? box
    }
  }

  /// Whether it has more than one level to tell apart.
  var isLayered: Bool { Set(shapes.map(\.level)).count > 1 }
}

extension ImageFailure {
  /// The code of the diagnostic that tells it.
  public var code: DiagnosticCode {
    switch reason {
    case .missing: .assetMissingImage
    case .outside: .assetImageOutside
    case .unreadable: .assetUnreadableImage
    case .tooLarge: .assetImageTooLarge
    case .unsupported: .assetNotAnImage
    case .damaged: .assetDamagedImage
    }
  }
}

extension Diagnostic {
  /// A symbol's name that nothing answers to, with the nearest that exist.
  public static func unknownSymbol(
    _ name: String, among names: [String], at range: SourceRange?, node: String? = nil
  ) -> Diagnostic {
    if names.contains(name) {
      return Diagnostic(.assetUnknownSymbol, .symbolNotInstalled(name), at: range, node: node)
    }
    let near = nearest(to: name, in: names)
    let question = near.first.map { "; did you mean `\($0)`?" } ?? ""
    let fixes = range.map { range in
      near.enumerated().map { index, name in
        Fix(
          .init("replace with `\(name)`"), index == 0 ? .likely : .guess, [.init(range, with: JSONText.literal(name))])
      }
    }
    let message = Message("there is no symbol `\(Message.clipped(name))`\(question)")
    return Diagnostic(.assetUnknownSymbol, message, at: range, fixes: fixes ?? [], node: node)
  }
}

extension Diagnostic.Message {
  fileprivate static func symbolNotInstalled(_ name: String) -> Self {
    "the picture of the symbol `\(name)` is not installed; Debian has it in the package `bootstrap-icons`"
  }
}
