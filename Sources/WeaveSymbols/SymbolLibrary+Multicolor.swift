// SPDX-License-Identifier: MIT

public import WeaveGraphics

extension SymbolLibrary {
  /// The colours of multicolour symbols, by the role of a shape: `light` for light backgrounds, `dark` for dark ones
  /// and for skies.
  public static let multicolor: [String: (light: Color, dark: Color)] = [
    "cloud": (Color(rgb: 0x8393AB), Color(rgb: 0xFFFFFF)),
    "sun": (Color(rgb: 0xFFB300), Color(rgb: 0xFFD60A)),
    "moon": (Color(rgb: 0x7D83E8), Color(rgb: 0xF3E7B8)),
    "star": (Color(rgb: 0xA9ADF2), Color(rgb: 0xFFF6D6)),
    "rain": (Color(rgb: 0x1E8BFF), Color(rgb: 0x7CCBFF)),
    "snow": (Color(rgb: 0x3FB4F0), Color(rgb: 0xD4F0FF)),
    "hail": (Color(rgb: 0x4F9FD8), Color(rgb: 0xBFE3FF)),
    "bolt": (Color(rgb: 0xFF9F0A), Color(rgb: 0xFFD60A)),
    "fog": (Color(rgb: 0xA3B0C2), Color(rgb: 0xD3DCE7)),
    "wind": (Color(rgb: 0x7F90A8), Color(rgb: 0xDCE6F2)),
    "mercury": (Color(rgb: 0xFF3B30), Color(rgb: 0xFF6961)),
    "glass": (Color(rgb: 0x8E98A8), Color(rgb: 0xD6DEE9)),
  ]
}

extension SymbolLibrary {
  /// The colours of layers by role, for light or dark backgrounds.
  public func multicolor(isDark: Bool) -> [String: Color] {
    Self.multicolor.mapValues { isDark ? $0.dark : $0.light }
  }
}
