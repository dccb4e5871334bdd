// SPDX-License-Identifier: MIT

/// Designs of the server's own: what a display shows that has nothing else to show.
///
/// Their names begin with a slash, which no file of a folder does.
enum NoticeDesign {
  /// The short name of a device that nobody has named yet, in the variable `id`.
  static let pairing = "/pairing"

  /// An empty picture, where a playlist has nothing to show.
  static let nothing = "/nothing"

  /// The text of a design of this name; nil for none.
  static func text(_ name: String) -> String? {
    switch name {
    case pairing: pairingText
    case nothing: nothingText
    default: nil
    }
  }

  private static let nothingText =
    #"{"name": "Nothing", "layout": {"template": "custom"}, "content": {"type": "spacer"}}"#

  private static let pairingText = #"""
    {
      "name": "Pairing",
      "layout": {"template": "custom"},
      "content": {
        "type": "vstack", "spacing": 10, "padding": 16,
        "children": [
          {"type": "text", "text": "This display is new here", "font": {"size": 20}},
          {"type": "text", "text": "{{id}}", "font": {"size": 52, "weight": "bold", "design": "monospaced"}},
          {"type": "text", "text": "Give it a name on the server's page.", "font": {"size": 16}}
        ]
      }
    }
    """#
}
