// SPDX-License-Identifier: MIT

/// W20: widgets written in SwiftUI.
extension DiagnosticCode {
  /// A view asks for its own layout and changes it each time. Raised by `Renderer`.
  public static let viewUnsettled = DiagnosticCode(
    "W2001", .warning, "a view that does not settle",
    """
    A view that reads a geometry, such as that of a `GeometryReader`, is drawn again until the geometry no longer \
    changes. This one changes it each time. Do not let the size of a view depend on itself.
    """)
  /// A view or modifier compiles, but weave cannot draw it. Raised while views become nodes.
  public static let viewNotDrawn = DiagnosticCode(
    "W2002", .warning, "a part of a view that is not drawn",
    """
    The source compiles here as it does on Apple's systems, but weave cannot draw this view, or not in this way. The \
    message says what the picture shows instead. The table in `docs/swiftui.md` says what is carried.
    """)
  /// A view shows a picture or colour of an asset catalogue that was not found. Raised while views become nodes.
  public static let viewMissingAsset = DiagnosticCode(
    "W2003", .warning, "an asset that was not found",
    """
    The name is not in any asset catalogue (`.xcassets`) that was found beside the source. A missing picture leaves \
    its room empty, a missing colour is drawn as clear. Name the folder of the catalogue, or correct the name.
    """)

  /// All codes of views, in order.
  public static let viewCodes = [viewUnsettled, viewNotDrawn, viewMissingAsset]
}
