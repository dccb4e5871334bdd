// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveResolve

extension Renderer {
  /// Problems with reading a design's texts: texts that are cut, reach over an edge, overlap something else to read, or
  /// have too little contrast.
  public func legibility(of request: RenderRequest) throws(RenderError) -> [Diagnostic] {
    let drawn = try render(request)
    guard let picture = drawn.output, !drawn.hasErrors else { return drawn.diagnostics.ofTexts }
    return try drawn.diagnostics.ofTexts
      + ContrastCheck(renderer: self).diagnostics(of: picture, in: request.environment)
  }

  /// The number of texts that `legibility` reports, for comparing many variants of a design.
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
  /// The environments of a phone: its three sizes, light and dark.
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
