// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveResolve

extension Renderer {
  /// What keeps a reader from a design's texts: what is cut, reaches over the edge, or is hard to tell from what lies behind.
  public func legibility(of request: RenderRequest) throws(RenderError) -> [Diagnostic] {
    let drawn = try render(request)
    let codes: Set<DiagnosticCode> = [.layoutTextCut, .layoutOverflow]
    let cut = drawn.diagnostics.filter { codes.contains($0.code) }
    guard let picture = drawn.output, !drawn.hasErrors else { return cut }
    return try cut + ContrastCheck(renderer: self).diagnostics(of: picture, in: request.environment)
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
