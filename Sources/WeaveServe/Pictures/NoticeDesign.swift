// SPDX-License-Identifier: MIT

/// The server's own designs, for displays that have nothing else to show.
///
/// Their names begin with a slash, unlike any file of a folder.
enum NoticeDesign {
  /// The short name of a device that nobody has named yet, in the variable `id`.
  static let pairing = "/pairing"

  /// An empty picture for a playlist that has nothing to show.
  static let nothing = "/nothing"

  /// Words to lay over the picture of a display, in the variable `words`.
  static let mark = "/mark"

  /// Identifies a display by the variables `label` and `name`.
  static let identity = "/identity"

  /// The text of the design with this name; nil if there is none.
  static func text(_ name: String) -> String? {
    switch name {
    case pairing: pairingText
    case nothing: nothingText
    case mark: markText
    case identity: identityText
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

  private static let markText = #"""
    {
      "name": "Mark",
      "layout": {"template": "custom"},
      "style": {"background": "plain", "padding": 0},
      "content": {
        "type": "text", "text": "{{words}}", "font": {"size": 13, "weight": "semibold"}, "foreground": "#000000",
        "lineLimit": 1, "minimumScale": 0.7, "padding": {"horizontal": 4},
        "frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "center"},
        "background": "#FFFFFF", "border": {"fill": "#000000", "width": 1}
      }
    }
    """#

  private static let identityText = #"""
    {
      "name": "Identity",
      "layout": {"template": "custom"},
      "content": {
        "type": "vstack", "spacing": 10, "padding": 16,
        "children": [
          {"type": "text", "text": "This is", "font": {"size": 20}},
          {"type": "text", "text": "{{label}}", "font": {"size": 44, "weight": "bold"}, "minimumScale": 0.4, "lineLimit": 2},
          {"type": "text", "text": "{{name}}", "font": {"size": 16, "design": "monospaced"}}
        ]
      }
    }
    """#
}
