// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics
import WeaveJSON
import WeaveResolve
import WeaveSchema
import WeaveSpec

/// The colours written in a design, for editors that show them.
public enum ColorMarks {
  /// The colours, each with the bytes of its literal.
  public static func colors(of view: DesignView) -> [(range: SourceRange, color: Color)] {
    var found: [(range: SourceRange, color: Color)] = []
    let accent = view.root?["style"]?["accent"]?.stringValue ?? "blue"
    let palette = Palette(isDark: false, accent: accent, ownAccent: Color(hex: accent))
    TypedWalk { value in
      guard case .string(let text) = value.node.value, value.types.contains(where: \.isColor),
        let name = ColorName(text)
      else { return }
      found.append((value.node.range, palette.color(name)))
    }.run(view)
    return found
  }

  /// The possible spellings of a colour, to replace a literal.
  public static func spellings(of color: Color) -> [String] {
    let plain = Color(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    var texts = [color.alpha >= 1 ? plain.hex : color.hex]
    if color.alpha < 1 { texts.append("\(plain.hex)/\(rounded(color.alpha))") }
    return texts.map { JSONText.literal($0) }
  }

  private static func rounded(_ value: Double) -> String {
    JSONWriter.text(of: (value * 100).rounded() / 100)
  }
}

extension PlainType {
  var isColor: Bool { if case .color = type { true } else { false } }
}
