// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveResolve

extension Renderer {
  /// What keeps a reader from a design's texts: what is cut, reaches over an edge, lies on something else to read, or is hard
  /// to tell from what lies behind.
  public func legibility(of request: RenderRequest) throws(RenderError) -> [Diagnostic] {
    let drawn = try render(request)
    guard let picture = drawn.output, !drawn.hasErrors else { return drawn.diagnostics.ofTexts }
    return try drawn.diagnostics.ofTexts
      + ContrastCheck(renderer: self).diagnostics(of: picture, in: request.environment)
  }

  /// How many of a design's texts `legibility` tells of, for where many forms of a design are compared.
  public func illegibleTexts(in request: RenderRequest) throws(RenderError) -> Int {
    let drawn = try render(request)
    guard let picture = drawn.output, !drawn.hasErrors else { return drawn.diagnostics.ofTexts.count }
    return try drawn.diagnostics.ofTexts.count + ContrastCheck(renderer: self).count(in: picture)
  }
}

extension [Diagnostic] {
  fileprivate var ofTexts: [Diagnostic] {
    let codes: Set<DiagnosticCode> = [.layoutTextCut, .layoutOverflow, .layoutClipped, .layoutOverlap]
    return filter { codes.contains($0.code) }
  }
}

extension RenderEnvironment {
  /// A phone's three sizes, light and dark.
  public static func phone(at moment: Moment) -> [RenderEnvironment] {
    [WidgetSize.small, .medium, .large].flatMap { size in
      Appearance.coloured.map { appearance in
        RenderEnvironment(
          now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance, size: size,
          canvas: Device.standard.canvas(for: size), scale: 2)
      }
    }
  }
}
